/** The card list: /karten-designen/ and /produkte/. Everything is in the HTML; with JavaScript filters do not reload the page. */

import { useCallback, useState } from 'react';
import { addressOf } from '#core/catalogue/occasions.ts';
import { pageSizes } from '#core/site/page-sizes.ts';
import { pathTo } from '#core/site/paths.ts';
import { listTexts } from '#texts/de/list.ts';
import type { Handle } from '#web/app/root.tsx';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { prepareBlocks } from '#web/blocks/runtime/prepare.ts';
import { storyPage } from '#web/blocks/runtime/story-page.ts';
import { ActiveFilters } from '#web/catalogue/active-filters.tsx';
import { FilterPanel } from '#web/catalogue/filter.tsx';
import { chipsOf, moreSearch, searchOfForm } from '#web/catalogue/filter-state.ts';
import { cardQuery, titleOf } from '#web/catalogue/list-query.ts';
import { ListScene, listScene } from '#web/catalogue/list-scene.tsx';
import { LoadMore } from '#web/catalogue/load-more.tsx';
import { RelatedLists, relatedLists } from '#web/catalogue/related-lists.tsx';
import { SortChoice } from '#web/catalogue/sort-choice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData } from '#web/page/page-context.ts';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { itemList } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { filterIcon } from '#web/ui/icons.ts';
import type { Route } from './+types/list';

export const handle: Handle = { robots: 'index' };

/** Two rows of three stand before the scene. */
const beforeScene = 6;

/** One story for both addresses of the list. */
const storyPath = pathTo('cards');

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'federleicht') throw notFound();
  const query = new URL(request.url).searchParams;
  const list = await orFault(page.call('GET /web-api/cards', cardQuery(query)));
  const address = addressOf(query.get('occasion') ?? '');
  // The story says du: pages about mourning and for companies do without.
  const story = address === 'du' ? await orFault(storyPage(page, params, query, storyPath)) : null;
  const t = requestTexts(page);
  const title = titleOf(list.facets, query, t);
  return { list, title, related: relatedLists(list.facets, query, t), address, below: story?.below ?? [] };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  await prepareBlocks(data.below);
  return data;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, listTexts);
  const channel = channelOf(matches);
  if (!loaderData) return headTags({ title: t('list.title'), channel });
  return headTags({
    title: loaderData.title,
    description: t('list.description', { count: loaderData.list.total }),
    channel,
  });
}

type ListBarProps = {
  query: URLSearchParams;
  path: string;
  chipCount: number;
  onOpenFilter: () => void;
  onSort: (search: string) => void;
};

function ListBar({ query, path, chipCount, onOpenFilter, onSort }: ListBarProps) {
  const t = useTexts(listTexts);
  return (
    <div className="list-bar figures">
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the panel, which :target shows */}
      <a
        href="#filter-column"
        className="flex min-h-13 items-center justify-center gap-2.5 border-r border-line font-semibold xl:hidden"
        onClick={(event) => {
          event.preventDefault();
          onOpenFilter();
        }}
      >
        <Icon svg={filterIcon} small />
        {chipCount > 0 ? t('filter.active', { count: chipCount }) : t('filter.heading')}
      </a>
      <SortChoice query={query} path={path} onChoose={onSort} />
    </div>
  );
}

function EmptyList({ path }: { path: string }) {
  const t = useTexts(listTexts);
  return (
    <div className="bg-ground px-5 py-16 text-center">
      <h2 className="type-h3">{t('list.empty.title')}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{t('list.empty.text')}</p>
      <ButtonLink to={path} kind="secondary">
        {t('list.empty.button')}
      </ButtonLink>
    </div>
  );
}

type TilesProps = { list: Route.ComponentProps['loaderData']['list']; query: URLSearchParams; path: string; isPending: boolean };

function Tiles({ list, query, path, isPending }: TilesProps) {
  const t = useTexts(listTexts);
  const scene = list.items.length >= beforeScene + 3 ? listScene(list.suite, list.items, t) : null;
  const tiles = list.items.map((tile, at) => <Tile key={`${tile.id} ${tile.shown}`} tile={tile} level={2} isFirst={at < 3} />);
  return (
    <div aria-busy={isPending || undefined} className={isPending ? 'opacity-60 transition-opacity' : ''}>
      <TileGrid columns={3} list="cards">
        {scene ? tiles.slice(0, beforeScene) : tiles}
        {scene ? (
          <div className="col-span-full">
            <ListScene {...scene} />
          </div>
        ) : null}
        {scene ? tiles.slice(beforeScene) : null}
      </TileGrid>
      <LoadMore count={list.count} total={list.total} more={`${path}${moreSearch(query, list.count, pageSizes.list)}`} />
    </div>
  );
}

export default function List({ loaderData }: Route.ComponentProps) {
  const t = useTexts(listTexts);
  const { list, title, related, address, below } = loaderData;
  const canonical = useRootData()?.canonical;
  const { path, search, isPending, go } = useSearchAhead();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const closeFilter = useCallback(() => setFilterOpen(false), []);
  const query = new URLSearchParams(search);
  const chips = chipsOf(list.facets, query);
  const panel = {
    facets: list.facets,
    query,
    total: list.total,
    resetPath: path,
    onChange: (form: HTMLFormElement) => {
      const next = searchOfForm(form);
      if (next !== search) go(next);
    },
  };
  return (
    <>
      <div className="wrap pb-19" data-quiet={address === 'Sie' ? '' : undefined}>
        <Breadcrumbs
          items={[
            { name: t('list.start'), path: pathTo('home') },
            { name: title, path },
          ]}
        />
        {canonical ? <JsonLd data={itemList(list.items, canonical)} /> : null}
        <div className="items-end gap-10 pt-2 pb-6 lg:flex lg:justify-between">
          <h1 className="type-title">{title}</h1>
          <p className="mt-3 max-w-96 text-ink-soft">{t('list.lead', { count: list.total })}</p>
        </div>
        <div className="xl:grid xl:grid-cols-[250px_minmax(0,1fr)] xl:gap-x-12.5">
          <div id="filter-column" className="filter-column">
            <FilterPanel idPrefix="filter" {...panel} />
          </div>
          <div className="relative">
            <ListBar
              query={query}
              path={path}
              chipCount={chips.length}
              onOpenFilter={() => setFilterOpen(true)}
              onSort={(next) => go(next)}
            />
            <div className="max-xl:my-5 xl:mb-6 xl:min-h-9 xl:pr-72">
              <ActiveFilters chips={chips} path={path} />
            </div>
            <p role="status" className="unseen">
              {t('list.count', { count: list.total })}
            </p>
            {list.total === 0 ? <EmptyList path={path} /> : <Tiles list={list} query={query} path={path} isPending={isPending} />}
          </div>
        </div>
        <RelatedLists lists={related} path={path} />
        {isFilterOpen ? (
          <Drawer title={t('filter.heading')} onClose={closeFilter}>
            <FilterPanel idPrefix="filter-drawer" {...panel} onDone={closeFilter} />
          </Drawer>
        ) : null}
      </div>
      <Blocks blocks={below} />
    </>
  );
}
