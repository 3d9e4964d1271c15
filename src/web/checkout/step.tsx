/** A step of the checkout: waiting, open, or folded to a summary that can be changed. */
import type { ReactNode } from 'react';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import type { CheckoutStep as Name } from './checkout-form.ts';

type Props = { name: Name; number: number; state: 'waiting' | 'open' | 'done'; summary: ReactNode; children: ReactNode };

export function Step({ name, number, state, summary, children }: Props) {
  const t = useTexts(checkoutTexts);
  const label = t(`checkout.step.${name}`);
  return (
    <li
      aria-current={state === 'open' ? 'step' : undefined}
      className={`grid grid-cols-[32px_minmax(0,1fr)] border-t border-line py-5.5 sm:grid-cols-[44px_minmax(0,1fr)] ${state === 'waiting' ? 'text-ink-soft' : ''}`}
    >
      <span aria-hidden="true" className="font-display text-[28px]/[34px] lining-nums">
        {number}
      </span>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`schritt-${name}`} tabIndex={-1} className="font-display text-[22px]/[34px] tracking-[-0.006em] md:text-[24px]/[34px]">
          {label}
        </h2>
        {state === 'done' ? (
          <button type="submit" name="intent" value={`edit-${name}`} className="text-link py-1.5">
            {t('checkout.change')}
            <span className="unseen"> ({label})</span>
          </button>
        ) : null}
      </div>
      {state === 'done' ? <div className="col-start-2 wrap-anywhere text-ink-soft">{summary}</div> : null}
      {state === 'open' ? <div className="col-span-2 pt-3 sm:col-span-1 sm:col-start-2">{children}</div> : null}
    </li>
  );
}
