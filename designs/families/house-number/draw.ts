/** House numbers: an enamel plate with the number of a birthday on a plastered wall, and a front door with the number of a new home. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { mirror, type Point } from '#designs/drawing/path.ts';
import { rounded } from '#designs/drawing/round-corners.ts';
import type { Family } from '#designs/family.ts';
import { fanlight, knob, letterBox, panel, room } from './door.ts';
import { plaster } from './plaster.ts';
import { ovalPlate, placed, screw, squarePlate } from './plate.ts';
import { sign } from './sign.ts';

const degrees = Math.PI / 180;

function wall(face: Face, seed: number, cracks: Parameters<typeof plaster>[2]): void {
  face.place(drawn(face, [{ marks: plaster(seed, face.bleedBox, cracks) }]), 'area');
}

/** The plate hangs a little askew, and below it the wall says who has moved in. */
function plate(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [middle, wide, high, size] = (
    {
      a6: [51, 87, 75, 52],
      'din-long': [78, 82, 72, 49],
      square: [55.5, 116, 82, 74],
    } as const satisfies Record<typeof format, readonly number[]>
  )[format];
  const askew = -1.4;
  wall(front, row.seed, [
    { from: [w + 3, h * 0.13], angle: 2.7 },
    { from: [-3, h * 0.9], angle: -0.5 },
  ]);
  front.place(drawn(front, placed(squarePlate(row.seed, wide, high), [w / 2, middle], askew * degrees)), 'plate');
  front.text({
    id: 'front-number',
    role: 'figure',
    personal: true,
    font: 'gloock',
    size,
    minSize: size * 0.4,
    x: w / 2,
    y: middle + size * 0.36,
    width: wide - 18,
    room: 1.02,
    rotation: askew,
    ink: 'figure',
  });
  const margin = format === 'square' ? 15.5 : 10;
  const column = { x: margin, width: w - margin * 2, align: 'left' } as const;
  const heading = { a6: 8.2, 'din-long': 7.8, square: 11 }[format];
  const foot = h - { a6: 34, 'din-long': 46, square: 29 }[format];
  const line = { a6: 3.9, 'din-long': 3.8, square: 4.3 }[format];
  front.text({ id: 'front-heading', role: 'heading', personal: true, font: 'young-serif', size: heading, ...column, y: foot, ink: 'text' });
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost-medium',
    size: line,
    leading: 1.4,
    vertical: 'top',
    ...column,
    y: foot + line * 2.1,
    ink: 'text',
  });
  behindPlate(card, row);
}

/** Where the old plate hung the wall is paler, and its screws are left. */
function oldPlace(face: Face, row: DesignTemplate, [x, y]: Point, wide: number, high: number): void {
  const layers = placed(
    [
      {
        marks: [
          fill(rounded(-wide / 2, -high / 2, wide, high, 4), 'wall-light'),
          ...[-1, 1].flatMap((side) => [
            fill(circle([side * wide * 0.34, 0], 1.5), 'shade'),
            fill(circle([side * wide * 0.34, 0], 0.9), 'iron'),
          ]),
        ],
      },
      { marks: screw([-wide * 0.34, 0], 0.4, 7, 'shade') },
    ],
    [x, y],
    1.6 * degrees,
  );
  wall(face, row.seed + 21, []);
  face.place(drawn(face, layers), 'plate');
}

function behindPlate(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = { a6: 12, 'din-long': 11, square: 22 }[format];
  wall(face, row.seed + 8, []);
  letter(face, row.texts, {
    heading: { font: 'young-serif', size: format === 'square' ? 9 : 8, ink: 'text', leading: 1.14 },
    body: { font: 'jost', size: 4.1, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.1, ink: 'text', leading: 1.5 },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    middle: h * 0.46,
  });
  if (!folded) return;
  oldPlace(card.face('inside-left'), row, [w / 2, h * 0.42], w * 0.62, w * 0.46);
  const back = card.face('back');
  wall(back, row.seed + 40, []);
}

/** Heights on the door in mm: foot and radius of the fanlight, middle of the plate, letter box, and the lower panel. */
const doors = {
  a6: { light: [42, 33], plate: [69, 50, 35, 26], box: [91.5, 11], panel: [110, 30], heading: 8.6 },
  'din-long': { light: [54, 34], plate: [93, 56, 40, 30], box: [123, 12], panel: [146, 52], heading: 9.8 },
  square: { light: [45, 36], plate: [70, 52, 34, 26], box: [92, 11], panel: [110, 30], heading: 9.6 },
} as const;

function door(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const front = card.face('front');
  const {
    light: [lightFoot, radius],
    plate: [middle, wide, high, size],
    box: [boxTop, boxHeight],
    panel: [panelTop, panelHeight],
    heading,
  } = doors[format];
  const x = w / 2;
  const side = { a6: 13, 'din-long': 12, square: 24 }[format];
  front.place(
    drawn(front, [
      {
        marks: [
          fill(front.bleedPath, 'door'),
          ...panel(side, middle - high / 2 - 3.6, w - side * 2, panelTop - middle + high / 2 - 0.4),
          ...panel(side, panelTop, w - side * 2, panelHeight),
          ...fanlight([x, lightFoot], radius),
          ...letterBox(x - 27, boxTop, 54, boxHeight),
          ...knob([w - 8, middle + 9]),
        ],
      },
    ]),
    'door',
  );
  front.place(drawn(front, placed(ovalPlate(row.seed, wide, high), [x, middle])), 'plate');
  front.text({
    id: 'front-number',
    role: 'figure',
    personal: true,
    font: 'gloock',
    size,
    minSize: 10,
    x,
    y: middle + size * 0.355,
    width: wide - 27,
    room: 1.02,
    ink: 'figure',
  });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'young-serif',
    size: 4.6,
    minSize: 2.6,
    x,
    y: boxTop + boxHeight / 2 + 1.1,
    width: 42,
    ink: 'brass-text',
  });
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'young-serif',
    size: heading,
    leading: 1.16,
    x,
    y: panelTop + panelHeight / 2 - heading * 0.58 + heading * 0.375,
    width: w - side * 2 - 8,
    ink: 'door-text',
  });
  behindDoor(card, row);
}

/** The plain side of the door. */
function twoPanels({ width: w, height: h, bleedPath }: Face): Mark[] {
  const side = 14;
  return [fill(bleedPath, 'door'), ...panel(side, 12, w - side * 2, h * 0.42), ...panel(side, h * 0.42 + 24, w - side * 2, h * 0.58 - 38)];
}

function behindDoor(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = { a6: 12, 'din-long': 11, square: 24 }[format];
  const foot = { a6: 22, 'din-long': 34, square: 22 }[format];
  face.place(drawn(face, [{ marks: [fill(face.bleedPath, 'room'), ...room(w, h, foot)] }]), 'house');
  letter(face, row.texts, {
    heading: { font: 'young-serif', size: 9, ink: 'room-text', leading: 1.14 },
    body: { font: 'jost', size: 4.2, ink: 'room-text', leading: 1.45 },
    date: { font: 'jost-medium', size: 4.2, ink: 'room-text', leading: 1.45 },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    top: { a6: 38, 'din-long': 56, square: 38 }[format],
    air: 0.86,
  });
  if (!folded) return;
  const inside = card.face('inside-left');
  const handle = moved(knob([w - 7, h * 0.52]), mirror(w / 2));
  inside.place(drawn(inside, [{ marks: [...twoPanels(inside), ...handle] }]), 'door');
  const back = card.face('back');
  back.place(drawn(back, [{ marks: twoPanels(back) }]), 'door');
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { plate, door, sign };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('wall');
    (variants[row.variant] ?? plate)(card, row);
    return card.finish();
  },
};
