/** Links to what was found beside designs and posters. */
import type { GroupAnswer } from '#core/search/search.ts';
import { buildPath } from '#core/site/address.ts';
import type { Site } from '#services/handler.ts';
import { productPath } from './product-links.ts';
import { pageKey, type Searched } from './searched.ts';

type Link<Kind> = { title: string; path: string; kind: Kind };

export function productLink(id: string, { names }: Searched, site: Site): Link<'product'>[] {
  const path = productPath(id, site);
  const title = names.get(id);
  return path && title ? [{ title, path, kind: 'product' }] : [];
}

/** One line an address: kinds of a product may share a page. */
function distinct<One extends { path: string }>(links: readonly One[]): One[] {
  return links.filter(({ path }, at) => links.findIndex((other) => other.path === path) === at);
}

/** Products of the first section. */
export function productLinks(group: GroupAnswer | undefined, searched: Searched, site: Site): Link<'product'>[] {
  return distinct(group?.sections[0]?.ids.flatMap((id) => productLink(id, searched, site)) ?? []);
}

const pageGroups = ['saying', 'magazine', 'help'] as const;
type PageKind = (typeof pageGroups)[number];

export function pageKindOf(id: string): PageKind {
  if (id.startsWith('page-sprueche-und-texte')) return 'saying';
  return id.startsWith('page-magazin') ? 'magazine' : 'help';
}

export function pageLink(id: string, { pages }: Searched, site: Site): Link<PageKind>[] {
  const page = pages.get(pageKey(id, site.channel));
  return page ? [{ title: page.name, path: buildPath(site, page.path.split('/')), kind: pageKindOf(id) }] : [];
}

/** Pages of first sections, in the order of the groups. */
export function pageLinks(groups: readonly GroupAnswer[], searched: Searched, site: Site): Link<PageKind>[] {
  const found = groups.filter(({ group }) => pageGroups.some((one) => one === group));
  return found.flatMap(({ sections }) => sections[0]?.ids.flatMap((id) => pageLink(id, searched, site)) ?? []);
}
