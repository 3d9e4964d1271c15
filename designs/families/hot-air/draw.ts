/** Hot-air balloons: one large balloon over striped fields, or a whole sky of them. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type BalloonLook, balloon, cloud, fields } from '#designs/drawing/balloon.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import { mirror, type Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

const looks: readonly BalloonLook[] = [
  { gores: ['silk1', 'silk2'], count: 10, belt: 'zigzag', beltInk: 'silk3', beltGround: 'silk2' },
  { gores: ['silk3', 'silk2', 'silk4'], count: 9, belt: 'dots', beltInk: 'silk2', beltGround: 'silk1' },
  { gores: ['silk4', 'silk4', 'silk2'], count: 9, belt: 'scallops', beltInk: 'silk1', beltGround: 'silk2' },
  { gores: ['silk2', 'silk1', 'silk2', 'silk3'], count: 8, beltInk: 'silk1', beltGround: 'silk2' },
];

/** Height of the fields on the outside in mm. */
const landHeight = { a6: 33, 'din-long': 48, square: 30 } as const;

function look(i: number): BalloonLook {
  return looks[i % looks.length] as BalloonLook;
}

function meadow(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const low = landHeight[format];
  const [x, y, r] = ({ a6: [57, 36, 23.5], 'din-long': [55, 56, 27], square: [74, 36, 22.5] } as const)[format];
  const marks: Mark[] = [
    ...cloud(rnd, [w * 0.14, y + r * 0.5], 30, 'cloud'),
    ...cloud(rnd, [w * 0.95, y - r * 0.3], 34, 'cloud'),
    ...balloon([w * 0.15, y + r * 0.98], r * 0.26, -0.05, look(1)),
    ...balloon([w * 0.88, y + r * 1.28], r * 0.34, 0.06, look(2)),
    ...balloon([x, y], r, -0.05, look(0)),
    ...cloud(rnd, [x - r * 0.9, y + r * 1.72], 24, 'cloud'),
    ...fields(random(row.seed), w, h - low, h),
  ];
  front.place(drawn(front, [{ marks }]), 'hot-air-balloon');
  const size = { a6: 13, 'din-long': 14, square: 15 }[format];
  const foot = h - low - { a6: 3, 'din-long': 12, square: 4.5 }[format];
  const column = { x: w / 2, width: w - 16 } as const;
  front.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'fraunces-semibold',
    size,
    minSize: 6,
    ...column,
    y: foot - 6.6,
    room: 1.1,
    ink: 'ink',
  });
  front.text({
    id: 'front-line',
    role: 'text-line',
    personal: true,
    font: 'jost-medium',
    size: 3.7,
    tracking: 0.12,
    ...column,
    y: foot,
    ink: 'ink',
  });
  others(card, row, {
    heading: { font: 'fraunces-semibold', size: 8.8, ink: 'ink', leading: 1.14 },
    body: { font: 'jost', size: 4, ink: 'ink', leading: 1.5 },
    date: { font: 'jost-medium', size: 4, ink: 'ink', leading: 1.5 },
  });
}

function fleet(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const zone = { a6: 96, 'din-long': 132, square: 98 }[format];
  const at = (x: number, y: number): Point => [x * w, y * zone];
  const k = { a6: 1, 'din-long': 1.05, square: 1.18 }[format];
  const marks: Mark[] = [
    ...cloud(rnd, at(0.7, 0.26), 34 * k, 'cloud'),
    ...cloud(rnd, at(0.1, 0.62), 38 * k, 'cloud'),
    ...cloud(rnd, at(0.72, 0.96), 30 * k, 'cloud'),
    ...balloon(at(0.46, 0.62), 4.2 * k, 0.03, look(3)),
    ...balloon(at(0.58, 0.13), 5.4 * k, -0.04, look(2)),
    ...balloon(at(0.09, 0.82), 5 * k, 0.05, look(0)),
    ...balloon(at(0.56, 0.4), 7.4 * k, 0.05, look(1)),
    ...balloon(at(0.3, 0.76), 8.6 * k, -0.05, look(2)),
    ...balloon(at(0.2, 0.27), 15.5 * k, 0.06, look(3)),
    ...balloon(at(0.88, 0.47), 23 * k, -0.06, look(0)),
  ];
  front.place(drawn(front, [{ marks }]), 'balloons');
  const margin = format === 'square' ? 14 : 11;
  const size = { a6: 10.4, 'din-long': 10.6, square: 12 }[format];
  const foot = h - { a6: 14, 'din-long': 24, square: 14 }[format];
  const column = { x: margin, width: w - margin * 2, align: 'left' } as const;
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'josefin',
    size: 3.4,
    tracking: 0.2,
    ...column,
    y: foot - 10 - size * 0.95,
    ink: 'ink',
  });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'cormorant-italic',
    size,
    minSize: 4.8,
    ...column,
    y: foot - 8,
    ink: 'ink',
  });
  front.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'josefin',
    size: 3.4,
    tracking: 0.2,
    ...column,
    y: foot,
    ink: 'ink',
  });
  others(card, row, {
    heading: { font: 'cormorant-italic', size: 11, ink: 'ink', leading: 1.1 },
    body: { font: 'cormorant-semibold', size: 5, ink: 'ink', leading: 1.38, figures: 'oldstyle' },
    date: { font: 'josefin', size: 3.4, tracking: 0.18, ink: 'ink', leading: 1.7 },
    align: 'left',
  });
}

function others(card: CardBuilder, row: DesignTemplate, type: Pick<Letter, 'heading' | 'body' | 'date' | 'align'>): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const left = type.align === 'left';
  const margin = format === 'square' ? 18 : left ? 11 : 12;
  const rnd = random(row.seed + 2);
  const low = { a6: 24, 'din-long': 34, square: 24 }[format];
  const ground = (side: Face, marks: Mark[], land: Mark[]) =>
    side.place(drawn(side, [{ marks: [...marks, ...(left ? [] : land)] }]), 'balloons');
  const land = fields(random(row.seed), w, h - low, h);
  const mirrored = moved(land, mirror(w / 2));
  ground(face, left ? [...cloud(rnd, [w - 14, h - 16], 34, 'cloud'), ...balloon([w - 19, h - 30], 8.6, 0.06, look(1))] : [], land);
  letter(face, row.texts, { ...type, x: left ? margin : w / 2, width: w - margin * 2, middle: left ? h * 0.43 : (h - low) * 0.5 });
  if (!folded) return;
  ground(
    card.face('inside-left'),
    [
      ...cloud(rnd, [w * 0.3, h * 0.3], 34, 'cloud'),
      ...cloud(rnd, [w * 0.82, h * 0.52], 28, 'cloud'),
      ...balloon([w * 0.52, h * 0.36], w * 0.19, 0.05, look(2)),
      ...balloon([w * 0.18, h * 0.58], w * 0.05, -0.05, look(0)),
    ],
    mirrored,
  );
  const outside = moved(fields(random(row.seed), w, h - landHeight[format], h), mirror(w / 2));
  ground(card.face('back'), [...balloon([w / 2, h * 0.62], 6.4, 0.04, look(1))], outside);
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { meadow, fleet };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('sky');
    (variants[row.variant] ?? meadow)(card, row);
    return card.finish();
  },
};
