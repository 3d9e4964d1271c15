/** All themes: sorted by recommendation, bestseller or new, twelve more with each step, and how many of all are shown (F078, F079, F080, F137). */
import * as z from 'zod/mini';
import type { ThemeTile as Theme } from '#api/catalogue.ts';
import { pageSizes, tileCount } from '#core/site/page-sizes.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { choice, line } from '#web/blocks/runtime/fields.ts';

const sorts = ['sort', 'popularity', 'created'] as const;

export const schema = z.object({ occasion: line, sort: choice(sorts) });

export type ThemesOverviewData = { items: Theme[]; total: number; count: number };

/** The page's query decides; an editor's order holds until a visitor chooses one. Cards have no pages on the poster channel. */
export async function load(fields: z.infer<typeof schema>, { page, query }: BlockContext): Promise<ThemesOverviewData | null> {
  if (page.site.channel !== 'federleicht') return null;
  const occasion = query.get('occasion') || fields.occasion;
  const list = await page.call('GET /web-api/themes', {
    sort: sorts.find((sort) => sort === query.get('sort')) ?? fields.sort,
    tileCount: tileCount(query.get('tileCount'), pageSizes.more),
    ...(occasion === '' ? {} : { occasion }),
  });
  return list.total > 0 ? list : null;
}
