/** Where photo, name of the month and grid lie on a sheet: above each other on high sheets, side by side on wide ones. */
import type { CalendarSheet, Rect } from './sheet.ts';

export type Areas = { photo: Rect; title: Rect; grid: Rect; isWide: boolean };

/** Short side below which a sheet is small. */
const smallMm = 148;

/** Share of the height that the photo takes on sheets that are higher than wide. */
function photoShare({ shape, width, height }: CalendarSheet): number {
  if (shape.calendarType === 'familienplaner') return 0.24;
  if (shape.calendarType === 'kuechenkalender') return 0.32;
  // Small sheets leave more to the days, so that names stand on them.
  const isSmall = Math.min(width, height) < smallMm;
  if (width === height) return isSmall ? 0.4 : 0.5;
  return isSmall ? 0.46 : 0.56;
}

/** Height of the line with the month's name. */
export function titleHeight({ scale, shape }: CalendarSheet): number {
  return (shape.calendarType === 'familienplaner' ? 13 : 16) * scale;
}

/** Inside the margins; `gap` in millimetres on A4. */
export function areasOf(sheet: CalendarSheet, gap = 6): Areas {
  const { free, scale, width, height, shape } = sheet;
  const between = gap * scale;
  const line = titleHeight(sheet);
  if (shape.calendarType === 'terminkalender') {
    const grid = { ...free, y: free.y + line + between, height: free.height - line - between };
    return { photo: free, title: { ...free, height: line }, grid, isWide: false };
  }
  if (width > height) {
    const photo = { ...free, width: free.width * 0.56 };
    const x = photo.x + photo.width + between * 1.5;
    const right = { x, width: free.x + free.width - x };
    const top = free.y + free.height * 0.04;
    return {
      photo,
      title: { ...right, y: top, height: line },
      grid: { ...right, y: top + line + between, height: free.y + free.height - top - line - between },
      isWide: true,
    };
  }
  const photo = { ...free, height: free.height * photoShare(sheet) };
  const y = photo.y + photo.height + between;
  const grid = { ...free, y: y + line + between * 0.8, height: free.y + free.height - y - line - between * 0.8 };
  return { photo, title: { ...free, y, height: line }, grid, isWide: false };
}

/** A rectangle with its sides moved outwards to the bleed where they are named. */
export function toBleed({ bleed, width, height }: CalendarSheet, box: Rect, sides: readonly ('left' | 'top' | 'right' | 'bottom')[]): Rect {
  const left = sides.includes('left') ? -bleed : box.x;
  const top = sides.includes('top') ? -bleed : box.y;
  const right = sides.includes('right') ? width + bleed : box.x + box.width;
  const bottom = sides.includes('bottom') ? height + bleed : box.y + box.height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
