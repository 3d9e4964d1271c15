/** The households of a page of a list: a row each, typed in place. Without a script it is a form with a button. */
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { HouseholdRow } from '#api/people/calls.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon, warningIcon } from '#web/ui/icons.ts';
import { Envelope } from './envelope.tsx';
import { type Column, columns, fieldName } from './grid-rows.ts';
import { householdPath } from './list-query.ts';
import { type Grid, type GridErrors, type GridRow, useGrid } from './use-grid.ts';

const countriesId = 'laender';
/** Of the first field of the first new row, which a link to it focuses. */
export const newRowId = 'neuer-haushalt';

/** As wide as what is typed there; a card on a phone has two columns. */
const widths: Record<Column, string> = {
  names: 'max-lg:col-span-6 lg:w-[27%]',
  street: 'max-lg:col-span-6 lg:w-[20%]',
  postcode: 'max-lg:col-span-2 lg:w-[10%]',
  city: 'max-lg:col-span-4 lg:w-[14%]',
  country: 'max-lg:col-span-6 lg:w-[17%]',
};

const cellIn = (grid: Element | null, row: number, column: Column) =>
  grid?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);

function State({ row }: { row: HouseholdRow | null }) {
  const t = useTexts(guestListTexts);
  if (!row) return null;
  const isHint = row.state === 'ok' && row.hints.length > 0;
  const isOk = row.state === 'ok' && !isHint;
  return (
    <span
      className={`flex items-center gap-1.5 text-small ${isOk ? 'text-moss' : row.state === 'unchecked' ? 'text-ink-soft' : 'text-amber'}`}
    >
      {row.state === 'unchecked' ? null : <Icon svg={isOk ? checkIcon : warningIcon} small />}
      {t(isHint ? 'guests.state.hint' : `guests.state.${row.state}`)}
    </span>
  );
}

type CellProps = { grid: Grid; gridRow: GridRow; at: number; column: Column };

function Cell({ grid, gridRow, at, column }: CellProps) {
  const isFirstNew = gridRow.row === null && grid.rows[at - 1]?.row !== null;
  const t = useTexts(guestListTexts);
  const { key, row } = gridRow;
  const error = grid.errors[key]?.[column];
  const note = row && [...row.problems, ...row.hints].find(({ field }) => field === column)?.message;
  const said = error ?? (grid.cellOf(gridRow, column) === (row?.[column] ?? '') ? note : undefined);
  const id = `${key}-${column}`;
  return (
    <td className={`${widths[column]} max-lg:block lg:px-1 lg:py-1 lg:align-top`}>
      <input
        id={isFirstNew && column === 'names' ? newRowId : undefined}
        className="input w-full px-2"
        name={fieldName(key, column)}
        value={grid.cellOf(gridRow, column)}
        onChange={(event) => grid.type(gridRow, column, event.target.value)}
        data-row={at}
        data-column={column}
        aria-label={t('guests.cell', { column: t(`guests.column.${column}`), row: at + 1 })}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? id : undefined}
        placeholder={row ? undefined : t(column === 'names' ? 'guests.names.hint' : `guests.column.${column}`)}
        list={column === 'country' ? countriesId : undefined}
        autoComplete="off"
        autoCapitalize={column === 'postcode' ? 'characters' : 'words'}
      />
      {said ? (
        <p id={id} className={`mt-1 text-caption ${error ? 'text-seal' : 'text-amber'}`}>
          {said}
        </p>
      ) : null}
    </td>
  );
}

function Row({ grid, gridRow, at, list }: Omit<CellProps, 'column'> & { list: string }) {
  const t = useTexts(guestListTexts);
  const { key, row } = gridRow;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableRowElement>) => {
    if (!currentTarget.contains(relatedTarget)) grid.save(gridRow);
  };
  return (
    <tr
      onBlur={leave}
      className="border-b border-line max-lg:grid max-lg:grid-cols-6 max-lg:gap-2 max-lg:py-4 focus-within:bg-blotter-light"
    >
      {columns.map((column) => (
        <Cell key={column} grid={grid} gridRow={gridRow} at={at} column={column} />
      ))}
      <td className="max-lg:col-span-6 max-lg:flex max-lg:items-center max-lg:justify-between lg:px-1 lg:py-2 lg:align-top">
        {row ? <input type="hidden" name={fieldName(key, 'version')} value={row.version} /> : null}
        <State row={row} />
        {row ? (
          <p className="flex items-center gap-3 text-small">
            <span className="figures text-ink-soft">
              <span aria-hidden="true">{row.plusOnes > 0 ? `${row.persons} + ${row.plusOnes}` : row.persons}</span>
              <span className="unseen">{t('guests.persons', { count: row.persons, more: row.plusOnes })}</span>
            </span>
            <PageLink to={householdPath(list, row.id)} ahead="never" className="text-link inline-flex min-h-6 items-center py-1">
              {t('guests.open')}
              <span className="unseen">: {row.names}</span>
            </PageLink>
          </p>
        ) : null}
        {grid.errors[key] ? (
          <button type="button" className="text-link py-1 text-small" onClick={() => grid.drop([key])}>
            {t('guests.use-stored')}
          </button>
        ) : null}
      </td>
    </tr>
  );
}

function Head() {
  const t = useTexts(guestListTexts);
  return (
    <thead className="max-lg:unseen">
      <tr className="border-b border-line text-left text-small text-ink-soft">
        {columns.map((column) => (
          <th key={column} scope="col" className={`${widths[column]} px-1 py-2 font-normal`}>
            {t(`guests.column.${column}`)}
          </th>
        ))}
        <th scope="col" className="px-1 py-2 font-normal">
          {t('guests.column.state')}
        </th>
      </tr>
    </thead>
  );
}

type Props = {
  list: string;
  rows: readonly HouseholdRow[];
  countries: readonly { name: string }[];
  typed: Partial<Record<string, Partial<Record<Column, string>>>>;
  errors: GridErrors;
  notice: string | null;
  /** A token that the page was made with, of which its new rows get their ids. */
  page: string;
};

export function HouseholdGrid({ list, rows, countries, typed, errors, notice, page }: Props) {
  const t = useTexts(guestListTexts);
  const grid = useGrid(list, rows, { typed, errors, notice, page });
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const shown = grid.rows.find(({ key }) => key === focused)?.row ?? grid.rows[0]?.row;

  const placeOf = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement)) return null;
    const column = columns.find((name) => name === target.dataset.column);
    return column ? { at: Number(target.dataset.row), column } : null;
  };
  /** Enter goes to the next row, in the first column of a new household; with the shift key to the row before. */
  const press = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (event.key !== 'Enter' || !place || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = place.at + (event.shiftKey ? -1 : 1);
    const column = grid.rows[place.at]?.row || event.shiftKey ? place.column : 'names';
    const cell = cellIn(table.current, next, column);
    cell?.focus();
    cell?.select();
  };
  const paste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    if (place && grid.paste(place.at, place.column, event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  const focus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (place) setFocused(grid.rows[place.at]?.key ?? null);
  };
  return (
    <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_288px]">
      <form
        method="post"
        noValidate
        className="min-w-0"
        onSubmit={(event) => {
          event.preventDefault();
          grid.saveAll();
        }}
      >
        <FormNotice text={grid.notice} />
        <input type="hidden" name="intent" value="rows" />
        <table ref={table} aria-label={t('guests.grid')} onKeyDown={press} onPaste={paste} onFocus={focus} className="w-full max-lg:block">
          <Head />
          <tbody className="max-lg:block">
            {grid.rows.map((gridRow, at) => (
              <Row key={gridRow.key} grid={grid} gridRow={gridRow} at={at} list={list} />
            ))}
          </tbody>
        </table>
        <datalist id={countriesId}>
          {countries.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button type="submit" kind="secondary" small>
            {t('guests.save')}
          </Button>
          <output className="text-small text-ink-soft">{grid.state === 'idle' ? '' : t(`guests.status.${grid.state}`)}</output>
        </div>
      </form>
      <aside className="max-xl:hidden xl:border-l xl:border-line xl:pl-7">{shown ? <Envelope lines={shown.envelope} /> : null}</aside>
    </div>
  );
}
