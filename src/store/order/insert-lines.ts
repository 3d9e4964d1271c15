/** The lines of an order as its transaction stores them, with the pictures and records that they are printed with. */
import type { OwnerId } from '#core/customer/owner.ts';
import { documentJson } from '#core/design/stored-version.ts';
import type { LineItem } from '#core/order/line.ts';
import { orderedItem } from '#core/order/line-kind.ts';
import type { OrderLine } from '#core/order/order.ts';
import type { LineSums } from '#core/order/sums.ts';
import { factsOfDesign } from '#core/products/design-summary.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { itemColumns } from '#store/cart/carts.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { summaryColumns } from '#store/design/summaries.ts';
import { freezeRecords, type RecordsToPlace } from './freeze-records.ts';

export type LineToPlace = LineSums &
  Pick<OrderLine, 'item' | 'name' | 'options'> & {
    cartLine: string;
    /** The item of the cart line as it was priced. */
    cartItem: LineItem;
    /** Of the design it was priced at, or null for an item without one. */
    revision: number | null;
    /** What a sample or a gift voucher is printed from; null for a line that has a design, or no document. */
    document: ProductDocument | null;
    /** What the pieces are printed for; absent: they are all the same. */
    records?: RecordsToPlace | null;
  };

/** What is copied into an order line, as JSON text. */
export type FrozenLine = { document: string | null; summary: string | null; confirmed: string; approval: string | null };

/** Null, or what is no longer there as it was priced: a picture that a document shows, or the records of a line. */
export async function insertLines(
  trx: StoreTransaction,
  owner: OwnerId,
  lines: readonly LineToPlace[],
  order: string,
  frozen: readonly FrozenLine[],
): Promise<string | null> {
  const ids = new Map(lines.map(({ cartLine }) => [cartLine, newToken()]));
  for (const [index, line] of lines.entries()) {
    const frozenLine = frozen[index] as FrozenLine;
    const { cartLine, cartItem, revision, item, basisPoints, document: made, records, ...facts } = line;
    const content = made && frozenLine.document === null ? { ...frozenLine, ...madeContent(made) } : frozenLine;
    const id = ids.get(cartLine) ?? newToken();
    // What belongs to a line of the cart belongs to the line of the order that is made of it.
    const own = orderedItem(item, (line) => ids.get(line));
    await trx
      .insertInto('order_lines')
      .values({
        ...facts,
        ...itemColumns(own),
        id,
        order,
        position: index + 1,
        ...content,
        sheets: null,
        sheets_key: null,
        sheets_sha256: null,
        basis_points: basisPoints,
      })
      .execute();
    if (!(await insertPictures(trx, owner, id, content.document))) return 'a picture of an ordered design was deleted meanwhile';
    if (records && !(await freezeRecords(trx, owner, id, records))) return 'the records of a line are others meanwhile';
  }
  return null;
}

/** Notes the pictures that the document of a line shows. False when one is no longer there. */
export async function insertPictures(trx: StoreTransaction, owner: OwnerId, line: string, document: string | null): Promise<boolean> {
  const pictures = document === null ? [] : picturesIn(document);
  if (pictures.length === 0) return true;
  const found = await trx
    .selectFrom('pictures')
    .select('id')
    .where('id', 'in', pictures)
    .where('owner', '=', owner)
    .where('hidden_at', 'is', null)
    .execute();
  if (found.length !== pictures.length) return false;
  await trx
    .insertInto('order_pictures')
    .values(pictures.map((picture) => ({ order_line: line, picture })))
    .onConflict((conflict) => conflict.columns(['order_line', 'picture']).doNothing())
    .execute();
  return true;
}

function madeContent(document: ProductDocument): Pick<FrozenLine, 'document' | 'summary'> {
  return { document: documentJson(document), summary: summaryColumns(factsOfDesign(document)).summary };
}

/** Every photo a stored document shows, each once. Reads any version of the document. */
function picturesIn(document: string): string[] {
  const found = new Set<string>();
  JSON.parse(document, (key, value) => {
    if (key === 'photoId' && typeof value === 'string') found.add(value);
    return value;
  });
  return [...found];
}
