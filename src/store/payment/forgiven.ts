/** What the shop forgives of transfers that are short, as adjustments of their orders. Rows are added and never changed: journals name them. */
import type { Store, StoreTransaction } from '#store/db/store.ts';

const kind = 'difference';

/** What is noted as forgiven of an order, in minor units. */
export async function notedForgiven(db: Store['db'] | StoreTransaction, order: string): Promise<number> {
  const row = await db
    .selectFrom('order_adjustments')
    .select(({ fn }) => fn.sum<number | string | null>('gross').as('gross'))
    .where('order', '=', order)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return 0 - Number(row?.gross ?? 0);
}

/** Notes that `difference` is forgiven of an order that is locked; noting it again adds nothing. */
export async function noteForgiven(trx: StoreTransaction, order: string, difference: number, now: Date): Promise<void> {
  const more = difference - (await notedForgiven(trx, order));
  if (more === 0) return;
  const last = await trx
    .selectFrom('order_adjustments')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('order', '=', order)
    .executeTakeFirst();
  const position = Number(last?.position ?? 0) + 1;
  const values = { order, position, line: null, kind, gross: 0 - more, basis_points: null, at: now.toISOString() };
  await trx.insertInto('order_adjustments').values(values).execute();
}

/** `before` is what was forgiven of the order before, `more` what then was: negative where money came after all, or the order ended. */
export type ForgivenDifference = { order: string; at: string; before: number; more: number };

/** What was forgiven between two instants (ISO text, UTC), oldest first. */
export async function forgivenBetween(db: Store['db'], from: string, before: string): Promise<ForgivenDifference[]> {
  const rows = await db
    .selectFrom('order_adjustments as now')
    .select(['now.order', 'now.at', 'now.gross'])
    .select(({ selectFrom }) =>
      selectFrom('order_adjustments as past')
        .select(({ fn }) => fn.sum<number | string | null>('past.gross').as('gross'))
        .where('past.kind', '=', kind)
        .whereRef('past.order', '=', 'now.order')
        .whereRef('past.position', '<', 'now.position')
        .as('past'),
    )
    .where('now.kind', '=', kind)
    .where('now.at', '>=', from)
    .where('now.at', '<', before)
    .orderBy('now.at')
    .orderBy('now.order')
    .orderBy('now.position')
    .execute();
  return rows.map(({ order, at, gross, past }) => ({ order, at: at ?? '', before: 0 - Number(past ?? 0), more: 0 - gross }));
}
