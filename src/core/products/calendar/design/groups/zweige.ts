/** Zweige: branches in two greens around the photo, names of the months in Cormorant. */
import { areasOf, titleHeight } from '#core/products/calendar/design/areas.ts';
import { addGrid } from '#core/products/calendar/design/grid.ts';
import type { CalendarDesignGroup } from '#core/products/calendar/design/group.ts';
import type { InkToken } from '#core/products/calendar/design/inks.ts';
import { monthTitle, weekSheet } from '#core/products/calendar/design/shared.ts';
import { type CalendarSheet, numbered, type Rect } from '#core/products/calendar/design/sheet.ts';
import { sineCosine } from '#core/values/sine.ts';

type TwigDrawing = { board: { width: number; height: number }; stem: string; dark: string; light: string };

type Point = readonly [x: number, y: number];

/** Along a quadratic curve, 0..1. */
function along([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2];
}

function turned([x, y]: Point, degrees: number): Point {
  const { sine, cosine } = sineCosine(degrees);
  return [x * cosine - y * sine, x * sine + y * cosine];
}

/** One side of a leaf from its foot to its tip and back, as wide as `share` of its length. */
function leaf([x, y]: Point, [dx, dy]: Point, share: number): string {
  const at = (far: number, side: number) =>
    `${Math.round(x + dx * far - dy * side * share)} ${Math.round(y + dy * far + dx * side * share)}`;
  return `M ${at(0, 0)} C ${at(0.22, 0.66)} ${at(0.68, 0.6)} ${at(1, 0)} C ${at(0.7, -0.58)} ${at(0.24, -0.64)} ${at(0, 0)} Z`;
}

/** Half of a leaf, for its light side. */
function halfLeaf([x, y]: Point, [dx, dy]: Point, share: number): string {
  const at = (far: number, side: number) =>
    `${Math.round(x + dx * far - dy * side * share)} ${Math.round(y + dy * far + dx * side * share)}`;
  return `M ${at(0.02, 0)} C ${at(0.24, 0.54)} ${at(0.68, 0.48)} ${at(0.97, 0)} C ${at(0.66, 0.06)} ${at(0.3, 0.06)} ${at(0.02, 0)} Z`;
}

/**
 * A branch with leaves in pairs, as paths of whole numbers on a board. From the lower left to the upper right of the board, bent upwards.
 * `pairs` of leaves grow smaller towards the tip; `share` is how wide a leaf is for its length.
 */
function branch(width: number, height: number, pairs: number, { share = 0.34, reach = 0.34 } = {}): TwigDrawing {
  const from: Point = [0, height];
  const bend: Point = [width * 0.42, height * 0.78];
  const to: Point = [width, 0];
  const size = Math.sqrt(width * width + height * height) * reach;
  const dark: string[] = [];
  const light: string[] = [];
  const put = (foot: Point, direction: Point, length: number) => {
    const [dx, dy] = direction;
    const norm = Math.sqrt(dx * dx + dy * dy);
    const blade: Point = [(dx / norm) * length, (dy / norm) * length];
    dark.push(leaf(foot, blade, share));
    light.push(halfLeaf(foot, blade, share));
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = 0.12 + (0.82 * pair) / pairs;
    const foot = along(from, bend, to, t);
    const next = along(from, bend, to, t + 0.02);
    const direction: Point = [next[0] - foot[0], next[1] - foot[1]];
    const length = size * (0.55 + 0.45 * (1 - t)) * (pair % 2 === 0 ? 1 : 0.86);
    put(foot, turned(direction, 46), length);
    const other = along(from, bend, to, t + 0.03);
    put(other, turned(direction, -50), length * 0.94);
  }
  const last = along(from, bend, to, 0.96);
  put(last, [to[0] - last[0], to[1] - last[1]], size * 0.5);
  const half = Math.max(1, Math.round(size * 0.018));
  const round = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const stem = [
    `M ${round(from[0] - half, from[1])} C ${round(bend[0] * 0.66 - half, from[1] + (bend[1] - from[1]) * 0.66)} ${round(to[0] + (bend[0] - to[0]) * 0.66 - half, bend[1] * 0.66)} ${round(to[0], to[1])}`,
    `C ${round(to[0] + (bend[0] - to[0]) * 0.66 + half, bend[1] * 0.66 + half)} ${round(bend[0] * 0.66 + half, from[1] + (bend[1] - from[1]) * 0.66 + half)} ${round(from[0] + half, from[1])} Z`,
  ].join(' ');
  return { board: { width, height }, stem, dark: dark.join(' '), light: light.join(' ') };
}

/** The same branch in a mirror. `across`: left for right, else upside down. */
function mirrored({ board, ...paths }: TwigDrawing, across: 'x' | 'y'): TwigDrawing {
  const flip = (d: string) =>
    d.replace(/(-?\d{1,9}) (-?\d{1,9})/g, (_, x: string, y: string) =>
      across === 'x' ? `${board.width - Number(x)} ${y}` : `${x} ${board.height - Number(y)}`,
    );
  return { board, stem: flip(paths.stem), dark: flip(paths.dark), light: flip(paths.light) };
}

const title = 'cormorant-italic';
const text = 'eb-garamond';

const long = branch(10_000, 7_600, 9, { share: 0.36, reach: 0.2 });
const short = branch(10_000, 4_200, 11, { share: 0.3, reach: 0.15 });

function put(
  sheet: CalendarSheet,
  { board, stem, dark, light }: TwigDrawing,
  box: Rect,
  [leafInk, sideInk]: readonly [InkToken, InkToken],
): void {
  // Leaves reach beyond the board: each path keeps its scale, since its board is stretched and not its outline.
  sheet.path(stem, board, box, leafInk);
  sheet.path(dark, board, box, leafInk);
  sheet.path(light, board, box, sideInk);
}

const green = ['deco1', 'deco2'] as const;
const bloom = ['deco3', 'deco2'] as const;

/** A branch over two corners of a photo. */
function corners(sheet: CalendarSheet, photo: Rect): void {
  const size = Math.min(photo.width, photo.height);
  const [w, h] = [size * 0.42, size * 0.32];
  const [right, bottom] = [photo.x + photo.width, photo.y + photo.height];
  put(sheet, mirrored(long, 'x'), { x: right - w * 0.94, y: bottom - h * 0.98, width: w, height: h }, green);
  put(sheet, mirrored(short, 'x'), { x: right - w * 1.3, y: bottom - h * 0.5, width: w * 0.9, height: h * 0.44 }, bloom);
}

function cover(sheet: CalendarSheet): void {
  const { free, scale, words, years, width, height } = sheet;
  const isWide = width > height;
  const foot = (isWide ? 36 : 66) * scale;
  const room = free.height - foot;
  const photoWidth = Math.min(free.width * 0.82, room * 0.82);
  const photo = { x: (width - photoWidth) / 2, y: free.y + 4 * scale, width: photoWidth, height: room - 8 * scale };
  const [w, h] = [photoWidth * 0.62, photoWidth * 0.5];
  const foliage: readonly [TwigDrawing, Rect, readonly [InkToken, InkToken]][] = [
    [mirrored(long, 'y'), { x: photo.x - w * 0.34, y: photo.y + photo.height - h * 0.76, width: w, height: h }, green],
    [
      mirrored(mirrored(long, 'x'), 'y'),
      { x: photo.x + photo.width - w * 0.66, y: photo.y + photo.height - h * 0.76, width: w, height: h },
      green,
    ],
  ];
  sheet.photo('cover-photo', photo, { shape: 'arch' });
  for (const [one, box, inks] of foliage) put(sheet, one, box, inks);
  put(sheet, short, { x: photo.x + photo.width * 0.62, y: photo.y - h * 0.02, width: w * 0.74, height: h * 0.4 }, bloom);
  const top = free.y + room + (isWide ? 2 : 14) * scale;
  const name = { ...free, y: top + 2 * scale, height: 16 * scale };
  sheet.text('cover-title', 'title', words.coverTitle, name, { font: title, sizeMm: 12 * scale, align: 'center', vertical: 'middle' });
  const below = { ...free, y: top + 19 * scale, height: foot - (isWide ? 21 : 33) * scale };
  sheet.text('cover-years', 'years', years, below, {
    font: text,
    sizeMm: (isWide ? 9 : 15) * scale,
    ink: 'foil',
    align: 'center',
    vertical: 'top',
    tracking: 60,
  });
}

function month(sheet: CalendarSheet): void {
  const areas = areasOf(sheet);
  if (sheet.shape.calendarType !== 'terminkalender') {
    sheet.photo(numbered('photo', sheet), areas.photo, { shape: 'round' });
    corners(sheet, areas.photo);
  }
  monthTitle(sheet, areas.title, { font: title, sizeMm: titleHeight(sheet) * 0.84 }, { font: text, ink: 'muted' });
  addGrid(sheet, areas.grid, { style: 'lines', font: text, titleFont: title });
}

export const zweige: CalendarDesignGroup = {
  id: 3,
  key: 'zweige',
  colourings: [
    { id: 31, key: 'salbei', hex: '#a9b89a' },
    { id: 32, key: 'rose', hex: '#d9a89d' },
  ],
  gapMm: 3.6,
  draw(sheet) {
    sheet.ground('ground');
    if (sheet.role === 'cover') cover(sheet);
    else if (sheet.role === 'month') month(sheet);
    else if (sheet.role === 'photo') {
      sheet.photo(numbered('photo', sheet), sheet.free, { shape: 'round' });
      corners(sheet, sheet.free);
    } else if (sheet.role === 'week') weekSheet(sheet, { font: title, sizeMm: titleHeight(sheet) * 0.72 }, text);
    else corners(sheet, sheet.free);
  },
};
