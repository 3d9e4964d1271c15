/** Paints a finished piece as it is bought, from the Sheets of its document: a card folded, a picture in its frame, a mug around its print. */
import type { PieceForm } from '#core/products/piece.ts';
import { type SvgNode, svgNode } from '#paint/svg/node.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';
import { boxDrawing } from './box.ts';
import { type Drawing, type Prints, printsOf, type SeenPanel } from './drawing.ts';
import { goodDrawing } from './goods.ts';
import { bookDrawing, calendarDrawing, printsDrawing, sheetDrawing } from './paper.ts';
import { wallArtDrawing } from './wall-art.ts';

/** Room for shadows on each side, as a share of the piece. */
const margin = 0.06;

/** An `svg` node with a square view box and a clear ground. `seen`: Sheets and ids of the panels of the piece, in its order. */
export function paintPiece(form: PieceForm, seen: readonly SeenPanel[], resources: SvgResources): SvgNode {
  const { view, nodes } = drawingOf(form, printsOf(seen, resources));
  const side = Math.max(view.width, view.height) * (1 + 2 * margin);
  const corner = [view.x - (side - view.width) / 2, view.y - (side - view.height) / 2];
  return svgNode('svg', { viewBox: [...corner, side, side].join(' ') }, nodes);
}

function drawingOf(form: PieceForm, prints: Prints): Drawing {
  switch (form.kind) {
    case 'sheet':
      return sheetDrawing(prints, form.fold);
    case 'wall-art':
      return wallArtDrawing(prints, form.choice);
    case 'book':
      return bookDrawing(prints, form);
    case 'calendar':
      return calendarDrawing(prints, form.mount);
    case 'box':
      return boxDrawing(prints, form.box, form.lid);
    case 'prints':
      return printsDrawing(prints);
    case 'good':
      return goodDrawing(prints, form.sku);
  }
}
