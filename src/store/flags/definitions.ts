/** Definitions of feature flags and rule-based segments, as the flag protocol sends them. What a definition may say is checked before. */

import { type Flag, flagSchema, type RuleSegment, ruleSegmentSchema } from '#core/flags/definition.ts';
import { type FlagPlan, flagPlanSchema } from '#core/flags/plan.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { type ChangeAuthor, noteChange } from './change-number.ts';

/** `phase` counts changes of the shares: results of different phases are never added up. */
export type StoredFlag = { flag: Flag; phase: number; phaseAt: string; plan: FlagPlan };

/** Everything of a flag but what the service gives it. */
export type FlagChange = Omit<StoredFlag, 'flag'> & { flag: Omit<Flag, 'changeNumber'> };

type Row = { definition: string; phase: number; phase_at: string; plan: string };

function storedFlag({ definition, phase, phase_at, plan }: Row): StoredFlag {
  return { flag: flagSchema.parse(JSON.parse(definition)), phase, phaseAt: phase_at, plan: flagPlanSchema.parse(JSON.parse(plan)) };
}

export async function readFlags({ db }: Pick<Store, 'db'>): Promise<StoredFlag[]> {
  return (await db.selectFrom('flags').selectAll().orderBy('name').execute()).map(storedFlag);
}

export async function readRuleSegments({ db }: Pick<Store, 'db'>): Promise<RuleSegment[]> {
  const rows = await db.selectFrom('rule_segments').select('definition').orderBy('name').execute();
  return rows.map(({ definition }) => ruleSegmentSchema.parse(JSON.parse(definition)));
}

/** The flag in the state of this transaction, or null. */
export async function findFlag(trx: StoreTransaction, name: string): Promise<StoredFlag | null> {
  const row = await trx.selectFrom('flags').selectAll().where('name', '=', name).executeTakeFirst();
  return row ? storedFlag(row) : null;
}

/** Writes a flag under a new change number, which is returned. */
export async function writeFlag(
  trx: StoreTransaction,
  { flag, phase, phaseAt, plan }: FlagChange,
  action: string,
  author: ChangeAuthor,
): Promise<Flag> {
  const changeNumber = await noteChange(trx, author, { kind: 'flag', name: flag.name, action, body: flag });
  const changed: Flag = { ...flag, changeNumber };
  const row = { definition: JSON.stringify(changed), change_number: changeNumber, phase, phase_at: phaseAt, plan: JSON.stringify(plan) };
  await trx
    .insertInto('flags')
    .values({ name: flag.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return changed;
}

export async function findRuleSegment(trx: StoreTransaction, name: string): Promise<RuleSegment | null> {
  const row = await trx.selectFrom('rule_segments').select('definition').where('name', '=', name).executeTakeFirst();
  return row ? ruleSegmentSchema.parse(JSON.parse(row.definition)) : null;
}

export async function writeRuleSegment(
  trx: StoreTransaction,
  segment: Omit<RuleSegment, 'changeNumber'>,
  action: string,
  author: ChangeAuthor,
): Promise<RuleSegment> {
  const changeNumber = await noteChange(trx, author, { kind: 'rule-segment', name: segment.name, action, body: segment });
  const changed: RuleSegment = { ...segment, changeNumber };
  const row = { definition: JSON.stringify(changed), change_number: changeNumber };
  await trx
    .insertInto('rule_segments')
    .values({ name: segment.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return changed;
}

/** Switches all flags off or on: while they are off, every visitor gets the defaults. */
export async function switchFlags(trx: StoreTransaction, isOff: boolean, author: ChangeAuthor): Promise<void> {
  await noteChange(trx, author, { kind: 'switch', name: '', action: isOff ? 'off' : 'on', body: { isOff } });
  await trx
    .updateTable('flag_state')
    .set({ is_off: isOff ? 1 : 0 })
    .execute();
}
