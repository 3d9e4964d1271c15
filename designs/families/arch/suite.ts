/** Pieces of the arch suite: the window changes places with the wall, and stands open for a photo. */

import { arch, circle, rectangle } from '#designs/drawing/curve.ts';
import { around, fill, leaving, type Mark, moved, outline, reaching, recoloured } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { scale } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { keepsake, plants } from './draw.ts';

/** Plants at the foot of a face, `low` times as high as on the invitation. */
function growth(face: Face, seed: number, low: number, size = low): Mark[] {
  const { width: w, height: h } = face;
  return reaching(
    plants(random(seed), (x, y) => [(x * w) / 105, h - (148 - y) * low], size),
    face.bleedBox,
  );
}

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'cormorant',
  titleSize: 14,
  names: 'cormorant',
  namesSize: 14.5,
  body: 'cormorant-semibold',
  bodySize: 4.9,
  caps: 'josefin',
  align: 'center',
  ground: (piece) => (piece === 'save-the-date' || piece === 'place-card' ? 'arch' : 'paper'),
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const art = face.drawing();
    const window = (x: number, y: number, height = h - y + 3.5) => ({ x, y, width: w - 2 * x, height });
    const counterchange = (box: ReturnType<typeof window>, grown: readonly Mark[], inks: [string, string]) => {
      const shape = arch(box.x, box.y, box.width, box.height);
      const hole = arch(box.x, box.y, box.width, box.height, { counter: true });
      const straight = { ...box, y: box.y + box.width / 2 };
      art.add(fill(shape, inks[1]));
      art.add(recoloured(leaving(grown, straight), { line: inks[1], ground: inks[0] }), around(face.bleedBox, hole));
      art.add(recoloured(reaching(grown, box), { line: inks[0], ground: inks[1] }), shape);
    };
    if (piece === 'save-the-date') {
      const box = window(w > 100 ? 15 : 13, h > 160 ? 26 : 14);
      counterchange(box, growth(face, row.seed + 2, h > 160 ? 0.86 : 0.56), ['arch', 'paper']);
      const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, foot: h * 0.64 };
      art.add(outline(arch(inner.x, inner.y, inner.width, inner.foot - inner.y, { open: true }), 'arch', 0.25));
      face.place(art, 'arch-plants');
      return { x: box.x + 7, y: box.y + 12, width: box.width - 14, height: h * 0.66 - box.y - 20 };
    }
    if (piece === 'menu-card') {
      for (const [inset, line] of [
        [7, 0.5],
        [9, 0.25],
      ] as const)
        art.add(outline(arch(inset, inset + 2, w - 2 * inset, h - inset + 4), 'arch', line));
      art.add(recoloured(growth(face, row.seed + 4, h > 160 ? 0.36 : 0.2, h > 160 ? 0.44 : 0.28), { line: 'plant', ground: 'paper' }));
      face.place(art, 'arch-plants');
      return { x: 15, y: h * 0.1 + 10, width: w - 30, height: h * (h > 160 ? 0.66 : 0.72) };
    }
    if (piece === 'place-card') {
      art.add(recoloured(growth(face, row.seed + 1, 0.24, 0.28), { line: 'paper', ground: 'arch' }));
      face.place(art, 'plants');
      return { x: 8, y: 7, width: w - 16, height: h - 27, ink: 'paper' };
    }
    const box = window(20, h * 0.34);
    face.photo({
      id: 'front-photo',
      role: 'your-photo',
      x: box.x,
      y: box.y,
      width: box.width,
      height: h - box.y - 10,
      shape: 'arch',
      ink: 'photo',
    });
    const photo = arch(box.x, box.y, box.width, h - box.y - 10);
    const hole = arch(box.x, box.y, box.width, h - box.y - 10, { counter: true });
    const grown = growth(face, row.seed + 6, 0.62);
    art.add(
      recoloured(leaving(grown, { ...box, height: h - box.y - 10 }), { line: 'plant', ground: 'paper' }),
      around(face.bleedBox, hole),
    );
    art.add(recoloured(reaching(grown, box), { line: 'paper', ground: 'plant' }), photo);
    const line = { x: box.x - 2.4, y: box.y - 2.4, width: box.width + 4.8, foot: h - 40 };
    art.add(outline(arch(line.x, line.y, line.width, line.foot - line.y, { open: true }), 'gold', 0.35));
    for (const x of [line.x, line.x + line.width]) art.add(fill(circle([x, line.foot], 0.6), 'gold'));
    face.place(art, 'arch-plants');
    return { x: 10, y: 10, width: w - 20, height: h * 0.34 - 18 };
  },
  smallOrnament(rnd) {
    const grown = moved(keepsake(rnd), scale(0.9));
    const box = [-9, -14, 18, 27] as const;
    return [
      fill(rectangle(0, 0, 0, 0), 'arch'),
      fill(arch(...box), 'arch'),
      ...recoloured(grown, { line: 'paper', ground: 'arch' }).filter(({ path }) =>
        path.every(({ points }) => points.every(([, y]) => y < 12.6)),
      ),
      fill(circle([0, 16.5], 0.6), 'arch'),
    ];
  },
};
