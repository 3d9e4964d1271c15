/** The configurator of photo prints: many photos, each in its format, on one paper. */
import { useEffect, useMemo, useState } from 'react';
import { formatName } from '#core/products/photoprint/names.ts';
import { photoprintPrice } from '#core/products/photoprint/price.ts';
import { photoprint } from '#core/products/photoprint/product.ts';
import type { OptionValue } from '#core/products/product.ts';
import { pathTo } from '#core/site/paths.ts';
import { SetFrame } from '#web/configurators/photo-set/set-frame.tsx';
import { EditorContext, useDesign } from '#web/editor/context.ts';
import { preloadEditor, startEditor } from '#web/editor/create-editor.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { PageLanguageContext } from '#web/page/texts.ts';
import type { PhotoPrintEntry } from './entry.ts';
import { FormatPrices } from './format-prices.tsx';
import { photoprintDocument } from './photo-print-content.ts';
import { createPhotoPrintEditor } from './photo-print-editor.ts';
import { photoPrintSet } from './photo-print-set.ts';
import { PriceLine, PriceSummary } from './price-summary.tsx';
import { SetOptions } from './set-options.tsx';
import { usePhotoPrintTexts } from './texts.ts';

export function PhotoPrintConfigurator({ entry }: { entry: PhotoPrintEntry }) {
  const site = useSite();
  const t = usePhotoPrintTexts();
  const language = useMemo(() => ({ locale: site.locale, address: 'du' as const }), [site.locale]);
  const [{ editor, set }] = useState(() => {
    const label = t('photoprint.photo');
    const own = photoPrintSet(label);
    const created = createPhotoPrintEditor(entry, site, own, label);
    if (typeof document !== 'undefined') preloadEditor(created);
    return { editor: created, set: own };
  });
  useEffect(() => startEditor(editor), [editor]);
  return (
    <PageLanguageContext value={language}>
      <EditorContext value={editor}>
        <Frame entry={entry} set={set} />
      </EditorContext>
    </PageLanguageContext>
  );
}

function Frame({ entry: { pricing }, set }: { entry: PhotoPrintEntry; set: ReturnType<typeof photoPrintSet> }) {
  const t = usePhotoPrintTexts();
  const { country } = useSite();
  const path = usePath();
  const { product } = photoprintDocument(useDesign());
  const price = useMemo(() => photoprintPrice(product, 1, { prices: pricing.prices, country }), [product, pricing.prices, country]);
  const limits = useMemo(() => photoprint.limits(product), [product]);
  const nameOfFormat = useMemo(() => (option: OptionValue) => t('photo-print.format', { format: formatName(option.value) }), [t]);
  return (
    <SetFrame
      set={set}
      title={t('photo-print.title')}
      backPath={path(pathTo('photoprints'))}
      limits={limits}
      address="du"
      nameOfFormat={nameOfFormat}
      options={<SetOptions rows={pricing.options} />}
      price={<PriceSummary price={price} />}
      priceLine={<PriceLine price={price} />}
      intro={<FormatPrices prices={pricing.prices} />}
    />
  );
}
