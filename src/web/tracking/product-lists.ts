/** Which designs of which lists a visitor sees and follows. Tiles carry `data-product`, what is around them `data-list`. */
import type { Currency } from '#core/values/money.ts';
import { isSeen } from '#web/ui/is-seen.ts';
import type { ListedProduct } from './events.ts';
import { record } from './record.ts';

const seenMs = 500;
const batchMs = 1000;
const batchSize = 20;

type Listed = { list: string; product: ListedProduct };

/** Null for a tile outside of a list. */
function listed(tile: HTMLElement): Listed | null {
  const list = tile.closest<HTMLElement>('[data-list]');
  if (!list) return null;
  const tiles = [...list.querySelectorAll<HTMLElement>('[data-product]')];
  const { product: id = '', name = '' } = tile.dataset;
  return { list: list.dataset.list ?? '', product: { id, name, position: tiles.indexOf(tile) + 1 } };
}

/** Impressions that wait to be recorded, in batches of one list. */
function createBatches(currency: Currency) {
  const waiting = new Map<string, ListedProduct[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [list, products] of waiting) void record({ kind: 'product-impressions', currency, list, products });
    waiting.clear();
  }
  function add({ list, product }: Listed): void {
    const products = [...(waiting.get(list) ?? []), product];
    waiting.set(list, products);
    if (products.length >= batchSize) flush();
    else timer ??= setTimeout(flush, batchMs);
  }
  return { add, flush };
}

/** The list that is shown: more tiles of it are no other list. */
function shownList(): string {
  const query = new URLSearchParams(location.search);
  query.delete('tileCount');
  return `${location.pathname}?${query}`;
}

/** Tracks impressions (each design of a list once) and clicks, on this page and on later ones, until the returned function is called. */
export function watchLists(currency: Currency): () => void {
  const batches = createBatches(currency);
  const recorded = new Set<string>();
  let shown = shownList();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  function see(tile: HTMLElement): void {
    if (shown !== shownList()) recorded.clear();
    shown = shownList();
    const found = listed(tile);
    const word = found && `${found.list} ${found.product.id}`;
    if (!word || recorded.has(word)) return;
    recorded.add(word);
    batches.add(found);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const tile = entry.target as HTMLElement;
        clearTimeout(timers.get(tile));
        timers.delete(tile);
        if (isSeen(entry)) timers.set(tile, setTimeout(see, seenMs, tile));
      }
    },
    { threshold: [0, 0.5] },
  );
  const observeTiles = () => {
    for (const tile of document.querySelectorAll('[data-product]')) observer.observe(tile);
  };
  const changes = new MutationObserver(observeTiles);
  changes.observe(document.body, { childList: true, subtree: true });
  observeTiles();
  const onClick = ({ target }: Event) => {
    const tile = target instanceof Element ? target.closest('a')?.closest<HTMLElement>('[data-product]') : null;
    const found = tile && listed(tile);
    if (found) record({ kind: 'product-click', ...found });
  };
  addEventListener('click', onClick, true);
  addEventListener('pagehide', batches.flush);
  return () => {
    batches.flush();
    observer.disconnect();
    changes.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
    removeEventListener('click', onClick, true);
    removeEventListener('pagehide', batches.flush);
  };
}
