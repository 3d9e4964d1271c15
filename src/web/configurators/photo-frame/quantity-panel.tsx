/** How many pieces, with what each costs from the next number on. */
import type { PhotoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { neighbourQuantities } from '#core/products/quantities.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { useSite } from '#web/page/page-context.ts';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useChooseQuantity } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';

export function QuantityPanel({ price }: { price: PhotoframePrice }) {
  const t = usePhotoFrameTexts();
  const { locale } = useSite();
  const choose = useChooseQuantity();
  const wire = (value: Money) => ({ ...value, text: formatMoney(value, locale) });
  const rows = price.ladder.map(({ quantity, unit, total }) => ({ quantity, unit: wire(unit), total: wire(total) }));
  const { fewer, more } = neighbourQuantities(photoframeQuantities, price.quantity);
  return (
    <div className="quantity">
      <div className="quantity-head">
        <h2 className="panel-legend">{t('photo-frame.quantity')}</h2>
        <Stepper label={t('photo-frame.quantity')} value={price.quantity} fewer={fewer} more={more} onChange={choose} />
      </div>
      <PriceLadder
        rows={rows}
        chosen={price.quantity}
        name="ladder"
        each={(unit) => t('photo-frame.each', { price: unit })}
        onChoose={choose}
      />
      {price.hint ? <p className="saving">{t(price.hint)}</p> : null}
    </div>
  );
}
