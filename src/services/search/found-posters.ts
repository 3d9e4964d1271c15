/** Posters that were found; the most popular ones where nothing was read. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { GroupAnswer, SearchAnswer } from '#core/search/search.ts';
import type { Site } from '#services/handler.ts';
import { posterBook, posterTile } from '#services/poster-tiles.ts';
import type { Searched } from './searched.ts';
import { askedColourway } from './shown-colourway.ts';

const maxPosters = 48;
const prefix = 'poster-';

export function posterTiles(posters: readonly PosterTemplate[], answer: Pick<SearchAnswer, 'units'>, searched: Searched, site: Site) {
  if (posters.length === 0) return [];
  const book = posterBook(searched.catalogue, site);
  return posters.map((poster) => {
    const shown = askedColourway(poster.colourways, answer.units, searched) ?? poster.colourways[0];
    return posterTile({ poster, shown }, book);
  });
}

export function foundPosters(group: GroupAnswer | undefined, answer: SearchAnswer, searched: Searched, site: Site) {
  const { posters } = searched.catalogue;
  const byId = new Map(posters.map((poster) => [`${prefix}${poster.id}`, poster]));
  const found = group?.sections.flatMap(({ ids }) => ids.flatMap((id) => byId.get(id) ?? [])) ?? [];
  const isPopular = answer.kind === 'popular' && site.channel === 'myposter';
  const all = isPopular ? posters.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1)) : found;
  return { total: all.length, items: posterTiles(all.slice(0, maxPosters), answer, searched, site) };
}
