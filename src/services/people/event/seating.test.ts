/** Seating plans by the calls of a host: who may sit, what is proposed, what another window changed, and what is undone. */
import { expect, test } from 'vitest';
import type { Input, Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { seatingBounds } from '#core/people/event/seating/plan.ts';
import { isFault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { seatingOf } from '#store/people/event/seating.ts';
import { accountShop, browser } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';

type Edit = Input<Calls['POST /web-api/events/:id/seating/:part']>['edit'];
type Answer = 'yes' | 'no' | 'open';

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? [error.code, error.details.text?.key] : Promise.reject(error)),
  );

/** A party with one part at which four of five persons and a baby are expected, and two tables of three seats. */
async function party(store: Store) {
  const shop = accountShop(store, () => new Date('2027-04-01T09:00:00Z'));
  const home = browser(shop);
  const { id: list } = await home.call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const rows = [{ names: 'Anna und Max Weiß' }, { names: 'Eva Lang' }, { names: 'Kim Roth' }, { names: 'Uwe Berg' }];
  const { rows: made } = await home.call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
  const households = made.map(({ id }) => id);
  const { id } = await home.call('POST /web-api/events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const fest = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: [], childOptions: [] };
  await home.call('PUT /web-api/events/:id/parts', { id, version: 1, parts: [fest] });
  const hosted = (at: number) => home.call('GET /web-api/events/:id/households/:household', { id, household: households[at] ?? '' });
  const answer = async (at: number, given: Answer) => {
    const { household } = await hosted(at);
    const replies = household.replies.map(({ version, answer: was, menu, ...pair }) => ({
      ...pair,
      answer: given,
      menu: null,
      seen: { answer: was, menu, version },
    }));
    const none = { companions: [], food: [], consents: false, message: { text: '', seen: '' } };
    await home.call('POST /web-api/events/:id/households/:household/answer', { id, household: households[at] ?? '', replies, ...none });
  };
  for (const at of [0, 1, 2]) await answer(at, 'yes');
  const read = async () => {
    const { seating } = await home.call('GET /web-api/events/:id/seating', { id });
    if (!seating) throw new Error('no part');
    return seating;
  };
  const ofPart = async () => {
    const { part, version } = await read();
    return { id, part, version };
  };
  const edit = async (wanted: Edit, version?: number) => {
    const change = await ofPart();
    return home.call('POST /web-api/events/:id/seating/:part', { ...change, version: version ?? change.version, edit: wanted });
  };
  await edit({ kind: 'add', name: 'Tisch', shape: 'round', seats: 3, count: 2 });
  const guest = async (name: string) => (await read()).people.find((person) => person.name === name)?.id ?? '';
  const table = async (at: number) => (await read()).tables[at]?.id ?? '';
  const seat = async (name: string, at: number | null, isFixed = false) =>
    edit({ kind: 'seat', seats: [{ guest: await guest(name), table: at === null ? null : await table(at), isFixed }] });
  return { shop, home, list, id, households, hosted, answer, read, ofPart, edit, guest, table, seat };
}

const seatedAt = ({ tables }: Pick<Awaited<ReturnType<Awaited<ReturnType<typeof party>>['read']>>, 'tables'>) =>
  tables.map(({ guests }) => guests.map(({ name }) => name));

type Counts = Output<Calls['GET /web-api/events/:id/seating-counts']>['parts'];
const shortly = (counts: Counts) => counts.map(({ name, coming, seated }) => [name, seated, coming]);

onEachEngine('a seating plan', (open) => {
  test('has who comes and who has not answered, seats them once, and counts who comes [E054]', async () => {
    const store = await open();
    const { read, seat, home, id } = await party(store);
    expect((await read()).unseated.map(({ name, isComing }) => [name, isComing])).toEqual([
      ['Anna Weiß', true],
      ['Max Weiß', true],
      ['Eva Lang', true],
      ['Kim Roth', true],
      ['Uwe Berg', false],
    ]);
    await seat('Anna Weiß', 0);
    await seat('Kim Roth', 0);
    await seat('Anna Weiß', 1, true);
    await seat('Uwe Berg', 1);
    const plan = await read();
    expect([seatedAt(plan), plan.seated, plan.coming]).toEqual([[['Kim Roth'], ['Anna Weiß', 'Uwe Berg']], 2, 4]);
    expect(plan.unseated.map(({ name }) => name)).toEqual(['Max Weiß', 'Eva Lang']);
    expect(shortly((await home.call('GET /web-api/events/:id/seating-counts', { id })).parts)).toEqual([['Fest', 2, 4]]);
    expect((await seatingOf(store, id)).map(({ name, guests }) => [name, guests.map(({ isFixed }) => isFixed)])).toEqual([
      ['Tisch 1', [false]],
      ['Tisch 2', [true, false]],
    ]);
  });

  test('loses the seat of who says no, of who is not invited any more, and of who leaves the list, in the same write', async () => {
    const { seat, read, answer, home, id, list, households, hosted } = await party(await open());
    for (const name of ['Anna Weiß', 'Eva Lang', 'Kim Roth']) await seat(name, name === 'Kim Roth' ? 1 : 0);
    await answer(1, 'no');
    expect(seatedAt(await read())).toEqual([['Anna Weiß'], ['Kim Roth']]);
    expect((await read()).people.map(({ name }) => name)).not.toContain('Eva Lang');
    const { household } = await hosted(0);
    const others = household.replies.filter(({ guest }) => guest !== household.guests[0]?.id).map(({ part, guest }) => ({ part, guest }));
    const wanted = { id, household: households[0] ?? '', invites: others, isReopened: false };
    await home.call('PUT /web-api/events/:id/households/:household/invites', wanted);
    expect(seatedAt(await read())).toEqual([[], ['Kim Roth']]);
    const kim = { id: list, household: households[2] ?? '' };
    const { household: last } = await home.call('GET /web-api/guest-lists/:id/households/:household', kim);
    await home.call('DELETE /web-api/guest-lists/:id/households/:household', { ...kim, version: last.row.version });
    expect(seatedAt(await read())).toEqual([[], []]);
  });

  test('holds no more guests at a table than it has seats, and nobody who said no', async () => {
    const { seat, answer, edit, read, guest, table } = await party(await open());
    const eva = await guest('Eva Lang');
    for (const name of ['Anna Weiß', 'Max Weiß', 'Kim Roth']) await seat(name, 0);
    expect(await codeOf(seat('Uwe Berg', 0))).toEqual(['bad-form', 'fault.table-full']);
    const small = { kind: 'table', table: await table(0), name: 'Eltern', shape: 'rect', seats: 2, isLocked: false } as const;
    expect(await codeOf(edit(small))).toEqual(['bad-form', 'fault.table-full']);
    await answer(1, 'no');
    expect(await codeOf(edit({ kind: 'seat', seats: [{ guest: eva, table: await table(1), isFixed: false }] }))).toEqual([
      'list-changed',
      'fault.seating-changed',
    ]);
    expect((await read()).tables.map(({ name, guests }) => [name, guests.length])).toEqual([
      ['Tisch 1', 3],
      ['Tisch 2', 0],
    ]);
  });

  test('of another version is not changed by a second window', async () => {
    const { seat, edit, ofPart, guest, table, read } = await party(await open());
    const { version } = await ofPart();
    await seat('Anna Weiß', 0);
    const late = { kind: 'seat', seats: [{ guest: await guest('Anna Weiß'), table: await table(1), isFixed: false }] } as const;
    expect(await codeOf(edit(late, version))).toEqual(['list-changed', 'fault.seating-changed']);
    expect(seatedAt(await read())).toEqual([['Anna Weiß'], []]);
  });

  test('is undone step by step, also a table that was removed with its guests, and seats nobody who said no meanwhile', async () => {
    const { seat, edit, table, read, ofPart, home, answer } = await party(await open());
    await seat('Anna Weiß', 0, true);
    await seat('Eva Lang', 0);
    await edit({ kind: 'remove', table: await table(0) });
    expect(seatedAt(await read())).toEqual([[]]);
    await answer(1, 'no');
    const undo = async () => home.call('POST /web-api/events/:id/seating/:part/undo', await ofPart());
    await undo();
    expect([seatedAt(await read()), (await read()).tables[0]?.guests[0]?.isFixed]).toEqual([[['Anna Weiß'], []], true]);
    for (let left = (await read()).steps; left > 0; left--) await undo();
    expect([(await read()).tables, (await read()).steps]).toEqual([[], 0]);
    expect(await codeOf(undo())).toEqual(['list-changed', 'fault.seating-changed']);
  });

  test('keeps the newest 200 steps', async () => {
    const store = await open();
    const { ofPart, seat, read } = await party(store);
    const { part, version } = await ofPart();
    const rows = Array.from({ length: seatingBounds.undo }, (_, at) => ({
      part,
      version: version + at + 1,
      inverse: '{"tables":[],"seats":[],"wishes":[]}',
    }));
    await store.write(async (trx) => {
      await trx.insertInto('seating_changes').values(rows).execute();
      await trx
        .updateTable('seating_plans')
        .set({ version: version + rows.length })
        .where('part', '=', part)
        .execute();
    });
    await seat('Anna Weiß', 0);
    expect((await read()).steps).toBe(seatingBounds.undo);
  });

  test('is proposed with its reasons, and taken by one person and then as a whole', async () => {
    const { edit, guest, seat, read, ofPart, home, table } = await party(await open());
    const [anna, max, eva, kim] = [await guest('Anna Weiß'), await guest('Max Weiß'), await guest('Eva Lang'), await guest('Kim Roth')];
    await edit({ kind: 'wish', wish: 'near', guest: max, other: kim });
    await edit({ kind: 'wish', wish: 'apart', guest: eva, other: anna });
    await seat('Anna Weiß', 0, true);
    const steps = (await read()).steps;
    await home.call('POST /web-api/events/:id/seating/:part/proposal', { ...(await ofPart()), keeping: 'fixed' });
    const { proposal, unseated } = await read();
    expect(unseated.find(({ id }) => id === eva)?.note).toBe('getrennt von Anna Weiß');
    const [first, second] = [await table(0), await table(1)];
    expect(proposal?.left).toBe(0);
    expect(proposal?.seats.map(({ name, table: at, reason }) => [name, at, reason])).toEqual([
      ['Max Weiß', first, 'neben Kim Roth und Anna Weiß'],
      ['Eva Lang', second, 'getrennt von Anna Weiß'],
      ['Kim Roth', first, 'neben Max Weiß'],
    ]);
    await home.call('POST /web-api/events/:id/seating/:part/proposal/take', { ...(await ofPart()), guest: eva });
    expect(seatedAt(await read())).toEqual([['Anna Weiß'], ['Eva Lang']]);
    await home.call('POST /web-api/events/:id/seating/:part/proposal/take', { ...(await ofPart()), guest: null });
    const after = await read();
    expect([seatedAt(after), after.proposal, after.steps]).toEqual([
      [['Anna Weiß', 'Max Weiß', 'Kim Roth'], ['Eva Lang']],
      null,
      steps + 2,
    ]);
    expect(after.wishes.map(({ kind, isFulfilled }) => [kind, isFulfilled])).toEqual([
      ['apart', true],
      ['near', true],
    ]);
  });
});
