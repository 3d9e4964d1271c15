/** What a visitor may want to go on with: a draft that only this browser holds, otherwise the newest one of the shop. */
import { photoIds } from '#core/design/document.ts';
import type { SoldType } from '#core/products/registry.ts';
import { pathTo } from '#core/site/paths.ts';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import { leftCopy } from '#web/editor/draft/left-copy.ts';
import type { LocalCopy } from '#web/editor/draft/restore.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PageSubject } from './page-subject.ts';
import { copiesOfProduct } from './product-copies.ts';

export type Offer = {
  /** Names it where it was put away. */
  key: string;
  /** Its first words, or its name; '' for one without. */
  title: string;
  /** "Klappkarte A6"; null where only this browser has it. */
  format: string | null;
  /** Path of its picture without width and ending. */
  picture: string | null;
  /** When it was changed last, in milliseconds since 1970. */
  at: number;
  path: string;
};

/** Older work is not offered. */
const maxAgeMs = 90 * dayMs;
/** A window that is open saves within this time. */
const leftMs = minuteMs;

type Choice = Readonly<Record<string, unknown>>;

/** What opens a new draft of a product, which takes its local copy over. @internal */
export function newDraftPath(product: SoldType, choice: Choice): string {
  const of = (keys: readonly string[]) => {
    const query = new URLSearchParams(keys.flatMap((key) => (typeof choice[key] === 'string' ? [[key, choice[key]]] : [])));
    return query.size > 0 ? `?${query}` : '';
  };
  switch (product) {
    case 'card':
      return `${pathTo('configurator-card')}${of(['card', 'form', 'format'])}`;
    case 'photoframe':
      return `${pathTo('configurator-photo-frame')}${of(['poster'])}`;
    case 'merch':
      return pathTo('configurator-merch-good', { sku: String(choice.sku) });
    case 'photoprint':
      return pathTo('configurator-photo-print');
    default:
      return pathTo(`configurator-${product}`);
  }
}

/** The offer that copies of drafts, which the shop never got, give at `now`; null where nothing of their own is on them. @internal */
export function offerOfCopies(copies: readonly LocalCopy<Choice>[], product: SoldType, now: number): Offer | null {
  const left = copies.filter(({ isUnsaved, revision, at }) => isUnsaved && revision === 0 && at > now - maxAgeMs && at < now - leftMs);
  const [newest] = left.toSorted((a, b) => b.at - a.at);
  if (!newest) return null;
  const { design, choice } = newest.edited.content;
  const words = leftCopy([newest], new Set(photoIds(design)))?.words ?? '';
  if (words === '' && photoIds(design).length === 0) return null;
  return { key: newest.key, title: words, format: null, picture: null, at: newest.at, path: newDraftPath(product, choice) };
}

/** `isOnEditor`: the editor restores drafts that only this browser holds by itself. Throws CallError. */
export async function findOffer(site: SiteView, { product, of }: PageSubject, isOnEditor = false): Promise<Offer | null> {
  if (!isOnEditor) {
    const left = offerOfCopies(await copiesOfProduct<Choice>(product, of), product, Date.now());
    if (left) return left;
  }
  const { draft } = await call(site)('GET /web-api/unfinished-design', of === undefined ? { product } : { product, of });
  if (!draft) return null;
  const { id, title, format, picture, savedAt, path } = draft;
  return { key: id, title, format, picture, at: Date.parse(savedAt), path };
}
