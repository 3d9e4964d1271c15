/** Zweige: branches in two greens around the photo, names of the months in Cormorant. */
import { areasOf, titleHeight } from '#core/products/calendar/design/areas.ts';
import { branch, mirrored, type TwigDrawing } from '#core/products/calendar/design/branch.ts';
import { addGrid } from '#core/products/calendar/design/grid.ts';
import type { CalendarDesignGroup } from '#core/products/calendar/design/group.ts';
import type { InkToken } from '#core/products/calendar/design/inks.ts';
import { monthTitle, weekSheet } from '#core/products/calendar/design/shared.ts';
import { type CalendarSheet, numbered, type Rect } from '#core/products/calendar/design/sheet.ts';

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
