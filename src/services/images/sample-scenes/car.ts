/** A round old car with cans on strings, driving off along an avenue. */
import { crown, disc, glow, land, line, oval, path, rect, sky, strokes } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';

export const car: Scene = {
  key: 'car',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 110, 102, { across: 0.66, up: 0.7, sink: 0.12 });
    const s = at.scale;
    const horizon = at.top + s * 30;
    const light = glow(across / 2, horizon - s * 8, s * 84, tone(0.985));
    const cans = [
      [26, 96, -14],
      [44, 100, 8],
      [63, 99, -6],
      [82, 95, 16],
    ] as const;
    const body =
      path('M12 66H28V86Q28 89 25 89H15Q12 89 12 86ZM82 66H98V86Q98 89 95 89H85Q82 89 82 86Z', tone(0.26)) +
      path('M24 40C27 16 34 6 55 6C76 6 83 16 86 40Z', tone(0.5)) +
      path('M24 40C27 16 34 6 55 6C44 8 36 18 34 40Z', tone(0.6)) +
      path('M33 36C35 20 40 13 55 13C70 13 75 20 77 36Q55 40 33 36Z', tone(0.93)) +
      path('M62 13.4C72 15 75.4 22 77 36Q72 37.4 66 37.8C67 28 66 20 62 13.4Z', tone(0.84)) +
      path('M6 62C4 48 14 40 28 38Q55 34 82 38C96 40 106 48 104 62L103 72Q102 76 98 76H12Q8 76 7 72Z', tone(0.5)) +
      path('M6 62C4 48 14 40 28 38Q32 37.4 36 37C22 42 14 50 15 64L16 76H12Q8 76 7 72Z', tone(0.62)) +
      path('M104 62C106 48 96 40 82 38C94 43 98 50 97 62L96 76H98Q102 76 103 72Z', tone(0.4)) +
      path('M30 44Q55 39 80 44L77 62Q55 66 33 62Z', tone(0.55)) +
      line('M33 62Q55 66 77 62', tone(0.42), 1) +
      path(disc(17, 57, 4.8) + disc(93, 57, 4.8), tone(0.36)) +
      path(disc(16.4, 56.4, 3.2) + disc(92.4, 56.4, 3.2), tone(0.93)) +
      rect(43, 52, 24, 8, tone(0.96)) +
      path('M2 70Q2 67 6 67H104Q108 67 108 70V74Q108 77 104 77H6Q2 77 2 74Z', tone(0.9)) +
      path('M2 73H108V74Q108 77 104 77H6Q2 77 2 74Z', tone(0.72)) +
      path('M53 77H60V80H53Z', tone(0.32)) +
      line('M30 41Q40 54 55 46Q70 54 80 41', tone(0.965), 1.8) +
      path(
        'M55 46C48 38 42 42 45 47C47 50 52 49 55 46ZM55 46C62 38 68 42 65 47C63 50 58 49 55 46ZM54 46L49 57L53 56L55.6 48L58.6 56.6L62 57L56.6 46Z',
        tone(0.985),
      );
    const strings = cans
      .map(
        ([x, y, turn]) =>
          line(`M${40 + (x - 40) * 0.5} 77Q${x - 3} 86 ${x} ${y - 4}`, tone(0.42), 0.7) +
          `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-3.4, -4, 6.8, 8, tone(0.84)) + rect(1, -4, 2.4, 8, tone(0.6)) + oval(0, -4, 3.4, 1.1, tone(0.95))}</g>`,
      )
      .join('');
    const trees = [0, 1, 2].map((row) => {
      const [away, size] = [36 + row * 40, 14 + row * 12];
      return [-1, 1]
        .map((side) => {
          const x = across / 2 + side * away * s;
          const foot = horizon + s * (4 + row * 9);
          const lightness = 0.76 - row * 0.09;
          return (
            rect(x - s * size * 0.06, foot - s * size * 1.2, s * size * 0.12, s * size * 1.2, tone(lightness - 0.12)) +
            crown(rnd, x, foot - s * size * 1.7, s * size * 0.86, s * size, tone(lightness), tone(lightness + 0.06))
          );
        })
        .join('');
    });
    const shapes =
      sky(rnd, horizon, [0.84, 0.88, 0.92, 0.95], tone) +
      light.shapes +
      land(rnd, horizon - s * 4, s * 3, high, tone(0.82)) +
      rect(0, horizon + s * 3, across, high, tone(0.7)) +
      path(strokes(rnd, { left: -60, top: horizon + s * 6, right: across, bottom: high }, s * 14, 26), tone(0.73)) +
      path(
        `M${one(across / 2 - s * 7)} ${one(horizon + s * 3)}L${one(across / 2 - s * 110)} ${one(high + s * 10)}H${one(across / 2 + s * 110)}L${one(across / 2 + s * 7)} ${one(horizon + s * 3)}Z`,
        tone(0.87),
      ) +
      trees.join('') +
      oval(across / 2, at.top + s * 88, s * 56, s * 5, tone(0.62)) +
      at.put(body + strings);
    return { defs: light.defs, shapes, subject: at.box({ x: 2, y: 6, width: 106, height: 96 }) };
  },
};
