/** Drawings of the building site: a roof frame on the drawing board, a shell under the crane, the plan of a flat. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { drawBrickHouse } from './brick-house.ts';
import { drawDrawingBoard } from './drawing-board.ts';
import { drawFloorPlan } from './floor-plan.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = {
  board: drawDrawingBoard,
  brick: drawBrickHouse,
  plan: drawFloorPlan,
};

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    if (row.variant === 'brick') card.ground('sky', card.folded ? 'outside' : 'front');
    (variants[row.variant] ?? drawDrawingBoard)(card, row);
    return card.finish();
  },
};
