/** Somebody with a newborn child on the shoulder, in an armchair before a window, seen from behind. */
import { disc, glow, ground, limb, line, oval, path, rect, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

export const newborn: Scene = {
  key: 'newborn',
  dpi: 300,
  people: true,
  paint({ high, tone, rnd }) {
    const at = place(high, 104, 106, { across: 0.76, up: 0.78, sink: 0.06 });
    const s = at.scale;
    const floor = at.foot - s * 6;
    const pane = { x: at.left + s * 4, y: at.top - s * 16, width: s * 96, height: s * 86 };
    const light = glow(across / 2, pane.y + pane.height * 0.45, s * 98, tone(0.985));
    const bar = s * 2.4;
    const window =
      rect(pane.x - s * 4, pane.y - s * 4, pane.width + s * 8, pane.height + s * 8, tone(0.84)) +
      rect(pane.x, pane.y, pane.width, pane.height, tone(0.985)) +
      path(
        `M${pane.x} ${pane.y + pane.height}v${-s * 22}q${s * 24} ${-s * 12} ${s * 48} ${-s * 2}t${s * 48} ${-s * 4}v${s * 28}Z`,
        tone(0.92),
      ) +
      path(
        `M${pane.x} ${pane.y + pane.height}v${-s * 12}q${s * 30} ${-s * 8} ${s * 60} ${-s * 1}t${s * 36} ${-s * 5}v${s * 18}Z`,
        tone(0.87),
      ) +
      rect(pane.x + pane.width / 3 - bar / 2, pane.y, bar, pane.height, tone(0.84)) +
      rect(pane.x + (pane.width * 2) / 3 - bar / 2, pane.y, bar, pane.height, tone(0.84)) +
      rect(pane.x, pane.y + pane.height * 0.36, pane.width, bar, tone(0.84)) +
      rect(pane.x - s * 7, pane.y + pane.height + s * 3, pane.width + s * 14, s * 4, tone(0.9));
    const people =
      path('M44 36C38 40 26 42 22 52C19 62 20 76 21 90H80C81 76 82 62 78 53C73 43 63 41 57 36Z', tone(0.4)) +
      path('M44 36C38 40 26 42 22 52C19 62 20 76 21 90H31C29 74 30 58 36 50C41 46 45 42 46 38Z', tone(0.48)) +
      path(limb([50, 40, 5.4], [50, 30, 4.2]), tone(0.47)) +
      path('M39.6 21C39 12.6 43.6 8 50 8C56.6 8 61 13 60.2 21C59.4 27.6 56.4 32 50.6 32.4C44.6 32.4 40.4 28 39.6 21Z', tone(0.31)) +
      path('M39.6 21C39 12.6 43.6 8 50 8C46 11 43.6 16 44 22C44.4 26.6 46 30 47.6 31.9C43 30.6 40.2 26.6 39.6 21Z', tone(0.38)) +
      path(disc(50.6, 6.6, 5.4), tone(0.33)) +
      path('M46 9.6Q50.4 12.4 55.4 9.8L55 11.4Q50.4 13.8 46.4 11.2Z', tone(0.8)) +
      path('M60 49C58 41 62 33 69 31.6C77 31 83 36.6 82.4 44C82 49 79 52.6 76 54.6C70 57 63 54 60 49Z', tone(0.62)) +
      path('M61.4 41C61.6 33.4 66.4 28.4 72.4 28.8C79.4 29.4 84 35 82.6 42Q71 35 61.4 41Z', tone(0.8)) +
      path('M60.6 43Q70 35.4 82.8 43.4L82 46.4Q70.6 39 61.4 46Z', tone(0.9)) +
      path(disc(72.6, 27.8, 2.8), tone(0.9)) +
      path('M58 52Q66 46 80 52C84 60 83 72 81 90H58Q56 66 58 52Z', tone(0.9)) +
      path('M58 52Q66 46 80 52L81 57Q67 52 58 58Z', tone(0.96)) +
      line('M64 60Q66 70 65 80M72 59Q75 70 74 82', tone(0.8), 1.1) +
      path(limb([78, 55, 4.2], [86, 70, 3.6], [76, 76, 2.8], [69, 72, 2.4]), tone(0.4)) +
      path(limb([69, 72, 2.3], [65, 69.6, 1.5]), tone(0.5));
    const chair =
      path('M8 106L11 96H17L15 106ZM96 106L93 96H87L89 106Z', tone(0.3)) +
      path('M12 98V70C12 56 32 55 52 55C72 55 92 56 92 70V98Q52 103 12 98Z', tone(0.54)) +
      path('M12 98V70C12 56 32 55 52 55C40 56 24 58 22 72V99.4Q16 99 12 98Z', tone(0.62)) +
      path('M92 98V70C92 56 72 55 52 55C68 56 80 60 81 72V99.4Q88 99 92 98Z', tone(0.46)) +
      path('M4 100V78C4 71 15 71 16 78V100Q10 102 4 100ZM100 100V78C100 71 89 71 88 78V100Q94 102 100 100Z', tone(0.5)) +
      path('M4 100V78C4 71 15 71 16 78Q9 76 9 82V101Q6 101 4 100Z', tone(0.6)) +
      path(`${disc(36, 72, 1.2)}${disc(52, 71, 1.2)}${disc(68, 72, 1.2)}${disc(44, 83, 1.2)}${disc(60, 83, 1.2)}`, tone(0.42));
    const shapes =
      ground(high, tone(0.72)) +
      path(strokes(rnd, { left: -60, top: 0, right: across, bottom: floor }, s * 16, Math.round(16 + high / 40)), tone(0.745)) +
      light.shapes +
      window +
      rect(0, floor, across, high - floor, tone(0.6)) +
      rect(0, floor - s * 3.4, across, s * 3.4, tone(0.68)) +
      path(strokes(rnd, { left: -60, top: floor + s * 2, right: across, bottom: high }, s * 18, 16), tone(0.63)) +
      oval(across / 2, at.foot - s * 1.6, s * 56, s * 3.6, tone(0.5)) +
      at.put(people + chair);
    return {
      defs: light.defs,
      shapes,
      subject: at.box({ x: 4, y: 1, width: 96, height: 105 }),
      faces: [at.box({ x: 38, y: 1, width: 24, height: 33 }), at.box({ x: 60, y: 26, width: 24, height: 30 })],
    };
  },
};
