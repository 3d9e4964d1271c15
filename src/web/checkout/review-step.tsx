/** Step 4: everything that is being ordered directly above the button, as § 312j BGB asks. */

import { type ReactNode, Suspense } from 'react';
import { needsGuaranteeNotice } from '#core/order/guarantee-notice.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { pathTo } from '#core/site/paths.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { AddressLines } from '#web/customer/address-lines.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { enteredAddress, enteredBuyerReference } from './checkout-form.ts';
import type { CheckoutView } from './checkout-state.ts';
import { neededFact } from './delivery-step.tsx';
import { LineList } from './line-list.tsx';
import { CheckoutTotals } from './totals.tsx';

export const guaranteeNotice = lazyComponent(async () => (await import('./guarantee-notice.tsx')).GuaranteeNotice);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Opens beside the checkout: nothing typed is lost. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} target="_blank" ahead="never" className="text-link">
      {children}
    </PageLink>
  );
}

export function ReviewStep({ view }: { view: CheckoutView }) {
  const t = useTexts(checkoutTexts);
  const { cart, values } = view;
  const offer = cart.deliveries.find((one) => one.type === values.shippingType);
  const payment = view.payments.find((one) => one.method === values.payment);
  const hasNotice = needsGuaranteeNotice(
    cart.country,
    cart.lines.map(({ kind }) => kind),
  );
  const returnable = cart.lines.filter(({ kind }) => lineKinds[kind].isReturnable);
  return (
    <>
      <LineList lines={cart.lines} label={t('checkout.review.goods')} />
      <dl className="grid gap-x-5 gap-y-4 border-b border-line py-5 sm:grid-cols-2">
        <Fact name={t('checkout.review.to')}>
          <AddressLines address={enteredAddress(values)} />
        </Fact>
        {values.otherBilling === '' ? null : (
          <Fact name={t('checkout.review.billing')}>
            <AddressLines address={enteredAddress(values, 'billing.')} />
          </Fact>
        )}
        <Fact name={t('checkout.review.arrives')}>
          {offer?.text}
          <br />
          {offer?.name}
        </Fact>
        {offer && values.neededBy !== '' ? (
          <Suspense>
            <neededFact.Component day={values.neededBy} isKept={offer.to <= values.neededBy} />
          </Suspense>
        ) : null}
        <Fact name={t('checkout.review.pays')}>{payment?.name}</Fact>
        {cart.asksForReference && values.reference !== '' ? <Fact name={t('checkout.reference')}>{values.reference}</Fact> : null}
        {cart.asksForReference && values.buyerReference !== '' ? (
          <Fact name={t('checkout.buyerReference.of')}>{enteredBuyerReference(values)}</Fact>
        ) : null}
        {cart.isWhiteLabel ? <Fact name={t('checkout.neutral')}>{t('checkout.neutral.on')}</Fact> : null}
      </dl>
      <div className="grid gap-2 py-5 text-small">
        {returnable.length > 0 ? (
          <p>
            {t('checkout.review.withdrawal.stock', { names: returnable.map(({ name }) => name).join('; ') })}{' '}
            <LegalLink to={pathTo('withdraw')}>{t('checkout.review.withdrawal.how')}</LegalLink>
          </p>
        ) : null}
        <p>
          {returnable.length < cart.lines.length ? t('checkout.review.withdrawal') : null}{' '}
          <LegalLink to={pathTo('withdrawal')}>{t('checkout.review.withdrawal.link')}</LegalLink>
        </p>
        {hasNotice ? null : <p>{t('checkout.review.guarantee')}</p>}
        <p>
          {t('checkout.review.terms.1')} <LegalLink to={pathTo('terms')}>{t('checkout.review.terms.link')}</LegalLink>{' '}
          {t('checkout.review.terms.2')} <LegalLink to={pathTo('privacy')}>{t('checkout.review.privacy.link')}</LegalLink>.
        </p>
      </div>
      {hasNotice ? (
        <Suspense>
          <guaranteeNotice.Component drawing={cart.guaranteeNotice} />
        </Suspense>
      ) : null}
      <div className="border-t border-line pt-4 pb-5">
        <CheckoutTotals {...cart} shippingLabel={t('checkout.shipping', { date: offer?.text ?? '' })} />
      </div>
    </>
  );
}
