/**
 * Hydrates the blocks of a first load when they are needed: at once where they are seen or touched, when the browser is idle where they are
 * near the window, and all of them with the first use of the page, since the next one may need them. Links and forms work before that.
 */
import { loadWhenOnline } from '#web/page/load-when-online.ts';
import { onFirstUse } from '#web/ui/when-needed.ts';
import { prepareComponents } from './components.ts';

/** Share of the window's height that a block may be away from it when it counts as near. */
const margin = '15%';

/** Milliseconds after which blocks near the window are hydrated though the browser is not idle (Specification 9). */
const idleTimeout = 10_000;
/** Safari does not tell when it is idle. */
const pauseMs = 200;

const attribute = 'data-block';

function folderOf(element: Element): string {
  return element.getAttribute(attribute) ?? '';
}

function prepare(folders: readonly string[]): void {
  if (folders.length > 0) void loadWhenOnline(() => prepareComponents(folders));
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, pauseMs);
  else requestIdleCallback(work, { timeout: idleTimeout });
}

/** Tells once of each block that comes within this margin of the window. */
function observe(blocks: readonly Element[], rootMargin: string, found: (folders: readonly string[]) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const inside = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const element of inside) observer.unobserve(element);
      found(inside.map(folderOf));
    },
    { rootMargin },
  );
  for (const element of blocks) observer.observe(element);
}

/** Watches the blocks in the document. */
export function hydrateLazily(blocks: readonly Element[]): void {
  observe(blocks, '0px', prepare);
  observe(blocks, margin, (folders) => {
    if (folders.length > 0) whenIdle(() => prepare(folders));
  });
  onFirstUse(() => prepare(blocks.map(folderOf)));
}
