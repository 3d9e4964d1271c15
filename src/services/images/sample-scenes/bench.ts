/** Two people on a bench above the water, seen from behind. */
import { crown, glow, land, limb, path, rect, sky, strokes } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';

export const bench: Scene = {
  key: 'bench',
  dpi: 300,
  people: true,
  paint({ high, tone, rnd }) {
    const at = place(high, 112, 88, { across: 0.76, up: 0.68, sink: 0.14 });
    const s = at.scale;
    const shore = at.top + s * 34;
    const light = glow(across * 0.5 + s * 30, shore - s * 10, s * 78, tone(0.985));
    let waves = '';
    for (let row = 0; row < 7; row += 1) {
      const y = shore + s * (2 + row * 4);
      for (let count = 0; count < 2; count += 1) {
        const [x, length] = [across * 0.5 + s * 30 + rnd.normal(s * (10 + row * 5)), s * rnd.between(5, 13)];
        waves += `M${one(x - length)} ${one(y)}Q${one(x)} ${one(y - s)} ${one(x + length)} ${one(y)}Q${one(x)} ${one(y + s * 0.6)} ${one(x - length)} ${one(y)}Z`;
      }
    }
    const people =
      path('M34 24C31 27 23 28 20 34C18 42 18 52 19 60H52V34C50 28 44 27 41.6 24Z', tone(0.3)) +
      path('M34 24C31 27 23 28 20 34C18 42 18 52 19 60H25C24 50 24 40 27 34C30 29 34 28 36 25Z', tone(0.38)) +
      path('M33.6 20H41.4L42 25.6Q37.6 28.4 33 25.6Z', tone(0.42)) +
      path(
        'M31.6 12C31.4 6 34.6 2.6 39 2.8C43.6 3 46 7 45.2 12.4C44.6 17 42.4 20.4 40.4 21.6Q37.4 22.8 34.6 21.4C32.6 19 31.6 15.4 31.6 12Z',
        tone(0.28),
      ) +
      path('M58 30C56 33 50 34 48.4 38C47 46 47.6 53 48 60H80C80.6 52 80 44 77 39C73.4 34.4 67 33.6 65 30Z', tone(0.54)) +
      path('M65 30C67 33.6 73.4 34.4 77 39C80 44 80.6 52 80 60H73C74 50 73 43 69 39C66.6 36.6 64.6 33 64 30Z', tone(0.46)) +
      path('M57.4 26H64.2L65.2 31Q61 34 57 31Z', tone(0.6)) +
      path(
        'M51.6 18C51 12 54.4 8.6 59 8.8C64 9 66.8 13 66.4 18.6C66.2 22.4 67.4 26 69 28.6C66 31.6 58 32 53.8 29.4C52.6 26 52 22 51.6 18Z',
        tone(0.38),
      ) +
      path(
        'M51.6 18C51 12 54.4 8.6 59 8.8C56.6 11 55 15 55.4 20C55.6 24 56 28 56.8 30.6C55.6 30.4 54.6 30 53.8 29.4C52.6 26 52 22 51.6 18Z',
        tone(0.46),
      ) +
      path(limb([46, 34, 4.6], [58, 41, 4], [70, 44.6, 3.2]), tone(0.34)) +
      path(limb([71.6, 45, 2.6], [75, 45.6, 1.8]), tone(0.56));
    const seat =
      [46, 54.6].map((y) => path(`M4 ${y}H108V${y + 6}H4Z`, tone(0.44)) + path(`M4 ${y}H108V${y + 1.6}H4Z`, tone(0.56))).join('') +
      path('M3 63.6H109V69H3ZM9 42H13.4V88H9ZM98.6 42H103V88H98.6ZM9 62L-1 60V57.4L13 58ZM103 62L113 60V57.4L99 58Z', tone(0.32));
    const shapes =
      sky(rnd, shore, [0.78, 0.83, 0.88, 0.92], tone) +
      light.shapes +
      land(rnd, shore - s * 8, s * 5, high, tone(0.8)) +
      land(rnd, shore - s * 2.4, s * 2, high, tone(0.7)) +
      rect(0, shore, across, high - shore, tone(0.8)) +
      path(waves, tone(0.95)) +
      path(
        `M-20 ${one(at.foot - s * 22)}Q${across * 0.5} ${one(at.foot - s * 27)} ${across + 20} ${one(at.foot - s * 19)}V${high + 20}H-20Z`,
        tone(0.56),
      ) +
      path(strokes(rnd, { left: -60, top: at.foot - s * 16, right: across, bottom: high }, s * 14, 24), tone(0.59)) +
      at.put(people + seat) +
      path(
        `M${one(at.left - s * 74)} ${one(at.foot)}C${one(at.left - s * 60)} ${one(at.top + s * 30)} ${one(at.left - s * 64)} ${one(at.top)} ${one(at.left - s * 66)} ${one(at.top - s * 40)}H${one(at.left - s * 48)}C${one(at.left - s * 48)} ${one(at.top)} ${one(at.left - s * 46)} ${one(at.top + s * 40)} ${one(at.left - s * 36)} ${one(at.foot)}Z`,
        tone(0.4),
      ) +
      crown(rnd, at.left - s * 30, at.top - s * 22, s * 60, s * 24, tone(0.46), tone(0.53)) +
      crown(rnd, at.left + s * 24, at.top - s * 36, s * 46, s * 20, tone(0.5), tone(0.57));
    return {
      defs: light.defs,
      shapes,
      subject: at.box({ x: 3, y: 2, width: 106, height: 86 }),
      faces: [at.box({ x: 31, y: 2, width: 15, height: 20 }), at.box({ x: 51, y: 8, width: 18, height: 22 })],
    };
  },
};
