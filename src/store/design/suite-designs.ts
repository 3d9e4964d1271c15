/** What designs of a suite share: the details each was last given, and which of them are ordered. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';

/** Details as they were stored, by design; a design that was given none is absent. */
export async function suiteDetailsOf(store: Store, owner: OwnerId, ids: readonly string[]): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('designs')
    .select(['id', 'suite_details'])
    .where('owner', '=', owner)
    .where('id', 'in', ids)
    .where('suite_details', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, suite_details }) => [id, JSON.parse(suite_details ?? 'null')]));
}

export async function storeSuiteDetails(store: Store, owner: OwnerId, ids: readonly string[], details: object): Promise<void> {
  await store.write((trx) =>
    trx
      .updateTable('designs')
      .set({ suite_details: JSON.stringify(details) })
      .where('owner', '=', owner)
      .where('id', 'in', ids)
      .execute(),
  );
}

/** Those of `ids` that an order of this owner was made from. */
export async function orderedDesigns(store: Store, owner: OwnerId, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select('order_lines.design')
    .where('orders.owner', '=', owner)
    .where('order_lines.design', 'in', ids)
    .execute();
  return new Set(rows.flatMap(({ design }) => design ?? []));
}
