/** Designs whose texts follow the facts of an event. */
import * as z from 'zod/mini';
import { detailKinds, type SuiteDetails } from '#core/catalogue/suite/suite-details.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { EventFacts } from '#core/people/event/event-schema.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

type Facts = Pick<EventFacts, 'firstDay' | 'details'>;

/** What a text of a suite can show of an event. What the host left empty is no fact. */
export function detailsOf({ firstDay, details: { first, second, place } }: Facts): SuiteDetails {
  const typed = { first, second, date: firstDay, place };
  return Object.fromEntries(detailKinds.flatMap((kind) => (typed[kind] === '' ? [] : [[kind, typed[kind]]])));
}

const shownSchema = z.array(z.partialRecord(z.enum(detailKinds), z.string().check(z.maxLength(1_000))));

/** Older facts of an event that texts may still show. */
const maxShown = 50;

export type LinkedDesign = {
  design: string;
  /** What its texts showed when it was linked, and all facts that the event had since. Other words in their place are the host's own. */
  shown: SuiteDetails[];
};

export async function linkedDesigns(
  { db }: { db: Store['db'] | StoreTransaction },
  owner: OwnerId,
  event: string,
): Promise<LinkedDesign[]> {
  const rows = await db
    .selectFrom('event_designs')
    .innerJoin('designs', 'designs.id', 'event_designs.design')
    .selectAll('event_designs')
    .where('event_designs.event', '=', event)
    .where('designs.owner', '=', owner)
    .orderBy('designs.created_at')
    .orderBy('event_designs.design')
    .execute();
  return rows.map(({ design, shown }) => ({
    design,
    shown: parseStored(`facts that design ${design} showed`, shownSchema, JSON.parse(shown)) as SuiteDetails[],
  }));
}

/** A design follows one event: it leaves the one that it followed. The caller has asked whose both are. */
export async function linkDesign(trx: StoreTransaction, event: string, design: string, shown: SuiteDetails): Promise<void> {
  const row = { event, shown: JSON.stringify([shown]) };
  await trx
    .insertInto('event_designs')
    .values({ design, ...row })
    .onConflict((conflict) => conflict.column('design').doUpdateSet(row))
    .execute();
}

export async function unlinkDesign(trx: StoreTransaction, event: string, design: string): Promise<void> {
  await trx.deleteFrom('event_designs').where('event', '=', event).where('design', '=', design).execute();
}

/** Notes the facts that an event has until now, before it is given others. */
export async function noteFacts(trx: StoreTransaction, event: Facts & { id: string; owner: OwnerId }): Promise<void> {
  const facts = detailsOf(event);
  for (const { design, shown } of await linkedDesigns({ db: trx }, event.owner, event.id)) {
    const others = shown.filter((one) => JSON.stringify(one) !== JSON.stringify(facts));
    await trx
      .updateTable('event_designs')
      .set({ shown: JSON.stringify([...others, facts].slice(-maxShown)) })
      .where('design', '=', design)
      .execute();
  }
}
