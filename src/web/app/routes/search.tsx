/** Results of the search: /suche/?q=…, in both shops. Everything is in the HTML. Search engines never index it. */
import { Suspense } from 'react';
import type { SearchResult } from '#api/search.ts';
import { formalityOf } from '#core/catalogue/occasions.ts';
import { displayedQuery } from '#core/site/displayed-query.ts';
import { pageSizes } from '#core/site/page-sizes.ts';
import { pathTo } from '#core/site/paths.ts';
import { listTexts } from '#texts/de/list.ts';
import { searchTexts } from '#texts/de/search/results.ts';
import { asSearch, moreSearch } from '#web/catalogue/filter-state.ts';
import { FilteredList } from '#web/catalogue/filtered-list.tsx';
import { lateFilter } from '#web/catalogue/late-filter.ts';
import { searchQuery } from '#web/catalogue/list-query.ts';
import { LoadMore } from '#web/catalogue/load-more.tsx';
import { BlankCard, DesignSections, DirectLinks, PopularWays } from '#web/catalogue/results/found.tsx';
import { SearchForm } from '#web/catalogue/results/search-form.tsx';
import { Understood } from '#web/catalogue/results/understood.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useSite } from '#web/page/page-context.ts';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { useTrackOnce } from '#web/tracking/track.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/search';

const foundPosters = lazyComponent(async () => (await import('#web/catalogue/results/found-posters.tsx')).FoundPosters);

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  const q = displayedQuery(query.get('q') ?? '');
  const result = q === '' ? null : await orFault(page.call('GET /web-api/search', searchQuery(q, query)));
  if (result && result.posters.facets.length > 0) await foundPosters.prepare();
  await lateFilter.prepare();
  return { q, result, address: formalityOf(query.get('occasion') ?? result?.occasion ?? '') };
}

/** Without what was typed: titles of pages are told to tools of other companies. */
export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, searchTexts);
  return headTags({ title: t('search.title'), channel: channelOf(matches) });
}

/** The number is that of the designs that meet all, or of the posters. */
function useHeading(q: string, result: SearchResult | null): string {
  const t = useTexts(searchTexts);
  if (!result) return t('search.none');
  const { kind, read, sections, posters, isPostersFirst } = result;
  if (kind === 'popular') return t('search.popular', { q });
  if (isPostersFirst && posters.total > 0) return t('search.posters', { count: posters.total, q: read });
  const [first] = sections;
  return first && first.title === null ? t('search.found', { count: first.total, q: read }) : t('search.results', { q: read });
}

type DesignsProps = { result: SearchResult; ahead: ReturnType<typeof useSearchAhead> };

/** What stays when filters are taken away. */
function typedOf({ search }: DesignsProps['ahead']): [string, string][] {
  const query = new URLSearchParams(search);
  return ['q', 'exact'].flatMap((key) => query.getAll(key).map((value): [string, string] => [key, value]));
}

function Designs({ result, ahead }: DesignsProps) {
  const lists = useTexts(listTexts);
  const query = new URLSearchParams(ahead.search);
  return (
    <FilteredList
      facets={result.facets}
      total={result.total}
      ahead={ahead}
      kept={typedOf(ahead)}
      usualSort="relevance"
      resetText={lists('filter.reset')}
    >
      <DesignSections result={result} />
      <LoadMore count={result.count} total={result.total} more={`${ahead.path}${moreSearch(query, result.count, pageSizes.list)}`} />
    </FilteredList>
  );
}

/** Tells of a search once, with words that the shop knows. */
function TrackedSearch({ result: { q, told, kind, total, posters } }: { result: SearchResult }) {
  useTrackOnce(q, { kind: 'search', term: told, total: total + posters.total, isWhole: kind === 'whole' });
  return null;
}

/** Wider windows have the field in their header (ui/search.site.css). */
const belowHeaderField = { federleicht: 'lg:hidden', myposter: '2xl:hidden' };

export default function Search({ loaderData: { q, result } }: Route.ComponentProps) {
  const t = useTexts(searchTexts);
  const { channel } = useSite();
  const ahead = useSearchAhead();
  const heading = useHeading(q, result);
  const hasDesigns = result?.facets.some(({ options }) => options.length > 0) ?? false;
  const isPopular = result?.kind === 'popular';
  const { Component: FoundPosters } = foundPosters;
  const hasPosters = (result?.posters.facets.length ?? 0) > 0;
  const lists = useTexts(listTexts);
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('list.start'), path: pathTo('home') },
          { name: t('search.title'), path: ahead.path },
        ]}
      />
      <div className="pt-2 pb-8">
        <PageTitle>{heading}</PageTitle>
        {result ? <Understood result={result} exact={`${ahead.path}${asSearch(new URLSearchParams({ q, exact: '1' }))}`} /> : null}
        {result ? null : <p className="mt-3 mb-6 max-w-170 text-ink-soft">{t('search.none.text')}</p>}
        {!result || isPopular ? (
          <SearchForm label={t('search.field')} q={q} className={`mt-6 max-w-140 ${belowHeaderField[channel]}`} />
        ) : null}
      </div>
      {result ? (
        <>
          <TrackedSearch result={result} />
          {isPopular ? <PopularWays occasions={result.occasions} /> : null}
          <DirectLinks links={result.links} />
          {hasPosters ? (
            <Suspense>
              <FilteredList
                facets={result.posters.facets}
                total={result.posters.total}
                ahead={ahead}
                kept={typedOf(ahead)}
                usualSort="relevance"
                resetText={lists('filter.reset')}
              >
                <FoundPosters result={result} isAlone={result.links.length === 0} />
              </FilteredList>
            </Suspense>
          ) : null}
          {hasDesigns ? <Designs result={result} ahead={ahead} /> : null}
          <BlankCard blank={result.blank} />
        </>
      ) : null}
    </div>
  );
}
