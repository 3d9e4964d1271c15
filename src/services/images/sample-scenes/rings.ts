/** Two rings on an open book. */
import { glow, ground, line, path, rect, strokes } from './brush.ts';
import { across, place, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

/** A ring that lies, its near wall lit. */
function ring(x: number, y: number, tone: Tone): string {
  return (
    `<ellipse cx="${x + 1.4}" cy="${y + 3.6}" rx="17" ry="8.4" fill="none" stroke="${tone(0.72)}" stroke-width="4.6"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="17" ry="9" fill="none" stroke="${tone(0.42)}" stroke-width="5"/>` +
    `<ellipse cx="${x}" cy="${y - 1.4}" rx="17" ry="9" fill="none" stroke="${tone(0.68)}" stroke-width="3"/>` +
    line(`M${x - 15} ${y + 3.4}Q${x - 8} ${y + 8.6} ${x + 2} ${y + 8.4}`, tone(0.97), 1.8) +
    line(`M${x + 3} ${y - 10.6}Q${x + 12} ${y - 9.6} ${x + 15.6} ${y - 4.6}`, tone(0.9), 1.2)
  );
}

export const rings: Scene = {
  key: 'rings',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 130, 84, { across: 0.84, up: 0.7, sink: 0.04 });
    const s = at.scale;
    const light = glow(across * 0.3, at.top - s * 4, s * 92, tone(0.97));
    const lines = (sign: number) =>
      Array.from({ length: 8 }, (_, row) => {
        const y = 18 + row * 6.4;
        const [from, to] = [65 + sign * 9, 65 + sign * (46 + row * 0.9)];
        return row === 7 ? '' : `M${from} ${y + 3}Q${65 + sign * 26} ${y - 4} ${to} ${y}`;
      }).join('');
    const book =
      path('M2 74L14 10Q40 2 65 10Q90 2 116 10L128 74Q96 66 65 76Q34 66 2 74Z', tone(0.4)) +
      path('M5 70L17 8Q42 0 65 9Q88 0 113 8L125 70Q94 61 65 72Q36 61 5 70Z', tone(0.86)) +
      path('M7 67L18 7Q42 -1 65 8V70Q37 59 7 67Z', tone(0.975)) +
      path('M123 67L112 7Q88 -1 65 8V70Q93 59 123 67Z', tone(0.94)) +
      path('M65 8Q72 4.6 78 4L80 62Q72 65 65 70Z', tone(0.86)) +
      path('M65 8Q59 5 54 4.4L52 62.4Q59 65.4 65 70Z', tone(0.93)) +
      line(lines(-1), tone(0.8), 1.1) +
      line(lines(1), tone(0.76), 1.1);
    const ribbon = path('M63 8L66.6 8L69 72L71 84L66.6 80L62.6 85L63.6 72Z', tone(0.5));
    const sprig =
      line('M88 60Q104 54 108 26', tone(0.5), 1.1) +
      Array.from({ length: 11 }, (_, index) => {
        const t = index / 10;
        const [x, y] = [88 + 32 * t - 12 * t * t, 60 - 12 * t - 22 * t * t];
        const turn = -20 - t * 64 + (index % 2 === 0 ? -48 : 48);
        const size = 1.1 - t * 0.4;
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})">${path('M0 0Q4 -4.6 10 0Q4 3.4 0 0Z', tone(index % 2 === 0 ? 0.5 : 0.6))}</g>`;
      }).join('');
    const shapes =
      ground(high, tone(0.68)) +
      path(strokes(rnd, { left: -60, top: 0, right: across, bottom: high }, s * 18, Math.round(20 + high / 30)), tone(0.7)) +
      light.shapes +
      Array.from({ length: Math.ceil(high / (s * 34)) + 1 }, (_, row) =>
        rect(0, at.foot - s * 12 + (row - Math.floor((at.foot - s * 12) / (s * 34)) - 1) * s * 34, across, s * 0.9, tone(0.62)),
      ).join('') +
      path(
        `M${at.left + s * 6} ${at.top + s * 78}L${at.left + s * 134} ${at.top + s * 72}L${at.left + s * 128} ${at.top + s * 88}Q${at.left + s * 70} ${at.top + s * 84} ${at.left + s * 12} ${at.top + s * 88}Z`,
        tone(0.54),
      ) +
      at.put(book + ribbon + sprig + ring(76, 38, tone) + ring(56, 42, tone));
    return { defs: light.defs, shapes, subject: at.box({ x: 2, y: 2, width: 126, height: 76 }) };
  },
};
