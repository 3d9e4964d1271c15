/** Steps of a seating plan: what is asked for is done and nothing else, or nothing at all; undoing gives back the plan from before. */
import { expect } from 'vitest';
import type { Input, Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { isFault } from '#core/values/fault.ts';
import { asHost } from './co-hosts.ts';
import { pairOf } from './counts.ts';
import { type Model, meet, type Turn } from './model.ts';
import { type Rows, rowsOf } from './rows.ts';

type Edit = Input<Calls['POST /web-api/events/:id/seating/:part']>['edit'];
type Shown = NonNullable<Output<Calls['GET /web-api/events/:id/seating']>['seating']>;

/** The plan of a part. */
function planOf({ tables, seats, wishes }: Rows, part: string) {
  return {
    tables: tables.filter((table) => table.part === part),
    seats: seats.filter((seat) => seat.part === part),
    wishes: wishes.filter((wish) => wish.part === part),
  };
}
type Plan = ReturnType<typeof planOf>;

function planText({ tables, seats, wishes }: Plan): string {
  return JSON.stringify([tables, seats, wishes].map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
}

async function read({ home, event: id }: Model, part: string | null): Promise<Shown | null> {
  return (await home.call('GET /web-api/events/:id/seating', { id, part })).seating;
}

/** Who sits at which table after an edit; null for one that a table is too small for. */
function expected({ tables, seats }: Plan, edit: Edit): Map<string, string> | null {
  const at = new Map(seats.map(({ guest, table }) => [guest, table]));
  const sizes = new Map(tables.map((table) => [table.id, table.seats]));
  if (edit.kind === 'seat')
    for (const { guest, table } of edit.seats)
      if (table === null) at.delete(guest);
      else at.set(guest, table);
  if (edit.kind === 'remove') for (const { guest, table } of seats) if (table === edit.table) at.delete(guest);
  if (edit.kind === 'table') sizes.set(edit.table, edit.seats);
  const taken = Map.groupBy(at.values(), (table) => table);
  return [...taken].some(([table, persons]) => persons.length > (sizes.get(table) ?? 0)) ? null : at;
}

const names = ['Eltern', 'Freunde', 'Kinder'];

function editOf({ tables, unseated, people }: Shown, { device, pick, values }: Turn): Edit {
  const [how = 0, first = 0, second = 0, third = 0] = values;
  const table = tables[pick % Math.max(1, tables.length)];
  const person = (at: number) => people[at % Math.max(1, people.length)]?.id ?? '';
  if (!table || (how % 16 === 1 && tables.length < 5))
    return { kind: 'add', name: names[pick % 3] ?? '', shape: 'round', seats: 2 + (pick % 2), count: 2 };
  if (how % 16 === 2 && people.length > 1)
    return {
      kind: 'wish',
      wish: device === 0 ? 'near' : 'apart',
      guest: person(first),
      other: person(first + 1 + (second % (people.length - 1))),
    };
  if (how % 16 === 3)
    return { kind: 'table', table: table.id, name: table.name, shape: 'rect', seats: 1 + (first % 4), isLocked: device === 1 };
  if (how % 16 === 4) return { kind: 'remove', table: table.id };
  const taken = tables.flatMap(({ guests }) => guests);
  if (how % 8 === 5 && taken.length > 0)
    return { kind: 'seat', seats: [{ guest: taken[first % taken.length]?.id ?? '', table: null, isFixed: false }] };
  // Those who come stand first.
  const coming = unseated.filter(({ isComing }) => isComing);
  const some = third % 3 > 0 && coming.length > 0 ? coming.slice(0, 1 + (second % 3)).map(({ id }) => id) : [person(first), person(second)];
  return { kind: 'seat', seats: [...new Set(some)].map((guest) => ({ guest, table: table.id, isFixed: first % 5 === 0 })) };
}

/** Notes a change that can be undone. */
async function noteChange(model: Model, part: string, before: Plan, version: number): Promise<Plan> {
  const after = planOf(await rowsOf(model.shop), part);
  const stored = await model.shop.store.db.selectFrom('seating_plans').select('version').where('part', '=', part).executeTakeFirst();
  const now = stored?.version ?? 0;
  const isChanged = planText(after) !== planText(before);
  expect(now).toBe(isChanged ? version + 1 : version);
  if (isChanged) model.plans.set(part, [...(model.plans.get(part) ?? []), { before: planText(before), after: planText(after) }]);
  return after;
}

type Seen = { shown: Shown; before: Plan };

async function change(model: Model, turn: Turn, { shown, before }: Seen): Promise<void> {
  const { shop, event: id } = model;
  const { part, version } = shown;
  const edit = editOf(shown, turn);
  if (edit.kind === 'seat' && edit.seats.some(({ guest }) => guest === '')) return;
  const wanted = expected(before, edit);
  const isStale = turn.pick % 11 === 0;
  try {
    const given = { id, part, version: isStale ? version + 1 : version, edit };
    if (!(await asHost(model, turn.by, 'edit', (host) => host.call('POST /web-api/events/:id/seating/:part', given)))) return;
  } catch (error) {
    if (!isFault(error)) throw error;
    expect(error.code).toBe(isStale ? 'list-changed' : 'bad-form');
    expect(isStale || wanted === null).toBe(true);
    expect(planText(planOf(await rowsOf(shop), part))).toBe(planText(before));
    meet(model, isStale ? 'plan of another version' : 'full table');
    return;
  }
  expect(isStale).toBe(false);
  const after = await noteChange(model, part, before, version);
  expect(new Map(after.seats.map(({ guest, table }) => [guest, table]))).toEqual(wanted);
  if (edit.kind === 'add') expect(after.tables).toHaveLength(before.tables.length + edit.count);
  if (edit.kind === 'remove')
    expect(after.tables.map((table) => table.id)).toEqual(before.tables.flatMap((table) => (table.id === edit.table ? [] : table.id)));
  if (edit.kind === 'seat' && edit.seats.some(({ table }) => table !== null)) meet(model, 'seated');
}

/** The plan is as before the newest change, without those who may not sit any more; nothing else is known where others changed since. */
async function undo(model: Model, turn: Turn, { shown: { part, version, people, steps }, before }: Seen): Promise<void> {
  const { shop, event: id } = model;
  const changes = model.plans.get(part) ?? [];
  expect(steps).toBe(changes.length);
  try {
    if (!(await asHost(model, turn.by, 'edit', (host) => host.call('POST /web-api/events/:id/seating/:part/undo', { id, part, version }))))
      return;
  } catch (error) {
    if (!isFault(error)) throw error;
    expect([error.code, changes.length]).toEqual(['list-changed', 0]);
    return;
  }
  const [last] = changes.slice(-1);
  model.plans.set(part, changes.slice(0, -1));
  const after = planOf(await rowsOf(shop), part);
  if (last?.after === planText(before)) {
    const may = new Set(people.map((person) => person.id));
    const [tables, seats, wishes] = JSON.parse(last.before) as [string[], string[], string[]];
    const kept = seats.filter((seat) => may.has((JSON.parse(seat) as { guest: string }).guest));
    expect(planText(after)).toBe(JSON.stringify([tables, kept, wishes]));
  }
  meet(model, 'undone plan');
}

/** What is proposed is done as a whole: whoever is fixed or sits at a locked table stays, and no wish to sit apart is broken by it. */
async function propose(model: Model, turn: Turn, { shown: { part, version }, before }: Seen): Promise<void> {
  const { shop, event: id } = model;
  const keeping = turn.device === 0 ? 'seated' : 'fixed';
  const isAsked = await asHost(model, turn.by, 'edit', (host) =>
    host.call('POST /web-api/events/:id/seating/:part/proposal', { id, part, version, keeping }),
  );
  if (!isAsked) return;
  expect(planText(planOf(await rowsOf(shop), part))).toBe(planText(before));
  const shown = await read(model, part);
  expect(shown?.version).toBe(version);
  if (!shown?.proposal) return;
  await asHost(model, 0, 'edit', (host) =>
    host.call('POST /web-api/events/:id/seating/:part/proposal/take', { id, part, version, guest: null }),
  );
  const after = await noteChange(model, part, before, version);
  const wanted = new Map(before.seats.map(({ guest, table }) => [guest, table]));
  for (const { id: guest, table } of shown.proposal.seats) wanted.set(guest, table);
  const tableOf = new Map(after.seats.map(({ guest, table }) => [guest, table]));
  expect(tableOf).toEqual(wanted);
  const locked = new Set(before.tables.filter((table) => table.locked === 1).map((table) => table.id));
  const stay = before.seats.filter((seat) => keeping === 'seated' || seat.fixed === 1 || locked.has(seat.table));
  expect(stay.filter(({ guest, table }) => tableOf.get(guest) !== table)).toEqual([]);
  expect(after.seats.filter(({ guest, table }) => locked.has(table) && !stay.some((seat) => seat.guest === guest))).toEqual([]);
  const moved = new Set(shown.proposal.seats.map((seat) => seat.id));
  const broken = after.wishes.filter(
    ({ kind, guest, other }) =>
      kind === 'apart' && (moved.has(guest) || moved.has(other)) && tableOf.has(guest) && tableOf.get(guest) === tableOf.get(other),
  );
  expect(broken).toEqual([]);
  meet(model, 'taken proposal');
}

export async function seatingStep(model: Model, turn: Turn): Promise<void> {
  const rows = await rowsOf(model.shop);
  const { parts } = rows;
  const part = turn.pick % 4 === 0 ? parts[turn.pick % Math.max(1, parts.length)] : parts.find(({ name }) => name === 'Fest');
  const shown = await read(model, part?.id ?? null);
  if (!shown) return;
  const seen = { shown, before: planOf(rows, shown.part) };
  const [how = 0] = turn.values;
  if (how % 8 === 6) await undo(model, turn, seen);
  else if (how % 8 === 7 && shown.tables.length > 0) await propose(model, turn, seen);
  else await change(model, turn, seen);
}

/** What the page of a plan says, by a recount. */
export async function checkSeating(model: Model, rows: Rows, { pick }: Pick<Turn, 'pick'>): Promise<void> {
  const part = rows.parts[pick % Math.max(1, rows.parts.length)]?.id;
  const shown = part === undefined ? null : await read(model, part);
  if (!shown || part === undefined) return;
  const { tables, seats } = planOf(rows, part);
  const answers = new Map(rows.replies.map((row) => [pairOf(row), row.answer]));
  const invited = rows.invites.filter((pair) => pair.part === part);
  const coming = invited.filter((pair) => answers.get(pairOf(pair)) === 'yes').map(({ guest }) => guest);
  const sitting = new Set(seats.map(({ guest }) => guest));
  const undecided = invited.filter((pair) => !['yes', 'no'].includes(answers.get(pairOf(pair)) ?? 'open') && !sitting.has(pair.guest));
  expect([shown.coming, shown.seated, shown.undecided]).toEqual([
    coming.length,
    coming.filter((guest) => sitting.has(guest)).length,
    undecided.length,
  ]);
  const told = shown.tables.map((table) => [table.id, table.seats, table.guests.map(({ id }) => id)]);
  const guestsAt = (table: string) => seats.filter((seat) => seat.table === table).map(({ guest }) => guest);
  expect(told).toEqual(tables.map((table) => [table.id, table.seats, guestsAt(table.id)]));
}
