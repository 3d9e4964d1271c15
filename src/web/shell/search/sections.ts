/** What the search field offers, in the order in which keys move through it. */

import type { Output } from '#api/call.ts';
import type { CardTile } from '#api/catalogue.ts';
import type { PosterTile } from '#api/posters.ts';
import type { searchCalls } from '#api/search.ts';
import { pathTo } from '#core/site/paths.ts';
import { tilePath } from '#web/product/tile.tsx';

export type Suggested = Output<(typeof searchCalls)['GET /web-api/search/suggest']>;

export type SuggestedOption = {
  /** Path without language prefix. */
  to: string;
  title: string;
  icon?: 'search' | 'page';
  /** Designs of a list. */
  count?: number;
  design?: CardTile;
  poster?: PosterTile;
};

/** Those of pictures stand beside the others in wide windows. `title`: of the group, null for the last option, which stands for itself. */
export type Section = { key: SectionKey; title: string | null; options: SuggestedOption[] };
type SectionKey = 'lists' | 'products' | 'pages' | 'recent' | 'ways' | 'designs' | 'posters' | 'all';

type Link = { to: string; name: string };

const maxWays = 8;

function filled(sections: Section[]): Section[] {
  return sections.filter(({ options }) => options.length > 0);
}

/** Empty where nothing is suggested: then there is nothing to choose from. */
export function suggestedSections(
  { lists, products, pages, designs, posters, all }: Suggested,
  titles: Record<SectionKey, string>,
): Section[] {
  const found = filled([
    { key: 'lists', title: titles.lists, options: lists.map(({ path, title, count }) => ({ to: path, title, count, icon: 'search' })) },
    { key: 'products', title: titles.products, options: products.map(({ path, title }) => ({ to: path, title, icon: 'search' })) },
    { key: 'pages', title: titles.pages, options: pages.map(({ path, title }) => ({ to: path, title, icon: 'page' })) },
    { key: 'designs', title: titles.designs, options: designs.map((design) => ({ to: tilePath(design), title: design.name, design })) },
    { key: 'posters', title: titles.posters, options: posters.map((poster) => ({ to: tilePath(poster), title: poster.name, poster })) },
  ]);
  return found.length === 0 ? [] : [...found, { key: 'all', title: null, options: [{ to: all, title: titles.all }] }];
}

/** Before two letters are there: what was searched before, and the main ways into the shop. */
export function firstSections(recent: readonly string[], ways: { title: string; links: readonly Link[] }, recentTitle: string): Section[] {
  const searchFor = (q: string) => `${pathTo('search')}?q=${encodeURIComponent(q)}`;
  return filled([
    { key: 'recent', title: recentTitle, options: recent.map((q) => ({ to: searchFor(q), title: q, icon: 'search' })) },
    { key: 'ways', title: ways.title, options: ways.links.slice(0, maxWays).map(({ to, name }) => ({ to, title: name, icon: 'search' })) },
  ]);
}
