/** The price with its parts, the time it takes, and the way to the cart; when it cannot be ordered yet, the reason stands beside the button. */
import { packOf } from '#core/products/photoframe/parcel.ts';
import type { PhotoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeWorkingDays } from '#core/products/photoframe/production.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { BuyButton } from '#web/editor/frame/buy-button.tsx';
import { usePurchase } from '#web/editor/frame/use-purchase.ts';
import { useSite } from '#web/page/page-context.ts';
import type { PhotoFrameEntry } from './entry.ts';
import { useProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';

type Props = { price: PhotoframePrice };

export function BuyBox({ price, surcharges }: Props & Pick<PhotoFrameEntry, 'surcharges'>) {
  const t = usePhotoFrameTexts();
  const { locale } = useSite();
  const product = useProduct();
  const { reason } = usePurchase();
  const money = (value: Money) => formatMoney(value, locale);
  const { parts, basePrice } = price;
  const workingDays = photoframeWorkingDays(product);
  const { kind } = packOf(product);
  const surcharge = surcharges.find((one) => one.kind === kind);
  return (
    <section className="buy-box" aria-label={t('photo-frame.total')}>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{t('photo-frame.pieces', { count: price.quantity })}</p>
        <p className="buy-total figures">{money(price.total)}</p>
      </div>
      {parts.length > 1 ? (
        <dl className="frame-parts figures" aria-label={t('photo-frame.parts')}>
          {parts.map(({ key, label, amount }) => (
            <div key={key}>
              <dt>{t(label)}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="buy-unit figures">
        {price.quantity > 1 ? `${t('photo-frame.each', { price: money(price.unit) })}, ` : ''}
        {basePrice ? `${t('photoframe.base-price', { price: basePrice.amount })}, ` : ''}
        {t('photo-frame.vat')}
      </p>
      {surcharge ? (
        <p className="buy-unit figures">{t('photo-frame.surcharge', { kind: surcharge.name, price: surcharge.price.text })}</p>
      ) : null}
      <p className="buy-date figures">{t('photo-frame.days', { days: workingDays })}</p>
      <BuyButton describedBy="buy-reason" />
      {reason ? (
        <p id="buy-reason" className="buy-reason">
          {reason}
        </p>
      ) : null}
    </section>
  );
}

/** Quantity and total in one line, for phones. */
export function PriceLine({ price }: Props) {
  const t = usePhotoFrameTexts();
  const { locale } = useSite();
  return (
    <>
      {t('photo-frame.pieces', { count: price.quantity })} <strong>{formatMoney(price.total, locale)}</strong>
    </>
  );
}
