/** School holidays that the customer writes down: added, changed and deleted by their days. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type SchoolHoliday, schoolHolidayInks, schoolHolidayIssue } from '#core/products/calendar/school-holidays.ts';
import { type Message, message } from '#core/values/message.ts';
import { schoolHolidayTexts } from '#texts/de/calendar/school-holidays.ts';
import { useDesign } from '#web/editor/context.ts';
import { textsHook } from '#web/page/texts-hook.ts';
import { useCalendarProduct, useChange } from './calendar-editor.tsx';
import { OfficialHolidays } from './official-holidays.tsx';

const useSchoolTexts = textsHook(schoolHolidayTexts);

function spanOf({ from, to }: SchoolHoliday): Message {
  return message('calendar.school.span', { from: { day: from, style: 'numeric' }, to: { day: to, style: 'numeric' } });
}

export function SchoolHolidays() {
  const t = useSchoolTexts();
  const { settings, year, startMonth, months } = useCalendarProduct();
  const change = useChange();
  const [edited, setEdited] = useState<SchoolHoliday | null>(null);
  const [said, setSaid] = useState<Message | null>(null);
  const list = settings.schoolHolidays ?? [];
  const status = useRef<HTMLParagraphElement>(null);
  // The button lies below what it adds to: what it did is shown, with the list.
  useEffect(() => {
    if (said) status.current?.scrollIntoView({ block: 'start' });
  }, [said]);
  function put(next: readonly SchoolHoliday[]) {
    const { schoolHolidays: _, ...others } = settings;
    const ordered = next.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    change({ settings: ordered.length === 0 ? others : { ...others, schoolHolidays: ordered } });
  }
  /** What is wrong with the days; null where they are in the calendar now. */
  function take(given: SchoolHoliday): Message | null {
    const others = list.filter((one) => one.from !== edited?.from);
    const issue = schoolHolidayIssue(given, others, { year, month: startMonth, months });
    if (issue) return issue;
    put([...others, given]);
    setEdited(null);
    setSaid(message('calendar.school.added', { name: given.name }));
    return null;
  }
  function remove(one: SchoolHoliday) {
    put(list.filter(({ from }) => from !== one.from));
    if (edited?.from === one.from) setEdited(null);
    setSaid(message('calendar.school.removed', { name: one.name }));
  }
  return (
    <>
      <h3 className="style-label">{t('calendar.school.heading')}</h3>
      <p className="panel-note">{t('calendar.school.lead')}</p>
      <OfficialHolidays
        list={list}
        onTake={(next, message) => {
          put(next);
          setSaid(message);
        }}
      />
      <p ref={status} role="status" className="field-note">
        {said ? t(said) : ''}
      </p>
      {list.length === 0 ? null : (
        <ul className="calendar-lines">
          {list.map((one) => (
            <li key={one.from} className="calendar-school-row">
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={t('calendar.school.change', { name: one.name })}
                onClick={() => setEdited(one)}
              >
                {one.name}
              </button>
              <span className="figures">{t(spanOf(one))}</span>
              <button type="button" aria-label={t('calendar.school.remove', { name: one.name })} onClick={() => remove(one)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fields key={edited?.from ?? list.length} edited={edited} onTake={take} onCancel={() => setEdited(null)} />
    </>
  );
}

type FieldsProps = { edited: SchoolHoliday | null; onTake: (given: SchoolHoliday) => Message | null; onCancel: () => void };

function Fields({ edited, onTake, onCancel }: FieldsProps) {
  const t = useSchoolTexts();
  const id = useId();
  const [name, setName] = useState(edited?.name ?? '');
  const [from, setFrom] = useState(edited?.from ?? '');
  const [to, setTo] = useState(edited?.to ?? '');
  const [ink, setInk] = useState<string>(edited?.ink ?? schoolHolidayInks[0]);
  const [wrong, setWrong] = useState<Message | null>(null);
  const { inks } = useDesign();
  const offered = schoolHolidayInks.filter((token) => Object.hasOwn(inks, token));
  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(onTake({ name: name.trim(), from, to, ink }));
  }
  return (
    <form onSubmit={submit} noValidate aria-describedby={wrong ? id : undefined}>
      <label className="calendar-field">
        <span>{t('calendar.school.name')}</span>
        <input className="input input-editor" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label className="calendar-field">
        <span>{t('calendar.school.from')}</span>
        <input type="date" className="input input-editor" value={from} onChange={({ target }) => setFrom(target.value)} />
      </label>
      <label className="calendar-field">
        <span>{t('calendar.school.to')}</span>
        <input type="date" className="input input-editor" value={to} onChange={({ target }) => setTo(target.value)} />
      </label>
      <fieldset className="calendar-school-inks">
        <legend>{t('calendar.school.ink')}</legend>
        {offered.map((token, at) => (
          <label key={token} className="calendar-school-ink">
            <input
              type="radio"
              name={`${id}-ink`}
              aria-label={t('calendar.school.ink.n', { n: at + 1 })}
              checked={ink === token}
              onChange={() => setInk(token)}
            />
            <span className="calendar-school-line" style={{ background: inks[token]?.hex }} />
          </label>
        ))}
      </fieldset>
      {wrong ? (
        <p id={id} className="field-note" role="alert">
          {t(wrong)}
        </p>
      ) : null}
      <button type="submit" className="button button-secondary button-small">
        {t(edited ? 'calendar.school.save' : 'calendar.school.add')}
      </button>
      {edited ? (
        <button type="button" className="button button-secondary button-small" onClick={onCancel}>
          {t('calendar.school.cancel')}
        </button>
      ) : null}
    </form>
  );
}
