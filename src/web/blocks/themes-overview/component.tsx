/** Shows themes as tiles, with the sort order and the button for more. */
import { pageSizes } from '#core/site/page-sizes.ts';
import { themesTexts } from '#texts/de/themes.ts';
import { ThemeTileLink } from '#web/blocks/parts/theme-tile.tsx';
import { moreSearch } from '#web/catalogue/filter-state.ts';
import { LoadMore } from '#web/catalogue/load-more.tsx';
import { SortChoice } from '#web/catalogue/sort-choice.tsx';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { useTexts } from '#web/page/texts.ts';
import { TileGrid } from '#web/product/tile.tsx';
import type { ThemesOverviewData } from './load.ts';

export function Component({ data }: { data: ThemesOverviewData | null }) {
  const t = useTexts(themesTexts);
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
            <ThemeTileLink key={theme.id} theme={theme} level={2} />
          ))}
        </TileGrid>
        <LoadMore count={data.count} total={data.total} more={`${path}${moreSearch(query, data.count, pageSizes.more)}`} />
      </div>
    </div>
  );
}
