/** One poster: seen on a wall, chosen and priced. Its address carries everything that is chosen. */

import { Suspense } from 'react';
import { data, Form, redirect } from 'react-router';
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { pictureWidths } from '#core/catalogue/picture.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { outerSize } from '#core/products/photoframe/geometry.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import { neighbourQuantities } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import { posterChoiceKeys } from '#core/site/query.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { renderMessages } from '#texts/render-messages.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault, shownFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { catalogueTags, channelOf, headTags } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { sitePath, useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { product as productDataOf } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { typedQuantity } from '#web/product/product-choice.ts';
import { WallColours } from '#web/product/wall/wall-colours.tsx';
import { PosterOptions } from '#web/product-page/poster-options.tsx';
import { PosterPurchase } from '#web/product-page/poster-purchase.tsx';
import { PosterQuantity } from '#web/product-page/poster-quantity.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { useTrackOnce } from '#web/tracking/track.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { OptionFieldset, SwatchOption } from '#web/ui/option-box.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { WishListButton } from '#web/wish-list/wish-list-button.tsx';
import type { Route } from './+types/poster';
import '#web/product-page/poster-page.css';

/** Stands below the first view. */
const scenes = lazyComponent(async () => (await import('#web/product-page/poster-scenes.tsx')).PosterScenes);

export const handle: Handle = { robots: 'index' };

type Wanted = Omit<Input<Calls['GET /web-api/posters/:poster']>, 'poster'>;

/** Values of an address or a form; longer ones are none. */
function wantedOf(given: { get(key: string): unknown }): Wanted {
  return Object.fromEntries(
    posterChoiceKeys.flatMap((key) => {
      const value = given.get(key);
      return typeof value === 'string' && value !== '' && value.length <= 40 ? [[key, value]] : [];
    }),
  );
}

export async function loader({ context, request, params: { poster } }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'myposter' || !/^[a-z]{2,12}$/.test(poster)) throw notFound();
  const query = new URL(request.url).searchParams;
  const { quantity, answer } = typedQuantity(query, photoframeQuantities, 'amount');
  const amount = quantity === null ? undefined : String(quantity);
  const shown = await orFault(page.call('GET /web-api/posters/:poster', { ...wantedOf(query), poster, amount }));
  await scenes.prepare();
  const beside = neighbourQuantities(photoframeQuantities, shown.choice.quantity);
  return { ...shown, ...beside, typed: answer && renderMessages(answer, requestTexts(page)) };
}

/** Puts the poster into the cart as it is: saved as a design, like one that was changed in the configurator. */
export async function action({ context, request, params: { poster } }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const { call, site } = page;
  if (site.channel !== 'myposter') throw notFound();
  const wanted = wantedOf(await postedForm(request));
  try {
    const { choice } = await call('GET /web-api/posters/:poster', { ...wanted, poster });
    const { quantity, ...options } = choice;
    const sku = photoframeSku({ type: 'photoframe', ...options });
    const { design } = await call('GET /web-api/poster-blank', { sku, colourway: options.colourway });
    const { id } = await call('POST /web-api/designs', { design, choice });
    await call('POST /web-api/cart/lines', { designId: id, quantity });
  } catch (error) {
    if (!isFault(error)) throw error;
    return data({ failure: shownFault(error).text }, { status: faults[error.code].status });
  }
  throw redirect(sitePath(site, pathTo('cart')));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, metaDescription, scenes } = loaderData;
  return [
    ...headTags({ title, description: metaDescription, channel: channelOf(matches) }),
    ...catalogueTags(matches, title, scenes[0] ? `${scenes[0].image}-1200.webp` : null),
  ];
}

type PosterData = Route.ComponentProps['loaderData'];

/** In the chosen colour, with the unit prices of all quantities. */
function structuredData({ id, title, metaDescription, image, ladder }: PosterData, canonical: string): object {
  const images = [`${image}-${pictureWidths.at(-1) ?? 1040}.webp`];
  return productDataOf({ id, title, metaDescription, images, ladder }, 'myposter', canonical);
}

export default function Poster({ loaderData: poster, actionData }: Route.ComponentProps) {
  const t = useTexts(posterTexts);
  const { search, isPending, go } = useSearchAhead();
  const { quantity, ...options } = poster.choice;
  const { unit } = poster;
  const canonical = useRootData()?.canonical;
  useTrackOnce(poster.id, {
    kind: 'product-view',
    currency: unit.currency,
    product: { id: poster.id, name: poster.name, quantity, unit: unit.amount },
  });
  // Of the newest address: the answer to the choice before may still be on its way.
  const choose = (key: string, value: string) => {
    const query = new URLSearchParams(search);
    query.set(key, value);
    go(`?${query}`, { replace: true, preventScrollReset: true });
  };
  const colour = poster.colourways.find(({ key }) => key === options.colourway);
  return (
    <>
      {canonical ? <JsonLd data={structuredData(poster, canonical)} /> : null}
      <div className="wrap">
        <Breadcrumbs items={poster.breadcrumbs} />
        <div className="grid gap-x-15 gap-y-7 pb-15 lg:grid-cols-[minmax(0,1fr)_456px] lg:items-start">
          <Stage poster={poster} choice={{ type: 'photoframe', ...options }} />
          <div>
            <div className="flex items-start justify-between gap-1">
              <PageTitle>{poster.name}</PageTitle>
              <WishListButton card={poster.id} name={poster.name} colourway={options.colourway ?? ''} className="-mr-3 shrink-0" />
            </div>
            <p className="mt-2 mb-6 text-ink-soft">{poster.description}</p>
            <Form method="get" preventScrollReset replace>
              <OptionFieldset name="colourway" label={t('poster.colour')} aside={colour?.name}>
                <div className="flex flex-wrap gap-4">
                  {poster.colourways.map(({ key, hex, name }) => (
                    <SwatchOption
                      key={key}
                      name="colourway"
                      value={key}
                      isChosen={key === options.colourway}
                      hex={hex}
                      label={name}
                      size={40}
                      onChoose={() => choose('colourway', key)}
                    />
                  ))}
                </div>
              </OptionFieldset>
              <PosterOptions groups={poster.groups} chosen={options} onChoose={choose} />
              <PosterQuantity
                quantity={quantity}
                fewer={poster.fewer}
                more={poster.more}
                ladder={poster.ladder}
                hint={poster.hint}
                typed={poster.typed}
                onChoose={(typed) => choose('amount', typed.trim().slice(0, 12))}
              />
              <noscript>
                <Button type="submit" kind="secondary" small className="mb-4 w-full">
                  {t('poster.apply')}
                </Button>
              </noscript>
            </Form>
            <PosterPurchase poster={poster} isPending={isPending} failure={actionData?.failure ?? null} />
          </div>
        </div>
      </div>
      {poster.scenes.length > 0 ? (
        <Suspense>
          <scenes.Component scenes={poster.scenes} />
        </Suspense>
      ) : null}
      <section data-list="similar" className="wrap section">
        <div className="mb-7 flex items-baseline justify-between gap-6">
          <h2 className="type-h2">{t('poster.similar')}</h2>
          <PageLink to={pathTo('posters')} className="text-link">
            {t('poster.all')}
          </PageLink>
        </div>
        <PosterGrid columns={4}>
          {poster.similar.map((tile, at) => (
            <PosterTile key={tile.id} tile={tile} place={at} level={3} />
          ))}
        </PosterGrid>
      </section>
    </>
  );
}

/** Larger pieces are shown smaller, so that all of them fit on the wall. */
function Stage({ poster, choice }: { poster: PosterData; choice: PhotoframeChoice }) {
  const t = useTexts(posterTexts);
  const { widthMm, heightMm } = outerSize(choice);
  const colour = poster.colourways.find(({ key }) => key === choice.colourway)?.name ?? '';
  const shrink = Math.min(1, 900 / Math.max(heightMm, widthMm * 0.86));
  return (
    <div className="poster-stage painted">
      <div className="poster-scene">
        <div style={{ zoom: shrink }}>
          <FramedPicture
            piece={{
              choice,
              name: `${t('poster.image', { name: poster.name, color: colour })}, ${poster.line}`,
              picture: <PosterPicture image={poster.image} sizes="(min-width: 900px) 480px, 80vw" isFirst />,
            }}
          />
        </div>
      </div>
      <WallColours />
    </div>
  );
}
