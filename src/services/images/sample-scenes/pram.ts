/** A pram under the trees of a park. */
import { crown, disc, glow, grass, hedge, land, line, oval, path, sky, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

export const pram: Scene = {
  key: 'pram',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 112, 104, { across: 0.7, up: 0.68, sink: 0.1 });
    const s = at.scale;
    const horizon = at.foot - s * 26;
    const light = glow(across * 0.68, horizon - s * 54, s * 74, tone(0.985));
    const wheel = (x: number) =>
      `<circle cx="${x}" cy="84" r="17.5" fill="none" stroke="${tone(0.3)}" stroke-width="3"/>` +
      line(
        Array.from(
          { length: 8 },
          (_, index) =>
            `M${x} 84L${(x + Math.cos((index * Math.PI) / 4) * 17).toFixed(1)} ${(84 + Math.sin((index * Math.PI) / 4) * 17).toFixed(1)}`,
        ).join(''),
        tone(0.36),
        0.9,
      ) +
      path(disc(x, 84, 3), tone(0.3));
    const carriage =
      wheel(33) +
      wheel(79) +
      line('M33 84Q38 66 56 66Q74 66 79 84', tone(0.34), 2.6) +
      line('M90 40Q101 36 106 24', tone(0.34), 2.4) +
      line('M102 21.6L111 25.6', tone(0.3), 3.6) +
      path('M10 40H95C95 56 84 68 66 68H42C24 68 12 58 10 40Z', tone(0.44)) +
      path('M66 68C84 68 95 56 95 40H82C82 54 76 64 62 68Z', tone(0.36)) +
      path('M7 37.4H98V43H7Z', tone(0.9)) +
      path('M50 38C50 20 34 4 14 8C4 18 4 30 8 38Z', tone(0.52)) +
      path('M50 38C50 30 46.6 22 41.6 16.4L20 38ZM33 10.4C27 7.4 20.6 6.8 14 8L14.6 38Z', tone(0.46)) +
      path('M50 38C50 20 34 4 14 8Q32 8 40 20Q46 28 46 38Z', tone(0.93)) +
      path('M50 38C58 30 76 30 84 38Z', tone(0.97)) +
      line('M18 52Q52 62 88 50', tone(0.6), 1.4);
    const trunk = (x: number, thick: number, fill: string) =>
      path(
        `M${x - thick} ${horizon + s * 5}Q${x - thick * 0.4} ${horizon - s * 30} ${x - thick * 0.6} ${horizon - s * 60}H${x + thick * 0.6}Q${x + thick * 0.4} ${horizon - s * 30} ${x + thick} ${horizon + s * 5}Z`,
        fill,
      );
    const near = [at.left - s * 26, at.left + s * 142] as const;
    const top = (tall: number) => Math.max(horizon - s * tall, s * 6);
    const shapes =
      sky(rnd, horizon, [0.84, 0.88, 0.92, 0.95], tone) +
      light.shapes +
      hedge(rnd, horizon - s * 16, s * 20, horizon + s * 4, tone(0.76), tone(0.81)) +
      land(rnd, horizon, s * 2, high, tone(0.68)) +
      path(strokes(rnd, { left: -60, top: horizon + s * 3, right: across, bottom: horizon + s * 14 }, s * 12, 20), tone(0.65)) +
      path(
        `M${across * 0.62} ${horizon + s * 1.6}Q${across * 0.5} ${horizon + s * 12} ${across * 0.12} ${high + 10}H${across * 0.94}Q${across * 0.78} ${horizon + s * 14} ${across * 0.67} ${horizon + s * 1.6}Z`,
        tone(0.86),
      ) +
      trunk(near[0], s * 5, tone(0.42)) +
      trunk(near[1], s * 4, tone(0.46)) +
      crown(rnd, near[0], top(84), s * 44, s * 30, tone(0.52), tone(0.58)) +
      crown(rnd, near[1], top(76), s * 36, s * 26, tone(0.56), tone(0.62)) +
      oval(across / 2, at.foot, s * 54, s * 4, tone(0.66)) +
      at.put(carriage) +
      path(
        grass(rnd, -20, across * 0.3, Math.max(high + 4, at.foot + s * 14), s * 16, 26) +
          grass(rnd, across * 0.8, across + 20, Math.max(high + 4, at.foot + s * 14), s * 16, 20),
        tone(0.5),
      );
    return { defs: light.defs, shapes, subject: at.box({ x: 4, y: 4, width: 108, height: 98 }) };
  },
};
