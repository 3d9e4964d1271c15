/**
 * Hydrates the blocks of a first load when they are needed: their scripts are fetched when they come near the window or are touched, and
 * all of them with the first press of a key or pointer, since the next page may need them. Links and forms work before that.
 */
import { loadWhenOnline } from '#web/page/load-when-online.ts';
import { prepareComponents } from './components.ts';

/** Share of the window's height that a block may be away from it when its script is fetched. */
const margin = '15%';

const attribute = 'data-block';

function folderOf(element: Element): string {
  return element.getAttribute(attribute) ?? '';
}

function prepare(folders: readonly string[]): void {
  void loadWhenOnline(() => prepareComponents(folders));
}

/** Watches the blocks in the document. */
export function hydrateLazily(blocks: readonly Element[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const element of near) observer.unobserve(element);
      prepare(near.map(folderOf));
    },
    { rootMargin: margin },
  );
  for (const element of blocks) observer.observe(element);
  const prepareAll = () => prepare(blocks.map(folderOf));
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, prepareAll, { capture: true, once: true });
}
