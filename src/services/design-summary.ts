/** What lists, carts and links show of saved designs, without reading a document. Designs of before are read once, in a thread. */
import { LRUCache } from 'lru-cache';
import type { SuiteText } from '#core/catalogue/suite/suite-details.ts';
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { DesignSummary, ListedPage, Unreadable } from '#core/products/design-summary.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import { documentText, type SavedDesign } from '#store/design/designs.ts';
import { designFact, fillSummary, storedSummary } from '#store/design/summaries.ts';
import { documentPool, type SharedText } from './document-tasks.ts';
import type { Shop } from './handler.ts';

type Saved = Pick<SavedDesign, 'id' | 'revision'>;

const filling = createSingleFlight<DesignSummary | Unreadable | null>();

/** Null for a design that was saved anew or deleted meanwhile. Throws Fault 'busy' while too many documents are read. */
export async function summaryOf(
  shop: Pick<Shop, 'store'>,
  owner: OwnerId,
  { id, revision, summary }: SavedDesign,
): Promise<DesignSummary | Unreadable | null> {
  return summary ?? filling.run(`${id} ${revision}`, () => fill(shop, owner, { id, revision }));
}

/** Fills the columns of a design of before; see `summaryOf`. */
export async function fill({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: Saved): Promise<DesignSummary | Unreadable | null> {
  const document = await documentText(store, owner, saved);
  if (document === undefined) return null;
  const columns = await documentPool().run({ kind: 'summary', document });
  await store.write((trx) => fillSummary(trx, saved, columns));
  return storedSummary(columns.summary);
}

/** Of the owner's design at its revision; none of one that was saved anew, and of one that cannot be read. Throws as `summaryOf`. */
export function pagesOf(shop: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<ListedPage[]> {
  return factOf(shop, owner, saved, 'pages');
}

/** Ids of the pictures on its pages, each once; see `pagesOf`. */
export function photosOf(shop: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<string[]> {
  return factOf(shop, owner, saved, 'photos');
}

/** The texts in which details of a suite can stand; see `pagesOf`. */
export function designSuiteTexts(shop: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<SuiteText[]> {
  return factOf(shop, owner, saved, 'suite_texts');
}

type Facts = { pages: ListedPage[]; photos: string[]; suite_texts: SuiteText[] };

async function factOf<Name extends keyof Facts>(
  shop: Pick<Shop, 'store'>,
  owner: OwnerId,
  saved: SavedDesign,
  name: Name,
): Promise<Facts[Name]> {
  await summaryOf(shop, owner, saved);
  return (await designFact(shop.store, owner, saved, name)) ?? ([] as unknown[] as Facts[Name]);
}

const knownTexts = new LRUCache<string, SharedText[]>({
  max: 500,
  maxSize: 10_000_000,
  sizeCalculation: (texts) => 100 + texts.reduce((sum, { text }) => sum + 260 + text.length, 0),
});

/** Texts of a design for which visitors of a link may suggest others, in reading order. Throws Fault 'busy', and for a document that cannot be read as `storedDocument`. */
export async function sharedTextsOf({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: Saved): Promise<SharedText[]> {
  const key = `${saved.id} ${saved.revision}`;
  const known = knownTexts.get(key);
  if (known) return known;
  const texts = await documentPool().run({ kind: 'shared-texts', document: await requiredText(store, owner, saved) });
  knownTexts.set(key, texts);
  return texts;
}

/** The document of a design as JSON. Throws Fault 'busy' for one that was saved anew meanwhile. */
export async function requiredText(store: Shop['store'], owner: OwnerId, saved: Saved): Promise<string> {
  const document = await documentText(store, owner, saved);
  if (document === undefined) throw new Fault('busy', 'the design was saved anew meanwhile', { retryAfterSeconds: 1 });
  return document;
}

/** Of a design that can be read. Throws Fault 'design-newer', or 'internal' for a damaged one. */
export function readable(summary: DesignSummary | Unreadable | null): DesignSummary {
  if (summary === 'newer') throw new Fault('design-newer');
  if (summary === null) throw new Fault('busy', 'the design was saved anew meanwhile', { retryAfterSeconds: 1 });
  if (summary === 'invalid') throw new Error('a stored design does not fit its schema');
  return summary;
}

/** The catalogue design a saved design began with; null for a product without, undefined for one that left the catalogue. */
export function templateOf({ product, choice }: SavedDesign, catalogue: Catalogue): CatalogueTemplate | null | undefined {
  const id = productOf(product).templateId({ ...choice, type: product });
  return id === null ? null : catalogue.templates.get(id);
}
