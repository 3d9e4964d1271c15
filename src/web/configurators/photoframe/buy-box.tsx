/** The price of wall art, with its base price and what bulky goods cost besides. */
import { packOf } from '#core/products/photoframe/parcel.ts';
import type { PhotoframePrice } from '#core/products/photoframe/price.ts';
import { workingDaysOf } from '#core/products/photoframe/working-days.ts';
import { CopiesBuyBox } from '#web/configurators/copies/buy-box.tsx';
import type { PhotoFrameEntry } from './entry.ts';
import { usePhotoFrameProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';

export function PhotoFrameBuyBox({ price, surcharges }: { price: PhotoframePrice } & Pick<PhotoFrameEntry, 'surcharges'>) {
  const t = usePhotoFrameTexts();
  const product = usePhotoFrameProduct();
  const { basePrice } = price;
  const { kind } = packOf(product);
  const surcharge = surcharges.find((one) => one.kind === kind);
  return (
    <CopiesBuyBox
      price={price}
      t={t}
      workingDays={workingDaysOf(product)}
      beside={basePrice && t('photoframe.base-price', { price: basePrice.amount })}
      notes={surcharge ? [t('photo-frame.surcharge', { kind: surcharge.name, price: surcharge.price.text })] : []}
    />
  );
}
