/** Adds up what visitors did after they saw a test. */
import { sql } from 'kysely';
import { type FlagPlan, windowDays } from '#core/flags/plan.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store } from '#store/db/store.ts';

/** Sums of the visitors that a rule gave a treatment. */
export type RuleArm = { label: string; treatment: string; n: number; converted: number; sum: number; sumOfSquares: number };

export type PhaseSums = {
  arms: RuleArm[];
  /** Keys that saw two treatments, or were given one by a kill, a list or the allocation: they are left out. */
  excluded: number;
};

/** Labels of visitors who are not part of the test. */
const outside = ['killed', 'not in split', 'prerequisites not met', 'whitelisted', 'archived'];

export async function phaseSums({ db }: Pick<Store, 'db'>, flag: string, phase: number, { metric, cap }: FlagPlan): Promise<PhaseSums> {
  // Of several orders of a visitor at most `cap` counts.
  const most = cap ?? Number.MAX_SAFE_INTEGER;
  const visitors = sql`
    select key, min(treatment) as treatment, min(label) as label, min(first_at_ms) as first_at_ms
    from flag_exposures where flag = ${flag} and phase = ${phase}
    group by key having count(*) = 1 and min(label) not in (${sql.join(outside)})`;
  const values = sql`
    select visitors.label, visitors.treatment, visitors.key, count(flag_events.key) as events,
      case when coalesce(sum(flag_events.value), 0) > ${most} then ${most} else coalesce(sum(flag_events.value), 0) end as value
    from (${visitors}) as visitors
    left join flag_events on flag_events.key = visitors.key and flag_events.type = ${metric}
      and flag_events.at_ms >= visitors.first_at_ms and flag_events.at_ms < visitors.first_at_ms + ${windowDays * dayMs}
    group by visitors.label, visitors.treatment, visitors.key`;
  const { rows } = await sql<RuleArm>`
    select label, treatment, count(*) as n, sum(case when events > 0 then 1 else 0 end) as converted,
      sum(value) as sum, sum(value * value) as "sumOfSquares"
    from (${values}) as measured group by label, treatment order by label, treatment`.execute(db);
  const { total } = await db
    .selectFrom('flag_exposures')
    .select(({ fn }) => fn.count<number>('key').distinct().as('total'))
    .where('flag', '=', flag)
    .where('phase', '=', phase)
    .executeTakeFirstOrThrow();
  const arms = rows.map(({ label, treatment, ...sums }): RuleArm => {
    const { n, converted, sum, sumOfSquares } = sums;
    return { label, treatment, n: Number(n), converted: Number(converted), sum: Number(sum), sumOfSquares: Number(sumOfSquares) };
  });
  return { arms, excluded: Number(total) - arms.reduce((all, { n }) => all + n, 0) };
}

/** Impressions that were only counted, by hour, the newest 1,000. */
export async function countsByHour({ db }: Pick<Store, 'db'>, flag: string): Promise<{ hour: string; count: number }[]> {
  const rows = await db
    .selectFrom('flag_counts')
    .select(['hour_ms', 'count'])
    .where('flag', '=', flag)
    .orderBy('hour_ms', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ hour_ms, count }) => ({ hour: new Date(hour_ms).toISOString(), count }));
}

/** Keys that asked a flag, by day. */
export async function keysByDay({ db }: Pick<Store, 'db'>, flag: string): Promise<{ day: string; keys: number }[]> {
  const rows = await db
    .selectFrom('flag_keys')
    .select(({ fn }) => ['day', fn.countAll<number>().as('keys')])
    .where('flag', '=', flag)
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day, keys }) => ({ day, keys: Number(keys) }));
}

export type ListedEvent = { at: string; source: string; value: number | null; properties: unknown };

/** The newest events of a type. */
export async function newestEvents({ db }: Pick<Store, 'db'>, type: string, limit = 100): Promise<ListedEvent[]> {
  const rows = await db
    .selectFrom('flag_events')
    .select(['at_ms', 'source', 'value', 'properties'])
    .where('type', '=', type)
    .orderBy('at_ms', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at_ms, source, value, properties }) => ({
    at: new Date(at_ms).toISOString(),
    source,
    value,
    properties: properties === null ? null : JSON.parse(properties),
  }));
}

/** Event types with their number. */
export async function eventTypes({ db }: Pick<Store, 'db'>): Promise<{ type: string; source: string; count: number }[]> {
  const rows = await db
    .selectFrom('flag_events')
    .select(({ fn }) => ['type', 'source', fn.countAll<number>().as('count')])
    .groupBy(['type', 'source'])
    .orderBy('type')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}
