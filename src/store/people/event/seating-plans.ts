/** The seating plan of one part of an event: read, changed as one version with what undoes it, and undone. The owner of the event is locked. */
import { inverseOf, type SeatingInverse } from '#core/people/event/seating/edit-plan.ts';
import { type SeatingPlan, type SeatingProposal, seatingBounds } from '#core/people/event/seating/plan.ts';
import { seatingInverseSchema, seatingProposalSchema } from '#core/people/event/seating/seating-schema.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { inBatches } from '#store/people/household-rows.ts';
import type { EventReader } from './events.ts';

export type StoredSeating = {
  plan: SeatingPlan;
  /** 0 before the first change. */
  version: number;
  proposal: SeatingProposal | null;
  /** Changes that can be undone. */
  steps: number;
};

export async function readSeating({ db }: EventReader, part: string): Promise<StoredSeating> {
  const stored = await db.selectFrom('seating_plans').select(['version', 'proposal']).where('part', '=', part).executeTakeFirst();
  const tables = await db.selectFrom('seating_tables').selectAll().where('part', '=', part).orderBy('position').execute();
  const seats = await db.selectFrom('seats').selectAll().where('part', '=', part).orderBy('position').orderBy('guest').execute();
  const wishes = await db
    .selectFrom('seating_wishes')
    .selectAll()
    .where('part', '=', part)
    .orderBy('kind')
    .orderBy('guest')
    .orderBy('other')
    .execute();
  const { steps } = await db
    .selectFrom('seating_changes')
    .select(({ fn }) => fn.countAll().as('steps'))
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  const proposal = stored?.proposal ?? null;
  return {
    plan: {
      tables: tables.map(({ part: _, locked, ...table }) => ({ ...table, isLocked: locked === 1 })),
      seats: seats.map(({ part: _, fixed, ...seat }) => ({ ...seat, isFixed: fixed === 1 })),
      wishes: wishes.map(({ part: _, ...wish }) => wish),
    },
    version: stored?.version ?? 0,
    proposal: proposal === null ? null : parseStored(`proposal ${part}`, seatingProposalSchema, JSON.parse(proposal)),
    steps: Number(steps),
  };
}

/** Writes what a plan has that `inverse` says was otherwise before. */
async function writeChanged(trx: StoreTransaction, part: string, after: SeatingPlan, changed: SeatingInverse): Promise<void> {
  const [tables, guests] = [new Set(changed.tables.map(({ id }) => id)), changed.seats.map(({ guest }) => guest)];
  for (const some of inBatches(guests)) await trx.deleteFrom('seats').where('part', '=', part).where('guest', 'in', some).execute();
  const kept = after.tables.filter(({ id }) => tables.has(id));
  for (const { id, isLocked, ...columns } of kept) {
    const row = { ...columns, locked: isLocked ? 1 : 0 };
    await trx
      .insertInto('seating_tables')
      .values({ id, part, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  const gone = [...tables].filter((id) => !kept.some((table) => table.id === id));
  for (const some of inBatches(gone)) await trx.deleteFrom('seating_tables').where('part', '=', part).where('id', 'in', some).execute();
  const moved = new Set(guests);
  const rows = after.seats
    .filter(({ guest }) => moved.has(guest))
    .map(({ isFixed, ...seat }) => ({ ...seat, part, fixed: isFixed ? 1 : 0 }));
  for (const some of inBatches(rows)) await trx.insertInto('seats').values(some).execute();
  for (const { guest, other } of changed.wishes) {
    await trx.deleteFrom('seating_wishes').where('part', '=', part).where('guest', '=', guest).where('other', '=', other).execute();
    const wish = after.wishes.find((one) => one.guest === guest && one.other === other);
    if (wish)
      await trx
        .insertInto('seating_wishes')
        .values({ part, ...wish })
        .execute();
  }
}

async function setVersion(trx: StoreTransaction, part: string, version: number): Promise<void> {
  await trx
    .insertInto('seating_plans')
    .values({ part, version, proposal: null })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ version }))
    .execute();
}

/** Writes a plan as the next version; one that changes nothing is none. */
export async function changeSeating(
  trx: StoreTransaction,
  part: string,
  { plan, version }: StoredSeating,
  after: SeatingPlan,
): Promise<void> {
  const inverse = inverseOf(plan, after);
  if (inverse.tables.length + inverse.seats.length + inverse.wishes.length === 0) return;
  await writeChanged(trx, part, after, inverse);
  await setVersion(trx, part, version + 1);
  await trx
    .insertInto('seating_changes')
    .values({ part, version: version + 1, inverse: JSON.stringify(inverse) })
    .execute();
  const kept = trx
    .selectFrom('seating_changes')
    .select('version')
    .where('part', '=', part)
    .orderBy('version', 'desc')
    .limit(seatingBounds.undo);
  const rows = await kept.execute();
  const oldest = rows.at(-1)?.version ?? 0;
  await trx.deleteFrom('seating_changes').where('part', '=', part).where('version', '<', oldest).execute();
}

/** Takes the newest change back, by what `undo` makes of it. False where there is none. */
export async function undoSeating(
  trx: StoreTransaction,
  part: string,
  { plan, version }: StoredSeating,
  undo: (inverse: SeatingInverse) => SeatingPlan,
): Promise<boolean> {
  const row = await trx.selectFrom('seating_changes').selectAll().where('part', '=', part).orderBy('version', 'desc').executeTakeFirst();
  if (!row) return false;
  const after = undo(parseStored(`change ${row.version} of ${part}`, seatingInverseSchema, JSON.parse(row.inverse)));
  await writeChanged(trx, part, after, inverseOf(plan, after));
  await setVersion(trx, part, version + 1);
  await trx.deleteFrom('seating_changes').where('part', '=', part).where('version', '=', row.version).execute();
  return true;
}

/** Null takes it away. Changes no version: nobody sits elsewhere by it. */
export async function putProposal(trx: StoreTransaction, part: string, proposal: SeatingProposal | null): Promise<void> {
  const text = proposal === null ? null : JSON.stringify(proposal);
  await trx
    .insertInto('seating_plans')
    .values({ part, version: 0, proposal: text })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ proposal: text }))
    .execute();
}
