/** What is typed into the grid and not stored yet, and how it is stored: row by row, when the row is left, one after the other. */
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { HouseholdRow } from '#api/people/calls.ts';
import { listBounds } from '#core/people/household.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { CallError, call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { showToast } from '#web/ui/toast.tsx';
import { blankRows, type Cells, type Column, cellsFrom, errorPlace, newKey, pastedCells, typedRow, typedSince } from './grid-rows.ts';

/** The key is the id of the household. `row` null: one that is not stored yet, and whose id this page made. */
export type GridRow = { key: string; row: HouseholdRow | null };
export type GridErrors = Partial<Record<string, Partial<Record<Column, string>>>>;
export type SaveState = 'idle' | 'unsaved' | 'saving' | 'saved';

type Typed = Partial<Record<string, Cells>>;
type Start = { typed: Typed; errors: GridErrors; notice: string | null; page: string };

type Sent = { key: string; cells: Cells };

function without(typed: Typed, sent: readonly Sent[]): Typed {
  const left = { ...typed };
  for (const { key, cells } of sent) {
    const since = typedSince(left[key] ?? {}, cells);
    if (since) left[key] = since;
    else delete left[key];
  }
  return left;
}

/**
 * Row keys are stable while a row is typed, so that the focus stays where it is. A row may be sent twice: when it is left and with the form,
 * or after an answer that was lost. Its id makes both the same household.
 */
export function useGrid(list: string, loaded: readonly HouseholdRow[], start: Start) {
  const t = useTexts(guestListTexts);
  const send = call(useSite());
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<Typed>(start.typed);
  const [errors, setErrors] = useState<GridErrors>(start.errors);
  const [notice, setNotice] = useState(start.notice);
  const [state, setState] = useState<SaveState>('idle');
  /** Rows as the last saves answered them, until the page is read anew. */
  const [written, setWritten] = useState<readonly HouseholdRow[]>([]);
  const [newKeys, setNewKeys] = useState<readonly string[]>(() => [
    ...Object.keys(start.typed),
    ...Array.from({ length: blankRows }, (_, at) => newKey(start.page, at)),
  ]);
  const nextKey = useRef(blankRows);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ typed, written });
  latest.current = { typed, written };

  const known = ({ key, row }: GridRow) => latest.current.written.find(({ id }) => id === key) ?? row;
  const added = written.filter(({ id }) => !loaded.some((row) => row.id === id));
  const rows: GridRow[] = [
    ...[...loaded, ...added].map((row) => ({ key: row.id, row: known({ key: row.id, row }) })),
    ...newKeys.flatMap((key) => ([...loaded, ...added].some(({ id }) => id === key) ? [] : { key, row: null })),
  ];

  const cellOf = ({ key, row }: GridRow, column: Column) => typed[key]?.[column] ?? row?.[column] ?? '';

  function type({ key, row }: GridRow, column: Column, text: string): void {
    setState('unsaved');
    setTyped((before) => ({ ...before, [key]: { ...before[key], [column]: text } }));
    if (!row && key === newKeys.at(-1)) setNewKeys((before) => [...before, newKey(start.page, nextKey.current++)]);
  }

  function drop(keys: readonly string[]): void {
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))));
  }

  async function refuse(error: CallError, given: readonly GridRow[]): Promise<void> {
    const found: GridErrors = {};
    for (const { field, message } of error.errors) {
      const place = errorPlace(field);
      const key = place && given[place.row]?.key;
      if (place && key) found[key] = { ...found[key], [place.column]: message };
    }
    setErrors((before) => ({ ...before, ...found }));
    setNotice(error.message);
    setState('unsaved');
    // What another window stored is shown beside what is typed here; saving again takes it over.
    if (error.code !== 'list-changed') return;
    const fresh = given.filter(({ key }) => found[key]);
    const stored = await Promise.all(
      fresh.map(({ key }) => send('GET /web-api/guest-lists/:id/households/:household', { id: list, household: key })),
    ).catch(() => []);
    write(stored.map(({ household }) => household.row));
  }

  function write(fresh: readonly HouseholdRow[]): void {
    const next = [...latest.current.written.filter(({ id }) => !fresh.some((row) => row.id === id)), ...fresh];
    // The next save of the queue may begin before the page is drawn again.
    latest.current = { ...latest.current, written: next };
    setWritten(next);
  }

  /** Forgets cells that are stored; what was typed meanwhile stays. */
  function dropSent(sent: readonly Sent[]): void {
    const left = without(latest.current.typed, sent);
    latest.current = { ...latest.current, typed: left };
    setTyped((before) => without(before, sent));
    const keys = sent.map(({ key }) => key);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))));
    setState(Object.keys(left).length === 0 ? 'saved' : 'unsaved');
  }

  /** Stores rows with the cells given for each, in one change. */
  function store(given: readonly GridRow[], cells: (row: GridRow) => Cells, isPasted: boolean): void {
    queue.current = queue.current.then(async () => {
      const sent = given.flatMap((gridRow) => {
        const typedCells = cells(gridRow);
        const row = typedRow({ id: gridRow.key, version: known(gridRow)?.version ?? 0 }, typedCells);
        return row ? [{ gridRow, row, key: gridRow.key, cells: typedCells }] : [];
      });
      if (sent.length === 0) return;
      setState('saving');
      try {
        const { rows: stored, change } = await send('POST /web-api/guest-lists/:id/rows', {
          id: list,
          rows: sent.map(({ row }) => row),
          isPasted,
        });
        write(stored);
        setNewKeys((before) => before.filter((key) => !sent.some((one) => one.key === key)));
        dropSent(sent);
        setNotice(null);
        if (isPasted && change !== null) offerUndo(change, stored.length);
        await revalidate();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        await refuse(
          error,
          sent.map(({ gridRow }) => gridRow),
        );
      }
    });
  }

  function offerUndo(change: number, count: number): void {
    const run = async () => {
      try {
        await send('POST /web-api/guest-lists/:id/undo', { id: list, change });
        setWritten([]);
        await revalidate();
        showToast({ text: t('guests.undone') });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        showToast({ text: error.message });
      }
    };
    showToast({ text: t('guests.pasted', { count }), action: { label: t('guests.undo'), run: () => void run() } });
  }

  /** The row was left. */
  function save(row: GridRow): void {
    if (typed[row.key]) store([row], ({ key }) => latest.current.typed[key] ?? {}, false);
  }

  /** False where the field takes what is pasted itself. */
  function paste(at: number, column: Column, text: string): boolean {
    const pasted = pastedCells(text, listBounds.rowsOfChange);
    if (!pasted) return false;
    if (pasted.isCut) {
      setNotice(t('guests.paste.too-many', { max: listBounds.rowsOfChange }));
      return true;
    }
    const missing = Math.max(0, at + pasted.rows.length - rows.length + 1);
    const keys = Array.from({ length: missing }, () => newKey(start.page, nextKey.current++));
    setNewKeys((before) => [...before, ...keys]);
    const targets = [...rows.slice(at), ...keys.map((key) => ({ key, row: null }))].slice(0, pasted.rows.length);
    const cells = new Map(targets.map(({ key }, row) => [key, { ...typed[key], ...cellsFrom(column, pasted.rows[row] ?? []) }]));
    setTyped((before) => ({ ...before, ...Object.fromEntries(cells) }));
    store(targets, ({ key }) => cells.get(key) ?? {}, true);
    return true;
  }

  const saveAll = () => {
    for (const row of rows) save(row);
  };

  return { rows, cellOf, type, save, saveAll, paste, drop, errors, notice, state };
}

export type Grid = ReturnType<typeof useGrid>;
