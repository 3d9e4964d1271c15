/** What a set of prints costs: each format, the total, the average, and how many more make the next ones cheaper. */
import { type PhotoprintChoice, printCount } from '#core/products/photoprint/choice.ts';
import { printWorkingDays } from '#core/products/photoprint/formats.ts';
import type { PhotoprintPrice } from '#core/products/photoprint/price.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { PriceParts } from '#web/configurators/copies/price-parts.tsx';
import { useSite } from '#web/page/page-context.ts';
import { usePhotoPrintTexts } from './texts.ts';

/** `product`: the prints that are priced. */
type Props = { price: PhotoprintPrice; product: PhotoprintChoice };

export function PhotoPrintPriceSummary({ price: { total, average, parts, hint }, product }: Props) {
  const t = usePhotoPrintTexts();
  const { locale } = useSite();
  const money = (value: Money) => formatMoney(value, locale);
  const count = printCount(product);
  return (
    <>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{t('photo-print.count', { count })}</p>
        <p className="buy-total">{money(total)}</p>
      </div>
      {parts.length > 1 ? <PriceParts parts={parts} label={t('photo-print.parts')} t={t} /> : null}
      <p className="buy-unit figures">
        {count > 1 ? `${t('photo-print.average', { price: money(average) })}, ` : ''}
        {t('photo-print.vat')}
      </p>
      {hint ? <p className="buy-unit figures">{t(hint)}</p> : null}
      <p className="buy-date figures">{t('photo-print.days', { days: printWorkingDays })}</p>
    </>
  );
}

/** Count and total in one line, for phones. */
export function PhotoPrintPriceLine({ price: { total }, product }: Props) {
  const t = usePhotoPrintTexts();
  const { locale } = useSite();
  return (
    <>
      {t('photo-print.count', { count: printCount(product) })} <strong>{formatMoney(total, locale)}</strong>
    </>
  );
}
