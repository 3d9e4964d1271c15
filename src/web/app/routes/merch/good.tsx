/** One photo gift: seen, chosen and priced. A plain form leads to its configurator. */
import { useState } from 'react';
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import { posterPictureBase } from '#core/catalogue/poster-picture.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { goods as allGoods, isMerchSku, type MerchSku, merchWorkingDays } from '#core/products/merch/goods.ts';
import { merchOptions } from '#core/products/merch/options.ts';
import { merchPages } from '#core/products/merch/pages.ts';
import { merchPrice } from '#core/products/merch/price.ts';
import { merchLimits } from '#core/products/merch/product.ts';
import { pathTo } from '#core/site/paths.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { merchTexts } from '#texts/de/merch/merch.ts';
import { merchPageTexts } from '#texts/de/merch/merch-pages.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { usePath, useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { product as productData } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { GoodsSample } from '#web/product/merch/goods-sample.tsx';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { ScenePicture } from '#web/product/scene-picture.tsx';
import { GiftTile } from '#web/product-page/gift-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { useTrackOnce } from '#web/tracking/track.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/good';
import '#web/product-page/merch.css';

export const handle: Handle = { robots: 'index' };

/** Other gifts below the page. */
const shownOthers = 4;

/** Pixels of a photo that fills the print and is fine. */
function pixelsOf(sku: MerchSku): { width: number; height: number } {
  const { area } = allGoods[sku];
  const { fine } = merchLimits(completeMerch({ sku })).ppi;
  const pixels = (mm: number) => Math.ceil((mm * fine) / 25.4);
  return { width: pixels(area.widthMm), height: pixels(area.heightMm) };
}

export async function loader({ context, params: { sku } }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  if (!isMerchSku(sku)) throw notFound();
  const [{ goods, delivery }, pricing] = await orFault(
    Promise.all([call('GET /web-api/merch-goods', {}), call('GET /web-api/merch-pricing', {})]),
  );
  const at = goods.findIndex((good) => good.sku === sku);
  const own = goods[at];
  if (!own) throw notFound();
  const others = [...goods.slice(at + 1), ...goods.slice(0, at)].slice(0, shownOthers);
  const choice = completeMerch({ sku });
  const facts = { pages: merchPages(choice).length, pixels: pixelsOf(sku), days: merchWorkingDays };
  return { own, others, delivery, pricing, facts };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const t = metaTexts(matches, merchPageTexts);
  const { title, name, note, from } = loaderData.own;
  const description = t('gifts.meta', { name, note, price: from.text });
  return headTags({ title: t('gifts.meta.title', { title }), description, channel: channelOf(matches) });
}

type Data = Route.ComponentProps['loaderData'];

export default function Good({ loaderData }: Route.ComponentProps) {
  const t = useTexts(merchPageTexts);
  const { channel } = useSite();
  const canonical = useRootData()?.canonical;
  const { own, others } = loaderData;
  const { sku, title, name, note, from, ladder } = own;
  useTrackOnce(sku, { kind: 'product-view', currency: from.currency, product: { id: sku, name: title, quantity: 1, unit: from.amount } });
  const [scene] = own.scenes;
  const images = [scene ? `${scene.image}-1200.webp` : `${posterPictureBase(merchMotifs[sku])}-1040.webp`];
  const described = { id: sku, title, metaDescription: t('gifts.meta', { name, note, price: from.text }), images, ladder };
  return (
    <>
      {canonical ? <JsonLd data={productData(described, channel, canonical)} /> : null}
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: t('gifts.start'), path: pathTo('home') },
            { name: t('gifts.title'), path: pathTo('merch') },
            { name: title, path: pathTo('merch-good', { sku }) },
          ]}
        />
        <div className="gift-page">
          {own.scenes.length > 0 ? (
            <ul className="gift-photos">
              {own.scenes.map(({ scene, image, alt }, at) => (
                <li key={scene}>
                  <ScenePicture image={image} alt={alt} sizes="(min-width: 768px) 56vw, 100vw" isFirst={at === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="gift-scene gift-stage">
              <GoodsSample sku={sku} name={t('gifts.picture', { name })} width={1040} />
            </div>
          )}
          <div>
            <PageTitle>{title}</PageTitle>
            <p className="mt-1 font-semibold">{name}</p>
            <p className="mt-2 text-ink-soft">{note}</p>
            {own.warning ? <p className="mt-2 font-semibold">{t('gifts.warning', { warning: own.warning })}</p> : null}
            <Purchase key={sku} of={loaderData} />
            <Facts of={loaderData} />
          </div>
        </div>
      </div>
      <section data-list="similar" className="wrap section">
        <div className="mb-7 flex items-baseline justify-between gap-6">
          <h2 className="type-h2">{t('gifts.more')}</h2>
          <PageLink to={pathTo('merch')} className="text-link">
            {t('gifts.all')}
          </PageLink>
        </div>
        <div className="gift-grid">
          {others.map((good) => (
            <GiftTile key={good.sku} good={good} level={3} />
          ))}
        </div>
      </section>
    </>
  );
}

const purchaseTexts = { ...merchPageTexts, ...merchTexts };

function Purchase({ of: { own, pricing, delivery } }: { of: Data }) {
  const t = useTexts(purchaseTexts);
  const { locale, country } = useSite();
  const path = usePath();
  const [given, setGiven] = useState<Record<string, string>>({});
  const [quantity, setQuantity] = useState(1);
  const choice = completeMerch({ sku: own.sku, ...given });
  const price = merchPrice(choice, quantity, { prices: pricing.prices, country });
  const wire = (value: Money) => ({ ...value, text: formatMoney(value, locale) });
  const rows = price.ladder.map((row) => ({ quantity: row.quantity, unit: wire(row.unit), total: wire(row.total) }));
  const groups = merchOptions(choice, { rows: pricing.options }).filter(({ key }) => key !== 'sku');
  return (
    <form method="get" action={path(pathTo('configurator-merch-good', { sku: own.sku }))} className="mt-5">
      {groups.map(({ key, values }) => (
        <OptionFieldset key={key} name={key} label={t(key === 'size' ? 'gifts.size' : 'gifts.sides')}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(72px,1fr))] gap-2">
            {values.map(({ value }) => (
              <OptionBox
                key={value}
                name={key}
                value={value}
                isChosen={value === String(choice[key as 'size' | 'sides'])}
                onChoose={() => setGiven({ ...given, [key]: value })}
              >
                {key === 'size' ? value : t({ key: `merch.sides.${value}` })}
              </OptionBox>
            ))}
          </div>
        </OptionFieldset>
      ))}
      <div className="border-t border-line pt-4">
        <h2 className="mb-2 text-small font-semibold">{t('gifts.quantity')}</h2>
        <PriceLadder rows={rows} chosen={quantity} name="amount" each={(unit) => t('gifts.each', { price: unit })} onChoose={setQuantity} />
      </div>
      <p aria-live="polite" className="font-display figures text-price mt-4 tracking-[-0.01em]">
        {formatMoney(price.total, locale)}
      </p>
      <p className="text-caption text-ink-soft">
        {t('gifts.vat')}{' '}
        <PageLink to={pathTo('shipping')} className="text-link">
          {t('gifts.shipping')}
        </PageLink>
      </p>
      <p className="figures mt-1 mb-4 text-small">{delivery.sentence}</p>
      <Button type="submit" className="w-full">
        {t('gifts.design')}
      </Button>
    </form>
  );
}

function Facts({ of: { own, facts } }: { of: Data }) {
  const t = useTexts(merchPageTexts);
  const shown = [
    ['area', own.area],
    ['photos', t('gifts.fact.photos.value', { count: facts.pages })],
    ['sharp', t('gifts.fact.sharp.value', facts.pixels)],
    ['days', t('gifts.fact.days.value', { days: facts.days })],
  ] as const;
  return (
    <dl className="mt-7 grid grid-cols-[7.5rem_1fr] gap-y-2.5 border-t border-line pt-5 text-small">
      {shown.map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="text-ink-soft">{t(`gifts.fact.${key}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
