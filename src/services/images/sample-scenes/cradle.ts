/** A cradle under a mobile, beside a window with the light of the morning. */
import { disc, glow, ground, line, oval, path, rect, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

export const cradle: Scene = {
  key: 'cradle',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 120, 126, { across: 0.8, up: 0.78, sink: 0.06 });
    const floor = at.foot - at.scale * 7;
    const s = at.scale;
    const pane = { x: at.left - s * 2, y: Math.max(at.top - s * 16, high * 0.04), width: s * 58, height: s * 66 };
    const light = glow(pane.x + pane.width / 2, pane.y + pane.height / 2, s * 86, tone(0.985));
    const stars = [
      [70, 30],
      [84, 36],
      [98, 30],
    ] as const;
    const mobile =
      line('M84 -60V12', tone(0.5), 0.9) +
      line('M66 14Q84 8 102 14', tone(0.42), 1.7) +
      stars.map(([x, y], index) => line(`M${x} ${index === 1 ? 11 : 13}V${y}`, tone(0.5), 0.7)).join('') +
      path('M66 31A6.6 6.6 0 1 0 75 38A5.4 5.4 0 0 1 66 31Z', tone(0.44)) +
      path(`${disc(80.6, 40, 3.4)}${disc(85.4, 38.4, 4.4)}${disc(89, 40.4, 3)}M79 40H91.6V43.4H80Z`, tone(0.97)) +
      path('M98 30L99.7 34.2L104.2 34.5L100.7 37.3L101.9 41.7L98 39.3L94.1 41.7L95.3 37.3L91.8 34.5L96.3 34.2Z', tone(0.44));
    const bed =
      line('M18 113Q60 133 102 113', tone(0.36), 5) +
      path('M26 100L21 117H27.4L33 102ZM94 100L99 117H92.6L87 102Z', tone(0.36)) +
      path('M24 108Q60 117 96 108L97 117Q60 132 23 117Z', tone(0.44)) +
      path('M34 76C40 60 60 56 74 62C86 66 90 72 92 78Z', tone(0.96)) +
      path('M20 72C34 70 50 71 62 78C74 72 88 70 100 72L93 99H27Z', tone(0.93)) +
      path(
        'M14 62Q17 60 20 62L29 105Q60 112 91 105L100 62Q103 60 106 62L96 106Q95 109 92 109.5Q60 116 28 109.5Q25 109 24 106Z',
        tone(0.4),
      ) +
      path('M19 78Q60 90 101 78L95 107Q60 114 25 107Z', tone(0.5)) +
      [36, 48, 60, 72, 84]
        .map((x) => line(`M${x} ${82.6 - Math.abs(x - 60) * 0.03}L${60 + (x - 60) * 0.88} 108`, tone(0.43), 1.2))
        .join('') +
      path('M19 77Q60 89 101 77L102 72.6Q60 85 18 72.6Z', tone(0.4)) +
      path('M50 80C60 76 74 77 84 79.6C86 88 84 96 80 101C74 98 70 102 64 100C58 102 56 98 52 99C49 93 48 86 50 80Z', tone(0.9)) +
      path('M50 80C60 76 74 77 84 79.6L84.6 84C74 81 60 80.6 49.6 84.4Z', tone(0.97));
    const w = pane.width;
    const h = pane.height;
    const bar = s * 2.2;
    const window =
      rect(pane.x - s * 4, pane.y - s * 4, w + s * 8, h + s * 8, tone(0.8)) +
      rect(pane.x, pane.y, w, h, tone(0.985)) +
      path(
        `M${pane.x} ${pane.y + h}V${pane.y + h * 0.8}Q${pane.x + w * 0.3} ${pane.y + h * 0.66} ${pane.x + w * 0.56} ${pane.y + h * 0.8}T${pane.x + w} ${pane.y + h * 0.76}V${pane.y + h}Z`,
        tone(0.9),
      ) +
      rect(pane.x + w / 2 - bar / 2, pane.y, bar, h, tone(0.8)) +
      rect(pane.x, pane.y + h * 0.46, w, bar, tone(0.8)) +
      rect(pane.x - s * 7, pane.y + h + s * 2, w + s * 14, s * 4, tone(0.88));
    const cloth = (x: number, sign: number) =>
      path(
        `M${x} ${pane.y - s * 9}H${x + sign * s * 24}C${x + sign * s * 22} ${pane.y + h * 0.4} ${x + sign * s * 10} ${pane.y + h * 0.6} ${x + sign * s * 8} ${pane.y + h * 0.66}C${x + sign * s * 10} ${pane.y + h} ${x + sign * s * 12} ${pane.y + h * 1.2} ${x + sign * s * 13} ${floor - s * 4}H${x - sign * s * 2}Z`,
        tone(0.93),
      ) +
      path(
        `M${x} ${pane.y - s * 9}H${x + sign * s * 9}C${x + sign * s * 9} ${pane.y + h * 0.4} ${x + sign * s * 5} ${pane.y + h} ${x + sign * s * 6} ${floor - s * 4}H${x - sign * s * 2}Z`,
        tone(0.87),
      );
    const shapes =
      ground(high, tone(0.74)) +
      path(strokes(rnd, { left: -60, top: 0, right: across, bottom: floor }, s * 18, Math.round(16 + high / 40)), tone(0.765)) +
      light.shapes +
      window +
      cloth(pane.x - s * 10, 1) +
      cloth(pane.x + w + s * 10, -1) +
      rect(0, pane.y - s * 11, pane.x + w + s * 16, s * 2, tone(0.5)) +
      rect(0, floor, across, high - floor, tone(0.6)) +
      rect(0, floor - s * 4, across, s * 4, tone(0.68)) +
      path(`M${pane.x + s * 20} ${high}L${pane.x + s * 34} ${floor}H${pane.x + s * 78}L${pane.x + s * 90} ${high}Z`, tone(0.7)) +
      oval(across / 2, at.foot - s * 3, s * 50, s * 4.4, tone(0.5)) +
      at.put(mobile + bed);
    return { defs: light.defs, shapes, subject: at.box({ x: 14, y: 8, width: 92, height: 117 }) };
  },
};
