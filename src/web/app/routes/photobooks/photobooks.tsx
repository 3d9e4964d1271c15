/** Photo books: the three kinds, and every style in every shape of page, with filters. */
import { listPhotobooks } from '#core/catalogue/photobook-list.ts';
import { findPhotobookSet } from '#core/catalogue/photobook-sets.ts';
import { sampleSpread } from '#core/catalogue/photobook-spread.ts';
import { pathTo } from '#core/site/paths.ts';
import { photobookTexts } from '#texts/de/photobook/photobook.ts';
import { photobookPageTexts } from '#texts/de/photobook/photobook-pages.ts';
import { renderMessages } from '#texts/render-messages.ts';
import type { Handle } from '#web/app/root.tsx';
import { FilteredList } from '#web/catalogue/filtered-list.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { Scenes } from '#web/product/collage/scenes.tsx';
import { SpreadDrawing } from '#web/product/photobook/spread-drawing.tsx';
import { ScenePicture } from '#web/product/scene-picture.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/photobooks';

export const handle: Handle = { robots: 'index' };

/** The style at the head of the page. */
const shownSet = 7;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  const some = (key: string) => query.getAll(key).filter((value) => value !== '' && value.length <= 40);
  const { items, facets } = listPhotobooks({ aspectRatio: some('aspectRatio'), style: some('style') });
  const { types } = await orFault(page.call('GET /web-api/photobook-types', {}));
  const head = findPhotobookSet(shownSet);
  const lowest = types.map(({ from }) => from).toSorted((a, b) => a.amount - b.amount)[0];
  return {
    types: types.map(({ type, name, note, from, sizes }) => ({ type, name, note, from: from.text, sizes: sizes.map((size) => size.name) })),
    from: lowest?.text ?? '',
    scene: types.find((one) => one.scene)?.scene ?? null,
    head: head && { set: head, spread: sampleSpread(head, 'a4-quer', 1) },
    facets: renderMessages(facets, requestTexts(page)),
    items: items.map(({ set, format, size }, at) => ({ set, format, size, spread: sampleSpread(set, size, at) })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, photobookPageTexts);
  const description = loaderData ? t('photobooks.description', { price: loaderData.from }) : undefined;
  return headTags({ title: t('photobooks.meta.title'), channel: channelOf(matches), ...(description ? { description } : {}) });
}

export default function Photobooks({ loaderData }: Route.ComponentProps) {
  const t = useTexts(photobookPageTexts);
  const { from, head, scene } = loaderData;
  return (
    <>
      <Scenes />
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('photobooks.start'), path: pathTo('home') },
            { name: t('photobooks.title'), path: pathTo('photobooks') },
          ]}
        />
        <div className="grid items-center gap-x-14 gap-y-8 pt-3 pb-6 xl:grid-cols-2">
          <div>
            <PageTitle>{t('photobooks.title')}</PageTitle>
            <p className="mt-4 max-w-[46ch] text-lead">{t('photobooks.lead')}</p>
            <p className="font-display figures text-price mt-5 tracking-[-0.01em]">{t('photobooks.from', { price: from })}</p>
            <ButtonLink to={pathTo('configurator-photobook')} reloadDocument className="mt-4">
              {t('photobooks.create')}
            </ButtonLink>
          </div>
          {scene ? (
            <ScenePicture image={scene.image} alt={scene.alt} sizes="(min-width: 1280px) 620px, 92vw" isFirst />
          ) : (
            <div className="grid place-items-center bg-ground px-[clamp(14px,3vw,36px)] py-[clamp(20px,5vw,56px)]">
              {head ? <SpreadDrawing set={head.set} size="a4-quer" spread={head.spread} /> : null}
            </div>
          )}
        </div>
      </div>
      <Kinds types={loaderData.types} />
      <Styles {...loaderData} />
      <Reasons />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Kinds({ types }: Pick<Data, 'types'>) {
  const t = useTexts(photobookPageTexts);
  return (
    <section className="wrap section" aria-labelledby="photobook-kinds">
      <h2 id="photobook-kinds" className="type-h2">
        {t('photobooks.kinds')}
      </h2>
      <ul className="mt-6 grid gap-5 lg:grid-cols-3">
        {types.map(({ type, name, note, from, sizes }) => (
          <li key={type} className="relative bg-ground px-6 py-5.5">
            <h3 className="type-h4">
              <PageLink to={pathTo('photobook', { type })} className="tile-link">
                {name}
              </PageLink>
            </h3>
            <p className="mt-1 text-ink-soft">{note}</p>
            <p className="mt-3 text-small">{sizes.join(', ')}</p>
            <p className="figures mt-3 font-semibold">{t('photobooks.from', { price: from })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styleTexts = { ...photobookPageTexts, ...photobookTexts };

function Styles({ items, facets }: Pick<Data, 'items' | 'facets'>) {
  const t = useTexts(styleTexts);
  const ahead = useSearchAhead();
  return (
    <section className="wrap section" aria-labelledby="photobook-sets">
      <h2 id="photobook-sets" className="type-h2">
        {t('photobooks.sets')}
      </h2>
      <p className="mt-2 mb-7 max-w-[60ch] text-ink-soft">{t('photobooks.sets.lead')}</p>
      <FilteredList facets={facets} total={items.length} ahead={ahead} resetText={t('photobooks.all')} isSorted={false}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,250px),1fr))] gap-x-[clamp(12px,2vw,24px)] gap-y-7">
          {items.map(({ set, size, spread }) => (
            <li key={`${set.id} ${size}`} className="relative">
              <span className="grid aspect-[1.5] place-items-center bg-ground p-[clamp(10px,1.4vw,18px)]">
                <SpreadDrawing set={set} size={size} spread={spread} />
              </span>
              <h3 className="type-h4 mt-3">
                <PageLink
                  to={`${pathTo('configurator-photobook')}?${new URLSearchParams({ designGroupSetId: String(set.id), size })}`}
                  reloadDocument
                  ahead="never"
                  className="tile-link"
                >
                  {t({ key: `photobook.set.${set.key}` })}
                </PageLink>
              </h3>
              <p className="text-small text-ink-soft">
                {t(`photobook.category.${set.category}`)}, {t(`photobook.size.${size}`)}
              </p>
            </li>
          ))}
        </ul>
      </FilteredList>
    </section>
  );
}

function Reasons() {
  const t = useTexts(photobookPageTexts);
  return (
    <section className="wrap section">
      <div className="grid gap-8 border-t border-line pt-9 md:grid-cols-3">
        {(['explains', 'faces', 'yours'] as const).map((key) => (
          <div key={key}>
            <h2 className="type-h4">{t(`photobooks.why.${key}`)}</h2>
            <p className="mt-2 text-ink-soft">{t(`photobooks.why.${key}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
