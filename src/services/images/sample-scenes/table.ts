/** A table set for a feast in the garden, lights strung above it. */
import { disc, glow, hedge, line, oval, path, rect, sky, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

function candle(x: number, tone: Tone): string {
  return (
    path(`M${x - 5} 62Q${x} 59 ${x + 5} 62L${x + 1.4} 60.6V46H${x - 1.4}V60.6Z`, tone(0.42)) +
    rect(x - 1.7, 24, 3.4, 22, tone(0.97)) +
    path(`M${x} 13Q${x + 3.4} 19 ${x} 23.4Q${x - 3.4} 19 ${x} 13Z`, tone(0.99))
  );
}

function glass(x: number, tone: Tone): string {
  return (
    path(`M${x - 4.4} 38H${x + 4.4}Q${x + 5} 50 ${x} 51.6Q${x - 5} 50 ${x - 4.4} 38Z`, tone(0.93)) +
    path(`M${x - 4.7} 44H${x + 4.7}Q${x + 4} 50.4 ${x} 51.6Q${x - 4} 50.4 ${x - 4.7} 44Z`, tone(0.62)) +
    path(`M${x - 0.7} 51H${x + 0.7}V61H${x + 4}V62.4H${x - 4}V61H${x - 0.7}Z`, tone(0.9))
  );
}

/** Blossoms of the bouquet: place and radius. */
const blossoms = [
  [60, 34, 5.4],
  [90, 34, 5],
  [66, 25, 6],
  [84, 24, 6.2],
  [75, 19, 6.4],
  [75, 31, 7.2],
  [66, 39, 5.6],
  [84, 38.6, 5.8],
] as const;

export const table: Scene = {
  key: 'table',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 150, 104, { across: 0.84, up: 0.76, sink: 0.08 });
    const s = at.scale;
    const horizon = at.foot - s * 24;
    const light = glow(across / 2, at.top + s * 30, s * 80, tone(0.95));
    const flowers =
      path('M68 62Q66 54 69 44H81Q84 54 82 62Z', tone(0.88)) +
      path('M77 44H81Q84 54 82 62H77Q79 52 77 44Z', tone(0.78)) +
      path(
        'M52 40Q54 30 62 28Q62 36 64 42ZM98 39Q96 29 88 27Q88 36 86 42ZM58 24Q66 20 70 26Q64 30 58 24ZM92 22Q84 18 80 24Q86 29 92 22ZM71 14Q75 6 79 12Q77 18 74 20ZM56 47Q66 40 75 45Q84 40 94 47Q84 52 75 48Q66 52 56 47Z',
        tone(0.5),
      ) +
      blossoms
        .map(
          ([x, y, r]) =>
            oval(x, y, r, r * 0.92, tone(0.84)) +
            oval(x - r * 0.14, y - r * 0.16, r * 0.84, r * 0.74, tone(0.96)) +
            oval(x - r * 0.06, y - r * 0.04, r * 0.46, r * 0.38, tone(0.9)),
        )
        .join('');
    const cloth =
      path('M4 62H146L150 104H0Z', tone(0.93)) +
      path('M4 62H146L147 70Q110 76 75 72Q38 76 3 70Z', tone(0.97)) +
      path('M20 73L14 104H22L26 74ZM52 74L50 104H60L58 74ZM92 74L94 104H84L87 73.6ZM126 74L133 104H124L121 74Z', tone(0.83));
    const plates = [28, 122]
      .map(
        (x) =>
          oval(x, 61.6, 15, 2, tone(0.985)) +
          oval(x, 60.6, 9.6, 1.3, tone(0.8)) +
          path(`M${x - 4} 60.4Q${x} 49 ${x + 4} 60.4Z`, tone(0.88)),
      )
      .join('');
    const chairs = [1, -1]
      .map(
        (side) =>
          `<g transform="translate(${side > 0 ? 0 : 150} 0) scale(${side} 1)">${line('M-9 34Q-12 60 -8 104M-8 76H10M-9.6 46Q-4 48 -4 60V76M8 77L12 104', tone(0.4), 2.6)}</g>`,
      )
      .join('');
    const cord = [0.02, 0.3].map((share, row) => {
      const [y, sag] = [at.top - s * 34 + s * 18 * share * 10 * 0.3, s * (row ? 14 : 20)];
      const bulbs = Array.from({ length: 9 }, (_, index) => {
        const t = (index + 0.5) / 9;
        return disc(across * t, y + 4 * sag * t * (1 - t) + s * 2.4, s * 1.9);
      });
      return line(`M-10 ${y}Q${across / 2} ${y + 2 * sag} ${across + 10} ${y}`, tone(0.46), s * 0.5) + path(bulbs.join(''), tone(0.985));
    });
    const shapes =
      sky(rnd, horizon, [0.66, 0.72, 0.77, 0.82], tone) +
      hedge(rnd, horizon - s * 24, s * 17, horizon + s * 3, tone(0.62), tone(0.66)) +
      hedge(rnd, horizon - s * 9, s * 13, horizon + s * 3, tone(0.55), tone(0.59)) +
      light.shapes +
      rect(0, horizon, across, high - horizon, tone(0.54)) +
      path(strokes(rnd, { left: -60, top: horizon + s * 6, right: across, bottom: high }, s * 16, 26), tone(0.57)) +
      oval(across / 2, at.foot, s * 86, s * 5, tone(0.44)) +
      cord.join('') +
      at.put(chairs + cloth + candle(50, tone) + candle(100, tone) + plates + glass(42, tone) + glass(108, tone) + flowers);
    return { defs: light.defs, shapes, subject: at.box({ x: 0, y: 6, width: 150, height: 98 }) };
  },
};
