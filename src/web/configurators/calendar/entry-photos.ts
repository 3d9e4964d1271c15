/** Photos of entries: one that is chosen, and one that was uploaded for an entry. Loaded with the first of them. */
import type { CalendarEntry } from '#core/calendar/entries.ts';
import { firstCrop } from '#core/layout/crop.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type CalendarDto, calendarDocument } from './calendar-content.ts';
import type { CalendarSpeech } from './calendar-speech.ts';
import { changeDays, wordsOf } from './changes.ts';
import { entryKey } from './entry-key.ts';

/** A day shows photos in a circle. */
const slot = { xUm: 0, yUm: 0, widthUm: 10_000, heightUm: 10_000, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } };

type EditedCalendar = { store: EditorStore<CalendarDto>; speech: CalendarSpeech };

/** Puts a photo on the days of the entry of this key, or takes it from them. Does nothing where the entry is gone. */
export function putEntryPhoto({ store, speech }: EditedCalendar, key: string, picture: EditorPicture | null): void {
  const { settings } = calendarDocument(store.getState().history.content.design).product;
  if (!settings.entries.some((entry) => entryKey(entry) === key)) return;
  const entries = settings.entries.map((entry): CalendarEntry => {
    if (entryKey(entry) !== key) return entry;
    const { photo: _, ...bare } = entry;
    return picture ? { ...bare, photo: { photoId: picture.id, crop: firstCrop(slot, picture) } } : bare;
  });
  changeDays(store, { settings: { ...settings, entries } }, wordsOf(speech));
}
