/** Addresses of households' pages that the pieces of a design print. */
import { pagePath } from '#core/site/address.ts';
import { localePrefix } from '#core/values/locale.ts';
import type { Context, Site } from '#services/handler.ts';
import { ensurePrintedKeys } from '#store/people/event/page-addresses.ts';
import { saveMerge } from '#store/people/merges.ts';
import type { ListedMerge } from './merge-tasks.ts';
import { listedMerge, type OpenedMerge, openedMerge } from './read-merge.ts';

const anyKey = '0'.repeat(26);

/** What stands before a key: in capitals, as the page takes it as well, it is a smaller code. An address with a language stays as it is. */
function pageBase(site: Site): string {
  const address = site.origin + pagePath('guest-page', site, { key: anyKey });
  const base = address.slice(0, address.indexOf(anyKey));
  return localePrefix(site.locale) === '' ? base.toUpperCase() : base;
}

/** The merge as it is, or with the beginning of the addresses that its design has a field for since: stored, so that every copy prints the same. */
export async function withPages(context: Context, opened: OpenedMerge): Promise<OpenedMerge> {
  const { shop, site } = context;
  const { owner, saved, merge } = opened;
  if (merge.settings.pages !== undefined || !(await listedMerge(shop, opened)).fields.names.includes('seite')) return opened;
  const changed = { ...merge, settings: { ...merge.settings, pages: pageBase(site) } };
  await saveMerge(shop.store, owner, changed, { version: merge.version, now: shop.clock() });
  return (await openedMerge(shop, owner, saved)) ?? opened;
}

/** Stores the hashes of the keys that the records print, so that their pages open. */
export async function ensurePages(
  { shop: { store } }: Context,
  { event }: OpenedMerge,
  { records }: Pick<ListedMerge, 'records'>,
): Promise<void> {
  if (!event) return;
  const { id } = event;
  await store.write((trx) =>
    ensurePrintedKeys(
      trx,
      id,
      records.map(({ record }) => record),
    ),
  );
}
