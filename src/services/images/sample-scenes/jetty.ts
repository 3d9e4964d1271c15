/** A child that leaps from a jetty into a lake. */
import { disc, glow, land, limb, line, oval, path, rect, sky } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

/** In the air, arms up and legs drawn in, in a space of 60 × 70. */
function leaper(tone: Tone): string {
  const [skin, far] = [tone(0.34), tone(0.4)];
  return (
    path(limb([37, 27, 2.8], [45.6, 20, 2.3], [50.6, 9, 1.8], [51.6, 6.4, 1.7]), far) +
    path(limb([34, 46, 4.4], [44, 50, 3.5], [44.6, 61, 2.4], [48.6, 63.4, 1.7]), far) +
    path(limb([26.6, 26.6, 2.9], [17.6, 20.6, 2.4], [13.4, 9.4, 1.9], [12.8, 6.6, 1.8]), skin) +
    path(limb([31.8, 24, 2.7], [32.2, 18, 2.7]), skin) +
    path(limb([31.4, 27.4, 6.2], [30.4, 38, 5], [30, 44, 5.4]), tone(0.52)) +
    path(limb([26.6, 26.6, 3.4], [22.4, 24, 3.1]) + limb([36.6, 27, 3.3], [40.6, 24.2, 3]), tone(0.52)) +
    path(limb([28.4, 46.6, 5], [20, 55, 3.8], [29.6, 61.4, 2.5], [30.4, 65.6, 1.7]), skin) +
    path(
      'M24.4 41.6Q30.4 44 36 41.6C38 44 39.8 46.6 41.6 47.8L39.6 54.6C36 54 33.4 52.6 31 51C28.6 53.6 26.4 56.4 24.6 58.8L18.6 53.4C21.4 50.4 23.6 46.4 24.4 41.6Z',
      tone(0.66),
    ) +
    path('M24.4 41.6Q30.4 44 36 41.6L36.6 44.6Q30.4 47 23.8 44.6Z', tone(0.9)) +
    path(disc(32.6, 13, 6.4), skin) +
    path(
      'M26.4 14.4C24.6 8 28 4 32 4.6C35 2.6 40.6 5.6 40 11C38 9.6 36 9.6 34 10.4C32 13 29 14.4 28.4 17.4C27.4 17 26.8 15.8 26.4 14.4Z',
      tone(0.25),
    )
  );
}

export const jetty: Scene = {
  key: 'jetty',
  dpi: 300,
  people: true,
  paint({ high, tone, rnd }) {
    const at = place(high, 100, 112, { across: 0.8, up: 0.8, sink: 0.03 });
    const s = at.scale;
    const shore = at.top + s * 62;
    const light = glow(across * 0.5 + s * 16, shore - s * 20, s * 70, tone(0.985));
    let waves = '';
    for (let row = 0; row < 13; row += 1) {
      const y = shore + (high - shore) * (0.05 + 0.9 * (row / 13) ** 1.4);
      for (let count = 0; count < 3; count += 1) {
        const [x, length, thick] = [across * 0.5 + s * 16 + rnd.normal(s * (18 + row * 5)), s * rnd.between(7, 20), s * (0.5 + row * 0.09)];
        waves += `M${one(x - length)} ${one(y)}Q${one(x)} ${one(y - thick * 2)} ${one(x + length)} ${one(y)}Q${one(x)} ${one(y + thick)} ${one(x - length)} ${one(y)}Z`;
      }
    }
    const deck = { x: at.left + s * 40, y: at.top + s * 92 };
    const boards =
      path(`M${-20} ${deck.y + s * 8}L${deck.x} ${deck.y}L${deck.x + s * 6} ${deck.y + s * 3}L${-20} ${deck.y + s * 24}Z`, tone(0.5)) +
      path(`M-20 ${deck.y + s * 24}L${deck.x + s * 6} ${deck.y + s * 3}V${deck.y + s * 6}L-20 ${deck.y + s * 29}Z`, tone(0.36)) +
      rect(deck.x - s * 1, deck.y + s * 3, s * 3.4, s * 17, tone(0.34)) +
      rect(deck.x - s * 34, deck.y + s * 10, s * 4.4, s * 26, tone(0.34)) +
      rect(deck.x - s * 12, deck.y - s * 3, s * 3, s * 10, tone(0.4)) +
      line(
        Array.from(
          { length: 9 },
          (_, index) =>
            `M${one(deck.x - s * (2 + index * 7))} ${one(deck.y + s * (0.4 + index * 0.6))}l${one(s * (6 + index * 0.8))} ${one(s * (3.4 + index * 0.95))}`,
        ).join(''),
        tone(0.42),
        s * 0.7,
      );
    const shapes =
      sky(rnd, shore, [0.82, 0.86, 0.9, 0.93], tone) +
      light.shapes +
      land(rnd, shore - s * 12, s * 7, high, tone(0.82)) +
      land(rnd, shore - s * 4, s * 3, high, tone(0.7)) +
      rect(0, shore, across, high - shore, tone(0.78)) +
      rect(0, shore + (high - shore) * 0.3, across, high, tone(0.73)) +
      rect(0, shore + (high - shore) * 0.62, across, high, tone(0.67)) +
      path(waves, tone(0.93)) +
      oval(at.left + s * 62, at.top + s * 101, s * 15, s * 1.8, tone(0.56)) +
      boards +
      at.put(`<g transform="translate(28 4) rotate(6 31 40) scale(1.08)">${leaper(tone)}</g>`);
    return {
      defs: light.defs,
      shapes,
      subject: at.box({ x: 22, y: 8, width: 66, height: 92 }),
      faces: [at.box({ x: 57, y: 10, width: 16, height: 18 })],
    };
  },
};
