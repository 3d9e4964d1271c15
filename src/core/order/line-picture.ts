/**
 * Where the picture of a line of a cart or order lies, without width and ending. Each shows the finished piece of the very document that is or
 * will be printed (services/piece-of-line.ts): no page, mail or ticket shows another picture of a line.
 */
import { pictureRoot } from '#core/site/picture-root.ts';

/** A saved design at one of its revisions. */
type Saved = { id: string; revision: number };

/** Of a saved design, for its owner only: another one for each revision. */
export function pictureOfDesign({ id, revision }: Saved): string {
  return `${pictureRoot}designs/${id}/piece-${revision}`;
}

/** Of the first page of a saved design, flat. */
export function firstPageOfDesign({ id, revision }: Saved): string {
  return `${pictureRoot}designs/${id}/first-${revision}`;
}

/** Of a line of the cart whose document the shop makes, for its owner only. */
export function pictureOfCartLine({ id }: { id: string }): string {
  return `${pictureRoot}cart-lines/${id}`;
}

/** Of one panel of a line of an order, flat, for who may see the order: another one for each revision. */
export function pageOfOrderLine(
  token: string,
  { position, panel, revision }: { position: number; panel: string; revision: number },
): string {
  return `${pictureRoot}orders/${token}/${position}/${panel}-${revision}`;
}

/** Of a line of an order in a product scene, for who may see the order: another one for each revision. */
export function sceneOfOrderLinePath(token: string, { position, revision }: { position: number; revision: number }): string {
  return `${pictureRoot}orders/${token}/${position}/scene-${revision}`;
}

/** Of a line of an order, for who may see the order. */
export function pictureOfOrderLine(token: string, { position }: { position: number }): string {
  return `${pictureRoot}orders/${token}/${position}`;
}
