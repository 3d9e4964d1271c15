/** What lists and the cart show of saved designs. A document is read once a revision: it may be large, and a cart may hold a hundred of them. */
import { LRUCache } from 'lru-cache';
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { type DesignDocument, photoIds } from '#core/design/document.ts';
import { type DesignedProduct, type ProductDocument, readDesign } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import { documentOf, type SavedDesign } from '#store/design/designs.ts';
import type { Shop } from './handler.ts';

export type OpenedDesign = {
  product: DesignedProduct;
  /** Of the pictures on its pages, each once. */
  photos: readonly string[];
  /** The first text that its customer wrote, in one line of 80 characters at most. */
  words: string;
};
/** Why a document cannot be read: a later program wrote it, or it is damaged. */
export type Unreadable = 'newer' | 'invalid';

const opened = new LRUCache<string, OpenedDesign | Unreadable>({
  max: 5_000,
  maxSize: 50_000,
  // Pictures have the longest list.
  sizeCalculation: (design) => 1 + (typeof design === 'string' ? 0 : design.photos.length),
});

/** Null for a design that was saved anew or deleted meanwhile. */
export async function openDesign(shop: Shop, owner: OwnerId, saved: SavedDesign): Promise<OpenedDesign | Unreadable | null> {
  const key = `${saved.id} ${saved.revision}`;
  const known = opened.get(key);
  if (known) return known;
  const document = await documentOf(shop.store, owner, saved);
  if (document === undefined) return null;
  const read = readDesign(document);
  const design = read.ok ? describe(read.design) : read.reason;
  opened.set(key, design);
  return design;
}

function describe(design: ProductDocument): OpenedDesign {
  return { product: design.product, photos: [...new Set(photoIds(design))], words: ownWords(design) };
}

const wordsLength = 80;

/** The first text that its customer wrote, in one line of 80 characters at most; '' without one. */
export function ownWords(design: DesignDocument): string {
  for (const element of design.pages.flatMap((page) => page.elements)) {
    if (element.kind !== 'text' || !element.personal || element.text === element.sample) continue;
    const words = element.text.replace(/\s+/g, ' ').trim();
    if (words !== '') return [...words].slice(0, wordsLength).join('');
  }
  return '';
}

/** A stored document as today's version. Throws when it cannot be read: 'design-newer', or 'internal' for a damaged one. */
export function storedDocument(stored: { document: unknown }): ProductDocument {
  const read = readDesign(stored.document);
  if (read.ok) return read.design;
  if (read.reason === 'newer') throw new Fault('design-newer');
  throw new Error(`a stored design does not fit its schema: ${JSON.stringify(read.fields.slice(0, 3))}`);
}

/** The catalogue design a saved design began with; null for a product without, undefined for one that left the catalogue. */
export function templateOf({ product, choice }: SavedDesign, catalogue: Catalogue): CatalogueTemplate | null | undefined {
  const id = productOf(product).templateId({ ...choice, type: product });
  return id === null ? null : catalogue.templates.get(id);
}
