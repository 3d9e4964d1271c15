/** Counts what a test's shop reads from its database. */
import type { KyselyPlugin } from 'kysely';
import type { Shop } from '#services/handler.ts';

/** `bytes`: of all rows that were read so far, as JSON. */
export function countedReads<Counted extends Pick<Shop, 'store'>>(shop: Counted): { shop: Counted; bytes: () => number } {
  let sum = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      sum += JSON.stringify(result.rows).length;
      return result;
    },
  };
  return { shop: { ...shop, store: { ...shop.store, db: shop.store.db.withPlugin(plugin) } }, bytes: () => sum };
}
