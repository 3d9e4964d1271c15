/** Mountain ridges one behind the other: at dawn with the names in the sky, or doubled in a lake. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import { mirror, type Path, type Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { below, flanks, forest, ridgeLine, streaks } from '#designs/drawing/ridges.ts';
import type { Family } from '#designs/family.ts';

/** Five ridges drawn for a field `width` wide; `top` is the highest peak, `foot` the lower edge. */
export function range(rnd: Random, width: number, top: number, foot: number): Mark[] {
  const span = foot - top;
  const at = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => [x * width, top + y * span]);
  const peaks = at([0.16, 0.16], [0.44, 0.13], [0.74, 0]);
  const first = ridgeLine(
    rnd,
    at([-0.06, 0.27], [0.16, 0.16], [0.29, 0.23], [0.44, 0.13], [0.57, 0.21], [0.74, 0], [0.86, 0.1], [0.96, 0.07], [1.06, 0.17]),
    width * 0.022,
    0.6,
    190,
  );
  const secondPeaks = at([0.28, 0.29], [0.62, 0.27]);
  const second = ridgeLine(
    rnd,
    at([-0.06, 0.35], [0.1, 0.38], [0.28, 0.29], [0.46, 0.38], [0.62, 0.27], [0.84, 0.37], [1.06, 0.29]),
    width * 0.02,
    0.56,
    150,
  );
  const third = ridgeLine(rnd, at([-0.06, 0.43], [0.3, 0.52], [0.66, 0.45], [1.06, 0.55]), width * 0.05, 0.5, 120);
  const fourth = ridgeLine(rnd, at([-0.06, 0.64], [0.36, 0.57], [0.7, 0.66], [1.06, 0.58]), width * 0.03, 0.48, 60);
  const fifth = ridgeLine(rnd, at([-0.06, 0.72], [0.3, 0.78], [0.64, 0.73], [1.06, 0.8]), width * 0.022, 0.5, 60);
  const mist = (line: readonly Point[], drop: number, ink: string) =>
    fill(
      below(
        line.filter((_, i) => i % 12 === 0 || i === line.length - 1).map(([x, y]): Point => [x, y * 0.35 + (top + drop * span) * 0.65]),
        foot + 4,
      ),
      ink,
    );
  return [
    fill(below(first, foot + 4), 'ridge1'),
    ...flanks(rnd, first, peaks, span * 0.2, 'ridge1-shade'),
    streaks(rnd, first, span * 0.1, 0.3, 'snow'),
    mist(first, 0.36, 'ridge1-mist'),
    fill(below(second, foot + 4), 'ridge2'),
    ...flanks(rnd, second, secondPeaks, span * 0.12, 'ridge2-shade'),
    mist(second, 0.47, 'ridge2-mist'),
    fill(below(third, foot + 4), 'ridge3'),
    mist(third, 0.62, 'ridge3-mist'),
    fill(below(fourth, foot + 4), 'ridge4'),
    forest(rnd, fourth, span * 0.05, span * 0.016, 'ridge4'),
    fill(below(fifth, foot + 4), 'ridge5'),
    forest(rnd, fifth, span * 0.1, span * 0.026, 'ridge5'),
  ];
}

function dawn(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const top = { a6: 58, 'din-long': 84, square: 58 }[format];
  const sun: Point = [w * 0.4, top + { a6: 7, 'din-long': 8, square: 6 }[format]];
  const radius = { a6: 9.5, 'din-long': 9.5, square: 11 }[format];
  front.place(drawn(front, [{ marks: [fill(circle(sun, radius), 'sun')] }, { marks: range(random(row.seed), w, top, h) }]), 'mountains');
  const margin = format === 'square' ? 14 : 11;
  const size = { a6: 15.5, 'din-long': 16, square: 18 }[format];
  const y = { a6: 21, 'din-long': 30, square: 23 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'josefin',
    size: 3.4,
    tracking: 0.2,
    x: margin + 0.4,
    y: y - size * 0.62 - 4.6 + 2,
    width: w - margin * 2,
    align: 'left',
    ink: 'ink',
  });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'cormorant-semibold',
    size,
    minSize: 6.5,
    leading: 0.96,
    x: margin,
    y: y + 6,
    width: w - margin * 2,
    align: 'left',
    ink: 'ink',
  });
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'cormorant-semibold',
    size: format === 'square' ? 5.6 : 5,
    leading: 1.3,
    x: margin,
    y: h - { a6: 13.6, 'din-long': 19, square: 15 }[format],
    width: w - margin * 2,
    align: 'left',
    ink: 'light',
  });
  others(card, row, {
    heading: { font: 'cormorant-semibold', size: 10.4, ink: 'ink', leading: 1.05 },
    body: { font: 'cormorant-semibold', size: 5, ink: 'ink', leading: 1.36, figures: 'oldstyle' },
    date: { font: 'josefin', size: 3.4, tracking: 0.16, ink: 'ink', leading: 1.7 },
    align: 'left',
  });
}

/** Peaks above a lake and, cut by calm water, below it. */
function lakeScene(rnd: Random, face: Face, shore: number, rise: number): Layer[] {
  const { width: w } = face;
  const { x, y, width, height } = face.bleedBox;
  const at = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([px, py]) => [px * w, shore - rise + py * rise]);
  const peaks = at([0.3, 0.3], [0.56, 0], [0.82, 0.36]);
  const back = ridgeLine(
    rnd,
    at([-0.06, 0.6], [0.14, 0.5], [0.3, 0.3], [0.41, 0.42], [0.56, 0], [0.68, 0.34], [0.82, 0.36], [0.92, 0.52], [1.06, 0.46]),
    w * 0.025,
    0.58,
    190,
  );
  const hills = ridgeLine(rnd, at([-0.06, 0.72], [0.2, 0.62], [0.42, 0.8], [0.64, 0.72], [0.86, 0.6], [1.06, 0.7]), w * 0.03, 0.5, 110);
  const wood = ridgeLine(rnd, at([-0.06, 0.84], [0.24, 0.95], [0.5, 0.99], [0.76, 0.95], [1.06, 0.86]), w * 0.008, 0.5, 60);
  const land: Mark[] = [
    fill(below(back, shore), 'ridge1'),
    ...flanks(rnd, back, peaks, rise * 0.34, 'ridge1-shade'),
    streaks(rnd, back, rise * 0.2, 0.34, 'snow'),
    fill(below(hills, shore), 'ridge3'),
    fill(below(wood, shore), 'ridge5'),
    forest(rnd, wood, rise * 0.13, rise * 0.034, 'ridge5'),
  ];
  const moon: Mark[] = [fill(circle([w * 0.22, shore - rise * 0.86], w * 0.066), 'sun')];
  const flip = (marks: readonly Mark[]) => moved(marks, [1, 0, 0, -0.62, 0, shore * 1.62]);
  const dim: Record<string, string> = {
    ridge1: 'water1',
    'ridge1-shade': 'water1-shade',
    snow: 'water-snow',
    ridge3: 'water3',
    ridge5: 'water5',
    sun: 'water-sun',
  };
  const water = flip([...moon, ...land]).map((mark) => ({ ...mark, ink: dim[mark.ink] ?? mark.ink }));
  const sky = rectangle(x, y, width, shore - y);
  const lake = rectangle(x, shore, width, y + height - shore);
  const ripples: Path[] = [];
  for (let row = 1; row < 26; row++) {
    const py = shore + 1.2 + row * rise * 0.036 * (0.6 + row * 0.028);
    const count = 3 + Math.floor(rnd.next() * 3);
    for (let i = 0; i < count; i++) {
      const long = w * rnd.between(0.05, 0.24);
      const px = rnd.between(-0.1, 1) * w;
      const thick = 0.12 + row * 0.014;
      ripples.push(
        polygon([
          [px, py],
          [px + long * 0.3, py - thick],
          [px + long * 0.75, py - thick * 0.8],
          [px + long, py],
          [px + long * 0.6, py + thick],
          [px + long * 0.2, py + thick * 0.7],
        ]),
      );
    }
  }
  return [
    { marks: [fill(lake, 'water')] },
    { marks: [...moon, ...land], clip: sky },
    {
      marks: [...water, fill(ripples.flat(), 'water'), fill(rectangle(x, shore - 0.2, width, 0.45), 'ridge5')],
      clip: rectangle(x, shore - 0.2, width, y + height - shore + 0.2),
    },
  ];
}

function lake(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const front = card.face('front');
  const [shore, rise] = ({ a6: [97, 48], 'din-long': [142, 58], square: [102, 54] } as const)[format];
  front.place(drawn(front, lakeScene(random(row.seed), front, shore, rise)), 'mountain-lake');
  const size = { a6: 11, 'din-long': 10.6, square: 13 }[format];
  const y = { a6: 26, 'din-long': 40, square: 25 }[format];
  const column = { x: w / 2, width: w - 20 } as const;
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'jost-medium',
    size: 3.4,
    tracking: 0.2,
    ...column,
    y: y - size * 0.9 - 3.6,
    ink: 'ink',
  });
  front.text({ id: 'front-names', role: 'names', personal: true, font: 'playfair', size, minSize: 5, ...column, y, ink: 'ink' });
  front.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'playfair-italic',
    size: size * 0.46,
    minSize: 3.4,
    ...column,
    y: y + size * 0.84,
    ink: 'ink',
  });
  others(card, row, {
    heading: { font: 'playfair', size: 8.4, ink: 'ink', leading: 1.16 },
    body: { font: 'playfair', size: 4, ink: 'ink', leading: 1.55 },
    date: { font: 'jost-medium', size: 3.4, tracking: 0.14, ink: 'ink', leading: 1.7 },
    align: 'center',
  });
}

function others(card: CardBuilder, row: DesignTemplate, type: Pick<Letter, 'heading' | 'body' | 'date' | 'align'>): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const left = type.align === 'left';
  const margin = format === 'square' ? 18 : left ? 11 : 12;
  const low = { a6: 30, 'din-long': 42, square: 30 }[format];
  const strip = (side: Face, tall: number, turned = false) => {
    const marks = range(random(row.seed + 4), w, h - tall, h + tall * 0.16);
    side.place(drawn(side, [{ marks: turned ? moved(marks, mirror(w / 2)) : marks }]), 'mountains');
  };
  strip(face, low);
  letter(face, row.texts, { ...type, x: left ? margin : w / 2, width: w - margin * 2, middle: (h - low) * 0.49 });
  if (!folded) return;
  strip(card.face('inside-left'), low, true);
  strip(card.face('back'), low * 0.6);
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { dawn, lake };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('sky');
    (variants[row.variant] ?? dawn)(card, row);
    return card.finish();
  },
};
