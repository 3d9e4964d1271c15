/** The card configurator: the editor with a card's panels, price and pictures. */
import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { formalityOf } from '#core/catalogue/occasions.ts';
import { sheetsBeside } from '#core/products/accessory/fit.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { cardPrice } from '#core/products/card/price.ts';
import type { ProductPrice } from '#core/products/product.ts';
import { pathTo } from '#core/site/paths.ts';
import { formatDay } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { formatMoney } from '#core/values/money.ts';
import { cardPriceTexts } from '#texts/de/card-price.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { PageStrip } from '#web/editor/canvas/page-strip.tsx';
import { type OverlayProps, useEditor } from '#web/editor/context.ts';
import { BuyFoot } from '#web/editor/frame/buy-foot.tsx';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { paletteIcon, paperIcon, quantityIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel, optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import type { ProductPanels } from '#web/editor/frame/panel.tsx';
import { useNarrow } from '#web/editor/frame/use-window.ts';
import { TextFields } from '#web/editor/panels/text-fields.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { useTexts as usePageTexts } from '#web/page/texts.ts';
import { CardPicture } from '#web/product/card-picture.tsx';
import { createCardEditor, useAccessories, useCardProduct, useChoice } from './card-editor.ts';
import type { CardEntry } from './entry.ts';

type CardSet = Output<Calls['GET /web-api/card-set']>;

/** Quick changes of the quantity ask once. */
const pauseMs = 150;

/**
 * Price and postage of the card together with what is chosen beside it, from the server. Null until the first answer, and where none comes:
 * prices of accessories are then shown in the cart.
 */
function useCardSet(): CardSet | null {
  const site = useSite();
  const { form, format, paper, pageCount, quantity } = useChoice();
  const skus = Object.values(useAccessories()).join();
  const [set, setSet] = useState<CardSet | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const accessories = skus === '' ? [] : skus.split(',');
    const timer = setTimeout(() => {
      call(site)('GET /web-api/card-set', { form, format, paper, pageCount, quantity, accessories })
        .then((answer) => isCurrent && setSet(answer))
        .catch(() => isCurrent && setSet(null));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [site, form, format, paper, pageCount, quantity, skus]);
  return set;
}

type Props = { price: ProductPrice; entry: CardEntry };

/** Price, date and the way to the cart. */
function CardBuyBox({ price, entry }: Props) {
  const t = useEditorTexts();
  const cardT = usePageTexts(cardPriceTexts);
  const { locale } = useSite();
  const { refinementType } = useChoice();
  const { date, sentence } = entry.product.delivery;
  const refinement = entry.pricing.options.refinements.find(({ key }) => key === refinementType)?.name ?? null;
  const money = (value: ProductPrice['unit']) => formatMoney(value, locale);
  const set = useCardSet();
  return (
    <BuyFoot
      label={t('buy.button')}
      pieces={refinement ? t('buy.line', { count: price.quantity, finish: refinement }) : t('buy.line.plain', { count: price.quantity })}
      total={money(price.total)}
      note={cardT('price.shipping')}
    >
      <p className="figures">{t('buy.unit', { price: money(price.unit) })}</p>
      {set?.total ? (
        <div className="buy-beside figures">
          {set.accessories.map(({ sku, name, quantity, total }) => (
            <p key={sku}>
              <span>{t('buy.beside', { name, count: quantity })}</span> <span>{total.text}</span>
            </p>
          ))}
          <p className="buy-together">
            <span>{t('buy.together')}</span> <span>{money({ ...price.total, amount: price.total.amount + set.total.amount })}</span>
          </p>
        </div>
      ) : null}
      {set?.postage ? <p className="figures">{set.postage}</p> : null}
      <p className="buy-date figures" title={sentence}>
        {t('buy.date', { day: formatDay(date, locale, 'short') })}
      </p>
    </BuyFoot>
  );
}

/** Quantity and total in one line, for phones. */
function CardPriceLine({ price }: { price: ProductPrice }) {
  const t = useEditorTexts();
  const { locale } = useSite();
  return (
    <>
      {t('buy.line.plain', { count: price.quantity })} <strong>{formatMoney(price.total, locale)}</strong>
    </>
  );
}

/** Icons of the product's own panels. */
const icons = { colour: paletteIcon, paper: paperIcon, quantity: quantityIcon } as const;

/** Panels of the side bar. */
const listedPanels = ['text', 'pictures', 'elements', 'colour', 'paper', 'quantity', 'layers', 'versions', 'share'] as const;

const FoldPreview = lazy(() => import('./fold-preview.tsx'));
const BesideView = lazy(() => import('./beside/view.tsx'));
const BesidePanel = lazyPanel(async () => (await import('./beside/panel.tsx')).BesidePanel);
const CardTabs = optionalPart(async () => (await import('./beside/tabs.tsx')).CardTabs);
const OptionPanel = lazyPanel(async () => (await import('./option-panel.tsx')).CardOptionPanel);

const SuiteOffer = optionalPart(async () => (await import('#web/editor/panels/suite-offer.tsx')).SuiteOffer);

const NamesOffer = optionalPart(async () => (await import('#web/editor/fields/names-offer.tsx')).NamesOffer);
const AccessoryOverlay = optionalPart(async () => (await import('./accessory-overlay.tsx')).AccessoryOverlay);

const EnvelopeOverlay = optionalPart(async () => (await import('./beside/zones.tsx')).EnvelopeOverlay);

/** Accessories, what the punching takes away, and what the post reads of an envelope. Their drawings are fetched when there is one. */
function CardOverlay({ sheet, panel }: OverlayProps) {
  const chosen = useAccessories();
  const { form } = useCardProduct();
  if (form === 'envelope' && panel.id === 'front') return <EnvelopeOverlay sheet={sheet} />;
  const hasAccessories = panel.id === 'front' && Object.keys(chosen).length > 0;
  return hasAccessories || sheet.cut ? <AccessoryOverlay sheet={sheet} panel={panel} /> : null;
}

export function CardConfigurator({ entry }: { entry: CardEntry }) {
  const site = useSite();
  const address = formalityOf(entry.product.occasion);
  return (
    <ConfiguratorRoot address={address} createEditor={() => createCardEditor(entry, site, CardOverlay)}>
      <CardFrame entry={entry} address={address} />
    </ConfiguratorRoot>
  );
}

/** Tabs of the pages, the envelope and the inlay, and what stands for the open one in place of canvas and panel; nothing without the two. */
function useBeside(shape: CardShape): Pick<ProductPanels, 'pages' | 'viewPanels'> & { shown?: ReactNode } {
  const view = useEditor((state) => state.view);
  const isNarrow = useNarrow();
  const parts = sheetsBeside(shape);
  if (parts.length === 0) return {};
  const by = isNarrow ? 'panels' : 'pages';
  const part = parts.find((one) => one === view);
  const pages = (
    <>
      <CardTabs by={by} parts={parts}>
        <PageStrip by={by} />
      </CardTabs>
      {isNarrow && part ? <BesidePanel part={part} /> : null}
    </>
  );
  return part ? { pages, viewPanels: { [part]: <BesidePanel part={part} /> }, shown: <BesideView part={part} /> } : { pages };
}

function CardFrame({ entry, address }: { entry: CardEntry; address: Formality }) {
  const t = useEditorTexts();
  const { country } = useSite();
  const path = usePath();
  const product = useCardProduct();
  const choice = useChoice();
  const limits = useMemo(() => limitsOf(product), [product]);
  const { prices } = entry.pricing;
  const price = useMemo(() => cardPrice(choice, prices, country), [choice, prices, country]);
  const { form, format } = product;
  const { pages, viewPanels, shown } = useBeside(product);
  const formatName = entry.offer.forms.find((one) => one.form === form && one.format === format)?.name;
  return (
    <EditorFrame
      title={formatName?.startsWith(entry.product.name) ? formatName : [entry.product.name, formatName].filter(Boolean).join(', ')}
      backPath={path(pathTo('card', { card: product.template }))}
      limits={limits}
      address={address}
      placeholder={
        <CardPicture
          card={product.template}
          form={form}
          format={format}
          colourway={product.colourway}
          alt={entry.product.title}
          sizes="(min-width: 768px) 420px, 60vw"
          isFirst
          className={`canvas-catalogue canvas-${product.format}`}
        />
      }
      pages={pages}
      viewPanels={viewPanels}
      productView={shown ?? <FoldPreview entry={entry} />}
      viewName={t('fold.view')}
      listed={listedPanels}
      icons={icons}
      panels={{
        colour: <OptionPanel of="colour" entry={entry} price={price} />,
        paper: <OptionPanel of="paper" entry={entry} price={price} />,
        quantity: <OptionPanel of="quantity" entry={entry} price={price} />,
      }}
      texts={
        <>
          <SuiteOffer template={product.template} form={product.form} format={product.format} />
          {Object.keys(entry.product.fieldTexts).length > 0 ? <NamesOffer hasLink /> : null}
          <TextFields />
        </>
      }
      buyBox={<CardBuyBox price={price} entry={entry} />}
      priceLine={<CardPriceLine price={price} />}
    />
  );
}
