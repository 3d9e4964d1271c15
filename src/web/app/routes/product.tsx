/** One card: seen, chosen and priced. Its address carries everything that is chosen. */
import { Suspense } from 'react';
import { categoryName } from '#core/catalogue/categories.ts';
import { formalityOf, offersNewsletter } from '#core/catalogue/occasions.ts';
import { cardPictureBase, cardPicturePath, picturePanelsOf, pictureWidths } from '#core/catalogue/picture.ts';
import { scenePictureBase } from '#core/catalogue/scenes/scene-picture.ts';
import { shapeName } from '#core/catalogue/titles.ts';
import { quantitiesOf } from '#core/products/card/type-quantities.ts';
import { productTexts } from '#texts/de/product.ts';
import { renderMessages } from '#texts/render-messages.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { catalogueTags, channelOf, headTags } from '#web/page/head.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useSearchAhead } from '#web/page/pending-search.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { product as productDataOf } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';
import { accessoryGroups } from '#web/product/accessory-groups.ts';
import { ladderRows } from '#web/product/ladder-rows.ts';
import {
  type Chosen,
  chosenOf,
  isKey,
  sampleOf,
  searchOf,
  searchOfTyped,
  shapeOf,
  typedQuantity,
  wantedOf,
} from '#web/product/product-choice.ts';
import { SampleForm } from '#web/product/sample-form.tsx';
import { BuyBar, BuyColumn } from '#web/product-page/buy-column.tsx';
import { useLivePrice } from '#web/product-page/live-price.ts';
import { OtherAges } from '#web/product-page/other-ages.tsx';
import { OtherQuantityForm } from '#web/product-page/other-quantity.tsx';
import { Macro, ProductScene, prepareScenes } from '#web/product-page/product-scene.tsx';
import { Similar } from '#web/product-page/similar.tsx';
import { SuiteRow } from '#web/product-page/suite-row.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { useTrackOnce } from '#web/tracking/track.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { WishListButton } from '#web/wish-list/wish-list-button.tsx';
import type { Route } from './+types/product';

/** Not needed for the first view. */
const accessories = lazyComponent(async () => (await import('#web/product-page/card-accessories.tsx')).CardAccessories);

/** Accessories beside a card; the others have a page of their own. */
const shownParts: ReadonlySet<string> = new Set(['envelope', 'inlay', 'ribbon', 'seal', 'pen']);

export const handle: Handle = { robots: 'index' };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.site.channel !== 'federleicht' || !isKey(params.card)) throw notFound();
  const query = new URL(request.url).searchParams;
  const wanted = wantedOf(query);
  const { quantity, answer } = typedQuantity(query, wanted.form && quantitiesOf(wanted.form));
  const product = await orFault(page.call('GET /web-api/cards/:card', { ...wanted, card: params.card, quantity: quantity ?? undefined }));
  if (product.isWithdrawn) throw notFound();
  const address = formalityOf(product.occasion);
  const t = requestTexts(page, address);
  const typed = answer && renderMessages(answer, t);
  // Beside their design the pieces are called by what they are.
  const suite = product.suite.map((tile) => ({
    ...tile,
    name: t(categoryName(tile.category)),
    line: t(shapeName(tile.form, tile.format)),
  }));
  const ladder = ladderRows(product.price.ladder, product.price.quantity);
  const { form, format } = product.choice;
  const fitting = await page.call('GET /web-api/card-accessories', { card: product.id, form, format });
  const beside = fitting.accessories.filter(({ sku, part }) => shownParts.has(part) && !sku.endsWith('-roll'));
  const offers = accessoryGroups(beside, (part) => t({ key: `range.accessory.${part}` }), product.price.quantity);
  await accessories.prepare();
  await prepareScenes();
  return {
    product: { ...product, suite, price: { ...product.price, ladder } },
    offers,
    address,
    hasNewsletter: offersNewsletter([product.occasion]),
    typed,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, metaDescription, choice, colourways, scenes } = loaderData.product;
  const shown = { card: id, form: choice.form, format: choice.format, colourway: colourways[0]?.key ?? '', panel: 'front' } as const;
  const scene = scenes[0] ? `${scenePictureBase(scenes[0].scene, cardPictureBase(shown))}-1200.webp` : null;
  return [...headTags({ title, description: metaDescription, channel: channelOf(matches) }), ...catalogueTags(matches, title, scene)];
}

type ProductOfPage = Route.ComponentProps['loaderData']['product'];

/** Front and back in the chosen form and colour. */
function productData(shown: ProductOfPage, { format, colourway }: Chosen, canonical: string): object {
  const { form, format: size } = shapeOf({ format });
  const images = picturePanelsOf(form)
    .filter((panel) => panel === 'front' || panel === 'back')
    .map((panel) => cardPicturePath({ card: shown.id, form, format: size, colourway, panel, width: pictureWidths.at(-1) ?? 1040 }));
  const { id, title, metaDescription } = shown;
  return productDataOf({ id, title, metaDescription, images, ladder: shown.price.ladder }, 'federleicht', canonical);
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, offers, address, typed } = loaderData;
  const { search, isPending, go } = useSearchAhead();
  const chosen = chosenOf(product, new URLSearchParams(search), isPending);
  const { price, isExact } = useLivePrice(product, chosen, isPending, address);
  const priced = { ...product, price };
  const choose = (change: Partial<Chosen>) => go(searchOf({ ...chosen, ...change }), { replace: true, preventScrollReset: true });
  const { form, format } = shapeOf(chosen);
  const colourway = product.colourways.find((one) => one.key === chosen.colourway) ?? product.colourways[0];
  const view = { product, colourway, form, format };
  const canonical = useRootData()?.canonical;
  const t = useTexts(productTexts);
  const { unit, quantity } = price;
  useTrackOnce(product.id, {
    kind: 'product-view',
    currency: unit.currency,
    product: { id: product.id, name: product.name, quantity, unit: unit.amount },
  });
  return (
    <>
      {canonical ? <JsonLd data={productData(priced, chosen, canonical)} /> : null}
      <div className="wrap">
        <Breadcrumbs items={product.breadcrumbs} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_minmax(360px,430px)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-[clamp(28px,4.6vw,60px)]">
          <div className="product-pictures">
            <ProductScene {...view} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="flex items-start justify-between gap-4">
              <PageTitle>{product.name}</PageTitle>
              <WishListButton card={product.id} name={product.name} colourway={chosen.colourway} className="-mr-3 shrink-0" />
            </div>
            <p className="mt-1 font-semibold">{product.kind}</p>
            <p className="mt-2 mb-5 text-ink-soft">{product.description}</p>
            <OtherAges ages={product.ages} />
            <BuyColumn product={priced} chosen={chosen} isPending={!isExact} typed={typed} onChoose={choose} />
            {product.occasion === 'blanko' ? null : <SampleForm id="muster" sample={sampleOf(product.id, chosen)} />}
            <OtherQuantityForm
              chosen={chosen}
              onChoose={(quantity) => go(searchOfTyped(chosen, quantity), { replace: true, preventScrollReset: true })}
            />
          </div>
          <div className="product-facts grid gap-6 md:grid-cols-2">
            <Macro {...view} />
            <dl className="figures border-t border-line">
              {product.postage ? (
                <div className="border-b border-line py-2.5">
                  <dt className="text-small text-ink-soft">{t('product.postage')}</dt>
                  <dd className="font-semibold">{product.postage}</dd>
                </div>
              ) : null}
              {product.facts.map((fact) => (
                <div key={fact.name} className="border-b border-line py-2.5 last:border-0">
                  <dt className="text-small text-ink-soft">{fact.name}</dt>
                  <dd className="font-semibold">
                    {fact.path ? (
                      <PageLink to={fact.path} ahead="never" className="text-link">
                        {fact.value}
                      </PageLink>
                    ) : (
                      fact.value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {offers.length > 0 ? (
          <Suspense>
            <accessories.Component groups={offers} />
          </Suspense>
        ) : null}
      </div>
      <SuiteRow tiles={product.suite} whole={product.wholeSuite} colourway={colourway?.key} />
      <Similar tiles={product.similar} family={product.family} />
      <BuyBar product={priced} chosen={chosen} />
    </>
  );
}
