/** The entries of a calendar, each with the photo that stands on its day. */
import { type ChangeEvent, useState } from 'react';
import { birthdayOn, type CalendarEntry } from '#core/calendar/entries.ts';
import { showsDayPhotos } from '#core/design/calendar/grid-element.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { useDesign, useEditor } from '#web/editor/context.ts';
import { uploadIcon } from '#web/editor/frame/icons.ts';
import { acceptedFiles } from '#web/editor/panels/accepted-files.ts';
import { LibraryButton } from '#web/editor/panels/library/library-button.tsx';
import { SlotUpload } from '#web/editor/panels/upload-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCalendarEditor, useCalendarProduct } from './calendar-editor.tsx';
import { entryKey, entryRef } from './entry-key.ts';
import { useEntryTexts } from './entry-texts.ts';
import { dateOf } from './stored-entries.tsx';

type Props = { entries: readonly CalendarEntry[]; onRemove: (at: number) => void };

export function EntryList({ entries, onRemove }: Props) {
  const t = useEntryTexts();
  const { store } = useCalendarEditor();
  const { settings } = useCalendarProduct();
  const months = useDesign().pages.flatMap(({ id, elements }) =>
    elements.flatMap((element) => (element.kind === 'calendar-grid' ? [{ page: id, ...element }] : [])),
  );
  const [open, setOpen] = useState<string | null>(null);
  const hasRoom = months.some(({ style }) => showsDayPhotos(style));
  if (entries.length === 0) return null;
  /** Opens the photos of an entry beside the month that they come into. */
  function toggle(entry: CalendarEntry) {
    const key = entryKey(entry);
    const month = months.find((one) => birthdayOn(entry, one.year, settings.leapDay)?.month === one.month);
    if (month) store.dispatch({ type: 'show', panel: month.page });
    setOpen(open === key ? null : key);
  }
  return (
    <>
      <ul className="calendar-lines">
        {entries.map((entry, at) => {
          const key = entryKey(entry);
          return (
            <EntryRow
              key={key}
              entry={entry}
              hasRoom={hasRoom}
              isOpen={open === key}
              onToggle={() => toggle(entry)}
              onRemove={() => onRemove(at)}
            />
          );
        })}
      </ul>
      {hasRoom || !entries.some(({ photo }) => photo) ? null : <p className="field-note">{t('calendar.birthdays.photo.strip')}</p>}
    </>
  );
}

type RowProps = { entry: CalendarEntry; hasRoom: boolean; isOpen: boolean; onToggle: () => void; onRemove: () => void };

function EntryRow({ entry, hasRoom, isOpen, onToggle, onRemove }: RowProps) {
  const t = useEntryTexts();
  const { settings } = useCalendarProduct();
  const { name, photo } = entry;
  const picture = useEditor(({ pictures }) => pictures.find(({ id }) => id === photo?.photoId));
  const months = calendarNames(settings.locale).months.long;
  return (
    <li>
      <time className="figures">{dateOf(entry, months)}</time>
      <span>{name}</span>
      {hasRoom ? (
        <button
          type="button"
          className={picture ? 'calendar-entry-photo' : 'text-link'}
          aria-expanded={isOpen}
          aria-label={t('calendar.birthdays.photo', { name })}
          onClick={onToggle}
        >
          {picture ? <img src={picture.thumb} alt="" /> : t('calendar.birthdays.photo.add')}
        </button>
      ) : null}
      <button type="button" className="text-link" aria-label={t('calendar.birthdays.remove', { name })} onClick={onRemove}>
        ×
      </button>
      {isOpen && hasRoom ? <PhotoChoice entry={entry} /> : null}
    </li>
  );
}

function PhotoChoice({ entry }: { entry: CalendarEntry }) {
  const t = useEntryTexts();
  const editor = useCalendarEditor();
  const pictures = useEditor((state) => state.pictures);
  const { name, photo } = entry;
  const put = (id: string | null) =>
    void import('./entry-photos.ts').then(({ putEntryPhoto }) =>
      putEntryPhoto(editor, entryKey(entry), pictures.find((one) => one.id === id) ?? null),
    );
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    editor.uploads.add([...(target.files ?? [])].slice(0, 1).map((file) => ({ file, ref: entryRef(entry) })));
    target.value = '';
  };
  return (
    <div className="calendar-entry-choice">
      <SlotUpload slot={entryRef(entry)} />
      <div className="calendar-month-moves">
        <label className="button button-secondary button-small file-button">
          <input type="file" accept={acceptedFiles} aria-label={t('calendar.birthdays.photo.upload.for', { name })} onChange={onChange} />
          <Icon svg={uploadIcon} small />
          {t('calendar.birthdays.photo.upload')}
        </label>
        {photo ? (
          <button type="button" className="text-link" onClick={() => put(null)}>
            {t('calendar.birthdays.photo.remove')}
          </button>
        ) : null}
      </div>
      <LibraryButton
        isSingle
        onPlace={([one]) => {
          if (one) put(one.id);
          return 0;
        }}
      />
      {pictures.length === 0 ? null : (
        <ul className="calendar-pictures" aria-label={t('calendar.birthdays.photo.choose', { name })}>
          {pictures.map((one) => (
            <li key={one.id}>
              <button type="button" aria-pressed={one.id === photo?.photoId} onClick={() => put(one.id)}>
                <img src={one.thumb} alt={one.name} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
