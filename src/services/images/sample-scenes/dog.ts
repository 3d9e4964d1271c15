/** A dog that sits on a path and looks into the distance. */
import { glow, grass, land, line, oval, path, sky, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

export const dog: Scene = {
  key: 'dog',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 74, 92, { across: 0.56, up: 0.62, sink: 0.16 });
    const s = at.scale;
    const horizon = at.foot - s * 50;
    const light = glow(across * 0.5, horizon - s * 6, s * 84, tone(0.985));
    const body =
      path('M52 84C60 88 71 84 72 75C72.6 69 68 66 65 69C67 74 64 79 56 77Z', tone(0.4)) +
      path(
        'M34 30C22 34 17 48 15 62C10 68 7 78 10 86C12 92 22 91 30 90.6H42C50 91 60 92 62 86C65 78 61 68 57 62C55 48 48 34 38 30Z',
        tone(0.42),
      ) +
      path('M34 30C22 34 17 48 15 62C10 68 7 78 10 86C12 92 20 91 26 90.8C20 84 19 74 23 66C24 52 28 40 38 31Z', tone(0.52)) +
      line('M22 87C17 82 18 76 22 72M50 87C55 82 54 76 50 72', tone(0.34), 1.2) +
      path('M24 20C23 10 29 3 36 3C43 3 49 10 48 20C48 28 44 34 36 34C28 34 24 28 24 20Z', tone(0.44)) +
      path('M24 20C23 10 29 3 36 3C31 7 29 14 30 22C30 28 31 32 33 34C27 33 24 27 24 20Z', tone(0.54)) +
      path(
        'M27 8C20 6 15 12 15 20C15 27 18 31 21 30C25 28 26 20 29 12ZM45 8C52 6 57 12 57 20C57 27 54 31 51 30C47 28 46 20 43 12Z',
        tone(0.33),
      ) +
      path('M27 31Q36 36.6 45 31L46 34.4Q36 40.6 26 34.4Z', tone(0.93));
    const shapes =
      sky(rnd, horizon, [0.82, 0.86, 0.9, 0.94], tone) +
      light.shapes +
      land(rnd, horizon - s * 12, s * 6, high, tone(0.82)) +
      land(rnd, horizon - s * 4, s * 4, high, tone(0.75)) +
      land(rnd, horizon + s * 6, s * 3, high, tone(0.66)) +
      path(strokes(rnd, { left: -60, top: horizon + s * 14, right: across, bottom: high }, s * 18, 26), tone(0.69)) +
      path(
        `M${across * 0.5 + s * 46} ${horizon + s * 7.4}C${across * 0.5 + s * 62} ${horizon + s * 18} ${across * 0.5 - s * 20} ${horizon + s * 26} ${across * 0.5 - s * 52} ${high + 10}H${across * 0.5 + s * 66}C${across * 0.5 + s * 40} ${horizon + s * 40} ${across * 0.5 + s * 76} ${horizon + s * 18} ${across * 0.5 + s * 51} ${horizon + s * 7.4}Z`,
        tone(0.88),
      ) +
      path(
        grass(rnd, -20, across * 0.5 - s * 56, high + 4, s * 22, 30) + grass(rnd, across * 0.5 + s * 60, across + 20, high + 4, s * 22, 30),
        tone(0.52),
      ) +
      oval(across * 0.5 + s * 2, at.foot - s * 1.4, s * 34, s * 3.4, tone(0.7)) +
      at.put(body) +
      path(
        grass(rnd, across * 0.5 - s * 44, across * 0.5 - s * 24, at.foot + s * 3, s * 12, 9) +
          grass(rnd, across * 0.5 + s * 32, across * 0.5 + s * 48, at.foot + s * 3, s * 12, 9),
        tone(0.54),
      );
    return { defs: light.defs, shapes, subject: at.box({ x: 7, y: 3, width: 65, height: 88 }) };
  },
};
