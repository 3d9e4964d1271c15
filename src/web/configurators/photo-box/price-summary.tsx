/** What a box costs: its parts, how many are ordered, and when they are made. */
import { boxWorkingDays, countLimits } from '#core/products/photobox/boxes.ts';
import { photoboxQuantities } from '#core/products/photobox/price.ts';
import { neighbourQuantities } from '#core/products/quantities.ts';
import type { TieredPrice } from '#core/products/tiers.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { PriceParts } from '#web/configurators/copies/price-parts.tsx';
import { useSite } from '#web/page/page-context.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { useBox, useChangeBox, usePhotoBoxCount, usePhotoBoxQuantity } from './photo-box-editor.ts';
import { usePhotoBoxTexts } from './texts.ts';

/** "12 von höchstens 20 Fotos" */
export function Counter() {
  const t = usePhotoBoxTexts();
  const { photoboxType, photoboxMaterial } = useBox().product;
  const { min, max } = countLimits(photoboxType, photoboxMaterial);
  const count = usePhotoBoxCount();
  return (
    <p className="box-counter figures" role="status">
      <strong>{t('photo-box.counter', { count, max })}</strong>
      {count < min ? ` ${t('photo-box.counter.left', { left: min - count })}` : ''}
    </p>
  );
}

type Props = { price: TieredPrice };

export function PhotoBoxPriceSummary({ price: { quantity, unit, total, parts, hint } }: Props) {
  const t = usePhotoBoxTexts();
  const { locale } = useSite();
  const change = useChangeBox();
  const money = (value: Money) => formatMoney(value, locale);
  const { fewer, more } = neighbourQuantities(photoboxQuantities, quantity);
  return (
    <>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{t('photo-box.boxes', { count: quantity })}</p>
        <p className="buy-total">{money(total)}</p>
      </div>
      <PriceParts parts={parts} label={t('photo-box.parts')} t={t} />
      <div className="set-line">
        <span>{t('photo-box.quantity')}</span>
        <Stepper
          label={t('photo-box.quantity')}
          value={quantity}
          fewer={fewer}
          more={more}
          onChange={(next) => change((box) => box, next)}
        />
      </div>
      <p className="buy-unit figures">
        {quantity > 1 ? `${t('photo-box.each', { price: money(unit) })}, ` : ''}
        {t('photo-box.vat')}
      </p>
      {hint ? <p className="buy-unit figures">{t(hint)}</p> : null}
      <p className="buy-date figures">{t('photo-box.days', { days: boxWorkingDays })}</p>
    </>
  );
}

/** Photos and total in one line, for phones. */
export function PhotoBoxPriceLine({ price: { total } }: Props) {
  const t = usePhotoBoxTexts();
  const { locale } = useSite();
  const { photoboxType, photoboxMaterial } = useBox().product;
  const quantity = usePhotoBoxQuantity();
  const { max } = countLimits(photoboxType, photoboxMaterial);
  return (
    <>
      {t('photo-box.counter', { count: usePhotoBoxCount(), max })}
      {quantity > 1 ? `, ${t('photo-box.boxes', { count: quantity })}` : ''} <strong>{formatMoney(total, locale)}</strong>
    </>
  );
}
