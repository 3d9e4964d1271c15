/** A sledge with a fir tree on it, tracks in the snow behind it. */
import { disc, fir, glow, land, line, oval, path, sky, specks } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';

export const sledge: Scene = {
  key: 'sledge',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 128, 72, { across: 0.84, up: 0.6, sink: 0.16 });
    const s = at.scale;
    const horizon = at.foot - s * 34;
    const light = glow(across * 0.3, horizon - s * 22, s * 84, tone(0.985));
    const tree =
      `<g transform="translate(6 27) rotate(90) scale(0.86 1)">${path(fir(rnd, 0, 0, 112), tone(0.42))}</g>` +
      `<g transform="translate(10 24) rotate(90) scale(0.5 0.92)">${path(fir(rnd, 0, 0, 108), tone(0.5))}</g>`;
    const runner = 'M6 66H100Q116 66 117 50Q117 44 111 44';
    const wood =
      line(runner, tone(0.34), 3) +
      line('M20 66L24 50M54 66L57 50M86 66L89 50', tone(0.38), 3) +
      path('M12 47H104Q107 47 107 49.4Q107 52 104 52H12Z', tone(0.56)) +
      path('M12 47H104Q107 47 107 48.6H12Z', tone(0.7)) +
      line('M112 44Q124 40 134 48Q146 58 170 56', tone(0.42), 1.1);
    const shapes =
      sky(rnd, horizon, [0.66, 0.72, 0.78, 0.83], tone) +
      light.shapes +
      land(rnd, horizon - s * 16, s * 8, high, tone(0.86)) +
      land(rnd, horizon - s * 4, s * 5, high, tone(0.91)) +
      land(rnd, horizon + s * 10, s * 3, high, tone(0.955)) +
      path(
        `M-20 ${one(at.foot - s * 4)}L${one(at.left + s * 10)} ${one(at.foot - s * 4.6)}V${one(at.foot - s * 2)}L-20 ${one(at.foot - s * 0.6)}ZM-20 ${one(at.foot + s * 5)}L${one(at.left + s * 30)} ${one(at.foot + s * 1)}V${one(at.foot + s * 3)}L-20 ${one(at.foot + s * 8)}Z`,
        tone(0.85),
      ) +
      oval(at.left + s * 60, at.foot - s * 2, s * 62, s * 4.4, tone(0.78)) +
      at.put(
        wood +
          line('M-4 27H12', tone(0.36), 4) +
          tree +
          path('M44 9Q49 28 45 51L48 51Q52 28 47 9ZM80 17Q83 32 80 50L83 50Q86 32 83 17Z', tone(0.93)) +
          path(`${disc(8, 16, 1.6)}${disc(30, 13, 2.2)}${disc(64, 17, 1.8)}${disc(92, 23, 1.5)}`, tone(0.985)),
      ) +
      path(specks(rnd, high, s * 1.2, Math.round(26 + high / 30)), tone(0.985));
    return { defs: light.defs, shapes, subject: at.box({ x: 0, y: 8, width: 118, height: 60 }) };
  },
};
