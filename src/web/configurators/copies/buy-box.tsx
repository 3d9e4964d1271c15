/** The price with its parts, the time it takes, and the way to the cart; when it cannot be ordered yet, the reason stands beside the button. */
import type { TieredPrice } from '#core/products/tiers.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { BuyButton } from '#web/editor/frame/buy-button.tsx';
import { usePurchase } from '#web/editor/frame/use-purchase.ts';
import { useSite } from '#web/page/page-context.ts';
import { PriceParts } from './price-parts.tsx';
import type { CopiesTexts } from './texts.ts';

type Props = { price: TieredPrice; t: CopiesTexts };

type BoxProps = Props & {
  workingDays: number;
  /** Beside the price of one piece: a base price. */
  beside?: string | null;
  /** What else costs or has to be known, a line each. */
  notes?: readonly string[];
};

export function CopiesBuyBox({ price, t, workingDays, beside = null, notes = [] }: BoxProps) {
  const { locale } = useSite();
  const { reason } = usePurchase();
  const money = (value: Money) => formatMoney(value, locale);
  const { parts } = price;
  const unit = price.quantity > 1 ? t('copies.each', { price: money(price.unit) }) : null;
  return (
    <section className="buy-box" aria-label={t('copies.total')}>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{t('copies.pieces', { count: price.quantity })}</p>
        <p className="buy-total">{money(price.total)}</p>
      </div>
      {parts.length > 1 ? <PriceParts parts={parts} label={t('copies.parts')} t={t} /> : null}
      <p className="buy-unit figures">{[unit, beside, t('copies.vat')].filter((text) => text !== null).join(', ')}</p>
      {notes.map((note) => (
        <p key={note} className="buy-unit figures">
          {note}
        </p>
      ))}
      <p className="buy-date figures">{t('copies.days', { days: workingDays })}</p>
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
export function CopiesPriceLine({ price, t }: Props) {
  const { locale } = useSite();
  return (
    <>
      {t('copies.pieces', { count: price.quantity })} <strong>{formatMoney(price.total, locale)}</strong>
    </>
  );
}
