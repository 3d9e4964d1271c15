/** The back of a sheet: the same places, seen after the sheet was turned over. */
import type { Position, Rectangle, SheetSize, Turn } from './sheet-plan.ts';

/** The edge that a press turns sheets about. */
export type TurnEdge = 'long' | 'short';

const turns: readonly Turn[] = [0, 90, 180, 270];

/** Where a rectangle of the front is on the back: about the long edge columns change places, about the short one rows do. */
export function onBack<T extends Rectangle>(front: T, { widthUm, heightUm }: SheetSize, edge: TurnEdge): T {
  if (edge === 'long') return { ...front, xUm: widthUm - front.xUm - front.widthUm };
  return { ...front, yUm: heightUm - front.yUm - front.heightUm };
}

/**
 * The place of a back page. Its head lies on the head of the front page, so that a card is turned like a page of a book: about the short edge an
 * upright piece is therefore turned by 180°.
 */
export function backPosition(front: Position, sheet: SheetSize, edge: TurnEdge): Position {
  const turned = ((edge === 'long' ? 360 : 540) - front.turn) % 360;
  return { ...onBack(front, sheet, edge), turn: turns.find((turn) => turn === turned) ?? 0 };
}
