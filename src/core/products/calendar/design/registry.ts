/** Design groups of calendars, in the order of recommendation. */

import { areasOf, titleHeight } from './areas.ts';
import { addGrid } from './grid.ts';
import type { CalendarDesignGroup } from './group.ts';
import { linol } from './groups/linol.ts';
import { vollbild } from './groups/vollbild.ts';
import { ziffer } from './groups/ziffer.ts';
import { zweige } from './groups/zweige.ts';
import type { DesignId } from './inks.ts';
import { monthTitle, weekSheet } from './shared.ts';
import { type CalendarSheet, numbered } from './sheet.ts';

const title = 'eb-garamond';
const text = 'jost';

function cover(sheet: CalendarSheet): void {
  const { free, scale, words, years } = sheet;
  const isWide = sheet.width > sheet.height;
  const foot = (isWide ? 30 : 44) * scale;
  const photo = { ...free, height: free.height - foot };
  sheet.photo('cover-photo', photo);
  const top = photo.y + photo.height + 7 * scale;
  const name = { ...free, y: top, width: free.width * 0.66, height: foot - 7 * scale };
  sheet.text('cover-title', 'title', words.coverTitle, name, { font: 'eb-garamond-italic', sizeMm: 11 * scale, vertical: 'bottom' });
  const right = { ...name, x: free.x + free.width * 0.5, width: free.width * 0.5 };
  sheet.text('cover-years', 'years', years, right, { font: title, sizeMm: 17 * scale, ink: 'foil', align: 'right', vertical: 'bottom' });
}

function month(sheet: CalendarSheet): void {
  const areas = areasOf(sheet);
  if (sheet.shape.calendarType !== 'terminkalender') sheet.photo(numbered('photo', sheet), areas.photo);
  monthTitle(sheet, areas.title, { font: title, sizeMm: titleHeight(sheet) * 0.72 }, { font: text, ink: 'muted' });
  addGrid(sheet, areas.grid, { style: 'table', font: text, titleFont: title, tint: 'tint' });
}

/** Galerie: the photo as a framed print on quiet paper, name of the month in Garamond below it. */
const galerie: CalendarDesignGroup = {
  id: 1,
  key: 'galerie',
  colourings: [
    { id: 11, key: 'weiss', hex: '#ffffff' },
    { id: 12, key: 'kalk', hex: '#f6f1e9' },
    { id: 13, key: 'nacht', hex: '#263140' },
  ],
  gapMm: 3,
  draw(sheet) {
    sheet.ground('ground');
    if (sheet.role === 'cover') cover(sheet);
    else if (sheet.role === 'month') month(sheet);
    else if (sheet.role === 'photo') sheet.photo(numbered('photo', sheet), sheet.free);
    else if (sheet.role === 'week') weekSheet(sheet, { font: title, sizeMm: titleHeight(sheet) * 0.6 }, text);
  },
};

export const designGroups: readonly [CalendarDesignGroup, ...CalendarDesignGroup[]] = [galerie, vollbild, zweige, linol, ziffer];

/** The group of an id, or null. */
export function findDesignGroup(id: number): CalendarDesignGroup | null {
  return designGroups.find((group) => group.id === id) ?? null;
}

/** The colouring of a group; the first where it has not the one that is named. */
export function colouringOf(group: CalendarDesignGroup, designId: number): DesignId {
  const [first] = group.colourings;
  return (group.colourings.find(({ id }) => id === designId) ?? first)?.id ?? 11;
}
