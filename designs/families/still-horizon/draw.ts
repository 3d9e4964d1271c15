/** Mourning cards with a wide horizon: the sun half set over calm water, or a bare tree on hills in the mist. One colour, no foil. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import { type Point, polar, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, sliver, tapered } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

/** Ground under a wavy line through the points, down to the bleed. */
function land(face: Face, points: readonly Point[], ink: string): Mark {
  const foot = face.height + 4;
  return fill(
    [...curve(points), { op: 'L', points: [[face.width + 4, foot]] }, { op: 'L', points: [[-4, foot]] }, { op: 'Z', points: [] }],
    ink,
  );
}

/** A calm line of hills from edge to edge about the height `y`. */
function ridge(rnd: Random, face: Face, y: number, swing: number): Point[] {
  const phase = rnd.next() * 6;
  const length = rnd.between(1.1, 1.7);
  return Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    return [
      -4 + t * (face.width + 8),
      y + swing * (Math.sin(phase + t * 4 * length) * 0.7 + Math.sin(phase * 2 + t * 9 * length) * 0.3) + rnd.spread(swing * 0.07),
    ];
  });
}

function stroke(rnd: Random, x: number, y: number, half: number, thick: number, ink: string): Mark {
  const points: Point[] = [
    [x - half, y],
    [x, y + rnd.spread(0.15)],
    [x + half, y],
  ];
  return fill(
    tapered(sampled(points, 5), (t) => 0.14 + thick * Math.sin(Math.PI * t)),
    ink,
  );
}

function bird(x: number, y: number, s: number): Mark {
  const points = way(x - 4 * s, y - 1.4 * s, x - 1.6 * s, y - 2 * s, x, y, x + 1.8 * s, y - 2.2 * s, x + 4.4 * s, y - 1.9 * s);
  return fill(
    tapered(sampled(points, 6), (t) => 0.15 + 0.55 * s * Math.sin(Math.PI * t)),
    'line',
  );
}

/** Water from the horizon down, sun, its light on the water and three birds. */
function sea(rnd: Random, face: Face, x: number, y: number, radius: number, birds: boolean): Mark[] {
  const { width: w } = face;
  const k = radius / 29;
  const far = [11, 6].map((high, i) => {
    const from = i === 0 ? 0.45 : -0.1;
    const points = Array.from({ length: 11 }, (_, j): Point => {
      const t = j / 10;
      return [w * (from + t * 0.72), y - high * k * Math.sin(Math.PI * t) ** 1.4 * (1 + 0.22 * Math.sin(t * 8 + i * 2)) + 0.2];
    });
    return fill([...curve(points), { op: 'Z', points: [] }], `mist${i + 1}`);
  });
  const bands = Array.from({ length: 7 }, (_, i) => {
    const depth = 30 * k * (1 - i * 0.125);
    const points = Array.from({ length: 17 }, (_, j): Point => {
      const t = j / 16;
      return [-4 + t * (w + 8), y + depth * (0.92 + 0.16 * Math.sin(t * 6 + i * 1.3) * rnd.between(0.5, 1)) + rnd.spread(0.35)];
    });
    return fill(
      [{ op: 'M', points: [[-4, y]] }, ...curve(points, { joined: true }), { op: 'L', points: [[w + 4, y]] }, { op: 'Z', points: [] }],
      `water${i + 1}`,
    );
  });
  const light = Array.from({ length: 13 }, (_, i) => {
    const dy = (3.4 + i * 1.5 + i * i * 0.06) * k;
    return stroke(rnd, x + rnd.spread(2) * k, y + dy, radius * (1 - i / 14.5) * rnd.between(0.68, 1.02), 0.55 * k, 'sun');
  });
  const horizon = fill(
    tapered(sampled(way(-4, y + 0.2, w * 0.3, y, w * 0.6, y + 0.25, w + 4, y), 10), (t) => 0.34 + 0.1 * Math.sin(t * 14)),
    'line',
  );
  const half: Mark = fill(
    [
      ...circle([x, y], radius).slice(0, 1),
      {
        op: 'C',
        points: [
          [x - radius, y - radius * 0.5523],
          [x - radius * 0.5523, y - radius],
          [x, y - radius],
        ],
      },
      {
        op: 'C',
        points: [
          [x + radius * 0.5523, y - radius],
          [x + radius, y - radius * 0.5523],
          [x + radius, y],
        ],
      },
      { op: 'Z', points: [] },
    ],
    'sun',
  );
  return [
    far[0] as Mark,
    half,
    far[1] as Mark,
    ...bands,
    ...light,
    horizon,
    ...(birds ? [bird(x + 33 * k, y - 33 * k, k), bird(x + 40 * k, y - 36.5 * k, 0.72 * k), bird(x + 26 * k, y - 38 * k, 0.56 * k)] : []),
  ];
}

/** A bare tree grown from a foot; twigs get shorter, thinner and more upright. */
function bareTree(rnd: Random, foot: Point, height: number, forks = 6): Mark[] {
  const marks: Mark[] = [];
  const grow = (from: Point, angle: number, length: number, width: number, depth: number) => {
    const middle = polar(from, angle + rnd.spread(0.1), length * 0.5);
    const to = polar(middle, angle + rnd.spread(0.16), length * 0.5);
    const end = Math.max(0.16, width * 0.62);
    marks.push(fill(width > 0.5 ? pen(rnd, [from, middle, to], width, end, 3) : sliver(from, to, width, end), 'tree'));
    if (depth === 0) return;
    const twigs = depth > 4 ? 3 : rnd.chance(0.3) ? 3 : 2;
    for (let i = 0; i < twigs; i++) {
      const spread = (i / (twigs - 1) - 0.5) * rnd.between(0.95, 1.35);
      const next = angle + spread + rnd.spread(0.14);
      const upright = next + (-Math.PI / 2 - next) * 0.1;
      grow(
        i === 0 && depth > 3 ? polar(from, angle, length * rnd.between(0.72, 0.95)) : to,
        upright,
        length * rnd.between(0.66, 0.82),
        Math.max(0.18, width * 0.6),
        depth - 1,
      );
    }
  };
  grow(foot, -Math.PI / 2 + 0.05, height * 0.27, height * 0.045, forks);
  return marks;
}

/** Four ridges in the mist, the tree on the third. */
function hills(rnd: Random, face: Face, top: number, tree: Point, height: number): Mark[] {
  const { height: h, width: w } = face;
  const step = (h - top) / 4.2;
  const [x, y] = tree;
  const hill: Point[] = [
    [-4, y + 11],
    [w * 0.15, y + 9.5],
    [w * 0.38, y + 4.5],
    [x - 8, y + 0.9],
    [x, y],
    [x + 9, y + 1],
    [w * 0.92, y + 5],
    [w + 4, y + 7.6],
  ];
  return [
    land(face, ridge(rnd, face, top, 4.5), 'mist1'),
    land(face, ridge(rnd, face, top + step * 0.62, 4), 'mist2'),
    land(face, ridge(rnd, face, top + step * 1.25, 3.4), 'water3'),
    ...bareTree(rnd, [x, y + 0.6], height),
    land(face, hill, 'hill1'),
    land(face, ridge(rnd, face, Math.max(y + 17, h - 17), 2.6), 'hill2'),
  ];
}

const serif = 'eb-garamond';
const italic = 'eb-garamond-italic';

function calm(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w } = face;
  const square = card.format === 'square';
  const rnd = random(row.seed);
  const radius = square ? 29 : 23;
  const y = square ? 76 : card.format === 'din-long' ? 96 : 74;
  const picture = face.drawing();
  picture.add(sea(rnd, face, w / 2 - (square ? 0 : 2), y, radius, true));
  face.place(picture, 'horizon');
  const k = square ? 1 : 0.84;
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: italic,
    size: 7.2 * k,
    x: w / 2,
    y: square ? 31 : y - 45,
    width: w - 24,
    ink: 'ink',
  });
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: serif,
    size: 10.6 * k,
    minSize: 5.5,
    x: w / 2,
    y: square ? 121 : y + 44,
    width: w - 16,
    ink: 'ink',
  });
  face.text({
    id: 'front-dates',
    role: 'life-dates',
    personal: true,
    font: serif,
    size: 5.2 * k,
    x: w / 2,
    y: square ? 130.5 : y + 52.5,
    width: w - 20,
    ink: 'ink',
  });
}

function misty(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const picture = face.drawing();
  picture.add(
    hills(
      random(row.seed),
      face,
      h * (square ? 0.62 : 0.63),
      [w * 0.71, h * (square ? 0.83 : tall ? 0.85 : 0.83)],
      square ? 58 : tall ? 66 : 50,
    ),
  );
  face.place(picture, 'misty-tree');
  const k = square ? 1.1 : 1;
  const left = w * 0.115;
  const top = tall ? 34 : 25;
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: italic,
    size: 5 * k,
    x: left,
    y: top,
    width: w - 2 * left,
    align: 'left',
    leading: 1.36,
    vertical: 'top',
    ink: 'ink',
  });
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: serif,
    size: 9.8 * k,
    minSize: 5.5,
    x: left,
    y: top + 22.5 * k,
    width: w - left - 8,
    align: 'left',
    ink: 'ink',
  });
  face.text({
    id: 'front-dates',
    role: 'life-dates',
    personal: true,
    font: serif,
    size: 4.3 * k,
    x: left,
    y: top + 30.5 * k,
    width: w - 2 * left,
    align: 'left',
    leading: 1.4,
    vertical: 'top',
    ink: 'ink',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const tree = row.variant === 'tree';
    const square = format === 'square';
    const k = square ? 1.1 : 1;
    card.ground('ground');
    (tree ? misty : calm)(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const edge = w * 0.13;
    message(inner, row.texts, {
      heading: italic,
      headingSize: 5.8 * k,
      body: serif,
      bodySize: 4.1 * k,
      ink: 'ink',
      align: tree ? 'left' : 'center',
      x: tree ? edge : w / 2,
      width: tree ? w - edge - 8 : w - 16,
      middle: h * 0.47,
      air: 1.08,
    });
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const [pw, ph] = [34 * k, 43 * k];
    const x = tree ? edge : (w - pw) / 2;
    const y = h * (square ? 0.22 : 0.24);
    left.photo({ id: 'inside-photo', role: 'picture', x, y, width: pw, height: ph, ink: 'photo' });
    left.text({
      id: 'inside-verse',
      role: 'verse',
      font: italic,
      size: 4.6 * k,
      x: tree ? edge : w / 2,
      y: y + ph + 13 * k,
      width: w - (tree ? edge + 8 : 20),
      align: tree ? 'left' : 'center',
      lines: 4,
      leading: 1.45,
      vertical: 'top',
      ink: 'ink',
    });
    const back = card.face('back');
    const quote = back.drawing();
    const rnd = random(row.seed + 4);
    if (tree) {
      quote.add(bareTree(rnd, [w / 2, h * 0.84], 22, 5).map((mark) => ({ ...mark, ink: 'line' })));
      quote.add(fill(pen(rnd, way(w / 2 - 13, h * 0.845, w / 2, h * 0.838, w / 2 + 14, h * 0.844), 0.2, 0.2, 4), 'line'));
    } else {
      quote.add([bird(w / 2 + 3, h * 0.82, 0.8), bird(w / 2 + 10, h * 0.8, 0.6), bird(w / 2 - 6, h * 0.795, 0.5)]);
    }
    back.place(quote, tree ? 'tree' : 'birds');
    return card.finish();
  },
};
