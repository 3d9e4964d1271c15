/** One type of calendar: seen in a design, chosen and priced. A plain form leads to its configurator. */
import { calendarPictureBase } from '#core/catalogue/calendar-picture.ts';
import { completeCalendar, usualRefinement } from '#core/products/calendar/complete.ts';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { pricedOptionsRow } from '#core/products/calendar/rows.ts';
import { defaultStart } from '#core/products/calendar/start.ts';
import { nearestText } from '#core/products/nearest-text.ts';
import { pathTo } from '#core/site/paths.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { calendarPageTexts } from '#texts/de/calendar/pages.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { product as productData } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { CalendarFacts } from '#web/product-page/calendar-facts.tsx';
import { calendarTiles } from '#web/product-page/calendar-list.ts';
import { measuresOf } from '#web/product-page/calendar-measures.ts';
import { CalendarPurchase } from '#web/product-page/calendar-purchase.tsx';
import { CalendarTile } from '#web/product-page/calendar-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { useTrackOnce } from '#web/tracking/track.ts';
import type { Route } from './+types/calendar';
import '#web/product-page/calendars.css';

export const handle: Handle = { robots: 'index' };

export async function loader({ context, request, params: { calendarType: named } }: Route.LoaderArgs) {
  const { call, site } = context.get(pageRequest);
  const calendarType = calendarTypes.find((one) => one === named);
  if (!calendarType) throw notFound();
  const query = new URL(request.url).searchParams;
  const asked = query.get('designGroupId') ?? query.get('designId')?.slice(0, -1) ?? '1';
  const [offer, sold] = await orFault(Promise.all([call('GET /web-api/calendar-types', {}), call('GET /web-api/calendar-pricing', {})]));
  const pricing = { ...sold, options: pricedOptionsRow(sold.options, sold.prices) };
  const known = offer.groups.map(({ id }) => String(id)) as [string, ...string[]];
  const group = await orFault(call('GET /web-api/calendar-design-group', { id: nearestText(asked, known), calendarType }));
  const own = offer.types.find((type) => type.calendarType === calendarType);
  if (!own) throw notFound();
  const designId =
    group.designs.find((design) => String(design.designId) === query.get('designId'))?.designId ?? group.designs[0]?.designId ?? 11;
  const [first] = group.startMonths;
  const usual = defaultStart(`${group.startMonths[1] ?? first ?? '2027-01'}-01`);
  const choice = completeCalendar(
    { calendarType, designGroupId: group.id, designId, refinementType: usualRefinement(site.channel) },
    { rows: pricing.options },
    usual,
  );
  const shownFormat = own.formats[0] ?? { key: choice.formatType, widthMm: 1, heightMm: 1 };
  const article = await orFault(call('GET /web-api/calendar-price', { calendarType, designGroupId: group.id }));
  return {
    own,
    group,
    choice,
    pricing,
    article,
    sheet: { widthMm: shownFormat.widthMm, heightMm: shownFormat.heightMm },
    measures: measuresOf(choice),
    delivery: offer.delivery,
    workingDays: offer.workingDays,
    monthNames: calendarNames(site.locale).months.long,
    others: calendarTiles(offer).filter((tile) => tile.group.id === group.id && tile.calendarType !== calendarType),
    images: (['cover', 'month'] as const).map((sheet) => calendarPictureBase({ calendarType, designId, sheet })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const t = metaTexts(matches, calendarPageTexts);
  const { name: type, note, from } = loaderData.own;
  const description = t('calendars.meta', { type, note, price: from.text });
  return headTags({ title: t('calendars.meta.title', { type }), description, channel: channelOf(matches) });
}

type Data = Route.ComponentProps['loaderData'];

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(calendarPageTexts);
  const { channel } = useSite();
  const canonical = useRootData()?.canonical;
  const { own, group, choice, images, article, others, sheet: size } = loaderData;
  const { calendarType, name, note, from } = own;
  useTrackOnce(calendarType, {
    kind: 'product-view',
    currency: from.currency,
    product: { id: calendarType, name, quantity: 1, unit: from.amount },
  });
  const described = {
    id: calendarType,
    title: t('calendars.meta.title', { type: name }),
    metaDescription: t('calendars.meta', { type: name, note, price: from.text }),
    images: images.map((image) => `${image}-1040.webp`),
    ladder: article.ladder,
  };
  const shown = group.designs.find(({ designId }) => designId === choice.designId) ?? group.designs[0];
  return (
    <>
      {canonical ? <JsonLd data={import.meta.env.SSR && productData(described, channel, canonical)} /> : null}
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('calendars.start'), path: pathTo('home') },
            { name: t('calendars.title'), path: pathTo('calendars') },
            { name, path: pathTo('calendar', { calendarType }) },
          ]}
        />
        <div className="calendar-page">
          <div className="calendar-stage" data-mounting={calendarType === 'terminkalender' ? 'side' : 'top'}>
            {images.map((image, at) => (
              <span
                key={image}
                className="calendar-sheet"
                role="img"
                aria-label={t(at === 0 ? 'calendars.image' : 'calendars.image.month', {
                  type: name,
                  group: group.name,
                  colouring: shown?.name ?? '',
                })}
                style={{ aspectRatio: `${size.widthMm} / ${size.heightMm}` }}
                data-wide={size.widthMm > size.heightMm || undefined}
              >
                <PosterPicture image={image} sizes="(min-width: 768px) 400px, 60vw" isFirst={at === 0} />
              </span>
            ))}
          </div>
          <div>
            <h1 className="type-title">{name}</h1>
            <p className="mt-2 text-lead">{note}</p>
            <p className="figures mt-3 text-small">{t('calendars.from', { price: from.text })}</p>
            <Designs group={group} calendarType={calendarType} designId={choice.designId} />
            <CalendarPurchase
              key={`${calendarType} ${choice.designId}`}
              start={choice}
              pricing={loaderData.pricing}
              startMonths={group.startMonths}
              monthNames={loaderData.monthNames}
              delivery={loaderData.delivery}
            >
              {(chosen) => (
                <CalendarFacts choice={chosen} formats={own.formats} measures={loaderData.measures} workingDays={loaderData.workingDays} />
              )}
            </CalendarPurchase>
          </div>
        </div>
      </div>
      <section data-list="similar" className="wrap section">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 className="type-h2">{t('calendars.more')}</h2>
          <PageLink to={pathTo('calendars')} className="text-link">
            {t('calendars.every')}
          </PageLink>
        </div>
        <div className="calendar-grid">
          {others.map((tile) => (
            <CalendarTile key={tile.calendarType} tile={tile} level={3} />
          ))}
        </div>
      </section>
    </>
  );
}

/** Groups by name, and the colourings of the one that is shown. */
function Designs({ group, calendarType, designId }: Pick<Data, 'group'> & { calendarType: string; designId: number }) {
  const t = useTexts(calendarPageTexts);
  const path = pathTo('calendar', { calendarType });
  const shown = group.designs.find((design) => design.designId === designId);
  return (
    <div className="mt-5 border-t border-line py-4">
      <h2 className="mb-3 text-small font-semibold">{t('calendars.groups')}</h2>
      <nav aria-label={t('calendars.groups')} className="grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-2">
        {group.groups.map(({ id, name }) => (
          <PageLink key={id} to={`${path}?designGroupId=${id}`} aria-current={id === group.id || undefined} className="calendar-box">
            {name}
          </PageLink>
        ))}
      </nav>
      <p className="mt-2 text-small text-ink-soft">{group.note}</p>
      {group.designs.length > 1 ? (
        <nav aria-label={t('calendars.colouring')} className="mt-3 flex items-center gap-3">
          {group.designs.map(({ designId: id, name, hex }) => (
            <PageLink
              key={id}
              to={`${path}?designGroupId=${group.id}&designId=${id}`}
              aria-current={id === designId || undefined}
              className="calendar-swatch"
              style={{ '--hue': hex }}
            >
              <span className="unseen">{name}</span>
            </PageLink>
          ))}
          <span className="text-small text-ink-soft">{shown?.name}</span>
        </nav>
      ) : null}
    </div>
  );
}
