/** All themes: sorted by recommendation, bestseller or new, twelve more with each step, and how many of all are shown (F078, F079, F080, F137). */
import * as z from 'zod/mini';
import type { ThemeTile as Theme } from '#api/catalogue.ts';
import type { PosterTile } from '#api/posters.ts';
import { posterThemes } from '#core/catalogue/poster-list.ts';
import { pageSizes, tileCount } from '#core/site/page-sizes.ts';
import { pathTo } from '#core/site/paths.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { choice, line } from '#web/blocks/runtime/fields.ts';

const sorts = ['sort', 'popularity', 'created'] as const;

export const schema = z.object({ occasion: line, sort: choice(sorts) });

type PosterThemeTile = { name: string; path: string; count: number; tiles: PosterTile[] };

/** `posters`: the themes of the poster shop, which has no others. */
export type ThemesOverviewData = { items: Theme[]; total: number; count: number; posters: PosterThemeTile[] };

const shownPosters = 3;

/** Subjects that have posters. */
async function posterOverview({ page }: BlockContext): Promise<ThemesOverviewData | null> {
  const { items, facets } = await page.call('GET /web-api/posters', {});
  const names = new Map(facets.find(({ key }) => key === 'subject')?.options.map(({ value, name }) => [value, name]));
  const posters = posterThemes.flatMap(({ id, subject }) => {
    const own = items.filter((tile) => tile.subject === subject);
    const theme = { name: names.get(subject) ?? '', path: pathTo('theme', { id: String(id) }), count: own.length };
    return own.length > 0 ? [{ ...theme, tiles: own.slice(0, shownPosters) }] : [];
  });
  return posters.length > 0 ? { items: [], total: posters.length, count: posters.length, posters } : null;
}

/** The page's query decides; an editor's order holds until a visitor chooses one. */
export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<ThemesOverviewData | null> {
  const { page, query } = context;
  if (page.site.channel !== 'federleicht') return posterOverview(context);
  const occasion = query.get('occasion') || fields.occasion;
  const list = await page.call('GET /web-api/themes', {
    sort: sorts.find((sort) => sort === query.get('sort')) ?? fields.sort,
    tileCount: tileCount(query.get('tileCount'), pageSizes.more),
    ...(occasion === '' ? {} : { occasion }),
  });
  return list.total > 0 ? { ...list, posters: [] } : null;
}
