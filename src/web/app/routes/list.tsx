/** The card list: /karten-designen/ and /produkte/. Everything is in the HTML; with JavaScript filters do not reload the page. */
import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { formalityOf, offersNewsletter, registerOf } from '#core/catalogue/occasions.ts';
import { tileWordKinds } from '#core/catalogue/suite/tile-words.ts';
import { pageSizes } from '#core/site/page-sizes.ts';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { listTexts } from '#texts/de/list.ts';
import type { Handle } from '#web/app/root.tsx';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { prepareBlocks } from '#web/blocks/runtime/prepare.ts';
import { storyPage } from '#web/blocks/runtime/story-page.ts';
import { moreSearch } from '#web/catalogue/filter-state.ts';
import { FilteredList } from '#web/catalogue/filtered-list.tsx';
import { lateFilter } from '#web/catalogue/late-filter.ts';
import { cardQuery, titleOf } from '#web/catalogue/list-query.ts';
import { LoadMore } from '#web/catalogue/load-more.tsx';
import type { TileWordsAnswer } from '#web/catalogue/own-words/own-words.tsx';
import { RelatedLists, relatedLists } from '#web/catalogue/related-lists.tsx';
import { lateSearchForm } from '#web/catalogue/results/late-search-form.ts';
import { sceneOfList } from '#web/catalogue/scene-of-list.ts';
import { notFound, orFault, shownFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
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
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { whenNeeded } from '#web/ui/when-needed.ts';
import type { Route } from './+types/list';

export const handle: Handle = { robots: 'index' };

const ownWords = lazyComponent(async () => (await import('#web/catalogue/own-words/own-words.tsx')).OwnWords);
const listScene = lazyComponent(
  async () => (await import('#web/catalogue/list-scene.tsx')).ListScene,
  () => whenNeeded('.list-scene'),
);

/** Two rows of three stand before the scene. */
const beforeScene = 6;

/** One story for both addresses of the list. */
const storyPath = pathTo('cards');

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'federleicht') throw notFound();
  const query = new URL(request.url).searchParams;
  const list = await orFault(page.call('GET /web-api/cards', cardQuery(query)));
  const occasion = query.get('occasion') ?? '';
  const address = formalityOf(occasion);
  // The story says du: pages about mourning and for companies do without.
  const story = address === 'du' ? await orFault(storyPage(page, params, query, storyPath)) : null;
  // A name among the dates of another's life would be wrong: lists of mourning have no such form.
  const hasOwnWords = registerOf(occasion) !== 'mourning' && list.total > 0;
  const words = hasOwnWords ? await orFault(page.call('GET /web-api/tile-words', {})) : null;
  if (words) await ownWords.prepare();
  await Promise.all([lateSearchForm.prepare(), lateFilter.prepare()]);
  const t = requestTexts(page);
  const title = titleOf(list.facets, query, t);
  const { suite, ...shown } = list;
  const scene = list.items.length >= beforeScene + 3 ? sceneOfList(occasion, suite, list.items, t) : null;
  if (scene) await listScene.prepare();
  return {
    list: shown,
    scene,
    title,
    related: relatedLists(list.facets, query, t),
    address,
    hasNewsletter: offersNewsletter([occasion]),
    below: story?.below ?? [],
    words,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { call } = context.get(pageRequest);
  const values = Object.fromEntries(tileWordKinds.map((kind) => [kind, textOf(form, kind).slice(0, 300)]));
  try {
    if (textOf(form, 'intent') === 'end') await call('DELETE /web-api/tile-words', {});
    else await call('PUT /web-api/tile-words', { first: '', ...values });
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const { text, errors } = shownFault(error);
    const wrong = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    const answer: TileWordsAnswer = { values, errors: wrong, notice: errors.length > 0 ? null : text };
    return data(answer, { status: faults[error.code].status });
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search, 303);
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
    description: loaderData.list.total > 0 ? t('list.description', { count: loaderData.list.total }) : t('list.blanks.text'),
    channel,
  });
}

type TilesProps = Pick<Route.ComponentProps['loaderData'], 'list' | 'scene'> & { ahead: ReturnType<typeof useSearchAhead> };

function Tiles({ list, scene, ahead }: TilesProps) {
  const query = new URLSearchParams(ahead.search);
  const { Component: ListScene } = listScene;
  const tiles = list.items.map((tile, at) => <Tile key={`${tile.id} ${tile.shown}`} tile={tile} level={2} isFirst={at < 3} />);
  return (
    <>
      <TileGrid columns={3} list="cards">
        {scene ? tiles.slice(0, beforeScene) : tiles}
        {scene ? (
          <div className="col-span-full">
            <Suspense>
              <ListScene {...scene} />
            </Suspense>
          </div>
        ) : null}
        {scene ? tiles.slice(beforeScene) : null}
      </TileGrid>
      <LoadMore count={list.count} total={list.total} more={`${ahead.path}${moreSearch(query, list.count, pageSizes.list)}`} />
    </>
  );
}

/** What can be had of an occasion or a category without designs. `isAsked`: the list is one of blank cards. */
function Blanks({ tiles, isAsked }: { tiles: TilesProps['list']['blanks']; isAsked: boolean }) {
  const t = useTexts(listTexts);
  return (
    <>
      {isAsked ? null : (
        <div className="mb-8 bg-ground px-5 py-8 md:px-8">
          <h2 className="type-h3">{t('list.empty.title')}</h2>
          <p className="mt-2 max-w-160 text-ink-soft">{t('list.blanks.text')}</p>
        </div>
      )}
      <TileGrid columns={3}>
        {tiles.map((tile, at) => (
          <Tile key={tile.id} tile={tile} level={isAsked ? 2 : 3} isFirst={at < 3} />
        ))}
      </TileGrid>
    </>
  );
}

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(listTexts);
  const { list, scene, title, related, below, words } = loaderData;
  const { Component: OwnWords } = ownWords;
  const { Component: SearchForm } = lateSearchForm;
  const canonical = useRootData()?.canonical;
  const ahead = useSearchAhead();
  const occasion = new URLSearchParams(ahead.search).get('occasion');
  const blanks = list.blanks.length;
  const searched = ['occasion', 'category'].flatMap((key) =>
    new URLSearchParams(ahead.search)
      .getAll(key)
      .filter((value) => value !== '')
      .map((value) => [key, value] as const),
  );
  return (
    <>
      <div className="wrap pb-19">
        <Breadcrumbs
          items={[
            { name: t('list.start'), path: pathTo('home') },
            { name: title, path: ahead.path },
          ]}
        />
        {canonical && list.total > 0 ? <JsonLd data={import.meta.env.SSR && itemList(list.items, canonical)} /> : null}
        <div className="items-end gap-10 pt-2 pb-6 lg:flex lg:justify-between">
          <PageTitle>{title}</PageTitle>
          <p className="mt-3 max-w-96 text-ink-soft">
            {blanks > 0 ? t('list.blanks.count', { count: blanks }) : t('list.lead', { count: list.total })}
          </p>
        </div>
        <Suspense>
          <SearchForm label={t('list.search.in', { title })} kept={searched} className="mb-8 max-w-140" />
        </Suspense>
        <FilteredList
          facets={list.facets}
          total={list.total}
          blanks={blanks}
          ahead={ahead}
          resetText={t('list.empty.button')}
          instead={blanks > 0 ? <Blanks tiles={list.blanks} isAsked={occasion === 'blanko'} /> : undefined}
        >
          {words ? (
            <Suspense>
              <OwnWords own={words.own} answer={actionData} shown={list.items.map(({ id, shown }) => `${id} ${shown}`).join()} />
            </Suspense>
          ) : null}
          <Tiles list={list} scene={scene} ahead={ahead} />
        </FilteredList>
        <RelatedLists lists={related} path={ahead.path} />
      </div>
      <Blocks blocks={below} />
    </>
  );
}
