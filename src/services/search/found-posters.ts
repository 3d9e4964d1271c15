/** Posters that were found; the most popular ones where nothing was read. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { type ListedPoster, listPosters, type PosterFilter, type PosterSort } from '#core/catalogue/poster-list.ts';
import type { GroupAnswer, SearchAnswer } from '#core/search/search.ts';
import { tileCount } from '#core/site/page-sizes.ts';
import type { Site } from '#services/handler.ts';
import { posterBook, posterTile } from '#services/poster-tiles.ts';
import type { Searched } from './searched.ts';
import { askedColourway } from './shown-colourway.ts';

const prefix = 'poster-';

export function posterTiles(posters: readonly PosterTemplate[], answer: Pick<SearchAnswer, 'units'>, searched: Searched, site: Site) {
  if (posters.length === 0) return [];
  const book = posterBook(searched.catalogue, site);
  return posters.map((poster) => {
    const shown = askedColourway(poster.colourways, answer.units, searched) ?? poster.colourways[0];
    return posterTile({ poster, shown }, book);
  });
}

type Wanted = PosterFilter & { sort?: 'relevance' | PosterSort | undefined; tileCount?: number | undefined };

/** With the filters of the list of posters; none in a shop without posters. */
export function foundPosters(group: GroupAnswer | undefined, answer: SearchAnswer, wanted: Wanted, searched: Searched, site: Site) {
  const { posters } = searched.catalogue;
  const byId = new Map(posters.map((poster) => [`${prefix}${poster.id}`, poster]));
  const found = group?.sections.flatMap(({ ids }) => ids.flatMap((id) => byId.get(id) ?? [])) ?? [];
  const isPopular = answer.kind === 'popular' && site.channel === 'myposter';
  const all = isPopular ? posters.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1)) : found;
  if (all.length === 0) return { total: 0, count: 0, items: [], facets: [] };
  const { subject, color, aspectRatio, label, sort = 'relevance' } = wanted;
  const { items, facets } = listPosters(all, { subject, color, aspectRatio, label, sort: sort === 'relevance' ? 'given' : sort });
  const asked = (item: ListedPoster) =>
    color ? item.shown : (askedColourway(item.poster.colourways, answer.units, searched) ?? item.shown);
  const book = posterBook(searched.catalogue, site);
  const tiles = items.slice(0, tileCount(wanted.tileCount)).map((item) => posterTile({ ...item, shown: asked(item) }, book));
  return { total: items.length, count: tiles.length, items: tiles, facets };
}
