/** The poster list. Everything is in the HTML; with JavaScript filters do not reload the page. */
import { Suspense } from 'react';
import { posterSorts } from '#core/catalogue/poster-list.ts';
import { pathTo } from '#core/site/paths.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import type { Handle } from '#web/app/root.tsx';
import { FilteredList } from '#web/catalogue/filtered-list.tsx';
import { lateFilter } from '#web/catalogue/late-filter.ts';
import { lateSearchForm } from '#web/catalogue/results/late-search-form.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/posters';

export const handle: Handle = { robots: 'index' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'myposter') throw notFound();
  const query = new URL(request.url).searchParams;
  const some = (key: string) => query.getAll(key).filter((value) => value !== '' && value.length <= 40);
  const filter = { subject: some('subject'), color: some('color'), aspectRatio: some('aspectRatio'), label: some('label') };
  const sort = posterSorts.find((one) => one === query.get('sort'));
  await Promise.all([lateSearchForm.prepare(), lateFilter.prepare()]);
  return orFault(page.call('GET /web-api/posters', { ...filter, ...(sort ? { sort } : {}) }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, posterTexts);
  const description = loaderData && { description: t('poster.list.description', { count: loaderData.total }) };
  return headTags({ title: t('poster.list'), channel: channelOf(matches), ...description });
}

export default function Posters({ loaderData: { items, total, facets } }: Route.ComponentProps) {
  const t = useTexts(posterTexts);
  const { Component: SearchForm } = lateSearchForm;
  const ahead = useSearchAhead();
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('poster.start'), path: pathTo('home') },
          { name: t('poster.list'), path: ahead.path },
        ]}
      />
      <div className="items-end gap-10 pt-2 pb-8 lg:flex lg:justify-between">
        <PageTitle>{t('poster.list')}</PageTitle>
        <p className="mt-3 max-w-108 text-ink-soft">{t('poster.list.lead', { count: total })}</p>
      </div>
      <Suspense>
        <SearchForm label={t('poster.list.search')} className="mb-8 max-w-140" />
      </Suspense>
      <FilteredList facets={facets} total={total} ahead={ahead} resetText={t('poster.all')}>
        <PosterGrid columns={3} list="posters">
          {items.map((tile, at) => (
            <PosterTile key={tile.id} tile={tile} place={at} level={2} />
          ))}
        </PosterGrid>
      </FilteredList>
    </div>
  );
}
