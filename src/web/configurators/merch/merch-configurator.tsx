/** The configurator of photo gifts: the editor with the gift's own options, and the gift itself. */
import { lazy, useMemo } from 'react';
import { type GoodKind, goods, merchWorkingDays } from '#core/products/merch/goods.ts';
import { merchName, merchWarning } from '#core/products/merch/names.ts';
import { merchPrice } from '#core/products/merch/price.ts';
import { merchLimits } from '#core/products/merch/product.ts';
import { pathTo } from '#core/site/paths.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { CopiesBuyBox, CopiesPriceLine } from '#web/configurators/copies/buy-box.tsx';
import { useQuantity } from '#web/configurators/copies/copies-editor.ts';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { gridIcon, quantityIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { usePath, useSite } from '#web/page/page-context.ts';
import type { MerchEntry } from './entry.ts';
import { createMerchEditor, useMerchProduct } from './merch-editor.tsx';
import { useMerchTexts } from './texts.ts';

/** Of the product's own panels. */
const icons = { collage: gridIcon, quantity: quantityIcon } as const;

/** Panels of the side bar, in the order of a purchase. */
const listed = ['pictures', 'text', 'elements', 'quantity', 'layers', 'versions', 'share'] as const;
const withArrangement = ['pictures', 'collage', ...listed.slice(1)] as const;

/** Gifts whose page is large enough for several photos. */
const arrangedKinds: ReadonlySet<GoodKind> = new Set(['mug', 'cushion', 'puzzle', 'mousepad']);

const GoodsPreview = lazy(() => import('./goods-preview.tsx'));

const TextFields = lazyPanel(async () => (await import('#web/editor/panels/text-fields.tsx')).TextFields);
const ArrangePanel = lazyPanel(async () => (await import('./arrange-panel.tsx')).ArrangePanel);
const OptionPanel = lazyPanel(async () => (await import('./option-panel.tsx')).MerchOptionPanel);

export function MerchConfigurator({ entry }: { entry: MerchEntry }) {
  const site = useSite();
  return (
    <ConfiguratorRoot address="du" createEditor={() => createMerchEditor(entry, site)}>
      <Frame pricing={entry.pricing} />
    </ConfiguratorRoot>
  );
}

function Frame({ pricing }: Pick<MerchEntry, 'pricing'>) {
  const t = useMerchTexts();
  const { country } = useSite();
  const path = usePath();
  const product = useMerchProduct();
  const quantity = useQuantity();
  const price = useMemo(
    () => merchPrice(product, quantity, { prices: pricing.prices, country }),
    [product, quantity, pricing.prices, country],
  );
  const { sku } = product;
  const warning = merchWarning(sku);
  return (
    <EditorFrame
      title={t(merchName(sku))}
      backPath={path(pathTo('merch-good', { sku }))}
      limits={merchLimits(product)}
      address="du"
      placeholder={<p className="canvas-note">{t('merch-configurator.waiting')}</p>}
      productView={<GoodsPreview />}
      viewName={t(`merch-configurator.view.${goods[sku].kind}`)}
      listed={arrangedKinds.has(goods[sku].kind) ? withArrangement : listed}
      icons={icons}
      panels={{ collage: <ArrangePanel />, quantity: <OptionPanel pricing={pricing} price={price} /> }}
      texts={<TextFields />}
      buyBox={
        <CopiesBuyBox
          price={price}
          t={t}
          workingDays={merchWorkingDays}
          notes={warning ? [t('merch-configurator.warning', { warning })] : []}
        />
      }
      priceLine={<CopiesPriceLine price={price} t={t} />}
    />
  );
}
