/** Results of the search: /suche/?q=…, in both shops. Everything is in the HTML. Search engines never index it. */
import { Suspense, useRef } from 'react';
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
import { useFollowed } from '#web/catalogue/results/followed.ts';
import { BlankCard, DesignSections, DirectLinks, PopularWays } from '#web/catalogue/results/found.tsx';
import { Pills } from '#web/catalogue/results/pills.tsx';
import { QueryField } from '#web/catalogue/results/query-field.tsx';
import { Understood } from '#web/catalogue/results/understood.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
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
  const { kind, read, sections, posters, isPostersFirst, heading } = result;
  if (heading) return heading;
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

/** Address of the same results with further tiles. */
function moreOf({ path, search }: DesignsProps['ahead'], shown: number): string {
  return `${path}${moreSearch(new URLSearchParams(search), shown, pageSizes.list)}`;
}

function Designs({ result, ahead }: DesignsProps) {
  const lists = useTexts(listTexts);
  const { facets, total, count } = result;
  const kept = typedOf(ahead);
  return (
    <>
      {result.kind === 'popular' ? null : <Pills facets={facets} total={total} path={ahead.path} kept={kept} />}
      <FilteredList facets={facets} total={total} ahead={ahead} kept={kept} usualSort="relevance" resetText={lists('filter.reset')}>
        <DesignSections result={result} />
        <LoadMore count={count} total={total} more={moreOf(ahead, count)} />
      </FilteredList>
    </>
  );
}

function Posters({ result, ahead }: DesignsProps) {
  const lists = useTexts(listTexts);
  const { facets, total, count } = result.posters;
  const kept = typedOf(ahead);
  const { Component: FoundPosters } = foundPosters;
  return (
    <Suspense>
      <Pills facets={facets} total={total} path={ahead.path} kept={kept} />
      <FilteredList facets={facets} total={total} ahead={ahead} kept={kept} usualSort="relevance" resetText={lists('filter.reset')}>
        <FoundPosters result={result} isAlone={result.links.length === 0} />
        {count < total ? <LoadMore count={count} total={total} more={moreOf(ahead, count)} /> : null}
      </FilteredList>
    </Suspense>
  );
}

/** Tells of a search once, with words that the shop knows. */
function TrackedSearch({ result: { q, told, kind, group, lost, total, posters } }: { result: SearchResult }) {
  const event = { term: told, total: total + posters.total, isWhole: kind === 'whole', group: group ?? '', lost };
  useTrackOnce(q, { kind: 'search', ...event });
  return null;
}

/** Wider windows have the field in their header (ui/search.site.css). */
const belowHeaderField = { federleicht: 'min-[900px]:hidden', myposter: 'min-[1300px]:hidden' };

export default function Search({ loaderData: { q, result } }: Route.ComponentProps) {
  const t = useTexts(searchTexts);
  const { channel } = useSite();
  const ahead = useSearchAhead();
  const heading = useHeading(q, result);
  const hasDesigns = result?.facets.some(({ options }) => options.length > 0) ?? false;
  const isPopular = result?.kind === 'popular';
  const hasPosters = (result?.posters.facets.length ?? 0) > 0;
  const page = useRef<HTMLDivElement>(null);
  useFollowed(page);
  const occasions = (useRootData()?.occasions ?? []).map(({ key, name }) => ({ title: name, path: `${pathTo('cards')}?occasion=${key}` }));
  return (
    <div ref={page} className="wrap pb-19">
      <QueryField q={q} className={belowHeaderField[channel]} />
      <div className="pt-5 pb-6 md:pt-7">
        <PageTitle className="search-title">{heading}</PageTitle>
        {result ? <Understood result={result} exact={`${ahead.path}${asSearch(new URLSearchParams({ q, exact: '1' }))}`} /> : null}
        {result ? null : <p className="mt-3 max-w-170 text-ink-soft">{t('search.none.text')}</p>}
      </div>
      {result ? (
        <>
          <TrackedSearch result={result} />
          {isPopular ? <PopularWays occasions={result.occasions} /> : null}
          <DirectLinks links={result.links} />
          {hasPosters ? <Posters result={result} ahead={ahead} /> : null}
          {hasDesigns ? <Designs result={result} ahead={ahead} /> : null}
          <BlankCard blank={result.blank} />
        </>
      ) : (
        <PopularWays occasions={occasions} />
      )}
    </div>
  );
}
