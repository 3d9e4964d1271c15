/** The door of a house, boxes before it. */
import { crown, disc, glow, ground, line, oval, path, rect } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

function box(x: number, y: number, width: number, height: number, tone: Tone, lightness: number): string {
  return (
    rect(x, y, width, height, tone(lightness)) +
    rect(x + width * 0.78, y, width * 0.22, height, tone(lightness - 0.1)) +
    rect(x, y, width, 2, tone(lightness + 0.12)) +
    rect(x + width * 0.4, y, width * 0.14, height * 0.36, tone(0.93)) +
    rect(x + width * 0.1, y + height * 0.66, width * 0.2, height * 0.14, tone(lightness - 0.16))
  );
}

export const door: Scene = {
  key: 'door',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 128, 128, { across: 0.9, up: 0.8, sink: 0.02 });
    const s = at.scale;
    const light = glow(at.left - s * 6, at.top - s * 4, s * 110, tone(0.97));
    let bricks = '';
    for (let index = 0; index < 26; index += 1) {
      const [x, y] = [
        Math.round(rnd.between(0, across) / (s * 10)) * s * 10,
        Math.round(rnd.between(0, at.foot - s * 18) / (s * 6)) * s * 6,
      ];
      bricks += `M${one(x)} ${one(y)}h${one(s * 8.6)}v${one(s * 4.6)}h${one(-s * 8.6)}Z`;
    }
    const entrance =
      path('M32 116V36A26 26 0 0 1 84 36V116Z', tone(0.93)) +
      path('M37 116V36A21 21 0 0 1 79 36V116Z', tone(0.4)) +
      path('M39 34A19 19 0 0 1 77 34Z', tone(0.97)) +
      line('M58 34V15M58 34L44 21M58 34L72 21', tone(0.42), 1.5) +
      rect(37, 34, 42, 3, tone(0.93)) +
      rect(39, 38, 38, 78, tone(0.46)) +
      rect(44, 44, 12, 28, tone(0.38)) +
      rect(60, 44, 12, 28, tone(0.38)) +
      rect(44, 78, 12, 30, tone(0.38)) +
      rect(60, 78, 12, 30, tone(0.38)) +
      rect(44, 44, 12, 1.6, tone(0.56)) +
      rect(60, 44, 12, 1.6, tone(0.56)) +
      path(disc(72.6, 75, 1.9), tone(0.93)) +
      `<circle cx="58" cy="57" r="8.6" fill="none" stroke="${tone(0.66)}" stroke-width="4.4" stroke-dasharray="3 1.2"/>` +
      path('M58 64L53.4 73L57.4 71.4L58.6 75L62.6 72.6Z', tone(0.93)) +
      rect(26, 116, 64, 5, tone(0.86)) +
      rect(20, 121, 76, 7, tone(0.78)) +
      rect(20, 121, 76, 1.6, tone(0.9)) +
      path('M22 36H27V45H22ZM23 45L24.5 50L26 45ZM21 36L24.5 31L28 36Z', tone(0.38)) +
      rect(22.8, 37.4, 3.4, 6.4, tone(0.97));
    const plant =
      path('M6 108H22L19.6 128H8.4Z', tone(0.6)) +
      path('M16 108H22L19.6 128H14Z', tone(0.5)) +
      rect(5, 106, 18, 4, tone(0.68)) +
      crown(rnd, 14, 94, 12, 14, tone(0.44), tone(0.52));
    const boxes =
      box(90, 100, 36, 28, tone, 0.68) +
      box(94, 78, 26, 22, tone, 0.76) +
      box(76, 109, 22, 19, tone, 0.8) +
      path('M98 78Q96 68 102 60Q105 68 104 78ZM104 78Q104 70 113 63Q114 72 108 78ZM107 78Q114 72 119 74Q115 79 110 78Z', tone(0.44));
    const shapes =
      ground(high, tone(0.82)) +
      light.shapes +
      path(bricks, tone(0.86)) +
      rect(0, at.foot - s * 14, across, s * 14, tone(0.74)) +
      rect(0, at.foot, across, high - at.foot + 10, tone(0.66)) +
      rect(0, at.foot, across, s * 1.2, tone(0.58)) +
      oval(at.left + s * 64, at.foot + s * 1, s * 64, s * 2.6, tone(0.54)) +
      at.put(entrance + plant + boxes);
    return { defs: light.defs, shapes, subject: at.box({ x: 5, y: 8, width: 121, height: 120 }) };
  },
};
