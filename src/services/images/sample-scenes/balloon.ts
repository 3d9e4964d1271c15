/** A hot-air balloon above the roofs of a small town. */
import { disc, glow, line, oval, path, rect, sky } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';

export const balloon: Scene = {
  key: 'balloon',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 72, 96, { across: 0.56, up: 0.62, sink: -0.1 });
    const s = at.scale;
    const light = glow(across * 0.22, at.top + s * 20, s * 70, tone(0.985));
    const envelope =
      path('M36 0C56 0 71 14 71 34C71 51 54 64 45 76H27C18 64 1 51 1 34C1 14 16 0 36 0Z', tone(0.52)) +
      path('M36 0C27 0 17 14 17 35C17 51 25 64 31 76H27C18 64 1 51 1 34C1 14 16 0 36 0Z', tone(0.92)) +
      path('M36 0C31 0 26.6 14 26.6 36C26.6 52 31 66 33.6 76H31C25 64 17 51 17 35C17 14 27 0 36 0Z', tone(0.62)) +
      path('M36 0C41 0 45.4 14 45.4 36C45.4 52 41 66 38.4 76H33.6C31 66 26.6 52 26.6 36C26.6 14 31 0 36 0Z', tone(0.95)) +
      path('M36 0C45 0 55 14 55 35C55 51 47 64 41 76H45C54 64 71 51 71 34C71 14 56 0 36 0Z', tone(0.82)) +
      path('M36 0C56 0 71 14 71 34C71 51 54 64 45 76H42.6C51 63 65 50 65 33C65 16 54 3 36 0Z', tone(0.44)) +
      path('M1.6 39Q36 50 70.4 39Q69.6 43 68 46.4Q36 56 4 46.4Q2.4 43 1.6 39Z', tone(0.4)) +
      line('M28 76L31 87M44 76L41 87M33 76L34 87M39 76L38 87', tone(0.36), 0.6) +
      path('M30 86H42L41 95Q36 97 31 95Z', tone(0.36)) +
      rect(29.4, 85.4, 13.2, 2, tone(0.56));
    const cloud = (x: number, y: number, size: number) =>
      path(
        `${disc(x - size * 0.7, y - size * 0.2, size * 0.42)}${disc(x, y - size * 0.42, size * 0.62)}${disc(x + size * 0.66, y - size * 0.2, size * 0.44)}M${one(x - size * 1.2)} ${one(y + size * 0.2)}a${one(size * 0.2)} ${one(size * 0.2)} 0 0 1 0 ${one(-size * 0.4)}H${one(x + size * 1.2)}a${one(size * 0.2)} ${one(size * 0.2)} 0 0 1 0 ${one(size * 0.4)}Z`,
        tone(0.965),
      );
    const unit = Math.min(high, across) / 100;
    const street = (foot: number, wall: number, size: number, shift: number) => {
      let shapes = '';
      let x = -shift;
      while (x < across) {
        const wide = size * rnd.between(0.85, 1.35);
        const tall = size * rnd.between(0.5, 0.95);
        const roof = size * rnd.between(0.42, 0.66);
        const top = foot - tall;
        shapes +=
          rect(x + wide * 0.68, top - roof * 0.9, wide * 0.1, roof * 0.8, tone(wall - 0.1)) +
          rect(x, top, wide, high - top + 10, tone(wall + 0.16)) +
          path(
            `M${one(x - wide * 0.04)} ${one(top + roof * 0.06)}L${one(x + wide / 2)} ${one(top - roof)}L${one(x + wide * 1.04)} ${one(top + roof * 0.06)}Z`,
            tone(wall),
          ) +
          path(
            [0.2, 0.6]
              .map(
                (share) =>
                  `M${one(x + wide * share)} ${one(top + tall * 0.3)}h${one(wide * 0.18)}v${one(wide * 0.24)}h${one(-wide * 0.18)}Z`,
              )
              .join(''),
            tone(rnd.chance(0.4) ? 0.97 : wall),
          );
        x += wide * 0.98;
      }
      return shapes;
    };
    const foot = Math.max(high - unit * 5, at.foot + unit * 22);
    const church = across * 0.78;
    const shapes =
      sky(rnd, high, [0.8, 0.84, 0.88, 0.91, 0.94], tone) +
      light.shapes +
      cloud(across * 0.16, at.top + s * 60, s * 10) +
      cloud(across * 0.86, at.top + s * 22, s * 8) +
      cloud(across * 0.74, at.top + s * 84, s * 6) +
      path(
        `M${church - unit * 5} ${high}V${foot - unit * 28}L${church} ${foot - unit * 46}L${church + unit * 5} ${foot - unit * 28}V${high}Z`,
        tone(0.66),
      ) +
      oval(church, foot - unit * 47, unit * 0.9, unit * 0.9, tone(0.66)) +
      street(foot - unit * 7, 0.66, unit * 17, unit * 9) +
      street(foot + unit * 4, 0.46, unit * 21, unit * 15) +
      at.put(envelope);
    return { defs: light.defs, shapes, subject: at.box() };
  },
};
