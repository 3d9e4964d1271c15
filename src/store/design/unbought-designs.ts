/** Designs of an owner that never were in a cart or order. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';
import { type SavedDesign, savedColumns, savedDesign } from './designs.ts';

/** The `max` last changed ones of a product that were changed `since`, newest first. */
export async function unboughtDesigns(
  { db }: Store,
  owner: OwnerId,
  { product, since, max }: { product: string; since: Date; max: number },
  now: Date,
): Promise<SavedDesign[]> {
  const rows = await db
    .selectFrom('designs')
    .select(savedColumns)
    .where('owner', '=', owner)
    .where('product', '=', product)
    .where('expires_at', '>', now.toISOString())
    .where('updated_at', '>', since.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('cart_lines').select('cart_lines.id').whereRef('cart_lines.design', '=', 'designs.id'))),
    )
    .where(
      'id',
      'not in',
      db
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order')
        .select(({ ref }) => ref('order_lines.design').$notNull().as('design'))
        .where('orders.owner', '=', owner)
        .where('order_lines.design', 'is not', null),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(savedDesign);
}
