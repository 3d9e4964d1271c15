/** Changes of a calendar as steps of its editor. Loaded once the page is shown. */
import type { DesignDocument } from '#core/design/document.ts';
import { withDays } from '#core/products/calendar/days.ts';
import { drawCalendar } from '#core/products/calendar/design/draw.ts';
import type { CalendarWords } from '#core/products/calendar/design/sheet.ts';
import type { Calendar } from '#core/products/calendar/document.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type CalendarDocument, type CalendarDto, calendarContent, calendarDocument } from './calendar-content.ts';
import type { CalendarSpeech } from './calendar-speech.ts';
import { finderOf, withExtraPhotoSlots, withTreesOf } from './sheet-edits.ts';

export function wordsOf({ t, locale }: CalendarSpeech): CalendarWords {
  return calendarWords(t, locale);
}

/** The pages of a variant, as its design draws them, with the days of `product` and places for the further photos that it names. */
export function drawVariant(product: Calendar, keys: Readonly<Record<string, string>>, words: CalendarWords): CalendarDocument {
  const { designGroupId, designId, months: count, further = '', ...shape } = keys;
  const { months: _, ...calendar } = product;
  const chosen = { ...shape, designGroupId: Number(designGroupId), designId: Number(designId), ...(count ? { months: 18 } : {}) };
  const drawn = { ...calendar, ...chosen } as Calendar;
  return withExtraPhotoSlots(drawCalendar(drawn, words), further === '' ? [] : further.split(','), words);
}

type Chosen = { before: CalendarDocument; next: Calendar; pictures: readonly EditorPicture[] };

/** What was moved to the pages of another variant, as the calendar that was chosen. */
export function onNewPages(moved: DesignDocument, { before, next, pictures }: Chosen, words: CalendarWords): CalendarDocument {
  return withTreesOf(before, withDays(calendarDocument(moved), next, words), finderOf(pictures), words);
}

/** Changes start, country, entries, paper or foil. Steps of the same key are undone at once. */
export function changeDays(store: EditorStore<CalendarDto>, change: Partial<Calendar>, words: CalendarWords, coalesceKey?: string): void {
  const { design: edited, choice } = store.getState().history.content;
  const design = calendarDocument(edited);
  const next = withDays(design, { ...design.product, ...change }, words);
  const content = calendarContent({ design: next, choice });
  store.change([{ kind: 'setContent', content }], coalesceKey ? { coalesceKey } : undefined);
}
