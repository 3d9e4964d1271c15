/** The configurator of photo gifts: the editor with the gift's own options, and the gift itself. */
import { lazy, useEffect, useMemo, useState } from 'react';
import { goods } from '#core/products/merch/goods.ts';
import { merchName, merchWarning } from '#core/products/merch/names.ts';
import { merchPrice } from '#core/products/merch/price.ts';
import { merch } from '#core/products/merch/product.ts';
import { pathTo } from '#core/site/paths.ts';
import { BuyBox, PriceLine } from '#web/configurators/copies/buy-box.tsx';
import { useQuantity } from '#web/configurators/copies/copies-editor.ts';
import { EditorContext } from '#web/editor/context.ts';
import { preloadEditor, startEditor } from '#web/editor/create-editor.ts';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { usePath, useSite } from '#web/page/page-context.ts';
import { PageLanguageContext } from '#web/page/texts.ts';
import type { MerchEntry } from './entry.ts';
import { createMerchEditor, useProduct } from './merch-editor.ts';
import { useMerchTexts } from './texts.ts';

/** Panels of the side bar, in the order of a purchase. */
const listed = ['pictures', 'text', 'elements', 'quantity', 'layers', 'versions', 'share'] as const;

const GoodsPreview = lazy(() => import('./goods-preview.tsx'));

const OptionPanel = lazyPanel(async () => (await import('./option-panel.tsx')).OptionPanel);

export function MerchConfigurator({ entry }: { entry: MerchEntry }) {
  const site = useSite();
  const t = useMerchTexts();
  const language = useMemo(() => ({ locale: site.locale, address: 'du' as const }), [site.locale]);
  const [editor] = useState(() => {
    const created = createMerchEditor(entry, site, t('merch.photo'));
    if (typeof document !== 'undefined') preloadEditor(created);
    return created;
  });
  useEffect(() => startEditor(editor), [editor]);
  return (
    <PageLanguageContext value={language}>
      <EditorContext value={editor}>
        <Frame pricing={entry.pricing} />
      </EditorContext>
    </PageLanguageContext>
  );
}

function Frame({ pricing }: Pick<MerchEntry, 'pricing'>) {
  const t = useMerchTexts();
  const { country } = useSite();
  const path = usePath();
  const product = useProduct();
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
      limits={merch.limits(product)}
      address="du"
      placeholder={<p className="canvas-note">{t('merch-configurator.waiting')}</p>}
      productView={<GoodsPreview />}
      viewName={t(`merch-configurator.view.${goods[sku].kind}`)}
      listed={listed}
      panels={{ quantity: <OptionPanel pricing={pricing} price={price} /> }}
      textOffer={null}
      buyBox={
        <BuyBox
          price={price}
          t={t}
          workingDays={merch.production(product).workingDays}
          notes={warning ? [t('merch-configurator.warning', { warning })] : []}
        />
      }
      priceLine={<PriceLine price={price} t={t} />}
    />
  );
}
