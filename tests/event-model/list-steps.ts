/** Steps of a host in the guest list of an event: guests go to other households, come into one of their own or leave, and changes are undone. */
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import type { TestBrowser } from '#tests/customer-browser.ts';

export const listStepKinds = ['merge', 'move', 'split', 'drop', 'remove', 'undo'] as const;
export type ListStep = { kind: (typeof listStepKinds)[number]; household: string; pick: number };

/** Households that are gone, with the one that all their guests went to or null, and changes that can be undone. */
export type ListState = { list: string; went: Map<string, string | null>; changes: number[] };

async function homes({ store: { db } }: Shop): Promise<Map<string, string>> {
  const rows = await db.selectFrom('guests').select(['id', 'household']).execute();
  return new Map(rows.map(({ id, household }) => [id, household]));
}

const isRefused = (error: unknown) => isFault(error) && ['bad-form', 'quota-full', 'list-changed', 'not-found'].includes(error.code);

/** One change, and where the guests of households went that it removed. */
export async function changeList(shop: Shop, host: TestBrowser, state: ListState, step: ListStep): Promise<void> {
  const before = await homes(shop);
  await take(host, state, step);
  const after = await homes(shop);
  const there = new Set(after.values());
  for (const [household, guests] of Map.groupBy(before.keys(), (guest) => before.get(guest) ?? '')) {
    if (there.has(household)) continue;
    const targets = new Set(guests.map((guest) => after.get(guest) ?? null));
    state.went.set(household, targets.size === 1 ? ([...targets][0] ?? null) : null);
  }
}

async function take(host: TestBrowser, state: ListState, { kind, household, pick }: ListStep): Promise<void> {
  const id = state.list;
  if (kind === 'undo') {
    const change = state.changes[pick % Math.max(1, state.changes.length)];
    if (change !== undefined) await host.call('POST /web-api/guest-lists/:id/undo', { id, change });
    return;
  }
  const { household: shown, households } = await host.call('GET /web-api/guest-lists/:id/households/:household', { id, household });
  const { row, guests } = shown;
  const { version } = row;
  const changed = (answer: { change: number | null }) => {
    if (answer.change !== null) state.changes.push(answer.change);
  };
  const some = [guests[pick % Math.max(1, guests.length)]?.id ?? ''];
  const move = async (moved: string[], to: number | null) => {
    const answer = await host.call('POST /web-api/guest-lists/:id/households/:household/guests', {
      id,
      household,
      version,
      guests: moved,
      to,
    });
    changed(answer);
  };
  try {
    if (kind === 'merge')
      await move(
        guests.map((guest) => guest.id),
        (pick % households) + 1,
      );
    else if (kind === 'move') await move(some, (pick % households) + 1);
    else if (kind === 'split') await move(some, null);
    else if (kind === 'drop') {
      // One person is left in the cell of names.
      const { given, family } = guests[pick % guests.length] ?? { given: 'Anna', family: 'Weiß' };
      const rows = [{ id: household, version, names: `${given} ${family}` }];
      changed(await host.call('POST /web-api/guest-lists/:id/rows', { id, rows }));
    } else if (kind === 'remove') {
      changed(await host.call('DELETE /web-api/guest-lists/:id/households/:household', { id, household, version }));
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
