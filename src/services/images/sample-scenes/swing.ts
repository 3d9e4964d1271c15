/** A child on a swing below the branch of a great tree. */
import { crown, disc, glow, grass, land, limb, line, path, sky, strokes } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';

export const swing: Scene = {
  key: 'swing',
  dpi: 300,
  people: true,
  paint({ high, tone, rnd }) {
    const at = place(high, 74, 72, { across: 0.6, up: 0.58, sink: 0.2 });
    const s = at.scale;
    const horizon = at.foot + s * 2;
    const light = glow(across * 0.66, horizon - s * 30, s * 74, tone(0.985));
    const branch = Math.max(at.top - s * 42, s * 7);
    const top = (branch - at.top) / s;
    const figure =
      line(`M46 54L30 ${one(top)}`, tone(0.46), 0.8) +
      path('M26 17C19 14 12 18 10.4 28C14 24.6 18 26 21 25C24 24 26 22 27 20Z', tone(0.4)) +
      path(limb([27, 49, 6], [25.6, 33, 5.2], [28, 26.4, 2.6]), tone(0.46)) +
      path(limb([28, 51.4, 4.6], [44, 49.6, 3.5], [57, 44.4, 2.4], [62.6, 38.6, 1.8]), tone(0.34)) +
      path('M20.6 44C20 50 20.4 54 21.6 55.6C30 56.6 37 55.6 43.6 53.4C44.6 50 43 47 40 46C36 46 33 44 31.6 40Z', tone(0.46)) +
      path('M24 54C31 55.6 38 54.8 43.6 53.4C44.4 51.4 44.2 49.6 43.4 48.2C38 51 30 52 22 50.6L20.4 51.4Z', tone(0.38)) +
      path(limb([27.6, 32.4, 2.9], [35.6, 33, 2.2], [38.6, 25.4, 1.8]), tone(0.4)) +
      path(disc(29.6, 18.4, 6.7), tone(0.4)) +
      path('M34.6 12.6C31 10 25 10.6 23 15.4C21.6 19 22.6 24 26.6 25.6C30 24 31 20 30.4 17.4C32 17 34 15.4 34.6 12.6Z', tone(0.3)) +
      path('M19.6 55L44 57L43.7 59L19.4 57Z', tone(0.28)) +
      line(`M25.4 56.6L14 ${one(top)}`, tone(0.34), 0.9);
    const shapes =
      sky(rnd, horizon, [0.82, 0.86, 0.9, 0.93, 0.95], tone) +
      light.shapes +
      land(rnd, horizon - s * 14, s * 5, high, tone(0.82)) +
      land(rnd, horizon - s * 5, s * 4, high, tone(0.74)) +
      land(rnd, horizon + s * 4, s * 2.4, high, tone(0.64)) +
      land(rnd, horizon + s * 16, s * 2.4, high, tone(0.56)) +
      path(strokes(rnd, { left: -60, top: horizon + s * 9, right: across, bottom: horizon + s * 22 }, s * 16, 22), tone(0.6)) +
      path(
        `M${at.left - s * 46} ${horizon + s * 24}C${at.left - s * 30} ${horizon - s * 10} ${at.left - s * 34} ${branch + s * 22} ${at.left - s * 36} ${branch - s * 4}H${at.left - s * 12}C${at.left - s * 16} ${branch + s * 24} ${at.left - s * 18} ${horizon - s * 8} ${at.left - s * 4} ${horizon + s * 24}Z`,
        tone(0.4),
      ) +
      path(
        `M${at.left - s * 18} ${branch + s * 13}Q${at.left + s * 10} ${branch - s * 1} ${at.left + s * 70} ${branch - s * 4}L${at.left + s * 70} ${branch - s * 7}H${at.left - s * 24}Z`,
        tone(0.4),
      ) +
      at.put(figure) +
      crown(rnd, at.left - s * 26, branch - s * 10, s * 50, s * 26, tone(0.5), tone(0.57)) +
      crown(rnd, at.left + s * 40, branch - s * 14, s * 46, s * 20, tone(0.54), tone(0.61)) +
      crown(rnd, at.left + s * 96, branch - s * 20, s * 40, s * 20, tone(0.5), tone(0.57)) +
      crown(rnd, at.left - s * 100, branch - s * 16, s * 40, s * 26, tone(0.54), tone(0.6)) +
      path(grass(rnd, -20, across + 20, horizon + s * 22, s * 12, 60), tone(0.5)) +
      path(`M-20 ${one(horizon + s * 20)}H${across + 20}V${high + 20}H-20Z`, tone(0.5));
    return {
      defs: light.defs,
      shapes,
      subject: at.box({ x: 10, y: 10, width: 54, height: 49 }),
      faces: [at.box({ x: 23, y: 11, width: 14, height: 15 })],
    };
  },
};
