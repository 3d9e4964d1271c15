/** All themes: sorted by recommendation, bestseller or new, twelve more with each step, and how many of all are shown (F078, F079, F080, F137). */
import * as z from 'zod/mini';
import type { ThemeTile as Theme } from '#api/catalogue.ts';
import { pageSizes, tileCount } from '#core/site/query.ts';
import { t } from '#texts/t.ts';
import { ThemeTile } from '#web/blocks/parts/theme-tile.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { choice, line } from '#web/blocks/runtime/fields.ts';
import { moreSearch } from '#web/catalogue/filter-state.ts';
import { LoadMore } from '#web/catalogue/load-more.tsx';
import { SortChoice } from '#web/catalogue/sort-choice.tsx';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { TileGrid } from '#web/product/tile.tsx';

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

export function Component({ data }: { data: ThemesOverviewData | null }) {
  const { path, search, isPending, go } = useSearchAhead();
  if (!data) return null;
  const query = new URLSearchParams(search);
  return (
    <div className="wrap">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-5 border-y border-line">
        <p className="figures">{t('theme.total', { count: data.total })}</p>
        <SortChoice query={query} path={path} onChoose={(next) => go(next, { preventScrollReset: true })} />
      </div>
      <div aria-busy={isPending || undefined} className={isPending ? 'opacity-60 transition-opacity' : ''}>
        <TileGrid columns={4}>
          {data.items.map((theme) => (
            <ThemeTile key={theme.id} theme={theme} level={2} />
          ))}
        </TileGrid>
        <LoadMore count={data.count} total={data.total} more={`${path}${moreSearch(query, data.count, pageSizes.more)}`} />
      </div>
    </div>
  );
}
