/** Birthdays, anniversaries and dates: one by one, or many out of a list or file. */
import { useState } from 'react';
import { type CalendarEntry, isDate, maxEntries } from '#core/calendar/entries.ts';
import type { PeopleFinding } from '#core/people/person.ts';
import { withEntries } from '#core/products/calendar/with-entries.ts';
import { message } from '#core/values/message.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { calendarDocument } from './calendar-content.ts';
import { useCalendarEditor, useCalendarProduct, useChange } from './calendar-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { useEntryTexts } from './entry-texts.ts';
import { StoredEntries } from './stored-entries.tsx';

/** Lines of a list that were not understood. */
const shownFindings = 8;

const entryKinds = ['birthday', 'anniversary', 'note'] as const;

export function BirthdaysPanel() {
  const t = useEntryTexts();
  const { store } = useCalendarEditor();
  const { settings } = useCalendarProduct();
  const change = useChange();
  const { entries, leapDay } = settings;
  const set = (next: CalendarEntry[]) => change({ settings: { ...settings, entries: next } });
  function add(added: readonly CalendarEntry[]) {
    // A file takes a while to read: what was changed meanwhile stays.
    const { settings: newest } = calendarDocument(store.getState().history.content.design).product;
    change({ settings: { ...newest, entries: withEntries(newest.entries, added) } });
  }
  const hasLeapDay = entries.some(({ day, month }) => day === 29 && month === 2);
  return (
    <>
      <h2 className="panel-legend">{t('calendar.birthdays.heading')}</h2>
      <p className="panel-note">{t('calendar.birthdays.lead')}</p>
      <StoredEntries own={entries} onTake={add} />
      <NewEntry onAdd={(entry) => add([entry])} />
      <p className="calendar-count figures" role="status">
        {t('calendar.birthdays.count', { count: entries.length })}
      </p>
      <EntryList entries={entries} onRemove={(at) => set(entries.filter((_, other) => other !== at))} />
      {entries.length >= maxEntries ? <p className="field-note">{t('calendar.birthdays.full', { max: maxEntries })}</p> : null}
      {hasLeapDay ? (
        <fieldset className="calendar-checks">
          <legend className="style-label">{t('calendar.birthdays.leap')}</legend>
          {(['march', 'february'] as const).map((one) => (
            <label key={one} className="calendar-check">
              <input
                type="radio"
                name="leapDay"
                checked={one === leapDay}
                onChange={() => change({ settings: { ...settings, leapDay: one } })}
              />
              <span>{t(`calendar.birthdays.leap.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <Import known={entries} onRead={add} />
    </>
  );
}

function NewEntry({ onAdd }: { onAdd: (entry: CalendarEntry) => void }) {
  const t = useEntryTexts();
  const { settings } = useCalendarProduct();
  const months = calendarNames(settings.locale).months.long;
  const [problem, setProblem] = useState(false);
  return (
    <form
      className="calendar-entry"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const fields = new FormData(form);
        const [day, month, year] = ['day', 'month', 'year'].map((key) => Number(fields.get(key)));
        const name = String(fields.get('name')).trim();
        const kind = entryKinds.find((one) => one === fields.get('kind')) ?? 'birthday';
        const isDay = isDate(day ?? 0, month ?? 0);
        setProblem(!isDay);
        if (!isDay || name === '') return;
        onAdd({ kind, name, day: day ?? 1, month: month ?? 1, ...(year && year >= 1800 && year <= 2199 ? { year } : {}) });
        form.reset();
        form.querySelector('input')?.focus();
      }}
    >
      <label className="calendar-field">
        <span>{t('calendar.birthdays.name')}</span>
        <input name="name" className="input input-editor" maxLength={80} required autoComplete="off" />
      </label>
      <label className="calendar-field">
        <span>{t('calendar.birthdays.day')}</span>
        <input name="day" className="input input-editor figures" type="number" min={1} max={31} required />
      </label>
      <label className="calendar-field">
        <span>{t('calendar.birthdays.month')}</span>
        <select name="month" className="input input-editor">
          {months.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="calendar-field">
        <span>{t('calendar.birthdays.kind')}</span>
        <select name="kind" className="input input-editor">
          {entryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`calendar.birthdays.kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="calendar-field calendar-entry-year">
        <span>{t('calendar.birthdays.year')}</span>
        <input name="year" className="input input-editor figures" type="number" min={1800} max={2199} />
      </label>
      {problem ? (
        <p className="field-note" role="alert">
          {t('calendar.birthdays.bad-date')}
        </p>
      ) : null}
      <button type="submit" className="button button-secondary button-small">
        {t('calendar.birthdays.add')}
      </button>
    </form>
  );
}

type ImportProps = { known: readonly CalendarEntry[]; onRead: (entries: readonly CalendarEntry[]) => void };

function Import({ known, onRead }: ImportProps) {
  const t = useEntryTexts();
  const [text, setText] = useState('');
  const { settings } = useCalendarProduct();
  const [result, setResult] = useState<{ count: number; findings: readonly PeopleFinding[] } | null>(null);
  async function take(given: string | Uint8Array) {
    const { readEntries } = await import('#core/people/calendar-entries.ts');
    const reading = { isMonthFirst: settings.locale === 'en-US', today: new Date().toISOString().slice(0, 10) };
    const { entries, findings } = readEntries(given, reading, known);
    onRead(entries);
    setResult({ count: entries.length, findings });
  }
  // Without a network, or with a file that is gone, the text stays.
  const failed = () => setResult({ count: 0, findings: [{ line: null, message: message('calendar-entries.failed') }] });
  return (
    <details className="calendar-import">
      <summary>{t('calendar.birthdays.import')}</summary>
      <label className="calendar-field">
        <span>{t('calendar.birthdays.paste')}</span>
        <textarea className="input" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button
        type="button"
        className="button button-secondary button-small"
        disabled={text.trim() === ''}
        onClick={() => {
          take(text).then(() => setText(''), failed);
        }}
      >
        {t('calendar.birthdays.take')}
      </button>
      <label className="calendar-field">
        <span>{t('calendar.birthdays.file')}</span>
        <input
          type="file"
          accept=".vcf,.ics,.csv,.txt,text/vcard,text/calendar,text/csv,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            file
              ?.arrayBuffer()
              .then((bytes) => take(new Uint8Array(bytes)))
              .catch(failed);
            target.value = '';
          }}
        />
      </label>
      {result ? (
        <div role="status" className="figures">
          <p>{t('calendar.birthdays.taken', { count: result.count })}</p>
          <ul>
            {result.findings.slice(0, shownFindings).map(({ message }) => (
              <li key={t(message)}>{t(message)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </details>
  );
}
