/** The configurator of photo boxes: photos in their order, the box around them, and its lid. */
import { useMemo } from 'react';
import { photoboxChoiceOf } from '#core/products/photobox/choice.ts';
import { nearestCount } from '#core/products/photobox/issues.ts';
import { photoboxLimits } from '#core/products/photobox/limits.ts';
import { photoboxPrice } from '#core/products/photobox/price.ts';
import { pathTo } from '#core/site/paths.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { SetFrame } from '#web/configurators/photo-set/set-frame.tsx';
import { usePath, useSite } from '#web/page/page-context.ts';
import { BoxOptions } from './box-options.tsx';
import type { PhotoBoxEntry } from './entry.ts';
import { createPhotoBoxEditor, useBox, usePhotoBoxCount, usePhotoBoxQuantity } from './photo-box-editor.ts';
import { photoBoxSet } from './photo-box-set.ts';
import { Counter, PhotoBoxPriceLine, PhotoBoxPriceSummary } from './price-summary.tsx';
import { usePhotoBoxTexts } from './texts.ts';

export function PhotoBoxConfigurator({ entry }: { entry: PhotoBoxEntry }) {
  const site = useSite();
  const t = usePhotoBoxTexts();
  return (
    <ConfiguratorRoot address="du" createEditor={() => createPhotoBoxEditor(entry, site, t('photobox.photo'))}>
      <Frame entry={entry} />
    </ConfiguratorRoot>
  );
}

function Frame({ entry: { pricing } }: { entry: PhotoBoxEntry }) {
  const t = usePhotoBoxTexts();
  const { country } = useSite();
  const path = usePath();
  const { product } = useBox();
  const quantity = usePhotoBoxQuantity();
  const { photoboxType, photoboxMaterial } = product;
  const set = useMemo(() => photoBoxSet(t('photobox.photo'), { photoboxType, photoboxMaterial }), [t, photoboxType, photoboxMaterial]);
  const taken = usePhotoBoxCount();
  const price = useMemo(() => {
    // Files that were refused do not count; a box has its least number of prints.
    const choice = { ...photoboxChoiceOf(product), count: nearestCount(taken, product) };
    return photoboxPrice(choice, quantity, { prices: pricing.prices, country });
  }, [product, taken, quantity, pricing.prices, country]);
  return (
    <SetFrame
      set={set}
      title={t('photo-box.edit')}
      backPath={path(pathTo('photo-box'))}
      limits={photoboxLimits}
      address="du"
      nameOfFormat={() => ''}
      optionsTitle={t('photo-box.options')}
      fullText={(count) => t('photo-box.full', { count, max: set.maxPrints })}
      counter={<Counter />}
      options={<BoxOptions rows={pricing.options} />}
      price={<PhotoBoxPriceSummary price={price} />}
      priceLine={<PhotoBoxPriceLine price={price} />}
    />
  );
}
