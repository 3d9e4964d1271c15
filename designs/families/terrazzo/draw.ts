/** Terrazzo: bright chips of stone around a number, inside the outline of a house, or as a polished disc. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { terrazzo } from '#designs/drawing/terrazzo.ts';
import type { Family } from '#designs/family.ts';

const chips = ['chip1', 'chip2', 'chip3', 'chip4', 'chip5', 'chip6', 'chip7'] as const;

/** A floor with a free oval for the words. */
function ring(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [rx, ry] = ({ a6: [41, 46], 'din-long': [40, 62], square: [51, 50] } as const)[format];
  const [mx, my] = [w / 2, h * 0.49];
  const free = ([x, y]: Point, r: number) => ((x - mx) / (rx + r)) ** 2 + ((y - my) / (ry + r)) ** 2 < 1;
  front.place(drawn(front, [{ marks: terrazzo(random(row.seed), { box: front.bleedBox, free, inks: chips }) }]), 'terrazzo');
  const size = { a6: 52, 'din-long': 50, square: 60 }[format];
  const wide = rx * 2 - 12;
  const line = { font: 'jost-medium', size: format === 'square' ? 5 : 4.3, ink: 'text', width: wide, x: mx } as const;
  front.text({ ...line, id: 'front-heading', role: 'heading', personal: true, tracking: 0.14, y: my - size * 0.36 - 5.4 });
  front.text({
    id: 'front-number',
    role: 'count',
    personal: true,
    font: 'fraunces-semibold',
    size,
    minSize: 22,
    x: mx,
    y: my + size * 0.34,
    width: wide,
    ink: 'accent',
  });
  front.text({ ...line, id: 'front-date', role: 'date-place', personal: true, leading: 1.4, y: my + size * 0.34 + 10 });
}

/** A gabled house with chimney, cut from one slab. */
function outlineOf(x: number, foot: number, width: number): Path {
  const u = width / 10;
  const at = (a: number, b: number): Point => [x + a * u, foot - b * u];
  return polygon([
    at(0.9, 0),
    at(0.9, 6.2),
    at(0, 6.2),
    at(5, 10.8),
    at(6.6, 9.33),
    at(6.6, 11),
    at(8, 11),
    at(8, 8.04),
    at(10, 6.2),
    at(9.1, 6.2),
    at(9.1, 0),
  ]);
}

function houseMarks(
  row: DesignTemplate,
  x: number,
  foot: number,
  width: number,
  scale: number,
): { slab: Mark; stones: Mark[]; clip: Path; openings: Mark[] } {
  const clip = outlineOf(x, foot, width);
  const u = width / 10;
  const box = { x: x - 2, y: foot - 11.2 * u, width: width + 4, height: 11.4 * u };
  const stones = terrazzo(random(row.seed), { box, inks: chips, scale, density: 1.6 });
  const door = [4.05, 1.9, 4] as const;
  const [doorX, doorWide, doorTall] = door.map((n) => n * u) as [number, number, number];
  const window = (a: number, b: number, size: number): Mark[] => [
    fill(rectangle(x + a * u, foot - b * u, size * u, size * u), 'ground'),
    fill(rectangle(x + a * u + (size * u) / 2 - 0.35, foot - b * u, 0.7, size * u), 'stone'),
    fill(rectangle(x + a * u, foot - b * u + (size * u) / 2 - 0.35, size * u, 0.7), 'stone'),
  ];
  const openings = [
    fill(rectangle(x + doorX, foot - doorTall, doorWide, doorTall), 'accent'),
    fill(circle([x + doorX + doorWide * 0.82, foot - doorTall * 0.48], 0.07 * width * 0.22), 'ground'),
    ...window(1.75, 4.1, 1.5),
    ...window(6.75, 4.1, 1.5),
    fill(circle([x + 5 * u, foot - 7.4 * u], 0.95 * u), 'ground'),
    fill(rectangle(x + 5 * u - 0.35, foot - 8.35 * u, 0.7, 1.9 * u), 'stone'),
    fill(rectangle(x + 4.05 * u, foot - 7.4 * u - 0.35, 1.9 * u, 0.7), 'stone'),
  ];
  return { slab: fill(clip, 'stone'), stones, clip, openings };
}

function placeHouse(face: Face, row: DesignTemplate, x: number, foot: number, width: number, scale: number): void {
  const { slab, stones, clip, openings } = houseMarks(row, x, foot, width, scale);
  face.place(drawn(face, [{ marks: [slab] }, { marks: stones, clip }, { marks: openings }]), 'house');
}

function house(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const front = card.face('front');
  const wide = { a6: 70, 'din-long': 72, square: 76 }[format];
  const foot = { a6: 96, 'din-long': 128, square: 95 }[format];
  placeHouse(front, row, (w - wide) / 2, foot, wide, 0.9);
  front.place(drawn(front, [{ marks: [fill(rectangle(-3, foot, w + 6, 0.7), 'text')] }]), 'floor');
  const column = { x: w / 2, width: w - 18 } as const;
  const size = { a6: 11.8, 'din-long': 11.2, square: 15 }[format];
  const top = foot + { a6: 17, 'din-long': 24, square: 18 }[format];
  front.text({ id: 'front-heading', role: 'heading', font: 'instrument-italic', size, minSize: 8, ...column, y: top, ink: 'accent' });
  front.text({
    id: 'front-address',
    role: 'new-address',
    personal: true,
    font: 'jost',
    size: format === 'square' ? 4.8 : 4.3,
    ...column,
    y: top + (format === 'square' ? 10.4 : 9.4),
    leading: 1.45,
    ink: 'text',
  });
  const from = top + (format === 'square' ? 10.4 : 9.4);
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'jost-medium',
    size: 3.6,
    minSize: 2.7,
    tracking: 0.12,
    ...column,
    y: from + (format === 'square' ? 17.2 : 15.6),
    ink: 'text',
  });
}

/** A dark disc of polished stone, cut by two edges of the card. */
function disc(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const radius = { a6: 62, 'din-long': 68, square: 66 }[format];
  const centre: Point = [w * { a6: 0.68, 'din-long': 0.7, square: 0.76 }[format], { a6: 27, 'din-long': 48, square: 26 }[format]];
  const stones = slab(row, centre, radius);
  front.place(drawn(front, [{ marks: stones.marks }]), 'terrazzo');
  const margin = format === 'square' ? 14 : 10.5;
  const foot = h - { a6: 13, 'din-long': 20, square: 14 }[format];
  const size = { a6: 12, 'din-long': 11.2, square: 14 }[format];
  const column = { x: margin, width: w - margin * 2, align: 'left' } as const;
  front.text({
    id: 'front-company',
    role: 'company',
    personal: true,
    font: 'jost-medium',
    size: 3.5,
    tracking: 0.14,
    ...column,
    y: foot - 13 - size * 1.14 - 10.8,
    ink: 'accent',
  });
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'playfair',
    size,
    minSize: 8,
    leading: 1.14,
    ...column,
    y: foot - 13 - size * 0.98,
    ink: 'text',
  });
  front.text({ id: 'front-date', role: 'date', personal: true, font: 'jost', size: 4.1, ...column, y: foot, ink: 'text' });
}

/** Chips of a disc: those that would cross the rim are left out or smaller, as when the stone is cast in a ring. */
function slab(row: DesignTemplate, centre: Point, radius: number): { marks: Mark[] } {
  const box = { x: centre[0] - radius, y: centre[1] - radius, width: radius * 2, height: radius * 2 };
  const free = ([x, y]: Point, r: number) => Math.hypot(x - centre[0], y - centre[1]) > radius - r - 1;
  return {
    marks: [fill(circle(centre, radius), 'stone'), ...terrazzo(random(row.seed), { box, free, inks: chips, density: 1.4, scale: 1.15 })],
  };
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const variant = row.variant as 'ring' | 'house' | 'disc';
  const left = variant === 'disc';
  const type: Pick<Letter, 'heading' | 'body' | 'date'> = {
    ring: {
      heading: { font: 'fraunces-semibold', size: 10, ink: 'accent', leading: 1.12 } as const,
      body: { font: 'jost', size: 4.1, ink: 'text', leading: 1.5 } as const,
      date: { font: 'jost-medium', size: 4.1, ink: 'text', leading: 1.5 } as const,
    },
    house: {
      heading: { font: 'instrument-italic', size: 11, ink: 'accent', leading: 1.1 } as const,
      body: { font: 'jost', size: 4.1, ink: 'text', leading: 1.5 } as const,
      date: { font: 'jost-medium', size: 4.1, ink: 'text', leading: 1.5 } as const,
    },
    disc: {
      heading: { font: 'playfair', size: 8.6, ink: 'text', leading: 1.18 } as const,
      body: { font: 'jost', size: 4, ink: 'text', leading: 1.55 } as const,
      date: { font: 'jost-medium', size: 4, ink: 'text', leading: 1.55 } as const,
    },
  }[variant];
  const margin = left ? (format === 'square' ? 20 : 11) : 12;
  letter(face, row.texts, {
    ...type,
    x: left ? margin : w / 2,
    width: w - margin * 2,
    align: left ? 'left' : 'center',
    middle: h * (left ? 0.46 : 0.42),
  });
  const sides = folded ? [card.face('inside-left'), card.face('back')] : [face];
  for (const [i, side] of sides.entries()) quote(side, row, folded && i === 0);
}

/** What the other sides show of the floor. */
function quote(face: Face, row: DesignTemplate, large: boolean): void {
  const { width: w, height: h } = face;
  if (row.variant === 'house') {
    if (large) placeHouse(face, row, w * 0.27, h * 0.62, w * 0.46, 0.7);
    else placeHouse(face, row, w / 2 - 7, h - 14, 14, 0.36);
    return;
  }
  if (row.variant === 'disc') {
    const marks = large ? slab(row, [w / 2, h * 0.46], w * 0.32).marks : slab(row, [w - 8, h - 6], 24).marks;
    face.place(drawn(face, [{ marks }]), 'terrazzo');
    return;
  }
  const low = h - 24;
  const { x, y, width, height } = face.bleedBox;
  const free = ([px, py]: Point, r: number) => !large && py < low + 4 * Math.sin(px / 14) + r;
  const box = { x, y: large ? y : low - 6, width, height: large ? height : y + height - low + 6 };
  face.place(drawn(face, [{ marks: terrazzo(random(row.seed + 5), { box, free, inks: chips, density: large ? 1 : 0.8 }) }]), 'terrazzo');
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { ring, house, disc };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? ring)(card, row);
    others(card, row);
    return card.finish();
  },
};
