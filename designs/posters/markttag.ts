/** A bowl of lemons on a checked cloth, a title above: a still life of few shapes. */
import { multiply } from '#core/values/matrix.ts';
import { circle, ellipse, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import { type Drawing, fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { movedPath, type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign, PosterFace } from './poster.ts';
import { band, cornered, edges } from './shapes.ts';

const lemonOutline = cornered(
  way(-42, 1, -30, -18, -4, -26, 22, -19, 33, -6, 42, -3),
  way(42, -3, 43, 4, 34, 8, 22, 20, -4, 26, -29, 19, -42, 1),
);
const lemonShade = cornered(way(-42, 1, -22, 8, 2, 14, 26, 8, 43, 0), way(43, 0, 42, 4, 34, 8, 22, 20, -4, 26, -29, 19, -42, 1));

/** Those behind are a tone deeper. */
function lemon([x, y]: Point, size: number, angle: number, tone: '' | '-back' = ''): Mark[] {
  return moved(
    [fill(lemonOutline, `lemon${tone}`), fill(lemonShade, `lemon-shade${tone}`)],
    multiply(multiply(shift(x, y), turn(angle)), scale(size)),
  );
}

/** A slice: rind, pith and nine wedges of flesh. */
function slice([x, y]: Point, r: number): Mark[] {
  const wedges = Array.from({ length: 9 }, (_, i): Mark => {
    const angle = (i / 9) * 2 * Math.PI + 0.2;
    const corner = (turned: number, share: number) => polar([x, y], angle + turned, r * share);
    return fill(polygon([corner(0, 0.1), corner(-0.27, 0.7), corner(-0.2, 0.78), corner(0.2, 0.78), corner(0.27, 0.7)]), 'lemon-shade');
  });
  return [fill(circle([x, y], r), 'lemon-shade'), fill(circle([x, y], r * 0.9), 'pith'), ...wedges];
}

function cloth(face: PosterFace, top: number): Mark[] {
  const { left, right, foot } = edges(face);
  const step = 30;
  const marks: Mark[] = [fill(band(face, top, foot), 'cloth')];
  const first = 15 - Math.ceil((15 - left) / step) * step;
  for (let x = first; x < right; x += step) marks.push(fill(rectangle(x - 7, top, 14, foot - top), 'check'));
  for (let y = top + 14; y < foot; y += step) {
    marks.push(fill(band(face, y, y + 14), 'check'));
    for (let x = first; x < right; x += step) marks.push(fill(rectangle(x - 7, y, 14, 14), 'cross'));
  }
  return marks;
}

const bowlOutline = cornered(
  way(-98, 0, -88, 34, -60, 62, -26, 74),
  way(-26, 74, 26, 74),
  way(26, 74, 60, 62, 88, 34, 98, 0),
  way(98, 0, -98, 0),
);
const bowlShade = cornered(way(30, 0, 34, 30, 24, 56, 2, 74), way(2, 74, 26, 74), way(26, 74, 60, 62, 88, 34, 98, 0), way(98, 0, 30, 0));

function stripe(y: number, width: number): Mark {
  const points = way(-120, y - 22, -44, y, 44, y, 120, y - 22);
  return fill(
    tapered(sampled(points, 12), () => width),
    'stripe',
  );
}

/** The bowl, the middle of its rim at this point. */
function bowl(drawing: Drawing, [x, y]: Point): void {
  const place = shift(x, y);
  const stand = cornered(way(-36, 72, -40, 92), way(-40, 92, 40, 92), way(40, 92, 36, 72), way(36, 72, -36, 72));
  drawing.add(moved([fill(stand, 'bowl-shade')], place));
  drawing.add(
    moved([fill(bowlOutline, 'bowl'), fill(bowlShade, 'bowl-shade'), stripe(36, 5), stripe(49, 2.2)], place),
    movedPath(bowlOutline, place),
  );
  drawing.add(moved([fill(ellipse([0, 0], 100, 7), 'bowl')], place));
}

export const markttag: PosterDesign = {
  template: {
    id: 'markttag',
    name: 'Markttag',
    subject: 'botanical',
    motifs: ['lemon', 'fruit'],
    shape: 'portrait',
    description: 'Fünf Zitronen, eine Schale und der Samstag.',
    colourways: [
      colourway('rosa', 'Rosa', 'pink', '#e8b0a0', {
        wall: '#efc3b4',
        cloth: '#f6efe4',
        check: '#c3cfe2',
        cross: '#8ea6cd',
        lemon: '#f0c33c',
        'lemon-shade': '#dba325',
        'lemon-back': '#e3b02f',
        'lemon-shade-back': '#c98f1c',
        pith: '#fbf3dc',
        bowl: '#fbf7ee',
        'bowl-shade': '#e2d8c9',
        stripe: '#2b4f95',
        leaf: '#3f6b4b',
        'leaf-dark': '#2d5239',
        words: '#22386b',
      }),
      colourway('blau', 'Blau', 'blue', '#3f67ab', {
        wall: '#2c4f92',
        cloth: '#e9e4d6',
        check: '#d59a84',
        cross: '#bf5b41',
        lemon: '#f3c63f',
        'lemon-shade': '#dda62a',
        'lemon-back': '#e2ac2e',
        'lemon-shade-back': '#c58a20',
        pith: '#fbf3dc',
        bowl: '#e7eef2',
        'bowl-shade': '#b9cbdb',
        stripe: '#bf4f35',
        leaf: '#7fa57e',
        'leaf-dark': '#5f8a64',
        words: '#fbf1d8',
      }),
      colourway('oliv', 'Oliv', 'green', '#7f8a5a', {
        wall: '#c9cca8',
        cloth: '#f4efe0',
        check: '#d9b98c',
        cross: '#b98450',
        lemon: '#efc13b',
        'lemon-shade': '#d69e26',
        'lemon-back': '#dda92c',
        'lemon-shade-back': '#bf871d',
        pith: '#fbf3dc',
        bowl: '#c96a4a',
        'bowl-shade': '#a95138',
        stripe: '#f4e4c8',
        leaf: '#55703f',
        'leaf-dark': '#3e562e',
        words: '#33411f',
      }),
    ],
    texts: { words: 'Markttag', note: 'Samstag ab acht' },
    sort: 28,
    popularity: 87,
    created: '2026-05-04',
    label: 'neu',
  },
  draw(face) {
    const { height: h } = face;
    const table = h - 104;
    const [x, y] = [142, table - 72];
    const twig = (base: Point, angle: number, length: number) => {
      const shape = leaf(base, angle, length, length * 0.19, { bend: 0.5 });
      return [fill(shape.outline, 'leaf'), fill(shape.half, 'leaf-dark')];
    };
    const drawing = face.drawing();
    face.ground('wall');
    drawing.add(cloth(face, table));
    drawing.add([
      ...twig([x + 42, y - 58], -0.35, 56),
      ...twig([x + 40, y - 60], -1.25, 48),
      ...lemon([x + 8, y - 52], 1, -0.22, '-back'),
      ...lemon([x - 44, y - 20], 1.04, -0.36),
      ...lemon([x + 52, y - 16], 1, 0.3),
      ...lemon([x + 2, y - 10], 0.95, -0.08, '-back'),
    ]);
    bowl(drawing, [x, y]);
    drawing.add([...slice([232, table + 34], 26), ...lemon([62, table + 46], 0.95, 0.2)]);
    face.place(drawing, 'lemons');
    face.text({
      id: 'words',
      role: 'title',
      font: 'familjen-bold',
      size: 57,
      x: 25,
      y: 73,
      width: 250,
      align: 'left',
      tracking: -0.045,
      ink: 'words',
    });
    face.text({
      id: 'note',
      role: 'text-line',
      font: 'familjen-bold',
      size: 17,
      x: 27,
      y: 100,
      width: 246,
      align: 'left',
      tracking: -0.02,
      ink: 'words',
    });
  },
};
