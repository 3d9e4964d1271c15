/** The configurator of photo prints: many photos, each in its format, on one paper. */
import { useMemo, useState } from 'react';
import { handHeld } from '#core/preflight/limits.ts';
import { printFormatName } from '#core/products/photoprint/names.ts';
import { photoprintPrice } from '#core/products/photoprint/price.ts';
import type { OptionValue } from '#core/products/product.ts';
import { pathTo } from '#core/site/paths.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { SetFrame } from '#web/configurators/photo-set/set-frame.tsx';
import { useDesign, useEditor } from '#web/editor/context.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import type { PhotoPrintEntry } from './entry.ts';
import { FormatPrices } from './format-prices.tsx';
import { photoprintDocument } from './photo-print-content.ts';
import { createPhotoPrintEditor } from './photo-print-editor.ts';
import { photoPrintSet, pricedPrints } from './photo-print-set.ts';
import { PhotoPrintPriceLine, PhotoPrintPriceSummary } from './price-summary.tsx';
import { SetOptions } from './set-options.tsx';
import { usePhotoPrintTexts } from './texts.ts';

export function PhotoPrintConfigurator({ entry }: { entry: PhotoPrintEntry }) {
  const site = useSite();
  const t = usePhotoPrintTexts();
  const label = t('photoprint.photo');
  const [set] = useState(() => photoPrintSet(label));
  return (
    <ConfiguratorRoot address="du" createEditor={() => createPhotoPrintEditor(entry, site, set, label)}>
      <Frame entry={entry} set={set} />
    </ConfiguratorRoot>
  );
}

function Frame({ entry: { pricing }, set }: { entry: PhotoPrintEntry; set: ReturnType<typeof photoPrintSet> }) {
  const t = usePhotoPrintTexts();
  const { country } = useSite();
  const path = usePath();
  const design = photoprintDocument(useDesign());
  const uploads = useEditor((state) => state.uploads);
  const priced = useMemo(() => pricedPrints(design, uploads), [design, uploads]);
  const price = useMemo(() => photoprintPrice(priced, 1, { prices: pricing.prices, country }), [priced, pricing.prices, country]);
  const nameOfFormat = useMemo(() => (option: OptionValue) => t('photo-print.format', { format: printFormatName(option.value) }), [t]);
  return (
    <SetFrame
      set={set}
      title={t('photo-print.title')}
      backPath={path(pathTo('photoprints'))}
      limits={handHeld}
      address="du"
      nameOfFormat={nameOfFormat}
      options={<SetOptions rows={pricing.options} />}
      price={<PhotoPrintPriceSummary price={price} product={priced} />}
      priceLine={<PhotoPrintPriceLine price={price} product={priced} />}
      intro={<FormatPrices prices={pricing.prices} />}
    />
  );
}
