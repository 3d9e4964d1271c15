/** A couple seen from behind on a hill, the low sun before them. */
import { disc, glow, grass, land, limb, line, path, sky, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

const jacket =
  'M30.6 15C27.8 17.6 21 18 18.4 21.6C15.4 26 12.8 33 13.2 39.4C13.8 45 17 50 19.2 54L19 58H40.8C41.2 49 41.6 41 41.2 34C41 27 41.8 22.4 38.8 19.6C37.4 18 35.4 17 34.8 15Z';
const trousers =
  'M19.4 55H40.6C40 63 39 77 38.8 95.6C40.4 96.8 41.8 98.2 42 100H32.2C32 88 31.4 76 30.4 65C29.6 76 28.4 88 27.6 100H17.4C17.8 98.2 19 96.8 20.6 95.6C20.4 82 19.6 67 19.4 55Z';
const bodice = 'M46.2 20C46.6 24 43.6 25.6 42 28.4C41.2 32 42.6 38 44 45H57.8C59.2 38 60.8 33.6 59.8 29.8C57.4 26.4 51.8 25.2 50.8 20Z';
const skirt = 'M44.2 42C42.6 54 38.6 78 33 100H84C73 90 61.6 62 57.6 42Z';
const train = 'M52.4 42C54 60 60 86 68 100H84C73 90 61.6 62 57.6 42Z';
const sleeve = 'M39.4 20.4C42.6 24 43.4 32 45 37.6C48.6 40 52.4 40.4 56 39.6L57.2 43.8C52 46.2 45.6 45.2 41.6 42.4C38 36 37 27 39.4 20.4Z';

export const couple: Scene = {
  key: 'couple',
  dpi: 300,
  people: true,
  paint({ high, tone, rnd }) {
    const at = place(high, 98, 102, { across: 0.72, up: 0.74, sink: 0.08 });
    const sun = { x: across * 0.5 + at.scale * 6, y: at.foot - at.scale * 56, radius: at.scale * 30 };
    const light = glow(sun.x, sun.y, sun.radius * 2.6, tone(0.985));
    const [dark, dress] = [tone(0.27), tone(0.52)];
    const figures =
      path(trousers, tone(0.25)) +
      path(jacket, dark) +
      path(
        'M18.4 21.6C15.4 26 12.8 33 13.2 39.4C13.8 45 17 50 19.2 54L21.2 51C19 46 18.2 41 18.4 36.4C18.6 31 20 26 18.4 21.6Z',
        tone(0.33),
      ) +
      path(
        'M28.8 7.4C28.8 3 31.2 .6 34.2 .8C37.8 1 39.6 4.2 39 8.4C38.6 11.8 37 14.4 35.4 15.4Q33 16.6 31 15.2C29.6 13.4 28.8 10.6 28.8 7.4Z',
        tone(0.24),
      ) +
      path('M31 13.6H35.2L36 17.4Q33 19.4 29.8 17.4Z', tone(0.4)) +
      path(skirt, dress) +
      path(train, tone(0.44)) +
      path('M50 46C48 62 45 84 40 100H44C48.6 84 51 62 52 46Z', tone(0.58)) +
      path(bodice, tone(0.47)) +
      path(
        'M46.2 20C46.6 24 43.6 25.6 42 28.4C41.8 29.4 41.7 30.4 41.8 31.6C45 33 48 38 50 42C53 37 56 33 59.8 31.8C60 31 60 30.4 59.8 29.8C57.4 26.4 51.8 25.2 50.8 20Z',
        tone(0.6),
      ) +
      path(limb([58, 30.4, 2.3], [63, 38, 1.8], [62.4, 46.4, 1.5]), tone(0.6)) +
      path('M60 48Q57 43 61 41Q66 38 70 41Q75 44 72 49Q70 55 65 54.6Q61 54 60 48Z', tone(0.42)) +
      path(
        `${disc(63, 45, 2.3)}${disc(67.4, 43.6, 2.1)}${disc(69.6, 47.4, 2.2)}${disc(65.6, 48.8, 2.5)}${disc(68.4, 51.4, 1.6)}`,
        tone(0.93),
      ) +
      line('M65 54.6Q64 60 65.4 65M66.4 54.4Q68 58 67.4 62', tone(0.9), 0.7) +
      path(
        'M42.4 14C41.4 9.4 44 6.4 47.4 6.4C51.4 6.4 53.6 10 52.8 14.4C52 18.6 50.4 21.6 48.6 22.2C45.4 22 43 17.6 42.4 14Z',
        tone(0.33),
      ) +
      path(disc(48.4, 17.8, 3.2), tone(0.39)) +
      line('M43.4 12.4Q48 15.4 52.6 12.6', tone(0.66), 1) +
      path(sleeve, tone(0.31)) +
      path(disc(57.4, 41.6, 2), tone(0.6));
    const shapes =
      sky(rnd, at.foot, [0.7, 0.76, 0.82, 0.87, 0.91], tone) +
      light.shapes +
      `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${tone(0.975)}"/>` +
      land(rnd, at.foot - at.scale * 26, at.scale * 5, high, tone(0.74)) +
      land(rnd, at.foot - at.scale * 15, at.scale * 3.4, high, tone(0.62)) +
      path(
        `M-20 ${at.foot + at.scale * 7}Q${across / 2} ${at.foot - at.scale * 12} ${across + 20} ${at.foot + at.scale * 7}V${high + 20}H-20Z`,
        tone(0.4),
      ) +
      path(strokes(rnd, { left: 0, top: at.foot + at.scale * 4, right: across, bottom: high }, at.scale * 16, 26), tone(0.36)) +
      at.put(figures) +
      path(grass(rnd, across / 2 - at.scale * 46, across / 2 + at.scale * 46, at.foot + at.scale * 3, at.scale * 10, 46), tone(0.32)) +
      path(
        `M-20 ${at.foot + at.scale * 14}Q${across / 2} ${at.foot - at.scale * 2} ${across + 20} ${at.foot + at.scale * 14}V${high + 20}H-20Z`,
        tone(0.32),
      );
    return {
      defs: light.defs,
      shapes,
      subject: at.box({ x: 12, y: 0, width: 73, height: 101 }),
      faces: [at.box({ x: 27, y: 0, width: 14, height: 18 }), at.box({ x: 41, y: 5, width: 14, height: 18 })],
    };
  },
};
