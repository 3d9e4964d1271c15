/** Gives the tiles of a list their pictures with own words, each when it comes near the window. What does not come leaves the plain one. */
import { pictureRoot } from '#core/site/picture-root.ts';

/** Pictures that are asked for at a time. */
const atOnce = 3;
const timeoutMs = 15_000;
/** Once the shop says that it is too much, the rest of the list stays plain. */
const maxFailures = 6;

/** A picture of the right width for the place where `image` is shown, or null for one that is no catalogue picture. */
function ownPath(image: HTMLImageElement, token: string): string | null {
  const { pathname } = new URL(image.currentSrc || image.src, location.href);
  const cards = `${pictureRoot}cards/`;
  return pathname.startsWith(cards) ? `${pictureRoot}tiles/${token}/cards/${pathname.slice(cards.length)}` : null;
}

/** The picture once it is decoded. Rejects where it does not come in time. */
async function decoded(path: string): Promise<void> {
  const picture = new Image();
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('too late')), timeoutMs);
  });
  picture.src = path;
  await Promise.race([picture.decode(), timeout]);
}

/** Begins; what it returns stops it and brings the plain pictures back. */
export function replaceTiles(token: string): () => void {
  const waiting: HTMLImageElement[] = [];
  const plain = new Map<HTMLImageElement, { srcset: string; src: string }>();
  let running = 0;
  let failures = 0;
  let isOver = false;

  async function replace(image: HTMLImageElement): Promise<void> {
    try {
      const path = ownPath(image, token);
      if (path === null) return;
      await decoded(path);
      if (isOver || !image.isConnected) return;
      plain.set(image, { srcset: image.srcset, src: image.src });
      image.removeAttribute('srcset');
      image.src = path;
    } catch {
      failures += 1;
    }
  }

  function next(): void {
    while (!isOver && failures < maxFailures && running < atOnce) {
      const image = waiting.shift();
      if (!image) return;
      running += 1;
      void replace(image).finally(() => {
        running -= 1;
        next();
      });
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting.push(target as HTMLImageElement);
      }
      next();
    },
    { rootMargin: '100% 0px' },
  );
  for (const image of document.querySelectorAll('[data-list="cards"] .tile-ground img')) observer.observe(image);
  return () => {
    isOver = true;
    observer.disconnect();
    for (const [image, { srcset, src }] of plain) {
      image.srcset = srcset;
      image.src = src;
    }
  };
}
