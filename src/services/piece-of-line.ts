/** What the pictures of lines are drawn from: the saved document, what the shop makes of a line without one, and what an order has frozen. */
import type { OwnerId } from '#core/customer/owner.ts';
import { giftDesign } from '#core/order/gift-card.ts';
import type { LineItem } from '#core/order/line.ts';
import type { Order } from '#core/order/order.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import { requiredText } from './design-summary.ts';
import { documentPool } from './document-tasks.ts';
import { storedSheets } from './frozen-sheets.ts';
import { giftCardOf } from './gift-card.ts';
import type { Shop, Site } from './handler.ts';
import { sampleDocument } from './sample.ts';
import { findCartLine } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { lineDocumentText } from '#store/order/line-content.ts';
import type { PieceToDraw } from './design-picture.ts';

type OpenedPiece = Pick<PieceToDraw, 'owner' | 'key' | 'open'>;

/** Of a saved design at its revision, in a cart or not. */
export function pieceOfDesign({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): OpenedPiece {
  return {
    owner,
    key: `${saved.id} ${saved.revision}`,
    open: async () => documentPool().run({ kind: 'piece-of-document', document: await requiredText(store, owner, saved), sheets: null }),
  };
}

function pieceOfMade(owner: OwnerId | null, line: string, made: ProductDocument): OpenedPiece {
  const document = JSON.stringify(made);
  return { owner, key: line, open: () => documentPool().run({ kind: 'piece-of-document', document, sheets: null }) };
}

type Sale = Pick<Order, 'channel' | 'locale' | 'currency'>;

/** The document of an item without a saved design; null for what has none. `parent`: the item that its line belongs to. */
function madeOf(catalogue: Catalogue, item: LineItem, parent: LineItem | null, sale: Sale): ProductDocument | null {
  if (item.kind === 'sample') return 'product' in item.of ? sampleDocument(catalogue, item.of) : null;
  const voucher = item.kind === 'gift-card' ? parent : item;
  return voucher?.kind === 'gift-voucher' ? giftCardOf(catalogue, giftDesign(voucher.giftDesign), voucher, sale) : null;
}

/** Of a line of the owner's open cart whose document the shop makes. Throws Fault 'not-found' for another one, and for a foreign line. */
export async function pieceOfCartLine(
  { store }: Pick<Shop, 'store'>,
  owner: OwnerId | null,
  id: string,
  { channel, country, locale }: Pick<Site, 'channel' | 'country' | 'locale'>,
): Promise<OpenedPiece> {
  const line = owner && (await findCartLine(store, owner, id));
  const parent = line?.item.kind === 'gift-card' ? await findCartLine(store, owner as OwnerId, line.item.parent) : null;
  const catalogue = await catalogueOf(store);
  const made = line && madeOf(catalogue, line.item, parent?.item ?? null, { channel, locale, currency: currencyOf(country) });
  if (!made) throw new Fault('not-found', 'no document of such a cart line', { text: message('fault.no-cart-line') });
  return pieceOfMade(owner, id, made);
}

/**
 * Of what was ordered at a position, from the Sheets that it was printed from. Throws Fault 'not-found' where nothing is printed, and once the
 * documents of the order were erased.
 */
export async function pieceOfOrderLine(
  shop: Pick<Shop, 'store' | 'files'>,
  order: Pick<Order, 'lines' | 'documentsErasedAt' | 'channel' | 'locale' | 'currency'>,
  position: number,
): Promise<OpenedPiece> {
  const line = order.lines.find((one) => one.position === position);
  const document = line ? await lineDocumentText(shop.store, line.id) : null;
  if (line && document !== null) {
    const open = async () => documentPool().run({ kind: 'piece-of-document', document, sheets: await storedSheets(shop, line) });
    return { owner: null, key: line.id, open };
  }
  const isDrawn = line && order.documentsErasedAt === null;
  const made = isDrawn ? madeOf(await catalogueOf(shop.store), line.item, null, order) : null;
  if (!line || !made) throw new Fault('not-found', 'no document at this position of an order', { text: message('fault.no-order') });
  return pieceOfMade(null, line.id, made);
}
