/** What is ordered and what it costs: beside the steps on wide screens, folded above them on phones. */
import type { Cart } from '#api/order.ts';
import { pathTo } from '#core/site/paths.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { caretIcon } from '#web/ui/icons.ts';
import { LineList } from './line-list.tsx';
import { CheckoutTotals } from './totals.tsx';

/**
 * The day of arrival as a cancelled stamp: decoration, the day stands in words elsewhere. `day` is an ISO day; shown as "26. 11. 26".
 */
function Postmark({ day, className = '' }: { day: string; className?: string }) {
  const t = useTexts(checkoutTexts);
  const [year = '', month = '', date = ''] = day.split('-');
  return (
    <svg viewBox="0 0 150 84" width={150} height={84} aria-hidden="true" className={`text-ink-soft ${className}`} fill="none">
      <g stroke="currentColor" strokeWidth="1.2">
        <circle cx="42" cy="42" r="39" />
        <circle cx="42" cy="42" r="26" />
        {[22, 34, 46, 58].map((y) => (
          <path key={y} d={`M85 ${y}q7.5 -6 15 0t15 0t15 0t15 0`} />
        ))}
      </g>
      <g transform="rotate(-9 42 42)">
        <path d="M5 33.5h74v17h-74z" fill="var(--ground)" />
        <path d="M3.5 33.5h77M3.5 50.5h77" stroke="currentColor" strokeWidth="1.2" />
        <text x="42" y="47.5" textAnchor="middle" fill="currentColor" className="font-display text-[15px]">
          {`${Number(date)}. ${Number(month)}. ${year.slice(2)}`}
        </text>
      </g>
      <path id="ankunft-bogen" d="M12.5 42a29.5 29.5 0 0 1 59 0" />
      <text fill="currentColor" className="font-text text-[9px] tracking-[0.08em]">
        <textPath href="#ankunft-bogen" startOffset="50%" textAnchor="middle">
          {t('checkout.arrival')}
        </textPath>
      </text>
    </svg>
  );
}

type Props = { cart: Cart; shippingType: string };

function Content({ cart, shippingType }: Props) {
  const t = useTexts(checkoutTexts);
  const offer = cart.deliveries.find((one) => one.type === shippingType);
  return (
    <>
      <LineList lines={cart.lines} label={t('checkout.summary')} />
      <div className="pt-4" aria-live="polite">
        <CheckoutTotals {...cart} shippingLabel={t('checkout.shipping', { date: offer?.text ?? '' })} />
      </div>
      <p className="mt-3">
        <PageLink to={pathTo('cart')} className="text-link text-small">
          {t('checkout.summary.edit')}
        </PageLink>
      </p>
    </>
  );
}

export function Summary(props: Props) {
  const t = useTexts(checkoutTexts);
  const offer = props.cart.deliveries.find((one) => one.type === props.shippingType);
  return (
    <aside aria-labelledby="bestellung" className="sticky top-6 self-start bg-ground px-7.5 py-7 max-xl:hidden">
      <div className="mb-2 flex min-h-20 items-start justify-between">
        <h2 id="bestellung" className="type-h3">
          {t('checkout.summary')}
        </h2>
        {offer ? <Postmark day={offer.to} className="-mt-2 -mr-3.5 flex-none" /> : null}
      </div>
      <Content {...props} />
    </aside>
  );
}

export function FoldedSummary(props: Props) {
  const t = useTexts(checkoutTexts);
  return (
    <details className="group bg-ground xl:hidden">
      <summary className="wrap flex min-h-14.5 items-center gap-3">
        <span className="type-h3">{t('checkout.summary')}</span>
        <Icon svg={caretIcon} small className="transition-transform group-open:rotate-180" />
        <span className="figures ml-auto font-semibold">{props.cart.due.text}</span>
      </summary>
      <div className="wrap pb-6">
        <Content {...props} />
      </div>
    </details>
  );
}
