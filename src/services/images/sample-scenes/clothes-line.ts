/** Small clothes on a line in a meadow. */
import { crown, disc, glow, grass, land, line, path, sky, strokes } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';

export const clothesLine: Scene = {
  key: 'clothes-line',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 124, 84, { across: 0.84, up: 0.66, sink: 0 });
    const s = at.scale;
    const horizon = at.foot + s * 2;
    const light = glow(across * 0.34, at.top + s * 14, s * 74, tone(0.95));
    /** Height of the line at a place. */
    const hang = (x: number) => 8 + 9 * (1 - ((x - 62) / 76) ** 2);
    const pegs = [8, 24, 36, 62, 72, 80, 90, 118].map((x) => `M${x - 1} ${one(hang(x) - 2.6)}h2v7h-2Z`).join('');
    const wear =
      path('M6 14.6L26 17.6C27 34 25.6 46 27 60Q16 63 5 58C6.6 44 5 30 6 14.6Z', tone(0.93)) +
      path('M19 16.6L26 17.6C27 34 25.6 46 27 60Q23 61.4 19 61.4C20.6 46 20.4 32 19 16.6Z', tone(0.84)) +
      path('M6 24L26.4 27V30.6L6 27.6ZM5.8 48Q16 52 26.4 50V53.6Q16 55.6 5.6 51.6Z', tone(0.66)) +
      path(
        'M38 17.4Q43 21 46 21Q51 21 58 17.6L68 25.6L62.6 33L59 30.6C59.4 40 60 46 60.4 54C60.6 58 57.6 60 54 60L49 50L44 60C40 60 37.6 58 37.6 54C38 46 38 40 38.2 30.6L34 33L29.6 25.6Z',
        tone(0.52),
      ) +
      path('M58 17.6L68 25.6L62.6 33L59 30.6C59.4 40 60 46 60.4 54C60.6 58 57.6 60 54 60L52 56C54 44 54.6 30 53 19.8Z', tone(0.42)) +
      path(`${disc(48.4, 28, 1.3)}${disc(48.4, 34, 1.3)}${disc(48.4, 40, 1.3)}`, tone(0.95)) +
      path('M43 21Q46 26 50 26Q54 25 56 18.6Q51 21 46 21Z', tone(0.66)) +
      path('M70 16.6H75V29C78 31 80.4 32 80 35.4C79 38.6 72 38 70.4 34Z', tone(0.96)) +
      path('M70 22H75V24.6H70Z', tone(0.6)) +
      path('M78.4 16.4H83.4V28.6C86.4 30.6 88.6 31.6 88.2 35C87.2 38.2 80.4 37.6 78.8 33.6Z', tone(0.96)) +
      path('M78.4 21.6H83.4V24.2H78.4Z', tone(0.6)) +
      path('M92 14.6Q104 16 116 11.6L119.6 40Q114 48 106 46Q98 48 93.6 42Z', tone(0.68)) +
      path('M106 14.6Q112 13.6 116 11.6L119.6 40Q116.6 44.6 112 45.8C112 34 110 24 106 14.6Z', tone(0.58)) +
      path('M92.6 22Q104 24 117 19.4L117.4 23Q104 27.6 92.8 25.6Z', tone(0.93));
    const cord = line(`M-320 -44Q-60 -10 0 ${one(hang(0))}Q62 ${one(hang(62) + 9)} 124 ${one(hang(124))}Q184 -10 440 -44`, tone(0.42), 0.9);
    const shapes =
      sky(rnd, horizon, [0.72, 0.77, 0.82, 0.86, 0.89], tone) +
      light.shapes +
      crown(rnd, at.left - s * 18, horizon - s * 22, s * 34, s * 28, tone(0.7), tone(0.75)) +
      crown(rnd, at.left + s * 146, horizon - s * 20, s * 30, s * 24, tone(0.7), tone(0.75)) +
      land(rnd, horizon - s * 10, s * 4, high, tone(0.69)) +
      land(rnd, horizon - s * 2, s * 3, high, tone(0.62)) +
      path(strokes(rnd, { left: -60, top: horizon + s * 4, right: across, bottom: high }, s * 14, 22), tone(0.65)) +
      at.put(cord + wear + path(pegs, tone(0.36))) +
      path(grass(rnd, -20, across + 20, horizon + s * 18, s * 14, 54), tone(0.52)) +
      path(`M-20 ${one(horizon + s * 17)}H${across + 20}V${high + 20}H-20Z`, tone(0.52)) +
      path(
        strokes(rnd, { left: -60, top: horizon + s * 20, right: across, bottom: Math.max(high, horizon + s * 21) }, s * 14, 22),
        tone(0.49),
      );
    return { defs: light.defs, shapes, subject: at.box({ x: 4, y: 6, width: 116, height: 56 }) };
  },
};
