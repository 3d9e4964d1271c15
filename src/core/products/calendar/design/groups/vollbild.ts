/** Vollbild: the photo goes over all edges, the days lie on a field in front of it. */
import { areasOf, titleHeight, toBleed } from '#core/products/calendar/design/areas.ts';
import { addGrid } from '#core/products/calendar/design/grid.ts';
import type { CalendarDesignGroup } from '#core/products/calendar/design/group.ts';
import { fullPhoto, monthTitle, weekSheet } from '#core/products/calendar/design/shared.ts';
import { type CalendarSheet, numbered, type Rect } from '#core/products/calendar/design/sheet.ts';

const title = 'josefin';
const text = 'jost';

/** The photo above the field, or left of it, to the edges of the sheet. */
function photoAndField(sheet: CalendarSheet, field: Rect, isWide: boolean): void {
  const { bleed, width, height } = sheet;
  const photo = isWide
    ? { x: -bleed, y: -bleed, width: field.x + bleed, height: height + 2 * bleed }
    : { x: -bleed, y: -bleed, width: width + 2 * bleed, height: field.y + bleed };
  sheet.photo(numbered('photo', sheet), photo);
}

function month(sheet: CalendarSheet): void {
  const { scale, shape, free } = sheet;
  const areas = areasOf(sheet, 7);
  const padding = 6 * scale;
  if (shape.calendarType !== 'terminkalender') {
    const field = areas.isWide
      ? toBleed(sheet, { ...areas.title, x: areas.title.x - padding, height: 1 }, ['top', 'right', 'bottom'])
      : toBleed(sheet, { ...free, y: areas.title.y - padding, height: 1 }, ['left', 'right', 'bottom']);
    photoAndField(sheet, field, areas.isWide);
    sheet.rect(field, 'panel');
  }
  monthTitle(sheet, areas.title, { font: title, sizeMm: titleHeight(sheet) * 0.62, tracking: 40 }, { font: text, ink: 'muted' });
  addGrid(sheet, areas.grid, { style: 'lines', font: text, titleFont: title });
}

function cover(sheet: CalendarSheet): void {
  const { free, scale, words, years, width, height } = sheet;
  fullPhoto(sheet, 'cover-photo');
  const isWide = width > height;
  const box = { width: Math.min(free.width, (isWide ? 120 : 130) * scale), height: 62 * scale };
  const field = { x: (width - box.width) / 2, y: free.y + free.height - box.height - 6 * scale, ...box };
  sheet.rect(field, 'panel', 0.92);
  const inner = { x: field.x + 8 * scale, y: field.y + 8 * scale, width: box.width - 16 * scale, height: 28 * scale };
  sheet.text('cover-years', 'years', years, inner, {
    font: title,
    sizeMm: (years.length > 4 ? 17 : 25) * scale,
    ink: 'foil',
    align: 'center',
    vertical: 'middle',
    tracking: 30,
  });
  const name = { ...inner, y: field.y + 39 * scale, height: 15 * scale };
  sheet.text('cover-title', 'title', words.coverTitle, name, {
    font: text,
    sizeMm: 6.2 * scale,
    align: 'center',
    vertical: 'middle',
    tracking: 60,
  });
}

export const vollbild: CalendarDesignGroup = {
  id: 2,
  key: 'vollbild',
  colourings: [
    { id: 21, key: 'hell', hex: '#f4f4f4' },
    { id: 22, key: 'dunkel', hex: '#1d1b1a' },
  ],
  gapMm: 1.6,
  draw(sheet) {
    const isPlanner = sheet.shape.calendarType === 'terminkalender';
    sheet.ground(sheet.role === 'back' ? 'ground' : isPlanner ? 'panel' : 'ground');
    if (sheet.role === 'cover') cover(sheet);
    else if (sheet.role === 'month') month(sheet);
    else if (sheet.role === 'photo') fullPhoto(sheet);
    else if (sheet.role === 'week') weekSheet(sheet, { font: title, sizeMm: titleHeight(sheet) * 0.52, tracking: 40 }, text);
  },
};
