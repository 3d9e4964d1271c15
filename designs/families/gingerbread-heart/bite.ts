/** A heart that somebody has bitten into before it was given away. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { blob, circle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { placeFlower, placeLetter } from './fair.ts';
import { bodyOf, heart } from './heart.ts';

/** Marks of teeth from the right lobe's edge inwards, relative to the heart: x, y, radius. */
const teeth = [
  [64, -43, 21],
  [46.6, -45.6, 6.4],
  [44.4, -35.6, 6.6],
  [47.6, -26, 6.6],
  [56.4, -21, 6.4],
  [66, -22, 8],
  [44, -54, 6],
] as const;

/** The crumb along the bite, within the heart; the hole; what has fallen down, as far as `foot`. */
function bite(rnd: Random, [x, y]: Point, size: number, foot: number): { crust: Mark; rest: Mark[] } {
  const jaw = (by: number): Path => teeth.flatMap(([tx, ty, r]) => circle([x + tx * size, y + ty * size], (r + by) * size));
  const crumbs: Path[] = [];
  const shadows: Path[] = [];
  for (let i = 0; i < 24; i++) {
    const away = rnd.next() ** 1.6;
    const at: Point = [x + (50 + rnd.spread(13)) * size, y - 12 * size + away * (foot - y - 2)];
    const radius = (0.5 + rnd.next() ** 2 * 1.7) * (1 - away * 0.4);
    // The heart's own edge runs inwards below the bite: crumbs that would lie on it are left out.
    if (at[0] < x + (58 - away * 30) * size) continue;
    shadows.push(blob(rnd, [at[0] + 0.4, at[1] + 0.6], radius, 0.2));
    crumbs.push(blob(rnd, at, radius, 0.26));
  }
  return {
    crust: fill(jaw(2.2), 'crumb-light'),
    rest: [fill(jaw(0), 'ground'), fill(shadows.flat(), 'shade'), fill(crumbs.flat(), 'crumb')],
  };
}

const scenes = {
  a6: { at: [44, 62], size: 0.96, title: [60, 17], left: 11, width: 66, foot: 134 },
  square: { at: [60, 65], size: 1.06, title: [63, 21], left: 18, width: 84, foot: 134 },
  'din-long': { at: [40, 88], size: 0.94, title: [86, 16.6], left: 8, width: 64, foot: 196 },
} as const satisfies Record<
  CardBuilder['format'],
  { at: Point; size: number; title: readonly [number, number]; left: number; width: number; foot: number }
>;

function placeBitten(face: Face, row: DesignTemplate, at: Point, size: number, foot: number): void {
  const rnd = random(row.seed);
  const whole = heart(rnd, { at, size, waveInk: 'pink', flowerInk: 'pink' });
  const { crust, rest } = bite(rnd, at, size, foot);
  face.place(drawn(face, [{ marks: whole }, { marks: [crust], clip: bodyOf(random(row.seed), at, size) }, { marks: rest }]), 'heart');
}

export function drawBite(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const { at, size, title, left, width, foot } = scenes[format];
  const front = card.face('front');
  placeBitten(front, row, at, size, foot - 16);
  front.text({
    id: 'front-heading',
    role: 'heading',
    personal: true,
    font: 'script-bold',
    size: title[1],
    leading: 1.02,
    room: 1.05,
    x: left + width / 2,
    width,
    y: title[0],
    ink: 'ice',
  });
  front.text({
    id: 'front-line',
    role: 'greeting',
    personal: true,
    font: 'grenze-gotisch',
    size: format === 'square' ? 6.2 : 5.8,
    leading: 1.16,
    x: w - 9,
    width: w - 26,
    y: foot,
    align: 'right',
    ink: 'text',
  });
  placeLetter(card, row);
  if (!card.folded) {
    placeFlower(card.face('back'), [w - 26, h - 18], 1);
    return;
  }
  placeFlower(card.face('inside-left'), [w / 2, h * 0.44], 2.2);
  placeFlower(card.face('back'), [w / 2, h * 0.8], 1);
}
