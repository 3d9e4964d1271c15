/** Deco rays: frames, fans and sunbursts of the nineteen-twenties, all of them foil on a deep or ivory ground. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, line, polygon, star } from '#designs/drawing/curve.ts';
import { cornerFan, frame, octagon, scales, stepCorners, sunRays } from '#designs/drawing/deco.ts';
import { around, fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import { type Point, polar } from '#designs/drawing/path.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const caps = { font: 'josefin', size: 3.7, tracking: 0.22, ink: 'text' } as const;
const heading = { id: 'front-heading', role: 'heading' } as const;
const numeral = { id: 'front-number', role: 'count', personal: true } as const;

function rule(y: number, middle: number, half: number): Mark[] {
  return [
    outline(line([middle - half, y], [middle - 2.6, y]), 'foil', 0.3),
    outline(line([middle + 2.6, y], [middle + half, y]), 'foil', 0.3),
    fill(star([middle, y], 1.5, 4, 0.3), 'foil'),
  ];
}

/** An eight-sided plate before a sunburst, fans along the foot. */
function plate(card: CardBuilder): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const middle = w / 2;
  const half = { a6: 30.5, 'din-long': 29, square: 38 }[format];
  const [top, tall] = ({ a6: [22, 72], 'din-long': [38, 92], square: [21, 73] } as const)[format];
  const edge = 9.4;
  const rows = { a6: 3, 'din-long': 5, square: 2 }[format];
  const radius = { a6: 10.6, 'din-long': 9.9, square: 12.6 }[format];
  const foot = h - edge;
  const sea = foot - (radius * rows) / 2 - radius * 0.75;
  const centre: Point = [middle, top + tall / 2];
  const field = { x: edge + 0.6, y: edge + 0.6, width: w - (edge + 0.6) * 2, height: sea - edge - 2.2 };
  const toEdge = (a: number) => {
    const dx = Math.cos(a) > 0 ? field.x + field.width - centre[0] : centre[0] - field.x;
    const dy = Math.sin(a) > 0 ? field.y + field.height - centre[1] : centre[1] - field.y;
    return Math.min(dx / Math.max(1e-6, Math.abs(Math.cos(a))), dy / Math.max(1e-6, Math.abs(Math.sin(a))));
  };
  const layers: Layer[] = [
    {
      marks: [
        frame(6.2, w, h, 'foil', 0.7),
        frame(7.9, w, h, 'foil', 0.3),
        ...stepCorners(edge, edge, w - edge * 2, 'foil'),
        outline(octagon(middle - half, top, half * 2, tall, 9), 'foil', 0.75),
        outline(octagon(middle - half + 1.9, top + 1.9, half * 2 - 3.8, tall - 3.8, 8.2), 'foil', 0.3),
      ],
    },
    {
      marks: sunRays(centre, 72, 140, (a) => toEdge(a) - 3.4, 'foil').filter(({ path }) => !inCorner(path[0]?.points[0], w, h)),
      clip: around(field, octagon(middle - half - 1.5, top - 1.5, half * 2 + 3, tall + 3, 9.6, true)),
    },
    { marks: scales(edge + 0.9, w - edge - 0.9, foot - 0.9, radius, rows, 'foil') },
  ];
  front.place(drawn(front, layers), 'rays');
  const y = top + tall / 2 - 3;
  const size = { a6: 31, 'din-long': 33, square: 34 }[format];
  const wide = half * 2 - 9;
  front.text({ ...heading, ...caps, x: middle, y: y - size * 0.46 - 5.4, width: wide });
  front.text({ ...numeral, font: 'bodoni', size, minSize: 14, x: middle, y: y + size * 0.29, width: wide, ink: 'foil' });
  front.text({ id: 'front-occasion', role: 'occasion', ...caps, x: middle, y: y + size * 0.29 + 8.2, width: wide });
  front.place(drawn(front, [{ marks: rule(y + size * 0.29 + 13, middle, 13) }]), 'line');
  front.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'libre-caslon-display',
    size: format === 'square' ? 9 : 7.6,
    minSize: 4,
    x: middle,
    y: y + size * 0.29 + 21.6,
    width: wide,
    room: 1.1,
    ink: 'text',
  });
}

function inCorner(point: Point | undefined, w: number, h: number): boolean {
  if (!point) return false;
  return (point[0] < 22 || point[0] > w - 22) && (point[1] < 22 || point[1] > h - 22);
}

/** A sun rises at the foot, its rays end like the roofs of a city. */
function skyline(card: CardBuilder): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const middle = w / 2;
  const edge = 6.5;
  const size = { a6: 0.92, 'din-long': 1.2, square: 0.9 }[format];
  const base: Point = [middle, h - edge - 2.6];
  front.place(drawn(front, [{ marks: [frame(edge, w, h, 'foil', 0.6)] }, { marks: sunrise(base, size, w / 2 - edge - 3.4) }]), 'sunrise');
  const top = { a6: 21, 'din-long': 40, square: 22 }[format];
  const wide = w - 24;
  front.place(drawn(front, [{ marks: [fill(star([middle, top - 6.6], 2.4, 8, 0.22), 'foil')] }]), 'star');
  front.text({ ...heading, ...caps, size: 3.5, x: middle, y: top + 1.6, width: wide });
  const figure = { a6: 31, 'din-long': 32, square: 34 }[format];
  front.text({
    ...numeral,
    font: 'josefin',
    size: figure,
    minSize: 14,
    tracking: 0.02,
    x: middle,
    y: top + figure * 0.72 + 8.4,
    width: wide,
    ink: 'foil',
  });
  front.text({
    id: 'front-line',
    role: 'hosts',
    personal: true,
    font: 'playfair-italic',
    size: format === 'square' ? 6 : 5.4,
    minSize: 3.6,
    x: middle,
    y: top + figure * 0.72 + 17.6,
    width: wide,
    ink: 'text',
  });
}

/** Small, it has whole beads, and points and rays that still hold foil. */
function sunrise(base: Point, size: number, side: number): Mark[] {
  const up = -Math.PI / 2;
  const arc = (radius: number, width: number) =>
    outline(
      Array.from({ length: 33 }, (_, i) => ({
        op: i === 0 ? ('M' as const) : ('L' as const),
        points: [polar(base, Math.PI + (i / 32) * Math.PI, radius * size)],
      })),
      'foil',
      width,
    );
  const marks: Mark[] = [outline(line([base[0] - side, base[1]], [base[0] + side, base[1]]), 'foil', 0.5)];
  const disc = Array.from({ length: 25 }, (_, i) => polar(base, Math.PI + (i / 24) * Math.PI, 6.4 * size));
  marks.push(fill(polygon(disc), 'foil'), arc(7.8, 0.35), arc(9.2, 0.7));
  const petals = 11;
  for (let i = 0; i < petals; i++) {
    const a = up + ((i - (petals - 1) / 2) / petals) * Math.PI;
    marks.push(fill(sliver(polar(base, a, 10.8 * size), polar(base, a, 21.5 * size), 0.9 * size, 4.1 * size), 'foil'));
    const bead = polar(base, a, 24.2 * size);
    if (size < 0.5) marks.push(fill(circle(bead, 1.35 * size), 'foil'));
    else marks.push(outline(circle(bead, 1.35 * size), 'foil', 0.4), fill(circle(bead, 0.55 * size), 'foil'));
  }
  marks.push(arc(27, 0.7), arc(28.3, 0.3));
  const steps = [46, 46, 40, 40, 33, 33, 27, 27, 22, 22, 18, 18, 15, 15, 13, 13];
  const rays = 33;
  for (let i = 0; i < rays; i++) {
    const k = i - (rays - 1) / 2;
    const a = up + (k / (rays - 1)) * Math.PI * 0.985;
    const far = Math.min((29.6 + (steps[Math.abs(k)] ?? 12)) * size, side / Math.max(0.01, Math.abs(Math.cos(a))));
    const from = polar(base, a, 29.6 * size);
    if (k % 2 === 0) {
      marks.push(fill(sliver(from, polar(base, a, far), Math.max(0.3, 0.5 * size), far * 0.034), 'foil'));
    } else {
      marks.push(outline(line(from, polar(base, a, far - 3.2 * size)), 'foil', 0.32));
      marks.push(fill(star(polar(base, a, far - 1.2 * size), Math.max(0.65, 1.25 * size), 4, 0.28, a), 'foil'));
    }
  }
  return marks;
}

/** A rhombus holds the words, a quarter fan fills each corner. */
function lozenge(card: CardBuilder): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [mx, my] = [w / 2, h / 2];
  const edge = 6.8;
  const rhombus = (inset: number) =>
    polygon([
      [mx, edge + inset * 1.3],
      [w - edge - inset, my],
      [mx, h - edge - inset * 1.3],
      [edge + inset, my],
    ]);
  const fan = { a6: 36, 'din-long': 39, square: 44 }[format];
  const inner = edge + 1.7;
  const corners: Mark[] = [
    ...cornerFan([inner, inner], Math.PI / 4, fan * 0.72, 'foil'),
    ...cornerFan([w - inner, inner], (Math.PI * 3) / 4, fan * 0.72, 'foil'),
    ...cornerFan([w - inner, h - inner], (-Math.PI * 3) / 4, fan * 0.72, 'foil'),
    ...cornerFan([inner, h - inner], -Math.PI / 4, fan * 0.72, 'foil'),
  ];
  front.place(
    drawn(front, [
      { marks: [frame(edge, w, h, 'foil', 0.7), outline(rhombus(1.2), 'foil', 0.7), outline(rhombus(3.2), 'foil', 0.3), ...corners] },
    ]),
    'fans',
  );
  const wide = { a6: 70, 'din-long': 66, square: 100 }[format];
  front.text({ ...heading, ...caps, size: 3.3, tracking: 0.16, x: mx, y: my - (format === 'square' ? 27.5 : 23.5), width: wide * 0.56 });
  front.text({
    ...numeral,
    font: 'libre-caslon-display',
    size: format === 'square' ? 30 : 26,
    minSize: 12,
    x: mx,
    y: my + 0.2,
    width: wide * 0.6,
    ink: 'foil',
  });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'cormorant-semibold',
    size: format === 'square' ? 10 : 8,
    minSize: 3.6,
    x: mx,
    y: my + 12.6,
    width: wide,
    lines: 1,
    room: 1.25,
    ink: 'text',
  });
  front.place(drawn(front, [{ marks: rule(my + 17.8, mx, 11) }]), 'line');
  front.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    ...caps,
    size: 3.2,
    tracking: 0.14,
    x: mx,
    y: my + 24.2,
    width: wide * 0.62,
  });
}

function quote(face: Face, kind: string, y: number): void {
  const { width: w } = face;
  const middle = w / 2;
  const marks =
    kind === 'skyline'
      ? sunrise([middle, y + 5], 0.3, w / 2 - 24)
      : kind === 'plate'
        ? scales(middle - 21, middle + 21, y, 7, 2, 'foil')
        : rule(y - 4, middle, 20);
  face.place(drawn(face, [{ marks }]), 'ornament');
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const type: Pick<Letter, 'heading' | 'body' | 'date'> = {
    plate: {
      heading: { font: 'libre-caslon-display', size: 9.6, ink: 'text', leading: 1.12 } as const,
      body: { font: 'cormorant-semibold', size: 5, ink: 'text', leading: 1.38, figures: 'oldstyle' } as const,
      date: { font: 'josefin', size: 3.4, tracking: 0.18, ink: 'text', leading: 1.7 } as const,
    },
    skyline: {
      heading: { font: 'playfair-italic', size: 8.6, ink: 'text', leading: 1.15 } as const,
      body: { font: 'playfair', size: 4, ink: 'text', leading: 1.55 } as const,
      date: { font: 'josefin', size: 3.4, tracking: 0.18, ink: 'text', leading: 1.7 } as const,
    },
    lozenge: {
      heading: { font: 'libre-caslon-display', size: 9, ink: 'text', leading: 1.12 } as const,
      body: { font: 'cormorant-semibold', size: 5, ink: 'text', leading: 1.38, figures: 'oldstyle' } as const,
      date: { font: 'josefin', size: 3.3, tracking: 0.18, ink: 'text', leading: 1.7 } as const,
    },
  }[row.variant as 'plate' | 'skyline' | 'lozenge'];
  face.place(drawn(face, [{ marks: [frame(6.2, w, h, 'foil', 0.5)] }]), 'frame');
  letter(face, row.texts, { ...type, x: w / 2, width: w - 26, middle: h * (format === 'square' ? 0.44 : 0.43) });
  quote(face, row.variant, h - (format === 'din-long' ? 26 : 16));
  if (!folded) return;
  const left = card.face('inside-left');
  left.place(drawn(left, [{ marks: [frame(6.2, w, h, 'foil', 0.5)] }]), 'frame');
  left.place(drawn(left, [{ marks: [fill(star([w / 2, h * 0.46], 7, 8, 0.2), 'foil')] }]), 'star');
  quote(card.face('back'), row.variant, h * 0.9);
}

const variants: Record<string, (card: CardBuilder) => void> = { plate, skyline, lozenge };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? plate)(card);
    others(card, row);
    return card.finish();
  },
};
