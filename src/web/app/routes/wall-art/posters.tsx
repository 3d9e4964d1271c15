/** The poster list. Everything is in the HTML; with JavaScript filters do not reload the page. */
import { useCallback, useState } from 'react';
import { posterSorts } from '#core/catalogue/poster-list.ts';
import { pathTo } from '#core/site/paths.ts';
import { listTexts } from '#texts/de/list.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import type { Handle } from '#web/app/root.tsx';
import { ActiveFilters } from '#web/catalogue/active-filters.tsx';
import { FilterPanel } from '#web/catalogue/filter.tsx';
import { chipsOf, searchOfForm } from '#web/catalogue/filter-state.ts';
import { SortChoice } from '#web/catalogue/sort-choice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { filterIcon } from '#web/ui/icons.ts';
import type { Route } from './+types/posters';

export const handle: Handle = { robots: 'index' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'myposter') throw notFound();
  const query = new URL(request.url).searchParams;
  const some = (key: string) => query.getAll(key).filter((value) => value !== '' && value.length <= 40);
  const filter = { subject: some('subject'), color: some('color'), aspectRatio: some('aspectRatio'), label: some('label') };
  const sort = posterSorts.find((one) => one === query.get('sort'));
  return orFault(page.call('GET /web-api/posters', { ...filter, ...(sort ? { sort } : {}) }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, posterTexts);
  const description = loaderData ? t('poster.list.description', { count: loaderData.total }) : undefined;
  return headTags({ title: t('poster.list'), channel: channelOf(matches), ...(description ? { description } : {}) });
}

export default function Posters({ loaderData }: Route.ComponentProps) {
  const t = useTexts({ ...listTexts, ...posterTexts });
  const { items, total, facets } = loaderData;
  const { path, search, isPending, go } = useSearchAhead();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const closeFilter = useCallback(() => setFilterOpen(false), []);
  const query = new URLSearchParams(search);
  const chips = chipsOf(facets, query);
  const panel = {
    facets,
    query,
    total,
    resetPath: path,
    onChange: (form: HTMLFormElement) => {
      const next = searchOfForm(form);
      if (next !== search) go(next);
    },
  };
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('poster.start'), path: pathTo('home') },
          { name: t('poster.list'), path },
        ]}
      />
      <div className="items-end gap-10 pt-2 pb-8 lg:flex lg:justify-between">
        <h1 className="type-title">{t('poster.list')}</h1>
        <p className="mt-3 max-w-108 text-ink-soft">{t('poster.list.lead', { count: total })}</p>
      </div>
      <div className="xl:grid xl:grid-cols-[250px_minmax(0,1fr)] xl:gap-x-12.5">
        <div id="filter-column" className="filter-column">
          <FilterPanel idPrefix="filter" {...panel} />
        </div>
        <div className="relative">
          <div className="list-bar figures">
            {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the panel, which :target shows */}
            <a
              href="#filter-column"
              className="flex min-h-13 items-center justify-center gap-2.5 border-r border-line font-semibold xl:hidden"
              onClick={(event) => {
                event.preventDefault();
                setFilterOpen(true);
              }}
            >
              <Icon svg={filterIcon} small />
              {chips.length > 0 ? t('filter.active', { count: chips.length }) : t('filter.heading')}
            </a>
            <SortChoice query={query} path={path} onChoose={(next) => go(next)} />
          </div>
          <div className="max-xl:my-5 xl:mb-6 xl:min-h-9 xl:pr-72">
            <ActiveFilters chips={chips} path={path} />
          </div>
          <p role="status" className="unseen">
            {t('list.count', { count: total })}
          </p>
          {total === 0 ? (
            <div className="bg-ground px-5 py-16 text-center">
              <h2 className="type-h3">{t('list.empty.title')}</h2>
              <p className="mt-2 mb-6 text-ink-soft">{t('list.empty.text')}</p>
              <ButtonLink to={path} kind="secondary">
                {t('poster.all')}
              </ButtonLink>
            </div>
          ) : (
            <div aria-busy={isPending || undefined} className={isPending ? 'opacity-60 transition-opacity' : ''}>
              <PosterGrid columns={3} list="posters">
                {items.map((tile, at) => (
                  <PosterTile key={`${tile.id} ${tile.shown}`} tile={tile} place={at} level={2} />
                ))}
              </PosterGrid>
            </div>
          )}
        </div>
      </div>
      {isFilterOpen ? (
        <Drawer title={t('filter.heading')} onClose={closeFilter}>
          <FilterPanel idPrefix="filter-drawer" {...panel} onDone={closeFilter} />
        </Drawer>
      ) : null}
    </div>
  );
}
