/** A lit window in a dark wall, snow on its sill. */
import { disc, glow, ground, path, rect, specks } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

export const snowWindow: Scene = {
  key: 'snow-window',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 100, 124, { across: 0.64, up: 0.74, sink: 0 });
    const s = at.scale;
    const light = glow(across / 2, at.top + s * 56, s * 96, tone(0.72));
    let boards = '';
    for (let y = at.top - Math.ceil(at.top / (s * 13)) * s * 13; y < high; y += s * 13)
      boards += `M0 ${Math.round(y)}h${across}v${(s * 1.3).toFixed(1)}H0Z`;
    const boughs = [0, 1, 2, 3].map((row) => {
      const [y, wide] = [50 + row * 13, 9 + row * 5];
      return `M68 ${y - 12}L${68 + wide} ${y + 10}Q68 ${y + 5} ${68 - wide} ${y + 10}Z`;
    });
    const balls = [
      [64, 62],
      [72, 70],
      [60, 80],
      [76, 86],
      [66, 92],
      [54, 97],
    ] as const;
    const room =
      rect(14, 12, 72, 92, tone(0.9)) +
      path('M14 12H86V30Q70 20 50 20Q30 20 14 30Z', tone(0.84)) +
      path(boughs.join(''), tone(0.44)) +
      rect(66, 98, 4, 6, tone(0.42)) +
      path(balls.map(([x, y]) => disc(x, y, 1.9)).join(''), tone(0.96)) +
      path('M68 30L69.6 34.6L74.4 34.8L70.6 37.8L72 42.4L68 39.7L64 42.4L65.4 37.8L61.6 34.8L66.4 34.6Z', tone(0.985)) +
      path(disc(30, 78, 15), tone(0.955)) +
      path('M26 104V84H34V104Z', tone(0.985)) +
      path('M26 104V88Q28 92 29 87Q31 90 34 86V104Z', tone(0.8)) +
      path('M30 70Q35 77 30 82.6Q25 77 30 70Z', tone(0.99)) +
      path('M14 12V104H25Q17 60 26 12ZM86 12V104H80Q84 60 76 12Z', tone(0.8)) +
      path('M14 12V104H18Q13 60 20 12ZM86 12V104H84Q88 60 82 12Z', tone(0.72));
    const frame =
      path('M8 6H92V110H8ZM14 12V104H86V12Z', tone(0.9)) +
      path('M48.2 12h3.6v92h-3.6ZM14 46h72v3.4H14Z', tone(0.9)) +
      path('M8 6H92V8.4H10.4V110H8Z', tone(0.97)) +
      rect(2, 110, 96, 7, tone(0.78)) +
      path(
        'M-1 112C-2 105 5 105 9 107C14 100 21 103 25 106C34 102 40 106 47 106.4C56 103 63 107 70 106C77 101 84 103 88 107C94 104 102 105 101 112Q50 115 -1 112Z',
        tone(0.985),
      ) +
      path('M5 8C3 1 11 2 15 3C26 -1 36 3 46 2C60 -2 72 3 84 2C91 0 97 3 95 8Q50 5 5 8Z', tone(0.985)) +
      path('M14 46V43Q18 39 24 45L26 46ZM52 46Q56 41 64 45Q70 42 74 46Z', tone(0.985));
    const shapes =
      ground(high, tone(0.4)) +
      path(boards, tone(0.36)) +
      light.shapes +
      at.put(rect(2, 0, 96, 114, tone(0.33)) + room + frame) +
      path(
        `M-20 ${high + 20}V${Math.max(high * 0.94, at.foot + s * 2)}Q250 ${Math.max(high * 0.9, at.foot - s * 1)} 520 ${Math.max(high * 0.95, at.foot + s * 3)}T${across + 20} ${Math.max(high * 0.93, at.foot + s * 1)}V${high + 20}Z`,
        tone(0.93),
      ) +
      path(specks(rnd, high, s * 1.5, Math.round(30 + high / 30)), tone(0.97));
    return { defs: light.defs, shapes, subject: at.box({ x: 2, y: 0, width: 96, height: 117 }) };
  },
};
