/** Ziffer: the number of the month as large as it goes, and nothing else that is not needed. */
import { areasOf, titleHeight, toBleed } from '#core/products/calendar/design/areas.ts';
import { addGrid } from '#core/products/calendar/design/grid.ts';
import type { CalendarDesignGroup } from '#core/products/calendar/design/group.ts';
import { fullPhoto, weekSheet } from '#core/products/calendar/design/shared.ts';
import { type CalendarSheet, numbered } from '#core/products/calendar/design/sheet.ts';

const heavy = 'familjen-bold';
const text = 'jost';

function cover(sheet: CalendarSheet): void {
  const { free, scale, words, years, width, height } = sheet;
  const isWide = width > height;
  const digits = years.length > 4 ? years.replace('/', '/\n') : years;
  const lines = years.length > 4 ? 2 : 1;
  const room = free.height * (isWide ? 0.5 : 0.4);
  const size = Math.min((free.width / (years.length > 4 ? 2.9 : 2.35)) * 1, (room / lines) * (lines === 1 ? 0.9 : 1.02));
  const top = { ...free, height: room };
  const photo = { ...free, y: free.y + room, height: height - free.y - room };
  sheet.photo('cover-photo', toBleed(sheet, photo, ['left', 'right', 'bottom']));
  sheet.text('cover-years', 'years', digits, top, {
    font: heavy,
    sizeMm: size,
    ink: 'foil',
    vertical: 'middle',
    tracking: -45,
    leading: 0.86,
  });
  const line = { x: free.x, y: free.y, width: free.width, height: 8 * scale };
  sheet.text('cover-title', 'title', words.coverTitle, line, { font: text, sizeMm: 5 * scale, align: 'right' });
}

function month(sheet: CalendarSheet): void {
  const { shape, scale, month: start, words, free } = sheet;
  const areas = areasOf(sheet, 5);
  const isPlanner = shape.calendarType === 'terminkalender';
  if (!isPlanner) {
    const sides = areas.isWide ? (['left', 'top', 'bottom'] as const) : (['left', 'top', 'right'] as const);
    sheet.photo(numbered('photo', sheet), toBleed(sheet, areas.photo, sides));
  }
  const { title, grid } = areas;
  const size = titleHeight(sheet) * 1.34;
  const number = { ...title, height: title.height * 1.3, width: title.width * 0.4 };
  sheet.text(numbered('number', sheet), 'number', String(start.month), number, {
    font: heavy,
    sizeMm: size,
    ink: 'accent',
    vertical: 'middle',
    tracking: -40,
  });
  const name = { x: title.x + title.width * 0.4, y: title.y, width: title.width * 0.6, height: title.height * 0.66 };
  sheet.text(numbered('title', sheet), 'title', words.month(start.month), name, {
    font: text,
    sizeMm: 6.4 * scale,
    align: 'right',
    vertical: 'bottom',
  });
  const year = { ...name, y: name.y + name.height, height: title.height * 0.5 };
  sheet.text(numbered('year', sheet), 'years', String(start.year), year, { font: text, sizeMm: 4 * scale, align: 'right', ink: 'muted' });
  const shift = title.height * 0.42;
  const below = { ...grid, y: grid.y + shift, height: free.y + free.height - grid.y - shift };
  addGrid(sheet, below, { style: 'figures', font: text, titleFont: heavy });
}

export const ziffer: CalendarDesignGroup = {
  id: 5,
  key: 'ziffer',
  colourings: [
    { id: 51, key: 'rot', hex: '#e2402f' },
    { id: 52, key: 'safran', hex: '#ecc65c' },
  ],
  gapMm: 1.6,
  draw(sheet) {
    sheet.ground('ground');
    if (sheet.role === 'cover') cover(sheet);
    else if (sheet.role === 'month') month(sheet);
    else if (sheet.role === 'photo') fullPhoto(sheet);
    else if (sheet.role === 'week') weekSheet(sheet, { font: heavy, sizeMm: titleHeight(sheet) * 0.7, ink: 'accent', tracking: -20 }, text);
  },
};
