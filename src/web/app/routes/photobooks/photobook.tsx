/** One kind of photo book: what it is made of, what it costs, and the way to one's own. */

import { defaultPhotobookSet } from '#core/catalogue/photobook-sets.ts';
import { sampleSpread } from '#core/catalogue/photobook-spread.ts';
import { pathTo } from '#core/site/paths.ts';
import { photobookPageTexts } from '#texts/de/photobook/photobook-pages.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { product as productData } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { Scenes } from '#web/product/collage/scenes.tsx';
import { SpreadDrawing } from '#web/product/photobook/spread-drawing.tsx';
import { ScenePicture } from '#web/product/scene-picture.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { useTrackOnce } from '#web/tracking/track.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/photobook';

export const handle: Handle = { robots: 'index' };

export async function loader({ context, params: { type } }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const { types, workingDays, delivery } = await orFault(call('GET /web-api/photobook-types', {}));
  const own = types.find((one) => one.type === type);
  const [size] = own?.sizes ?? [];
  if (!own || !size) throw notFound();
  const counts = shownCounts(own.graduationsPageCount);
  const { cover, paper } = { cover: offered(own.covers)[0], paper: offered(own.papers)[0] };
  const made = { type, cover: cover?.value, paper: paper?.value };
  const rows = await orFault(
    Promise.all(
      own.sizes.map(async ({ key, name }) => {
        const prices = counts.map(
          async (pageCount) => (await call('GET /web-api/photobook-price', { ...made, size: key, pageCount })).unit.text,
        );
        return { key, name, prices: await Promise.all(prices) };
      }),
    ),
  );
  const { ladder } = await orFault(call('GET /web-api/photobook-price', { ...made, size: size.key }));
  return {
    own,
    counts,
    rows,
    made: { cover: cover?.name ?? '', paper: paper?.name ?? '' },
    ladder,
    workingDays,
    delivery,
    spread: sampleSpread(defaultPhotobookSet, 'a4-quer', 2),
  };
}

/** What this kind of book has. */
function offered<Option extends { refused: string | null }>(options: readonly Option[]): Option[] {
  return options.filter(({ refused }) => refused === null);
}

function namesOf(options: readonly { name: string; refused: string | null }[]): string {
  return offered(options)
    .map(({ name }) => name)
    .join(', ');
}

/** The fewest pages, the most, and two between them. */
function shownCounts(counts: readonly number[]): number[] {
  return [0, 0.2, 0.5, 1].map((share) => counts[Math.round(share * (counts.length - 1))] ?? 0);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const t = metaTexts(matches, photobookPageTexts);
  const { name, note, from } = loaderData.own;
  const description = t('photobook.page.meta', { name, note, price: from.text });
  return headTags({ title: t('photobook.page.meta.title', { name }), description, channel: channelOf(matches) });
}

export default function Photobook({ loaderData }: Route.ComponentProps) {
  const t = useTexts(photobookPageTexts);
  const { channel } = useSite();
  const canonical = useRootData()?.canonical;
  const { own, ladder, delivery, spread } = loaderData;
  const { type, name, note, from, scene } = own;
  useTrackOnce(type, { kind: 'product-view', currency: from.currency, product: { id: type, name, quantity: 1, unit: from.amount } });
  const described = {
    id: type,
    title: name,
    metaDescription: t('photobook.page.meta', { name, note, price: from.text }),
    images: scene ? [`${scene.image}-1200.webp`] : [],
    ladder,
  };
  return (
    <>
      {canonical ? <JsonLd data={productData(described, channel, canonical)} /> : null}
      {scene ? null : <Scenes />}
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('photobooks.start'), path: pathTo('home') },
            { name: t('photobooks.title'), path: pathTo('photobooks') },
            { name, path: pathTo('photobook', { type }) },
          ]}
        />
        <div className="grid items-center gap-x-14 gap-y-8 pt-3 pb-6 xl:grid-cols-2">
          {scene ? (
            <ScenePicture image={scene.image} alt={scene.alt} sizes="(min-width: 1280px) 620px, 92vw" isFirst />
          ) : (
            <div className="grid place-items-center bg-ground px-[clamp(14px,3vw,36px)] py-[clamp(20px,5vw,56px)]">
              <SpreadDrawing set={defaultPhotobookSet} size="a4-quer" spread={spread} />
            </div>
          )}
          <div>
            <PageTitle>{name}</PageTitle>
            <p className="mt-2 text-ink-soft">{note}</p>
            <p className="font-display figures text-price mt-5 tracking-[-0.01em]">{t('photobook.page.from', { price: from.text })}</p>
            <p className="text-caption text-ink-soft">
              {t('photobook.page.vat')}{' '}
              <PageLink to={pathTo('shipping')} className="text-link">
                {t('photobook.page.shipping')}
              </PageLink>
            </p>
            <p className="mt-3 text-small">{delivery}</p>
            <ButtonLink to={`${pathTo('configurator-photobook')}?type=${type}`} reloadDocument className="mt-5 w-full">
              {t('photobook.page.create', { name })}
            </ButtonLink>
            <Facts of={loaderData} />
            <PageLink to={pathTo('photobooks')} className="text-link mt-6 inline-block">
              {t('photobook.page.back')}
            </PageLink>
          </div>
        </div>
      </div>
      <Prices of={loaderData} />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Facts({ of: { own, workingDays } }: { of: Data }) {
  const t = useTexts(photobookPageTexts);
  const counts = own.graduationsPageCount;
  const [least = 0, second = 0] = counts;
  const facts = [
    ['sizes', own.sizes.map(({ name }) => name).join(', ')],
    ['covers', namesOf(own.covers)],
    ['bindings', namesOf(own.bindings)],
    ['papers', namesOf(own.papers)],
    ['pages', t('photobook.page.pages.value', { least, most: counts.at(-1) ?? 0, step: second - least })],
    ['days', t('photobook.page.days.value', { days: workingDays })],
  ] as const;
  return (
    <dl className="mt-7 grid grid-cols-[7.5rem_1fr] gap-y-2.5 border-t border-line pt-5 text-small">
      {facts.map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="text-ink-soft">{t(`photobook.page.${key}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Prices({ of: { counts, rows, made } }: { of: Data }) {
  const t = useTexts(photobookPageTexts);
  return (
    <section className="wrap section" aria-labelledby="photobook-prices">
      <h2 id="photobook-prices" className="type-h2">
        {t('photobook.page.prices')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1). */}
      <section className="relative mt-6 overflow-x-auto" aria-labelledby="photobook-prices" tabIndex={0}>
        <table className="figures w-full min-w-130 border-collapse text-left [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-3.5">
          <thead>
            <tr>
              <th scope="col">{t('photobook.page.prices.format')}</th>
              {counts.map((count) => (
                <th key={count} scope="col">
                  {t('photobook.page.prices.count', { count })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, prices }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {prices.map((price, at) => (
                  <td key={counts[at]}>{price}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-small text-ink-soft">{t('photobook.page.prices.note', made)}</p>
    </section>
  );
}
