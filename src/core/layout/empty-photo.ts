/** What an empty photo slot shows: the family's tint, and hills in its deeper tones where the design has inks for them. Never a photo. */
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import { ellipsePath } from '#core/design/outlines/outline.ts';
import { paintOf } from './paint.ts';
import type { FillItem, GroupItem, Item } from './sheet.ts';

/** Crest of each hill from left to right as shares of the height; a slot begins somewhere in the row, so that neighbours differ. */
const crests = [
  [0.52, 0.47, 0.5, 0.55, 0.49, 0.46, 0.53],
  [0.6, 0.65, 0.63, 0.58, 0.62, 0.67, 0.61],
  [0.78, 0.74, 0.7, 0.76, 0.8, 0.75, 0.72],
  [0.87, 0.9, 0.86, 0.84, 0.88, 0.91, 0.85],
] as const;
const spans = 5;

/** `clip` is the outline of the slot. Inks: TOKEN, and with it TOKEN-sun and TOKEN-hill1 to TOKEN-hill4. */
export function emptyPhoto(design: DesignDocument, element: PhotoElement, clip: string): FillItem | GroupItem {
  const { id, ink, xUm, yUm, widthUm, heightUm } = element;
  const fill = (d: string, token: string): FillItem => ({ kind: 'fill', of: id, d, paint: paintOf(design, token) });
  const tint = fill(clip, ink);
  if (!Object.hasOwn(design.inks, `${ink}-hill1`)) return tint;
  const turn = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const sun = Math.min(widthUm, heightUm) * 0.2;
  const sunX = xUm + (widthUm * (3 + (turn % 4))) / 9;
  const items: Item[] = [tint, fill(ellipsePath({ xUm: sunX, yUm: yUm + heightUm * 0.3, widthUm: sun, heightUm: sun }), `${ink}-sun`)];
  crests.forEach((crest, i) => {
    const height = (step: number) => yUm + heightUm * (crest[(step + turn + i * 2 + crest.length) % crest.length] ?? 0);
    items.push(fill(hillPath(xUm, widthUm, yUm + heightUm, height), `${ink}-hill${i + 1}`));
  });
  return { kind: 'group', of: id, clip, matrix: null, items };
}

/** The land below a smooth curve across the slot; `height` gives y at a step, one span apart. */
function hillPath(xUm: number, widthUm: number, footUm: number, height: (step: number) => number): string {
  const span = widthUm / spans;
  const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const out = [`M ${point(xUm, height(0))}`];
  for (let i = 0; i < spans; i++) {
    const x = xUm + span * i;
    const [before, from, to, after] = [height(i - 1), height(i), height(i + 1), height(i + 2)];
    out.push(
      `C ${point(x + span / 3, from + (to - before) / 6)} ${point(x + (span * 2) / 3, to - (after - from) / 6)} ${point(x + span, to)}`,
    );
  }
  out.push(`L ${point(xUm + widthUm, footUm)} L ${point(xUm, footUm)} Z`);
  return out.join(' ');
}
