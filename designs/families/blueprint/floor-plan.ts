/** The floor plan of the new flat, with the words where there is room for them. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, line, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { placeLetter } from './words.ts';

const thin = 0.3;

/** A door leaf and the quarter circle it swings through: hinge, direction of the leaf, turn of the swing. */
function door([x, y]: Point, angle: number, turn: 1 | -1, wide: number): Mark[] {
  const steps = Array.from({ length: 9 }, (_, i) => polar([x, y], angle + (turn * (i / 8) * Math.PI) / 2, wide));
  const arc: Path = steps.map((at, i) => ({ op: i === 0 ? 'M' : 'L', points: [at] }));
  return [outline(arc, 'line', 0.2), outline(line([x, y], polar([x, y], angle, wide)), 'line', 0.55)];
}

const box = (x: number, y: number, w: number, h: number) => outline(rectangle(x, y, w, h), 'line', thin);

function bed(x: number, y: number, wide: number, long: number): Mark[] {
  const pillow = (wide - 3.6) / 2;
  return [
    fill(rectangle(x, y + long * 0.4, wide, long * 0.6), 'accent'),
    box(x, y, wide, long),
    box(x + 1.2, y + 1.2, pillow, long * 0.2),
    box(x + 2.4 + pillow, y + 1.2, pillow, long * 0.2),
    outline(line([x, y + long * 0.4], [x + wide, y + long * 0.4]), 'line', thin),
  ];
}

function table(x: number, y: number, r: number): Mark[] {
  const chairs = [0, 1, 2, 3].map((i) => polar([x, y], Math.PI / 4 + (i * Math.PI) / 2, r + 2.2));
  return [
    ...chairs.map((at) => outline(circle(at, 1.9), 'line', thin)),
    fill(circle([x, y], r), 'accent'),
    outline(circle([x, y], r), 'line', thin),
  ];
}

function sofa(x: number, y: number, wide: number, deep: number): Mark[] {
  return [
    fill(rectangle(x, y, wide, deep), 'accent'),
    box(x, y, wide, deep),
    box(x, y, wide, deep * 0.28),
    outline(line([x + wide / 2, y + deep * 0.28], [x + wide / 2, y + deep]), 'line', thin),
    box(x - 1.6, y + 1, 1.6, deep - 1),
    box(x + wide, y + 1, 1.6, deep - 1),
  ];
}

function bath(x: number, y: number, wide: number, long: number): Mark[] {
  return [
    box(x, y, wide, long),
    outline(rectangle(x + 1.1, y + 1.1, wide - 2.2, long - 2.2), 'line', 0.2),
    outline(circle([x + wide / 2, y + 3], 0.7), 'line', 0.2),
  ];
}

/** Boxes that are still packed. */
function boxes(x: number, y: number, size: number): Mark[] {
  const one = (bx: number, by: number, s: number): Mark[] => [
    fill(rectangle(bx, by, s, s), 'accent'),
    box(bx, by, s, s),
    outline(line([bx + s / 2, by], [bx + s / 2, by + s]), 'line', 0.2),
  ];
  return [...one(x, y, size), ...one(x + size + 1, y + size * 0.2, size * 0.8), ...one(x + size * 0.3, y - size * 0.9, size * 0.8)];
}

/** Outer box of the flat, and the lines of its inner walls as shares of the format. */
type Plan = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Below the living room, and below the two rooms in the middle. */
  living: number;
  middle: number;
  kitchen: number;
  bathroom: number;
};

const plans = {
  a6: { x: 8, y: 8, width: 89, height: 132, living: 58, middle: 96, kitchen: 36, bathroom: 24 },
  square: { x: 9, y: 9, width: 130, height: 130, living: 62, middle: 99, kitchen: 50, bathroom: 38 },
  'din-long': { x: 8, y: 9, width: 83, height: 192, living: 84, middle: 142, kitchen: 36, bathroom: 25 },
} as const satisfies Record<CardBuilder['format'], Plan>;

const [outer, inner] = [2.4, 1.4] as const;

/** Walls in one path, openings left free. */
function wallsOf({ x, y, width, height, living, middle, kitchen, bathroom }: Plan): Path {
  const [right, foot] = [x + width, y + height];
  const gap = 9.4;
  const windows = 24;
  return [
    ...rectangle(x, y, width * 0.22, outer),
    ...rectangle(x + width * 0.22 + windows, y, width * 0.78 - windows, outer),
    ...rectangle(x, y, outer, height),
    ...rectangle(right - outer, y, outer, living + 8),
    ...rectangle(right - outer, y + living + 24, outer, height - living - 24),
    ...rectangle(x, foot - outer, width - 17, outer),
    ...rectangle(right - 17 + gap, foot - outer, 17 - gap, outer),
    ...rectangle(x, y + living, 6, inner),
    ...rectangle(x + 6 + gap, y + living, kitchen - 6 - gap + 6, inner),
    ...rectangle(x + kitchen + 6 + gap, y + living, width - kitchen - 6 - gap, inner),
    ...rectangle(x + kitchen, y + living, inner, middle - living),
    ...rectangle(x, y + middle, kitchen - gap - 2, inner),
    ...rectangle(x + kitchen - 2, y + middle, width - kitchen + 2, inner),
    ...rectangle(x + bathroom, y + middle, inner, 5),
    ...rectangle(x + bathroom, y + middle + 5 + gap, inner, height - middle - 5 - gap),
  ];
}

function windowsOf({ x, y, width, living }: Plan): Mark[] {
  const from = x + width * 0.22;
  const right = x + width;
  return [
    box(from, y + 0.15, 24, outer - 0.3),
    outline(line([from, y + outer / 2], [from + 24, y + outer / 2]), 'line', 0.2),
    box(right - outer + 0.15, y + living + 8, outer - 0.3, 16),
    outline(line([right - outer / 2, y + living + 8], [right - outer / 2, y + living + 24]), 'line', 0.2),
  ];
}

function furniture(plan: Plan, format: CardBuilder['format']): Mark[] {
  const { x, y, width, height, living, middle, kitchen, bathroom } = plan;
  const [right, foot] = [x + width, y + height];
  const room = middle - living;
  const wide = format === 'square' ? 30 : 22;
  const bedWide = Math.min(22, width - kitchen - 22);
  return [
    ...sofa(right - outer - wide - 4, y + living - 11.6, wide, 9.4),
    ...table(x + outer + (kitchen - outer) / 2, y + living + room / 2 + 2, 5.4),
    ...bed(right - outer - bedWide - (format === 'square' ? 14 : 5), y + living + inner + (room - 26) / 2 + 3, bedWide, 25),
    ...bath(x + outer + 1, foot - outer - 20, 9, 19),
    outline(circle([x + bathroom - 4.4, foot - outer - 6], 2.2), 'line', thin),
    ...boxes(right - outer - 17, y + middle + 9.6, 6),
  ];
}

function doors({ x, y, width, height, living, middle, kitchen, bathroom }: Plan): Mark[] {
  const gap = 9.4;
  const [right, foot] = [x + width, y + height];
  return [
    ...door([x + 6, y + living + inner], Math.PI / 2, -1, gap),
    ...door([x + kitchen + 6, y + living + inner], Math.PI / 2, -1, gap),
    ...door([x + kitchen - 2, y + middle], -Math.PI / 2, -1, gap),
    ...door([x + bathroom, y + middle + 5], Math.PI, -1, gap),
    ...door([right - 17 + gap, foot - outer], -Math.PI / 2, -1, gap),
  ];
}

function placePlan(face: Face, plan: Plan, format: CardBuilder['format']): void {
  const { x, y, width, height } = plan;
  face.place(
    drawn(face, [
      {
        marks: [
          fill(rectangle(x, y, width, height), 'room'),
          ...furniture(plan, format),
          ...doors(plan),
          fill(wallsOf(plan), 'line'),
          fill(rectangle(x + width * 0.22, y, 24, outer), 'room'),
          ...windowsOf(plan),
        ],
      },
    ]),
    'house',
  );
}

export function drawFloorPlan(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const plan: Plan = plans[format];
  const { x, y, width, living, middle, kitchen, bathroom } = plan;
  const front = card.face('front');
  placePlan(front, plan, format);
  const left = x + outer + 4.6;
  const size = { a6: 15.4, square: 19, 'din-long': 15.4 }[format];
  const font = 'barlow-condensed';
  front.text({
    id: 'front-heading',
    role: 'heading',
    font,
    size,
    leading: 0.98,
    room: 1.04,
    x: left,
    width: width - outer * 2 - 9,
    y: y + outer + 4.4 + size * 0.72 + (format === 'din-long' ? 6 : 0),
    align: 'left',
    ink: 'text',
  });
  const label = { font, size: 3.1, minSize: 2.3, tracking: 0.04, align: 'left', ink: 'text', role: 'caption' } as const;
  front.text({ ...label, id: 'front-caption-1', number: 1, x: x + outer + 3.4, y: y + middle - 3.6, width: 18 });
  front.text({ ...label, id: 'front-caption-2', number: 2, x: x + kitchen + inner + 3, y: y + middle - 3.6, width: 15 });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font,
    size: format === 'square' ? 5.2 : 4.6,
    minSize: 2.6,
    leading: 1.16,
    lines: 2,
    vertical: 'bottom',
    x: left,
    width: format === 'square' ? 70 : 46,
    y: y + living - 5.4 - (format === 'square' ? 5.2 : 4.6) * 1.16,
    align: 'left',
    ink: 'text',
  });
  const body = { a6: 4.7, square: 5.2, 'din-long': 4.8 }[format];
  front.text({
    id: 'front-address',
    role: 'new-address',
    personal: true,
    font,
    size: body,
    leading: 1.22,
    x: x + bathroom + inner + 12.4,
    width: width - bathroom - inner - outer - (format === 'din-long' ? 16 : 33),
    y: y + middle + inner + { a6: 12, square: 9.6, 'din-long': 29 }[format],
    vertical: 'top',
    align: 'left',
    ink: 'text',
  });
  placeLetter(card, row);
  if (!card.folded) {
    const plain = card.face('back');
    plain.place(drawn(plain, [{ marks: boxes(w - 30, h - 24, 8) }]), 'decoration');
    return;
  }
  const inside = card.face('inside-left');
  inside.place(drawn(inside, [{ marks: [...boxes(w * 0.38, h * 0.46, w * 0.15)] }]), 'decoration');
}
