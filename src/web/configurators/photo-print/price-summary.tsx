/** What a set of prints costs: each format, the total, the average, and how many more make the next ones cheaper. */
import { printCount } from '#core/products/photoprint/choice.ts';
import { printWorkingDays } from '#core/products/photoprint/formats.ts';
import type { PhotoprintPrice } from '#core/products/photoprint/price.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { PriceParts } from '#web/configurators/copies/price-parts.tsx';
import { useDesign } from '#web/editor/context.ts';
import { useSite } from '#web/page/page-context.ts';
import { photoprintDocument } from './photo-print-content.ts';
import { usePhotoPrintTexts } from './texts.ts';

type Props = { price: PhotoprintPrice };

export function PhotoPrintPriceSummary({ price: { total, average, parts, hint } }: Props) {
  const t = usePhotoPrintTexts();
  const { locale } = useSite();
  const { product } = photoprintDocument(useDesign());
  const money = (value: Money) => formatMoney(value, locale);
  const count = printCount(product);
  return (
    <>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{t('photo-print.count', { count })}</p>
        <p className="buy-total figures">{money(total)}</p>
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
export function PhotoPrintPriceLine({ price: { total } }: Props) {
  const t = usePhotoPrintTexts();
  const { locale } = useSite();
  const { product } = photoprintDocument(useDesign());
  return (
    <>
      {t('photo-print.count', { count: printCount(product) })} <strong>{formatMoney(total, locale)}</strong>
    </>
  );
}
