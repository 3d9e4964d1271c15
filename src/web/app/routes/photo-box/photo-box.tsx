/** /fotobox/: both boxes with their prices, papers and lids, and the way to a box of one's own. */
import { type BoxType, boxTypes, type LidDesign } from '#core/products/photobox/boxes.ts';
import { pathTo } from '#core/site/paths.ts';
import { photoBoxPageTexts } from '#texts/de/photobox/page.ts';
import type { Handle } from '#web/app/root.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { product as productDataOf } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { BoxDrawing } from '#web/product/photobox/box-drawing.tsx';
import { boxOffer } from '#web/product-page/photo-box-offer.ts';
import { LidSample, PaperSample } from '#web/product-page/photo-box-samples.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/photo-box';
import '#web/product/photobox/box-drawing.css';
import '#web/product-page/photo-box-page.css';
import '#web/product-page/wall-art.css';

export const handle: Handle = { robots: 'index' };

export async function loader({ context }: Route.LoaderArgs) {
  return orFault(boxOffer(context.get(pageRequest)));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const t = metaTexts(matches, photoBoxPageTexts);
  const description = t('photo-box.description', { price: loaderData.from });
  return headTags({ title: t('photo-box.title'), description, channel: channelOf(matches) });
}

type Data = Route.ComponentProps['loaderData'];

/** A configurator is entered anew: nothing of a draft of before is in its address. */
function startPath(keys: Record<string, string> = {}): string {
  const query = new URLSearchParams(keys).toString();
  return query === '' ? pathTo('configurator-photobox') : `${pathTo('configurator-photobox')}?${query}`;
}

export default function PhotoBox({ loaderData: offer }: Route.ComponentProps) {
  const t = useTexts(photoBoxPageTexts);
  const { channel } = useSite();
  const canonical = useRootData()?.canonical;
  const facts = {
    id: 'photobox',
    title: t('photo-box.title'),
    metaDescription: t('photo-box.description', { price: offer.from }),
    images: [],
    ladder: offer.boxes.flatMap(({ prices }) => prices),
  };
  return (
    <>
      {canonical ? <JsonLd data={import.meta.env.SSR && productDataOf(facts, channel, canonical)} /> : null}
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('photo-box.home'), path: pathTo('home') },
            { name: t('photo-box.title'), path: pathTo('photo-box') },
          ]}
        />
        <div className="grid gap-x-15 gap-y-8 lg:grid-cols-[minmax(0,1fr)_430px] lg:items-start">
          <div className="box-scene">
            <BoxDrawing type="small" design="motiv" label={labelOf(offer, 'small', 'motiv', t)} />
          </div>
          <Buying offer={offer} />
        </div>
      </div>
      <Boxes offer={offer} />
      <Papers offer={offer} />
      <Lids offer={offer} />
    </>
  );
}

type Texts = ReturnType<typeof useTexts<keyof typeof photoBoxPageTexts>>;

/** "Kleine Fotobox, offen mit Abzügen, Deckel bedruckt" */
function labelOf({ boxes }: Data, type: BoxType, design: LidDesign, t: Texts): string {
  const box = boxes.find(({ photoboxType }) => photoboxType === type);
  const lid = box?.designTypes.find(({ value }) => value === design);
  return t('photo-box.image', { box: box?.name ?? '', lid: lid?.name ?? '' });
}

function Buying({ offer }: { offer: Data }) {
  const t = useTexts(photoBoxPageTexts);
  const facts = [
    ['prints', offer.boxes.map(({ line }) => line).join(', ')],
    ['paper', offer.papers.map(({ name }) => name).join(', ')],
    ['order', t('photo-box.fact.order.value')],
    ['days', t('photo-box.fact.days.value', { days: offer.workingDays })],
  ] as const;
  return (
    <div>
      <PageTitle>{t('photo-box.title')}</PageTitle>
      <p className="mt-3 text-lead">{t('photo-box.lead')}</p>
      <p className="font-display figures text-price mt-5 tracking-[-0.01em]">{t('photo-box.from', { price: offer.from })}</p>
      <p className="text-caption text-ink-soft">
        {t('photo-box.page.vat')}{' '}
        <PageLink to={pathTo('shipping')} className="text-link">
          {t('photo-box.shipping')}
        </PageLink>
      </p>
      <p className="mt-3 text-small">{offer.delivery}</p>
      <ButtonLink to={startPath()} reloadDocument className="mt-5 w-full">
        {t('photo-box.start')}
      </ButtonLink>
      <dl className="mt-7 grid grid-cols-[7.5rem_1fr] gap-y-2.5 border-t border-line pt-5 text-small">
        {facts.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="text-ink-soft">{t(`photo-box.fact.${key}`)}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const shownLid = { small: 'weiss', photoprint: 'natur' } as const;

function Boxes({ offer }: { offer: Data }) {
  const t = useTexts(photoBoxPageTexts);
  const known = offer.boxes.filter((box): box is typeof box & { photoboxType: BoxType } =>
    boxTypes.some((type) => type === box.photoboxType),
  );
  return (
    <section className="wrap section">
      <h2 className="type-h2 mb-2">{t('photo-box.both')}</h2>
      <p className="mb-7 max-w-[60ch] text-small text-ink-soft">{t('photo-box.prices')}</p>
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        {known.map(({ photoboxType: type, name, line, prices }) => (
          <article key={type}>
            <div className="box-tile">
              <BoxDrawing
                type={type}
                design={shownLid[type]}
                label={labelOf(offer, type, shownLid[type], t)}
                className={`box-drawing-${type}`}
              />
            </div>
            <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <div>
                <h3 className="type-h3">{name}</h3>
                <p>{t(`photo-box.${type}.for`)}</p>
                <p className="figures mt-1 text-small text-ink-soft">{line}</p>
              </div>
              <table className="size-table figures w-full border-collapse self-start">
                <caption className="unseen">{name}</caption>
                <tbody>
                  {prices.map(({ count, unit }) => (
                    <tr key={count}>
                      <th scope="row">{t('photo-box.count', { count })}</th>
                      <td>{unit.text}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <ButtonLink to={startPath({ photoboxType: type })} reloadDocument kind="secondary" className="mt-5">
              {t(`photo-box.start.${type}`)}
            </ButtonLink>
          </article>
        ))}
      </div>
    </section>
  );
}

function Papers({ offer: { papers } }: { offer: Data }) {
  const t = useTexts(photoBoxPageTexts);
  return (
    <section className="wrap section">
      <h2 className="type-h2 mb-7">{t('photo-box.papers')}</h2>
      <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-3">
        {papers.map(({ value, name, note, addition, max }, at) => (
          <li key={value}>
            <PaperSample paper={value} scene={at + 2} />
            <h3 className="type-h4 mt-3">{name}</h3>
            <p className="text-small text-ink-soft">{note}</p>
            <p className="figures text-small">
              {addition ? t('photo-box.papers.more', { price: addition }) : t('photo-box.papers.same')}
              {max === null ? '' : `, ${t('photo-box.papers.max', { max })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lids({ offer: { lids } }: { offer: Data }) {
  const t = useTexts(photoBoxPageTexts);
  return (
    <section className="wrap section">
      <h2 className="type-h2 mb-7">{t('photo-box.lids')}</h2>
      <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-3">
        {lids.map(({ value, name, note, addition }) => (
          <li key={value}>
            <LidSample design={value} />
            <h3 className="type-h4 mt-3">{name}</h3>
            <p className="text-small text-ink-soft">{note}</p>
            <p className="figures text-small">{addition ? t('photo-box.lids.more', { price: addition }) : t('photo-box.lids.same')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
