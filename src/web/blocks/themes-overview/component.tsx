/** Shows themes as tiles, with the sort order and the button for more. */
import { pageSizes } from '#core/site/page-sizes.ts';
import { themesTexts } from '#texts/de/themes.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { ThemeTileLink } from '#web/blocks/parts/theme-tile.tsx';
import { moreSearch } from '#web/catalogue/filter-state.ts';
import { LoadMore } from '#web/catalogue/load-more.tsx';
import { SortChoice } from '#web/catalogue/sort-choice.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { TileGrid } from '#web/product/tile.tsx';
import type { ThemesOverviewData } from './load.ts';

export function Component({ data }: { data: ThemesOverviewData | null }) {
  const t = useTexts(themesTexts);
  const { path, search, isPending, go } = useSearchAhead();
  if (!data) return null;
  if (data.posters.length > 0) return <PosterThemes themes={data.posters} />;
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

/** Three posters of a subject hang side by side. */
function PosterThemes({ themes }: { themes: ThemesOverviewData['posters'] }) {
  const t = useTexts(posterTexts);
  return (
    <ul className="wrap grid gap-x-5 gap-y-11 md:grid-cols-2">
      {themes.map(({ name, path, count, tiles }) => (
        <li key={path} className="relative">
          <div className="grid grid-cols-3 items-center gap-4 bg-ground p-5 md:gap-6 md:p-8">
            {tiles.map((tile) => (
              <span key={tile.id} className="border-4 border-ink bg-page shadow-menu [&>img]:block [&>img]:w-full">
                <PosterPicture image={tile.image} sizes="(min-width: 768px) 150px, 26vw" />
              </span>
            ))}
          </div>
          <h2 className="type-h3 mt-3">
            <PageLink to={path} className="slide-stretch">
              {name}
            </PageLink>
          </h2>
          <p className="text-small text-ink-soft">{t('poster.themes.count', { count })}</p>
        </li>
      ))}
    </ul>
  );
}
