/** A candle and a twig beside a window at dusk. */
import { disc, glow, ground, line, oval, path, rect, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

export const candle: Scene = {
  key: 'candle',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 88, 104, { across: 0.68, up: 0.76, sink: 0.06 });
    const s = at.scale;
    const edge = at.foot - s * 8;
    const light = glow(at.left + s * 32, at.top + s * 20, s * 70, tone(0.97));
    const leaves = Array.from({ length: 9 }, (_, index) => {
      const t = index / 8;
      const [x, y] = [62 + 12 * t - 4 * t * t, 66 - 60 * t];
      const turn = -90 + (index % 2 === 0 ? 46 : -46) + 10 * t;
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${path('M0 0Q7 -6.4 16 0Q7 6 0 0Z', tone(index % 2 === 0 ? 0.42 : 0.5))}</g>`;
    });
    const things =
      line('M62 78Q62 36 72 4', tone(0.4), 1.2) +
      leaves.join('') +
      path('M56 70Q50 78 50 87Q50 98 62 98Q74 98 74 87Q74 78 68 70V64H56Z', tone(0.9)) +
      path('M62 64H68V70Q74 78 74 87Q74 98 62 98Q70 92 68 82Q67 76 62 70Z', tone(0.76)) +
      path('M20 98V46Q32 49 44 46V98Q32 102 20 98Z', tone(0.94)) +
      path('M36 47.6Q41 47 44 46V98Q41 99.4 36 99.8Z', tone(0.82)) +
      path(
        'M20 50Q22 44 26 47Q28 50 31 46Q36 42 44 46V50Q40 47.4 38 54Q36 60 34.6 52Q31 46 28.6 54Q26.6 64 25 55Q23 50 20 56Z',
        tone(0.985),
      ) +
      oval(32, 46.4, 12, 2.2, tone(0.985)) +
      line('M32 46V40', tone(0.3), 1) +
      path('M32 14Q41 30 36.6 38Q32 43.6 27.4 38Q23 30 32 14Z', tone(0.99)) +
      path('M32 26Q36 34 34 38.6Q32 41 30 38.6Q28 34 32 26Z', tone(0.8)) +
      path('M12 98H52Q54 104 46 104H18Q10 104 12 98Z', tone(0.58)) +
      path('M12 98H52L51.6 100.6H12.4Z', tone(0.7)) +
      path(`${disc(80, 100.4, 3.4)}${disc(85, 101.4, 2.6)}`, tone(0.44));
    const bar = s * 3.4;
    const shapes =
      ground(high, tone(0.5)) +
      path(
        `M0 0H${across}V${edge - s * 26}Q${across * 0.7} ${edge - s * 38} ${across * 0.42} ${edge - s * 27}T0 ${edge - s * 30}Z`,
        tone(0.56),
      ) +
      path(`M0 0H${across}V${edge - s * 60}Q${across * 0.6} ${edge - s * 50} 0 ${edge - s * 64}Z`, tone(0.61)) +
      path(strokes(rnd, { left: -60, top: 0, right: across, bottom: edge }, s * 16, Math.round(14 + high / 50)), tone(0.575)) +
      light.shapes +
      rect(across * 0.5 + s * 42, 0, bar, edge, tone(0.4)) +
      rect(across * 0.5 - s * 58, 0, bar, edge, tone(0.4)) +
      rect(0, Math.max(edge - s * 96, -bar), across, bar, tone(0.4)) +
      rect(0, edge, across, high - edge, tone(0.38)) +
      rect(0, edge, across, s * 3, tone(0.5)) +
      oval(at.left + s * 44, at.foot - s * 2, s * 50, s * 4, tone(0.56)) +
      at.put(things);
    return { defs: light.defs, shapes, subject: at.box({ x: 10, y: 2, width: 78, height: 102 }) };
  },
};
