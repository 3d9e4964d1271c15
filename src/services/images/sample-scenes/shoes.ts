/** A pair of small shoes on a board, light of a window on the wall. */
import { disc, ground, line, oval, path, rect, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

function shoe(tone: Tone, body: number): string {
  return (
    path('M5 44C3 47 3 52 5 54Q40 58 74 54C78 51 77 46 75 43Z', tone(0.96)) +
    path('M6 8C4 22 4 36 5 46Q40 51 75.6 46C77 34 66 29 56 27C49 25 45 20 43 11C42 8 39 8 36 9Q22 14 11 6C8 4.6 6.4 5.6 6 8Z', tone(body)) +
    path('M56 27C66 29 77 34 75.6 46Q68 47.4 60 48.2C62 40 60 33 53 26Z', tone(body + 0.12)) +
    path('M6 8C4 22 4 36 5 46L17 47.4C12 36 12 20 14 8.4Q12 7.4 11 6C8 4.6 6.4 5.6 6 8Z', tone(body - 0.1)) +
    path('M8 7Q22 16 40 8.6Q41 11 42 13Q24 21 6.6 11Q6.6 8 8 7Z', tone(0.93)) +
    line('M45 16L37 23M49 21L41 29M54 25L47 33', tone(0.97), 2.2) +
    path(
      'M42 17C36 8 27 11 30 17C32 20 38 19 42 17ZM42 17C46 7 57 6 56 13C55 18 48 18 42 17ZM42 17L33 30L37 30L43 19L51 27L53 24Z',
      tone(0.97),
    ) +
    path(disc(42.4, 17, 2.4), tone(0.86))
  );
}

export const shoes: Scene = {
  key: 'shoes',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 112, 74, { across: 0.8, up: 0.66, sink: 0.14 });
    const s = at.scale;
    const edge = at.foot - s * 14;
    const panes = [0, 1].flatMap((column) =>
      [0, 1].map((row) => {
        const x = across * 0.5 - s * 44 + column * s * 34 + row * s * 10;
        const y = edge - s * 88 + row * s * 40;
        return `M${x} ${y}l${s * 31} ${-s * 4}l${s * 9.4} ${s * 37}l${-s * 31} ${s * 4}Z`;
      }),
    );
    const shapes =
      ground(high, tone(0.82)) +
      path(strokes(rnd, { left: -60, top: 0, right: across, bottom: edge }, s * 16, Math.round(16 + high / 40)), tone(0.845)) +
      path(panes.join(''), tone(0.91)) +
      rect(0, edge, across, high - edge, tone(0.66)) +
      rect(0, edge, across, s * 1.6, tone(0.74)) +
      rect(0, at.foot + s * 12, across, s * 1, tone(0.58)) +
      rect(0, at.foot + s * 44, across, s * 1, tone(0.58)) +
      oval(at.left + s * 54, at.foot - s * 2.6, s * 64, s * 4, tone(0.54)) +
      at.put(`<g transform="translate(34 2) scale(0.94)">${shoe(tone, 0.46)}</g><g transform="translate(0 16)">${shoe(tone, 0.54)}</g>`);
    return { shapes, subject: at.box() };
  },
};
