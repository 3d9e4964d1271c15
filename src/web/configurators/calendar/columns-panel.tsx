/** Columns of a planner: how many, and whose. */
import { calendarKinds } from '#core/products/calendar/kinds.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { useCalendarProduct, useChange } from './calendar-editor.tsx';
import { useCalendarTexts } from './texts.ts';

export function ColumnsPanel() {
  const t = useCalendarTexts();
  const { calendarType, settings } = useCalendarProduct();
  const change = useChange();
  const limits = calendarKinds[calendarType].columns;
  if (!limits) return null;
  const { columns } = settings;
  const set = (next: string[], key?: string) => change({ settings: { ...settings, columns: next } }, key);
  const count = (number: number) => set(Array.from({ length: number }, (_, at) => columns[at] ?? ''));
  return (
    <>
      <h2 className="panel-legend">{t('calendar.columns.heading')}</h2>
      <p className="panel-note">{t('calendar.columns.lead')}</p>
      <Stepper
        label={t('calendar.columns.count')}
        value={columns.length}
        fewer={columns.length > limits.min ? columns.length - 1 : null}
        more={columns.length < limits.max ? columns.length + 1 : null}
        onChange={count}
      />
      <div className="calendar-columns">
        {columns.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <label key={at} className="calendar-field">
            <span>{t('calendar.columns.name', { number: at + 1 })}</span>
            <input
              className="input input-editor"
              value={name}
              maxLength={40}
              onChange={({ target }) =>
                set(
                  columns.map((one, other) => (other === at ? target.value : one)),
                  `column ${at}`,
                )
              }
            />
          </label>
        ))}
      </div>
    </>
  );
}
