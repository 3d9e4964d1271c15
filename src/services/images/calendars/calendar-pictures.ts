/** Pictures of calendars in lists, drawn when they are first asked for. */
import type { CalendarPicture } from '#core/catalogue/calendar-picture.ts';
import { layoutEngine } from '#core/layout/layout.ts';
import { defaultStart, type YearMonth } from '#core/products/calendar/start.ts';
import { berlinTime } from '#core/values/date.ts';
import type { Shop } from '#services/handler.ts';
import { type Drawing, drawnContent, hash, type PictureContent } from '#services/images/catalogue-pictures.ts';
import { renderPool } from '#services/render-pool.ts';
import { pictureOfCalendar } from './draw-calendar.ts';

/** Grows when pictures of the same drawing are to look different. */
const pictureEngine = 'calendar-picture 1';

const hashes = new Map<string, string>();

function contentHash(picture: CalendarPicture, start: YearMonth): string {
  const name = [picture.calendarType, picture.designId, start.year, start.month].join('-');
  const known = hashes.get(name) ?? hash([pictureEngine, layoutEngine, pictureOfCalendar(picture, start)]).slice(0, 16);
  hashes.set(name, known);
  return known;
}

/** A picture as `drawnContent` gives it; it shows the calendar that a visit begins with. */
export async function calendarPictureContent(
  shop: Shop,
  { width, ...picture }: CalendarPicture & { width: number },
  drawing?: Drawing,
): Promise<PictureContent> {
  const start = defaultStart(berlinTime(shop.clock()).day);
  const { calendarType, designId, sheet } = picture;
  const source = {
    key: `calendars/${calendarType}/${designId}-${sheet}-${contentHash(picture, start)}`,
    draw: (widths: readonly number[]) => renderPool().run({ kind: 'calendar', picture, start, widths }),
  };
  return drawnContent(shop, source, width, drawing);
}
