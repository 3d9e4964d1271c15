/** The card configurator: the editor with a card's panels, price and pictures. */
import { lazy, useMemo } from 'react';
import { formalityOf } from '#core/catalogue/occasions.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { cardPrice } from '#core/products/card/price.ts';
import { pathTo } from '#core/site/paths.ts';
import type { Formality } from '#core/values/formality.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import type { OverlayProps } from '#web/editor/context.ts';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { paletteIcon, paperIcon, quantityIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel, optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { CardPicture } from '#web/product/card-picture.tsx';
import { CardBuyBox, CardPriceLine } from './buy-box.tsx';
import { createCardEditor, useAccessories, useCardProduct, useChoice } from './card-editor.ts';
import type { CardEntry } from './entry.ts';

/** Icons of the product's own panels. */
const icons = { colour: paletteIcon, paper: paperIcon, quantity: quantityIcon } as const;

/** Panels of the side bar. */
const listedPanels = ['text', 'pictures', 'elements', 'colour', 'paper', 'quantity', 'layers', 'versions', 'share', 'pages'] as const;

const FoldPreview = lazy(() => import('./fold-preview.tsx'));
const OptionPanel = lazyPanel(async () => (await import('./option-panel.tsx')).CardOptionPanel);

const SuiteOffer = optionalPart(async () => (await import('#web/editor/panels/suite-offer.tsx')).SuiteOffer);

const AccessoryOverlay = optionalPart(async () => (await import('./accessory-overlay.tsx')).AccessoryOverlay);

/** Accessories and what the punching takes away. Their drawings are fetched when there is one. */
function CardOverlay({ sheet, panel }: OverlayProps) {
  const chosen = useAccessories();
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
      productView={<FoldPreview entry={entry} />}
      viewName={t('fold.view')}
      listed={listedPanels}
      icons={icons}
      panels={{
        colour: <OptionPanel of="colour" entry={entry} price={price} />,
        paper: <OptionPanel of="paper" entry={entry} price={price} />,
        quantity: <OptionPanel of="quantity" entry={entry} price={price} />,
      }}
      textOffer={<SuiteOffer template={product.template} />}
      buyBox={<CardBuyBox price={price} entry={entry} />}
      priceLine={<CardPriceLine price={price} />}
    />
  );
}
