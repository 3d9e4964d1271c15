/** An arch with flowers and cloth by a lake, two chairs before it. */
import { disc, glow, land, line, oval, path, rect, sky, strokes } from './brush.ts';
import { across, one, place, type Scene } from './scene.ts';

export const arch: Scene = {
  key: 'arch',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 112, 118, { across: 0.74, up: 0.78, sink: 0.06 });
    const s = at.scale;
    const shore = at.top + s * 74;
    const light = glow(across / 2, at.top + s * 52, s * 66, tone(0.92));
    let blossoms = '';
    let hearts = '';
    let leaves = '';
    const hang = (x: number, y: number, spread: number, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const [px, py, radius] = [x + rnd.normal(spread), y + rnd.normal(spread * 0.7), rnd.between(2.2, 4.4)];
        const turn = rnd.between(0, Math.PI * 2);
        const [dx, dy] = [Math.cos(turn) * radius * 2.3, Math.sin(turn) * radius * 2.3];
        leaves += `M${one(px)} ${one(py)}Q${one(px + dx * 0.5 - dy * 0.4)} ${one(py + dy * 0.5 + dx * 0.4)} ${one(px + dx)} ${one(py + dy)}Q${one(px + dx * 0.5 + dy * 0.4)} ${one(py + dy * 0.5 - dx * 0.4)} ${one(px)} ${one(py)}Z`;
        blossoms += disc(px, py, radius);
        hearts += disc(px + radius * 0.24, py + radius * 0.26, radius * 0.52);
      }
    };
    hang(22, 14, 6, 13);
    hang(37, 8, 6, 11);
    hang(14, 30, 3.4, 7);
    hang(96, 60, 3.4, 6);
    hang(97, 74, 4.4, 9);
    hang(96, 90, 3, 4);
    const frame =
      line('M16 112V36C16 16 30 6 56 6C82 6 96 16 96 36V112', tone(0.32), 3.4) +
      line('M24 112V38C24 21 36 13 56 13C76 13 88 21 88 38V112', tone(0.4), 2);
    const cloth =
      path('M18 22C40 34 66 30 84 13C92 18 97 26 97 36C99 60 101 90 104 112H90C94 84 92 56 84 38C64 48 38 46 18 34Z', tone(0.95)) +
      path('M18 28C40 40 66 38 87 20C80 34 60 44 40 42C30 41 22 38 18 34ZM90 30C95 56 97 88 98 112H94C95 84 94 56 86 36Z', tone(0.85));
    const chair = (x: number) =>
      path(
        `M${x} 116V78Q${x} 74 ${x + 9} 74Q${x + 18} 74 ${x + 18} 78V116H${x + 15.6}V100H${x + 2.4}V116ZM${x + 2.4} 79V94H${x + 15.6}V79Q${x + 13} 76.6 ${x + 9} 76.6Q${x + 5} 76.6 ${x + 2.4} 79Z`,
        tone(0.97),
      ) +
      line(`M${x + 2.6} 79L${x + 15.4} 94M${x + 15.4} 79L${x + 2.6} 94`, tone(0.97), 1.5) +
      path(`M${x + 1} 97H${x + 17}V101H${x + 1}Z`, tone(0.86));
    const shapes =
      sky(rnd, shore, [0.64, 0.69, 0.74, 0.78, 0.81], tone) +
      light.shapes +
      land(rnd, shore - s * 14, s * 8, high, tone(0.7)) +
      land(rnd, shore - s * 4, s * 3, high, tone(0.6)) +
      rect(0, shore, across, high - shore, tone(0.76)) +
      rect(0, shore + s * 8, across, high - shore, tone(0.72)) +
      path(
        `M-20 ${one(at.top + s * 98)}Q${across * 0.5} ${one(at.top + s * 88)} ${across + 20} ${one(at.top + s * 99)}V${high + 20}H-20Z`,
        tone(0.62),
      ) +
      path(strokes(rnd, { left: -60, top: at.top + s * 100, right: across, bottom: high }, s * 14, 24), tone(0.57)) +
      oval(across / 2, at.top + s * 113, s * 48, s * 3, tone(0.46)) +
      path(
        `M${one(at.left + s * 46)} ${one(at.top + s * 93)}L${one(at.left + s * 28)} ${one(high + 10)}H${one(at.left + s * 84)}L${one(at.left + s * 66)} ${one(at.top + s * 93)}Z`,
        tone(0.9),
      ) +
      at.put(frame + cloth + path(leaves, tone(0.38)) + path(blossoms, tone(0.96)) + path(hearts, tone(0.89)) + chair(30) + chair(64));
    return { defs: light.defs, shapes, subject: at.box({ x: 6, y: 2, width: 100, height: 115 }) };
  },
};
