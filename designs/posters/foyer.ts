/** A fan of rays in stepped frames, as over the door of a cinema of the twenties. */
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import { type Point, polar } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

/** Part of a ring between two angles, in steps so fine that the arc is round. */
function wedge(centre: Point, [from, to]: readonly [number, number], inner: number, outer: number): Mark {
  const steps = 18;
  const arc = (radius: number, backwards: boolean) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = (backwards ? steps - i : i) / steps;
      return polar(centre, from + (to - from) * share, radius);
    });
  return fill(polygon([...arc(outer, false), ...arc(inner, true)]), 'ray');
}

/** Seventeen rays of two lengths between gaps, from the left to the right. */
function rays(centre: Point, reach: number): Mark[] {
  const count = 17;
  const step = Math.PI / count;
  return Array.from({ length: count }, (_, i) => {
    const middle = Math.PI + (i + 0.5) * step;
    const isLong = i % 2 === 0;
    const half = step * (isLong ? 0.34 : 0.2);
    return wedge(centre, [middle - half, middle + half], isLong ? 46 : 58, reach * (isLong ? 1 : 0.78));
  });
}

/** A frame with stepped corners. */
function stepped(inset: number, width: number, height: number, step: number): Point[] {
  const [l, t, r, f] = [inset, inset, width - inset, height - inset];
  const corner = (x: number, y: number, sx: 1 | -1, sy: 1 | -1): Point[] => [
    [x, y + sy * 2 * step],
    [x + sx * step, y + sy * 2 * step],
    [x + sx * step, y + sy * step],
    [x + sx * 2 * step, y + sy * step],
    [x + sx * 2 * step, y],
  ];
  return [...corner(l, t, 1, 1), ...corner(r, t, -1, 1).reverse(), ...corner(r, f, -1, -1), ...corner(l, f, 1, -1).reverse()];
}

export const foyer: PosterDesign = {
  template: {
    id: 'foyer',
    name: 'Foyer',
    subject: 'abstract',
    motifs: ['abstract'],
    shape: 'portrait',
    description: 'Vor der Vorstellung, wenn das Licht noch brennt und gleich jemand kommt.',
    colourways: [
      colourway('samt', 'Samt', 'red', '#5b1622', { ground: '#5b1622', field: '#4c111c', ray: '#e9c98c', words: '#f6e6cf' }),
      colourway('flasche', 'Flaschengrün', 'green', '#17392f', { ground: '#17392f', field: '#112e26', ray: '#e4cf96', words: '#f0ead6' }),
      colourway('elfenbein', 'Elfenbein', 'cream', '#efe6d3', { ground: '#efe6d3', field: '#e6dac2', ray: '#a97c33', words: '#3a2b1e' }),
    ],
    texts: { words: 'Vorhang auf' },
    sort: 33,
    popularity: 64,
    created: '2026-11-16',
    label: 'neu',
  },
  foil: ['ray'],
  draw(face) {
    const { width: w, height: h } = face;
    const foot = h - 96;
    const centre: Point = [w / 2, foot - 30];
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add([
      fill(polygon(stepped(30, w, h, 8)), 'field'),
      outline(polygon(stepped(20, w, h, 8)), 'ray', 2.4),
      outline(polygon(stepped(26, w, h, 8)), 'ray', 1),
      wedge(centre, [Math.PI, 2 * Math.PI], 26, 34),
      wedge(centre, [Math.PI, 2 * Math.PI], 0, 18),
      ...rays(centre, Math.min(w / 2 - 40, foot - 76)),
      fill(
        polygon([
          [w / 2 - 106, centre[1] + 8],
          [w / 2 + 106, centre[1] + 8],
          [w / 2 + 106, centre[1] + 11],
          [w / 2 - 106, centre[1] + 11],
        ]),
        'ray',
      ),
    ]);
    face.place(drawing, 'fans');
    face.text({
      id: 'words',
      role: 'text-line',
      font: 'jost-medium',
      size: 20,
      x: w / 2,
      y: h - 68,
      width: 200,
      align: 'center',
      tracking: 0.12,
      ink: 'words',
    });
  },
};
