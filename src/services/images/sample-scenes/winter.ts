/** A small house in deep snow, a light in its window. */

import type { Random } from '#designs/drawing/random.ts';
import { disc, fir, glow, land, path, rect, sky, specks } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

function snowFir(rnd: Random, x: number, foot: number, size: number, tone: Tone, lightness: number): string {
  const caps = [0.16, 0.36, 0.56, 0.76].map((t) => {
    const [y, wide] = [foot - size + size * t, size * 0.2 * (t + 0.14)];
    return `M${one(x)} ${one(y - size * 0.15)}Q${one(x - wide * 0.5)} ${one(y)} ${one(x - wide)} ${one(y + size * 0.04)}Q${one(x - wide * 0.3)} ${one(y + size * 0.01)} ${one(x + wide * 0.1)} ${one(y + size * 0.05)}Q${one(x + wide * 0.2)} ${one(y - size * 0.06)} ${one(x)} ${one(y - size * 0.15)}Z`;
  });
  return path(fir(rnd, x, foot, size), tone(lightness)) + path(caps.join(''), tone(0.96));
}

export const winter: Scene = {
  key: 'winter',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 84, 72, { across: 0.5, up: 0.5, sink: 0.34 });
    const s = at.scale;
    const light = glow(at.left + s * 34, at.top + s * 56, s * 46, tone(0.97));
    const house =
      path('M58 26V8H68V34Z', tone(0.44)) +
      path('M56 9Q57 4 63 4.6Q69 4 70 9Q63 11 56 9Z', tone(0.985)) +
      path('M12 36H72V72H12Z', tone(0.46)) +
      path('M12 36H40V72H12Z', tone(0.52)) +
      path('M12 38L26 14L40 38V72H12Z', tone(0.56)) +
      path('M26 12L72 12Q76 26 80 40Q60 44 42 40Z', tone(0.96)) +
      path('M42 40Q60 44 80 40L80.6 43.4Q62 47.6 43 43Z', tone(0.82)) +
      path('M26 8Q29 7.6 31 11L45 39Q45.6 43.4 41.4 43L26 17.4L10.6 43Q6.4 43.4 7 39L21 11Q23 7.6 26 8Z', tone(0.985)) +
      path('M21 46H31V58H21ZM50 50H60V61H50Z', tone(0.985)) +
      path('M25.4 46h1.2v12h-1.2ZM21 51.4h10v1.2h-10ZM54.4 50h1.2v11h-1.2ZM50 55h10v1.2h-10Z', tone(0.6)) +
      path(`${disc(64, -4, 3.4)}${disc(68, -12, 4.8)}${disc(75, -21, 6)}`, tone(0.86));
    const floor = at.foot;
    const shapes =
      sky(rnd, floor, [0.58, 0.64, 0.7, 0.75, 0.8], tone) +
      land(rnd, floor - s * 34, s * 12, high, tone(0.84)) +
      land(rnd, floor - s * 20, s * 7, high, tone(0.89)) +
      [0.03, 0.1, 0.19, 0.8, 0.89, 0.97]
        .map((x, index) => snowFir(rnd, across * x, floor - s * (6 + (index % 3) * 3), s * (34 + 12 * (index % 3)), tone, 0.58))
        .join('') +
      land(rnd, floor - s * 5, s * 3, high, tone(0.93)) +
      light.shapes +
      at.put(house) +
      path(
        `M-20 ${floor + s * 4}Q${at.left} ${floor - s * 6} ${at.left + s * 40} ${floor - s * 1}T${across + 20} ${floor - s * 2}V${high + 20}H-20Z`,
        tone(0.965),
      ) +
      path(
        `M${at.left + s * 20} ${floor - s * 2}Q${at.left + s * 44} ${floor + s * 10} ${at.left + s * 8} ${high + 10}H${at.left + s * 60}Q${at.left + s * 66} ${floor + s * 12} ${at.left + s * 32} ${floor - s * 1.4}Z`,
        tone(0.88),
      ) +
      snowFir(rnd, at.left - s * 16, floor + s * 8, s * 62, tone, 0.42) +
      snowFir(rnd, at.left + s * 98, floor + s * 6, s * 50, tone, 0.46) +
      path(specks(rnd, high, s * 1.1, Math.round(26 + high / 30)), tone(0.985)) +
      rect(0, high, across, 0, tone(0.9));
    return { defs: light.defs, shapes, subject: at.box({ x: 6, y: 4, width: 76, height: 68 }) };
  },
};
