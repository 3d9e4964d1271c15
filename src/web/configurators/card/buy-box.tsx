/** Price, date and the way to the cart; when it cannot be ordered yet, the reason stands beside the button. */

import type { CardPrice } from '#core/products/card/price.ts';
import { formatDay } from '#core/values/date.ts';
import { formatMoney } from '#core/values/money.ts';
import { useTexts } from '#web/editor/texts.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  price: CardPrice;
  /** "Goldfolie", or null without a finish. */
  finish: string | null;
  /** Day of arrival. */
  day: string;
  sentence: string;
  site: SiteView;
  /** Why it cannot be ordered yet, or what went wrong. */
  reason: string | null;
  problem: string | null;
  isBusy: boolean;
  onBuy: () => void;
};

export function BuyBox({ price, finish, day, sentence, site, reason, problem, isBusy, onBuy }: Props) {
  const t = useTexts();
  const money = (value: CardPrice['unit']) => formatMoney(value, site.locale);
  return (
    <section className="buy-box" aria-label={t('buy.button')}>
      <div className="buy-price" aria-live="polite">
        <p className="figures">
          {finish ? t('buy.line', { count: price.quantity, finish }) : t('buy.line.plain', { count: price.quantity })}
        </p>
        <p className="buy-total figures">{money(price.total)}</p>
      </div>
      <p className="buy-unit figures">
        {t('buy.unit', { price: money(price.unit) })}, {price.shippingHint}
      </p>
      <p className="buy-date figures" title={sentence}>
        {t('buy.date', { day: formatDay(day, site.locale, 'short') })}
      </p>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <BuyButton reason={reason} isBusy={isBusy} onBuy={onBuy} describedBy={reason ? 'buy-reason' : undefined} />
      {reason ? (
        <p id="buy-reason" className="buy-reason">
          {reason}
        </p>
      ) : null}
    </section>
  );
}

/** Stays in reach of the keyboard when it cannot be used, so that its reason is found. */
export function BuyButton({
  reason,
  isBusy,
  onBuy,
  describedBy,
  className,
}: Pick<Props, 'reason' | 'isBusy' | 'onBuy'> & { describedBy?: string; className?: string }) {
  const t = useTexts();
  return (
    <Button
      className={className ?? 'buy-button'}
      busy={isBusy}
      aria-disabled={reason !== null || undefined}
      aria-describedby={describedBy}
      onClick={onBuy}
    >
      {t('buy.button')}
    </Button>
  );
}
