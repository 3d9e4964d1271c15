/** What the pictures of lines are drawn from: the saved document, what the shop makes of a line without one, and what an order has frozen. */
import type { OwnerId } from '#core/customer/owner.ts';
import { parentOf } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import { type PieceToDraw, piecePicture } from '#services/images/design-picture.ts';
import { shownDocument } from '#services/pricing/line-kinds.ts';
import { storedSheets } from '#services/print/frozen-sheets.ts';
import { findCartLine } from '#store/cart/carts.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { lineDocumentText } from '#store/order/line-content.ts';
import { requiredText } from './design-summary.ts';
import { documentPool } from './document-tasks.ts';
import type { Shop, Site } from './handler.ts';

type OpenedPiece = Pick<PieceToDraw, 'owner' | 'key' | 'open'>;

/** Of a saved design at its revision, in a cart or not. */
export function pieceOfDesign({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): OpenedPiece {
  return {
    owner,
    key: `${saved.id} ${saved.revision}`,
    open: async (seen) =>
      documentPool().run({ kind: 'piece-of-document', document: await requiredText(store, owner, saved), sheets: null, seen }),
  };
}

function pieceOfMade(owner: OwnerId | null, line: string, made: ProductDocument): OpenedPiece {
  const document = JSON.stringify(made);
  return { owner, key: line, open: (seen) => documentPool().run({ kind: 'piece-of-document', document, sheets: null, seen }) };
}

/** Of a line of the owner's open cart whose document the shop makes. Throws Fault 'not-found' for another one, and for a foreign line. */
export async function pieceOfCartLine(
  { store }: Pick<Shop, 'store'>,
  owner: OwnerId | null,
  id: string,
  { channel, country, locale }: Pick<Site, 'channel' | 'country' | 'locale'>,
): Promise<OpenedPiece> {
  const line = owner && (await findCartLine(store, owner, id));
  const parentId = line && parentOf(line.item);
  const parent = owner && parentId ? await findCartLine(store, owner, parentId) : null;
  const sale = { catalogue: await catalogueOf(store), parent: parent?.item ?? null, channel, locale, currency: currencyOf(country) };
  const made = line && shownDocument(line.item, sale);
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
    const open: OpenedPiece['open'] = async (seen) =>
      documentPool().run({ kind: 'piece-of-document', document, sheets: await storedSheets(shop, line), seen });
    return { owner: null, key: `${line.id} ${line.revision}`, open };
  }
  const isDrawn = line && order.documentsErasedAt === null;
  const { channel, locale, currency } = order;
  const made = isDrawn
    ? shownDocument(line.item, { catalogue: await catalogueOf(shop.store), parent: null, channel, locale, currency })
    : null;
  if (!line || !made) throw new Fault('not-found', 'no document at this position of an order', { text: message('fault.no-order') });
  return pieceOfMade(null, line.id, made);
}

/** The document of a line of an order, and a key of it at its revision. Throws Fault 'not-found' where there is none. */
export async function documentOfOrderLine(
  { store }: Pick<Shop, 'store'>,
  { lines }: Pick<Order, 'lines'>,
  position: number,
): Promise<{ key: string; text: string }> {
  const line = lines.find((one) => one.position === position);
  const text = line ? await lineDocumentText(store, line.id) : null;
  if (!line || text === null) throw new Fault('not-found', 'no document at this position of an order', { text: message('fault.no-order') });
  return { key: `${line.id} ${line.revision}`, text };
}

/** A JPEG of it for mails and tickets, drawn in the work role. Throws as `pieceOfOrderLine` does, and what drawing throws. */
export async function orderLinePicture(
  shop: Shop,
  order: Parameters<typeof pieceOfOrderLine>[1],
  position: number,
  width: PieceToDraw['width'],
): Promise<Uint8Array> {
  const piece = await pieceOfOrderLine(shop, order, position);
  return (await piecePicture(shop, { ...piece, width, format: 'jpeg' }, null)).bytes;
}
