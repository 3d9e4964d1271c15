/** Phases of the moon as printed calendars draw them: the dark part of the disc is filled. */
import type { MoonPhaseKind } from '#core/design/calendar/grid-element.ts';
import { ellipsePath, halfDiscPath } from '#core/design/outlines/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import type { GridPen } from './pen.ts';

/** `x` and `y` are the middle. On the northern half of the earth the waxing moon is dark on its left. */
export function moonItems(pen: GridPen, phase: MoonPhaseKind, x: number, y: number, radiusUm: number): Item[] {
  const r = Math.round(radiusUm);
  const disc = ellipsePath({ xUm: Math.round(x) - r, yUm: Math.round(y) - r, widthUm: 2 * r, heightUm: 2 * r });
  const outline = pen.stroke(disc, 120, 'mutedInk');
  switch (phase) {
    case 'new':
      return [pen.shape(disc, 'mutedInk')];
    case 'full':
      return [outline];
    case 'first-quarter':
      return [outline, pen.shape(halfDiscPath(x, y, r, 'left'), 'mutedInk')];
    case 'last-quarter':
      return [outline, pen.shape(halfDiscPath(x, y, r, 'right'), 'mutedInk')];
  }
}
