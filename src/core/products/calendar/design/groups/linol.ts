/** Linol: suns and hills in three warm colours, cut as in lino, around the photo. */
import { areasOf, titleHeight, toBleed } from '#core/products/calendar/design/areas.ts';
import { addGrid } from '#core/products/calendar/design/grid.ts';
import type { CalendarDesignGroup } from '#core/products/calendar/design/group.ts';
import type { InkToken } from '#core/products/calendar/design/inks.ts';
import { monthTitle, weekSheet } from '#core/products/calendar/design/shared.ts';
import { bled, type CalendarSheet, numbered, type Rect } from '#core/products/calendar/design/sheet.ts';

const title = 'fraunces-semibold';
const text = 'jost-medium';

const hills = { width: 10_000, height: 2_600 };
/** Two chains of hills, the nearer one lower. */
const far =
  'M 0 1500 C 900 700 1700 300 2700 700 C 3600 1060 4200 1500 5200 1000 C 6300 440 7300 -160 8500 300 C 9200 560 9600 900 10000 820 L 10000 2600 L 0 2600 Z';
const near =
  'M 0 2000 C 1200 2260 2100 1500 3300 1440 C 4700 1380 5200 2120 6600 2060 C 8000 2000 8600 1260 10000 1620 L 10000 2600 L 0 2600 Z';

/** Cuts of the knife: short strokes in the nearer hill. */
const cuts = Array.from({ length: 14 }, (_, at) => {
  const x = 420 + at * 690;
  const y = 2140 + (at % 3) * 130;
  return `M ${x} ${y} C ${x + 90} ${y - 46} ${x + 240} ${y - 46} ${x + 330} ${y} C ${x + 240} ${y + 14} ${x + 90} ${y + 14} ${x} ${y} Z`;
}).join(' ');

type Colours = { sky: InkToken; sun: InkToken; far: InkToken; near: InkToken };

/** Colours go round from sheet to sheet. */
const rounds: readonly [Colours, Colours, Colours] = [
  { sky: 'deco2', sun: 'deco1', far: 'deco1', near: 'deco3' },
  { sky: 'slot', sun: 'deco1', far: 'deco2', near: 'deco3' },
  { sky: 'deco1', sun: 'deco2', far: 'deco2', near: 'deco3' },
];

function coloursOf({ number }: CalendarSheet): Colours {
  return rounds[(number % 3) as 0 | 1 | 2];
}

function landscape(sheet: CalendarSheet, box: Rect, { sky, sun, far: farInk, near: nearInk }: Colours): void {
  sheet.rect(box, sky);
  const size = Math.min(box.width, box.height);
  sheet.circle(box.x + box.width * 0.76, box.y + box.height * 0.3, size * 0.17, sun);
  const height = Math.min(box.height * 0.5, box.width * 0.3);
  const foot = { x: box.x, y: box.y + box.height - height, width: box.width, height };
  sheet.path(far, hills, foot, farInk);
  sheet.path(near, hills, foot, nearInk);
  sheet.path(cuts, hills, foot, sky);
}

function cover(sheet: CalendarSheet): void {
  const { free, scale, words, years, width, height } = sheet;
  const [, colours] = rounds;
  const isWide = width > height;
  const head = (isWide ? 34 : 52) * scale;
  landscape(sheet, bled(sheet), colours);
  const photoHeight = (free.height - head) * (isWide ? 0.86 : 0.72);
  const photo = isWide
    ? { x: width / 2 - photoHeight * 0.72, y: free.y + head, width: photoHeight * 1.44, height: photoHeight }
    : { x: free.x + free.width * 0.06, y: free.y + head, width: free.width * 0.88, height: photoHeight };
  const border = 3 * scale;
  sheet.rect({ x: photo.x - border, y: photo.y - border, width: photo.width + 2 * border, height: photo.height + 2 * border }, 'paper');
  sheet.photo('cover-photo', photo);
  const first = { ...free, height: head * 0.62 };
  sheet.text('cover-years', 'years', years, first, {
    font: title,
    sizeMm: (years.length > 4 ? 19 : 26) * scale * (isWide ? 0.68 : 1),
    ink: 'foil',
    vertical: 'middle',
    tracking: -10,
  });
  const second = { ...free, y: free.y + head * 0.6, height: head * 0.3 };
  sheet.text('cover-title', 'title', words.coverTitle, second, { font: title, sizeMm: (isWide ? 6.4 : 8.4) * scale, vertical: 'middle' });
}

function month(sheet: CalendarSheet): void {
  const { scale, free, shape } = sheet;
  const areas = areasOf(sheet, 7);
  const colours = coloursOf(sheet);
  if (shape.calendarType !== 'terminkalender') {
    const field = areas.isWide
      ? toBleed(sheet, { ...areas.photo, width: areas.photo.width + 5 * scale }, ['left', 'top', 'bottom'])
      : toBleed(sheet, { ...free, height: areas.photo.y + areas.photo.height * 0.98 - free.y }, ['left', 'top', 'right']);
    landscape(sheet, field, colours);
    const inset = 6 * scale;
    const { x, y, width, height } = areas.photo;
    const photo = areas.isWide
      ? { x, y: y + inset, width: width - inset, height: height - 2 * inset }
      : { x: x + inset, y, width: width - 2 * inset, height: height - 2.4 * inset };
    const border = 2.4 * scale;
    sheet.rect({ x: photo.x - border, y: photo.y - border, width: photo.width + 2 * border, height: photo.height + 2 * border }, 'paper');
    sheet.photo(numbered('photo', sheet), photo);
  }
  monthTitle(sheet, areas.title, { font: title, sizeMm: titleHeight(sheet) * 0.74, ink: 'accent' }, { font: text, ink: 'muted' });
  addGrid(sheet, areas.grid, { style: 'table', font: text, titleFont: title, tint: 'tint' });
}

export const linol: CalendarDesignGroup = {
  id: 4,
  key: 'linol',
  colourings: [
    { id: 41, key: 'terrakotta', hex: '#c9694a' },
    { id: 42, key: 'see', hex: '#3f6a80' },
  ],
  gapMm: 2.4,
  draw(sheet) {
    sheet.ground('ground');
    if (sheet.role === 'cover') cover(sheet);
    else if (sheet.role === 'month') month(sheet);
    else if (sheet.role === 'photo') {
      landscape(sheet, bled(sheet), coloursOf(sheet));
      const { x, y, width, height } = sheet.free;
      sheet.photo(numbered('photo', sheet), { x, y, width, height: height * 0.86 });
    } else if (sheet.role === 'week') weekSheet(sheet, { font: title, sizeMm: titleHeight(sheet) * 0.6, ink: 'accent' }, text);
    else landscape(sheet, bled(sheet), coloursOf(sheet));
  },
};
