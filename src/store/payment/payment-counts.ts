/** How payments stand, in numbers that operators watch. Indexes hold what is counted of tables that grow for years. */
import type { Store } from '#store/db/store.ts';

type Count = { count: number };

export type PaymentCounts = {
  attempts: ({ provider: string; state: string } & Count)[];
  refunds: ({ state: string } & Count)[];
  /** Of the period for which events are kept. `lastAt` is when the newest was received. */
  events: ({ provider: string; outcome: string; lastAt: string } & Count)[];
  /** Of the period for which differences are kept. */
  differences: ({ kind: string } & Count)[];
};

/** PostgreSQL counts in texts. */
function counted<T extends { count: number | string | bigint }>(rows: readonly T[]): (Omit<T, 'count'> & Count)[] {
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function paymentCounts({ db }: Pick<Store, 'db'>): Promise<PaymentCounts> {
  const attempts = await db
    .selectFrom('payments')
    .select(({ fn }) => ['provider', 'state', fn.countAll().as('count')])
    .groupBy(['provider', 'state'])
    .orderBy('provider')
    .orderBy('state')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  const events = await db
    .selectFrom('payment_events')
    .select(({ fn }) => ['provider', 'outcome', fn.countAll().as('count'), fn.max('received_at').as('lastAt')])
    .groupBy(['provider', 'outcome'])
    .orderBy('provider')
    .orderBy('outcome')
    .execute();
  const differences = await db
    .selectFrom('payment_differences')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return { attempts: counted(attempts), refunds: counted(refunds), events: counted(events), differences: counted(differences) };
}
