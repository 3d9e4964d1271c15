/** A cake with burning candles in a dim room. */
import { disc, glow, ground, oval, path, rect } from './brush.ts';
import { across, place, type Scene } from './scene.ts';

export const cake: Scene = {
  key: 'cake',
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const at = place(high, 100, 112, { across: 0.74, up: 0.78, sink: 0.06 });
    const s = at.scale;
    const light = glow(across / 2, at.top + s * 22, s * 88, tone(0.9));
    const edge = at.foot - s * 7;
    let lamps = '';
    for (let index = 0; index < 16; index += 1)
      lamps += disc(rnd.between(0, across), rnd.between(0, Math.max(edge - s * 6, s * 20)), s * rnd.between(3, 8));
    const candles = [28, 39, 50, 61, 72].map((x) => {
      const top = 20 + Math.round((x - 50) ** 2 / 160);
      return (
        rect(x - 1.6, top, 3.2, 22, tone(0.96)) +
        path(
          `M${x - 1.6} ${top + 5}L${x + 1.6} ${top + 2.4}V${top + 6}L${x - 1.6} ${top + 8.6}ZM${x - 1.6} ${top + 13}L${x + 1.6} ${top + 10.4}V${top + 14}L${x - 1.6} ${top + 16.6}Z`,
          tone(0.66),
        ) +
        rect(x - 0.3, top - 3, 0.6, 3.4, tone(0.4)) +
        path(`M${x} ${top - 14}Q${x + 4.4} ${top - 6} ${x} ${top - 1.6}Q${x - 4.4} ${top - 6} ${x} ${top - 14}Z`, tone(0.985)) +
        path(`M${x} ${top - 8}Q${x + 1.9} ${top - 4.4} ${x} ${top - 2}Q${x - 1.9} ${top - 4.4} ${x} ${top - 8}Z`, tone(0.84))
      );
    });
    const drips =
      'M17 62Q17 54 26 54H74Q83 54 83 62V68Q83 74 79.6 74Q76.4 74 76.4 69Q76.4 65.6 73 65.6Q69.6 65.6 69.6 70V76Q69.6 80 66 80Q62.6 80 62.6 75Q62.6 68 58 68Q53.6 68 53.6 72Q53.6 75.6 50 75.6Q46.6 75.6 46.6 71Q46.6 66 42.6 66Q38.6 66 38.6 71V78Q38.6 82 35 82Q31.4 82 31.4 77V72Q31.4 67.6 27.6 67.6Q24 67.6 24 71Q24 75.6 20.6 75.6Q17 75.6 17 71Z';
    const body =
      path('M40 99H60L63 108Q64 111 60 111H40Q36 111 37 108Z', tone(0.7)) +
      path('M53 99H60L63 108Q64 111 60 111H52Q56 106 53 99Z', tone(0.58)) +
      path('M3 93H97Q96 100 84 100H16Q4 100 3 93Z', tone(0.86)) +
      oval(50, 93, 47, 3.6, tone(0.94)) +
      path('M17 58H83V91Q50 97 17 91Z', tone(0.6)) +
      path('M66 58H83V91Q76 93 66 93.6Z', tone(0.5)) +
      path('M17 58H24V92L17 91Z', tone(0.68)) +
      path(drips, tone(0.95)) +
      path('M70 54H74Q83 54 83 62V68Q83 74 79.6 74Q76.4 74 76.4 69Q76.4 65.6 73 65.6Q71 65.6 70 67Z', tone(0.86)) +
      path('M28 56V46Q28 41 33 41H67Q72 41 72 46V56Q50 61 28 56Z', tone(0.7)) +
      path('M60 41H67Q72 41 72 46V56Q67 58 60 58.4Z', tone(0.6)) +
      path(
        'M28 46Q28 41 33 41H67Q72 41 72 46V49Q69 53 66 49Q63 46.6 60.6 50Q57.6 54 54.6 50Q52 46.6 49.4 50Q46.6 54 43.6 50Q41 46.6 38.4 50Q35.6 53.6 33 50Q30.6 47.4 28 50Z',
        tone(0.97),
      ) +
      [19, 25.6, 32.2, 38.8, 45.4, 52, 58.6, 65.2, 71.8, 78.4]
        .map((x) => path(disc(x + 1.4, 90.6 + 1.6 * (1 - ((x - 49) / 30) ** 2), 3), tone(0.96)))
        .join('');
    const shapes =
      ground(high, tone(0.36)) +
      path(lamps, tone(0.42)) +
      light.shapes +
      rect(0, edge, across, high - edge, tone(0.3)) +
      oval(across / 2, edge + s * 5, s * 66, s * 5, tone(0.5)) +
      at.put(body + candles.join(''));
    return { defs: light.defs, shapes, subject: at.box({ x: 3, y: 5, width: 94, height: 106 }) };
  },
};
