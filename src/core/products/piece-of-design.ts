/** The finished piece of a document. */
import type { Page } from '#core/design/document.ts';
import { facesOf } from '#core/design/faces.ts';
import type { ProductDocument } from './document.ts';
import type { Piece } from './piece.ts';
import { productOf } from './registry.ts';

/** The front, or the first panel of a product without: what stands for a document as a whole. */
export function pieceOf({ product, pages }: ProductDocument): Piece {
  const { piece } = productOf(product.type);
  if (piece) return piece(product);
  const [face] = facesOf(pages);
  if (!face) return { form: { kind: 'sheet', fold: null }, panels: [] };
  return { form: { kind: 'sheet', fold: foldOf(face.page, face.panel) }, panels: [face.panel.id] };
}

/** A panel beside the front, or above it, is folded behind it. */
function foldOf({ panels }: Pick<Page, 'panels'>, front: Page['panels'][number]): 'left' | 'top' | null {
  if (panels.some(({ xUm, widthUm, yUm }) => yUm === front.yUm && xUm + widthUm === front.xUm)) return 'left';
  return panels.some(({ yUm, heightUm, xUm }) => xUm === front.xUm && yUm + heightUm === front.yUm) ? 'top' : null;
}
