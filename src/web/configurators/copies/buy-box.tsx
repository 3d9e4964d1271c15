/** The price with its parts and the time it takes, and the way to the cart. */
import type { TieredPrice } from '#core/products/tiers.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { BuyFoot } from '#web/editor/frame/buy-foot.tsx';
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
  const money = (value: Money) => formatMoney(value, locale);
  const { parts } = price;
  const unit = price.quantity > 1 ? t('copies.each', { price: money(price.unit) }) : null;
  return (
    <BuyFoot
      label={t('copies.total')}
      pieces={t('copies.pieces', { count: price.quantity })}
      total={money(price.total)}
      note={[beside, t('copies.vat')].filter((text) => text !== null).join(', ')}
    >
      {parts.length > 1 ? <PriceParts parts={parts} label={t('copies.parts')} t={t} /> : null}
      {[unit, ...notes].map((note) =>
        note === null ? null : (
          <p key={note} className="figures">
            {note}
          </p>
        ),
      )}
      <p className="buy-date figures">{t('copies.days', { days: workingDays })}</p>
    </BuyFoot>
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
