/** Who has no seat, and who sits at the chosen table, each with a box to choose a table in. Works without a script and without a pointer. */
import type { ShownSeating, ShownTable } from '#api/people/event-seating-calls.ts';
import { seatingBounds, tableShapes } from '#core/people/event/seating/plan.ts';
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { fixedField, seatField } from './seat-fields.ts';
import { seatingPath } from './seating-path.ts';

type Props = { event: string; seating: ShownSeating };

/** What every form of the page sends. */
export function PlanFields({ seating: { part, version }, intent }: { seating: ShownSeating; intent: string }) {
  return (
    <>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}

function TableSelect({ seating, guest, table }: { seating: ShownSeating; guest: { id: string; name: string }; table: string }) {
  const t = useTexts(eventSeatingTexts);
  return (
    <select
      name={seatField(guest.id)}
      aria-label={t('feier.seating.table.of', { name: guest.name })}
      defaultValue={table}
      className="input h-11 w-full min-w-0 py-0 pr-8 text-small"
    >
      <option value="">{t('feier.seating.no-table')}</option>
      {seating.tables.map(({ id, name, seats, guests }) => (
        <option key={id} value={id}>
          {id === table ? name : t('feier.seating.option', { name, free: seats - guests.length })}
        </option>
      ))}
    </select>
  );
}

export function Unseated({ event, seating }: Props) {
  const t = useTexts(eventSeatingTexts);
  const { unseated, coming, seated, undecided, page, pages, part, tables } = seating;
  const to = (at: number, text: string) => (
    <PageLink to={seatingPath(event, { part, page: at })} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <section aria-labelledby="ohne-platz" className="min-w-0">
      <h3 id="ohne-platz" className="type-h3">
        {t('feier.seating.unseated')} <span className="figures font-normal text-ink-soft">{coming - seated}</span>
      </h3>
      {undecided > 0 ? <p className="figures text-small text-ink-soft">{t('feier.seating.undecided', { count: undecided })}</p> : null}
      {unseated.length === 0 ? (
        <p className="mt-2 text-small">{t('feier.seating.unseated.none')}</p>
      ) : (
        <form method="post" className="mt-2">
          <PlanFields seating={seating} intent="seats" />
          <ul className={tables.length === 0 ? 'gap-x-9 sm:columns-2' : 'border-t border-line'}>
            {unseated.map((guest) => (
              <li
                key={guest.id}
                className={`items-center gap-3 border-b border-line py-2 ${tables.length === 0 ? 'break-inside-avoid' : 'grid grid-cols-[minmax(0,1fr)_minmax(0,9.5rem)]'}`}
              >
                <p className="min-w-0">
                  <span className={`block wrap-anywhere ${guest.isComing ? 'font-semibold' : ''}`}>{guest.name}</span>
                  {guest.note === '' ? null : <span className="block text-caption text-ink-soft wrap-anywhere">{guest.note}</span>}
                </p>
                {tables.length === 0 ? null : <TableSelect seating={seating} guest={guest} table="" />}
              </li>
            ))}
          </ul>
          {tables.length === 0 ? null : (
            <Button type="submit" kind="secondary" className="mt-4 w-full">
              {t('feier.seating.save')}
            </Button>
          )}
        </form>
      )}
      {pages > 1 ? (
        <nav aria-label={t('feier.seating.pages')} className="mt-3 flex flex-wrap items-center gap-4 text-small">
          {page > 1 ? to(page - 1, t('feier.seating.before')) : null}
          <span className="figures">{t('feier.seating.page', { page, pages })}</span>
          {page < pages ? to(page + 1, t('feier.seating.next')) : null}
        </nav>
      ) : null}
    </section>
  );
}

/** Tables as links: the one that is chosen is shown with its guests. */
export function TableList({ event, seating, chosen }: Props & { chosen: string | null }) {
  const t = useTexts(eventSeatingTexts);
  const { tables, part } = seating;
  return (
    <nav aria-label={t('feier.seating.tables')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5">
        {tables.map(({ id, name, seats, guests, isLocked }) => (
          <li key={id} className="border-b border-line">
            <PageLink
              to={`${seatingPath(event, { part, table: id })}#tisch`}
              ahead="never"
              aria-current={id === chosen ? 'true' : undefined}
              className={`flex min-h-11 items-center justify-between gap-3 text-small ${id === chosen ? 'font-semibold' : ''}`}
            >
              <span className="min-w-0 wrap-anywhere">
                {name}
                {isLocked ? <span className="font-normal text-ink-soft"> {t('feier.seating.locked.sign')}</span> : null}
              </span>
              <span className="figures whitespace-nowrap text-ink-soft">{t('feier.seating.taken', { taken: guests.length, seats })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TableFields({ table }: { table: Pick<ShownTable, 'name' | 'shape' | 'seats'> }) {
  const t = useTexts(eventSeatingTexts);
  return (
    <>
      <TextField
        name="name"
        label={t('feier.seating.name')}
        defaultValue={table.name}
        required
        maxLength={seatingBounds.name}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField name="shape" label={t('feier.seating.shape')} defaultValue={table.shape}>
          {tableShapes.map((shape) => (
            <option key={shape} value={shape}>
              {t(`feier.seating.shape.${shape}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="seats"
          type="number"
          label={t('feier.seating.seats')}
          defaultValue={table.seats}
          min={1}
          max={seatingBounds.seats}
          required
        />
      </div>
    </>
  );
}

export function AddTables({ seating }: { seating: ShownSeating }) {
  const t = useTexts(eventSeatingTexts);
  const isFirst = seating.tables.length === 0;
  const wanted = Math.min(20, Math.max(1, Math.ceil(seating.coming / 8)));
  return (
    <form method="post" className="grid max-w-100 gap-4">
      <PlanFields seating={seating} intent="add" />
      <TableFields table={{ name: t('feier.seating.table'), shape: 'round', seats: 8 }} />
      <TextField
        name="count"
        type="number"
        label={t('feier.seating.count')}
        hint={t('feier.seating.count.hint')}
        defaultValue={isFirst ? wanted : 1}
        min={1}
        max={seatingBounds.tables}
        required
      />
      <Button type="submit" kind={isFirst ? 'primary' : 'secondary'} className="w-full sm:w-fit">
        {t('feier.seating.add')}
      </Button>
    </form>
  );
}

/** The chosen table: its guests, its name and shape, and its end. */
export function ChosenTable({ seating, table }: { seating: ShownSeating; table: ShownTable }) {
  const t = useTexts(eventSeatingTexts);
  return (
    <section aria-labelledby="tisch" className="min-w-0">
      <h3 id="tisch" className="type-h3 wrap-anywhere">
        {table.name}
      </h3>
      <p className="figures text-small text-ink-soft">
        {t(`feier.seating.shape.${table.shape}`)}, {t('feier.seating.taken.seats', { taken: table.guests.length, seats: table.seats })}
      </p>
      {table.guests.length === 0 ? (
        <p className="mt-2 border-t border-line pt-3 text-small">{t('feier.seating.empty')}</p>
      ) : (
        <form method="post" className="mt-2">
          <PlanFields seating={seating} intent="seats" />
          <input type="hidden" name="of" value={table.id} />
          <ol className="border-t border-line">
            {table.guests.map((guest, at) => (
              <li key={guest.id} className="border-b border-line py-2">
                <p className="flex gap-3">
                  <span className="figures w-5 text-ink-soft">{at + 1}</span>
                  <span className="min-w-0 wrap-anywhere">
                    {guest.name}
                    {guest.isComing ? null : <span className="text-caption text-ink-soft"> {t('feier.seating.open')}</span>}
                  </span>
                </p>
                <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 pl-8">
                  <TableSelect seating={seating} guest={guest} table={table.id} />
                  <CheckField
                    name={fixedField}
                    value={guest.id}
                    defaultChecked={guest.isFixed}
                    label={
                      <>
                        {t('feier.seating.fixed')}
                        <span className="unseen"> {guest.name}</span>
                      </>
                    }
                  />
                </div>
              </li>
            ))}
          </ol>
          <Button type="submit" kind="secondary" className="mt-4 w-full">
            {t('feier.seating.save.table')}
          </Button>
        </form>
      )}
      <details className="mt-5 border-t border-line">
        <summary className="min-h-11 py-2 text-small font-semibold">{t('feier.seating.edit')}</summary>
        <form method="post" className="grid gap-4 pb-5">
          <PlanFields seating={seating} intent="table" />
          <input type="hidden" name="table" value={table.id} />
          <TableFields table={table} />
          <CheckField name="locked" label={t('feier.seating.lock')} defaultChecked={table.isLocked} />
          <Button type="submit" kind="secondary" small>
            {t('feier.seating.table.save')}
          </Button>
        </form>
      </details>
      <details className="border-y border-line">
        <summary className="min-h-11 py-2 text-small font-semibold">{t('feier.seating.remove')}</summary>
        <form method="post" className="pb-5">
          <PlanFields seating={seating} intent="remove" />
          <input type="hidden" name="table" value={table.id} />
          <p className="mb-3 text-small">{t('feier.seating.remove.sure')}</p>
          <Button type="submit" kind="secondary" small>
            {t('feier.seating.remove')}
          </Button>
        </form>
      </details>
    </section>
  );
}
