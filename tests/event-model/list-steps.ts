/** Steps of the owner in the guest list of an event: guests go to other households, come into one of their own or leave, and changes are undone. */
import { expect } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import type { TestBrowser } from '#tests/customer-browser.ts';

export const listStepKinds = ['merge', 'move', 'split', 'drop', 'remove', 'undo'] as const;
export type ListStep = { kind: (typeof listStepKinds)[number]; household: string; pick: number };

export type ListState = {
  list: string;
  /** Households that are gone, with the one that all their guests went to or null. */
  went: Map<string, string | null>;
  /** Changes that can be undone, and what undid them. */
  changes: number[];
  /** The change that one undid, or one that undid it. */
  rootOf: Map<number, number>;
};

async function homes({ store: { db } }: Shop): Promise<Map<string, string>> {
  const rows = await db.selectFrom('guests').select(['id', 'household']).execute();
  return new Map(rows.map(({ id, household }) => [id, household]));
}

const isRefused = (error: unknown) => isFault(error) && ['bad-form', 'quota-full', 'list-changed', 'not-found'].includes(error.code);

/** One change, and where the guests of households went that it removed. */
export async function changeList(shop: Shop, host: TestBrowser, state: ListState, step: ListStep): Promise<void> {
  const before = await homes(shop);
  if (step.kind === 'undo') await undo(shop, host, state, step.pick);
  else await change(host, state, step);
  const after = await homes(shop);
  const there = new Set(after.values());
  for (const [household, guests] of Map.groupBy(before.keys(), (guest) => before.get(guest) ?? '')) {
    if (there.has(household)) continue;
    const targets = new Set(guests.map((guest) => after.get(guest) ?? null));
    state.went.set(household, targets.size === 1 ? ([...targets][0] ?? null) : null);
  }
}

export async function listVersion({ store: { db } }: Shop): Promise<number> {
  return (await db.selectFrom('guest_lists').select('version').executeTakeFirstOrThrow()).version;
}

/** A household that was added from the inbox goes with its change, and its answer waits again; with what undoes that, it is back. */
async function undo(shop: Shop, host: TestBrowser, state: ListState, pick: number): Promise<void> {
  const { list: id, changes, rootOf } = state;
  const undone = changes[pick % Math.max(1, changes.length)];
  if (undone === undefined) return;
  const before = await listVersion(shop);
  await host.call('POST /web-api/guest-lists/:id/undo', { id, change: undone });
  const version = await listVersion(shop);
  const root = rootOf.get(undone) ?? undone;
  if (version > before) {
    changes.push(version);
    rootOf.set(version, root);
  }
  const there = new Set((await homes(shop)).values());
  const { db } = shop.store;
  const taken = await db.selectFrom('open_replies').select(['state', 'household']).where('taken_by', '=', root).execute();
  for (const reply of taken)
    if (reply.state !== 'refused')
      expect([reply.household, reply.state]).toEqual([reply.household, there.has(reply.household ?? '') ? 'added' : 'new']);
}

async function change(host: TestBrowser, state: ListState, { kind, household, pick }: ListStep): Promise<void> {
  const id = state.list;
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
