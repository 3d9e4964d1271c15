/** One poster: seen on a wall, chosen and priced. Its address carries everything that is chosen. */
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { outerSize } from '#core/products/photoframe/geometry.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import { pathTo } from '#core/site/paths.ts';
import { posterChoiceKeys } from '#core/site/query.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault, shownFault } from '#web/page/fault-response.ts';
import { channelOf, headTags } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { WallColours } from '#web/product/wall/wall-colours.tsx';
import { PosterOptions } from '#web/product-page/poster-options.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { useTrackOnce } from '#web/tracking/track.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { OptionGroup, SwatchOption } from '#web/ui/option-box.tsx';
import { WishListButton } from '#web/wish-list/wish-list-button.tsx';
import type { Route } from './+types/poster';
import '#web/product-page/poster-page.css';

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
  return orFault(page.call('GET /web-api/posters/:poster', { ...wantedOf(new URL(request.url).searchParams), poster }));
}

/** Puts the poster into the cart as it is: saved as a design, like one that was changed in the configurator. */
export async function action({ context, request, params: { poster } }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const { call, site } = page;
  if (site.channel !== 'myposter') throw notFound();
  const wanted = wantedOf(await request.formData());
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
  return headTags({ title: loaderData.title, description: loaderData.metaDescription, channel: channelOf(matches) });
}

type PosterData = Route.ComponentProps['loaderData'];

/** The whole choice as the configurator's address says it; of a single piece nothing. */
function searchOf({ quantity, poster: _, ...choice }: PosterData['choice']): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(choice)) if (value !== undefined) query.set(key, String(value));
  if (quantity > 1) query.set('amount', String(quantity));
  return `?${query}`;
}

export default function Poster({ loaderData: poster, actionData }: Route.ComponentProps) {
  const t = useTexts(posterTexts);
  const { search, isPending, go } = useSearchAhead();
  const { quantity, ...options } = poster.choice;
  const { unit } = poster;
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
      <div className="wrap">
        <Breadcrumbs items={poster.breadcrumbs} />
        <div className="poster-page">
          <Stage poster={poster} choice={{ type: 'photoframe', ...options }} />
          <div>
            <div className="flex items-start justify-between gap-4">
              <h1 className="type-title">{poster.name}</h1>
              <WishListButton card={poster.id} name={poster.name} colourway={options.colourway ?? ''} className="heart-product" />
            </div>
            <p className="mt-2 mb-6 text-ink-soft">{poster.description}</p>
            <Form method="get" preventScrollReset replace>
              <OptionGroup name="colourway" label={t('poster.colour')} aside={colour?.name}>
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
              </OptionGroup>
              <PosterOptions groups={poster.groups} chosen={options} onChoose={choose} />
              <noscript>
                <Button type="submit" kind="secondary" small className="mb-4 w-full">
                  {t('poster.apply')}
                </Button>
              </noscript>
            </Form>
            <Purchase poster={poster} isPending={isPending} failure={actionData?.failure ?? null} />
          </div>
        </div>
      </div>
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

function Purchase({ poster, isPending, failure }: { poster: PosterData; isPending: boolean; failure: string | null }) {
  const t = useTexts(posterTexts);
  const isSending = useNavigation().formMethod === 'POST';
  const { quantity, ...options } = poster.choice;
  const editPath = `${pathTo('configurator-photo-frame')}${searchOf(poster.choice)}&poster=${poster.id}`;
  return (
    <Form method="post" className="border-t border-line pt-5">
      {Object.entries({ ...options, amount: quantity }).map(([key, value]) =>
        value === undefined || key === 'poster' ? null : <input key={key} type="hidden" name={key} value={value} />,
      )}
      <dl className="poster-parts figures text-small text-ink-soft">
        {poster.parts.length > 1
          ? poster.parts.map(({ key, label, amount }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{amount.text}</dd>
              </div>
            ))
          : null}
      </dl>
      <p aria-live="polite" className={`font-display figures text-price mt-2 tracking-[-0.01em] ${isPending ? 'opacity-55' : ''}`}>
        {poster.total.text}
      </p>
      <p className="text-caption text-ink-soft">
        {t('poster.vat')}{' '}
        <PageLink to={pathTo('shipping')} className="text-link">
          {t('poster.shipping')}
        </PageLink>
      </p>
      <p className="mt-1 mb-5 text-small">{t('poster.days', { days: poster.workingDays })}</p>
      {failure ? (
        <p className="field-error mb-4" role="alert">
          {t('poster.failed', { reason: failure })}
        </p>
      ) : null}
      {poster.isPersonal ? (
        <ButtonLink to={editPath} reloadDocument className="w-full">
          {t('poster.personalise')}
        </ButtonLink>
      ) : (
        <div className="grid gap-3">
          <Button type="submit" className="w-full" busy={isSending}>
            {t('poster.buy')}
          </Button>
          <ButtonLink to={editPath} reloadDocument kind="secondary" className="w-full">
            {t('poster.edit')}
          </ButtonLink>
        </div>
      )}
    </Form>
  );
}
