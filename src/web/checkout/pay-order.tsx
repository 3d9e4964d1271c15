/** Paying an order that waits for its money. Every way works without scripts: a form, then a link to the page of the provider. */
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { orderPaymentTexts } from '#texts/de/payment/order-payment.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PaymentStep } from './payment-step.tsx';

export type OrderPayment = Output<Calls['GET /web-api/orders/:token/payment']>;
type Open = NonNullable<OrderPayment['open']>;

type HeadProps = { orderNumber: string; title: string; children: ReactNode };

function Head({ orderNumber, title, children }: HeadProps) {
  const t = useTexts(orderPaymentTexts);
  return (
    <>
      <p className="figures text-ink-soft">{t('order.pay.head', { number: orderNumber })}</p>
      <PageTitle className="mb-4 wrap-anywhere">{title}</PageTitle>
      {children}
    </>
  );
}

/** Opens the page of the provider. Back from there leads to the order, not to this forward. */
function ForwardToPayment({ orderNumber, open, url }: { orderNumber: string; open: Open; url: string }) {
  const t = useTexts(orderPaymentTexts);
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname);
    location.assign(url);
  }, [url]);
  return (
    <Head orderNumber={orderNumber} title={t('order.pay.forward')}>
      <p>{t('order.pay.forward.lead')}</p>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
      <a className="button button-primary mt-7 max-sm:w-full" href={url} rel="noreferrer">
        {t('order.pay.button', { amount: open.amount.text })}
      </a>
    </Head>
  );
}

const lookEveryMs = 3_000;
/** By what the page says: half a minute for a payment that is being checked, some seconds for one that was refused a moment ago. */
const looks = { pending: 10, open: 3, failed: 0 };

/** Looks for news of the provider by itself, while the page is open. */
function useLooks(state: keyof typeof looks): void {
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState<number>(looks[state]);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      revalidate();
    }, lookEveryMs);
    return () => clearTimeout(timer);
  }, [left, revalidate]);
}

type Props = {
  orderNumber: string;
  open: Open;
  canCancel: boolean;
  /** The customer comes from the page of the provider, whose news may be a moment behind. */
  isBack: boolean;
  /** The customer goes on to the page of the provider at once. */
  isForwarded: boolean;
  notice: string | null;
};

function stateOf({ attempt }: Open, isBack: boolean): 'failed' | 'pending' | 'open' {
  if (attempt === 'failed') return 'failed';
  return attempt === 'pending' || (isBack && attempt === 'open') ? 'pending' : 'open';
}

export function PayOrder({ isForwarded, ...props }: Props) {
  const { open, orderNumber } = props;
  if (isForwarded && open.url !== null) return <ForwardToPayment orderNumber={orderNumber} open={open} url={open.url} />;
  return <WaysToPay {...props} />;
}

function WaysToPay({ orderNumber, open, canCancel, isBack, notice }: Omit<Props, 'isForwarded'>) {
  const t = useTexts(orderPaymentTexts);
  const state = stateOf(open, isBack);
  useLooks(state);
  const lead = t(`order.pay.${state}.lead`);
  return (
    <>
      <Head orderNumber={orderNumber} title={t(`order.pay.${state}`)}>
        {notice === null ? null : (
          <p role="alert" className="mb-4 border-l-4 border-seal bg-blotter-light px-4.5 py-4 text-seal">
            {notice}
          </p>
        )}
        {state === 'failed' ? (
          <p role="alert" className="border-l-4 border-seal bg-blotter-light px-4.5 py-4 text-seal">
            {lead}
          </p>
        ) : (
          <p role={state === 'pending' ? 'status' : undefined}>{lead}</p>
        )}
      </Head>
      {state === 'pending' ? (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      ) : (
        <PayForm open={open} />
      )}
      {state === 'pending' && open.attempt !== 'pending' ? <OtherWay open={open} /> : null}
      {open.until === '' ? null : (
        <p className="mt-7 border-t border-line pt-4">
          <b className="figures font-semibold">{t('order.pay.until', { until: open.until })}</b>
          <br />
          <span className="text-ink-soft">{t('order.pay.until.note')}</span>
        </p>
      )}
      {canCancel ? <CancelOrder /> : null}
    </>
  );
}

/** The ways to pay, and the button that begins. */
function PayForm({ open }: { open: Open }) {
  const t = useTexts(orderPaymentTexts);
  return (
    <form method="post" className="mt-7">
      <h2 className="type-h4 mb-3">{t('order.pay.question')}</h2>
      <PaymentStep offers={open.methods} chosen={open.method ?? ''} />
      <Button type="submit" name="intent" value="pay" className="mt-5 max-sm:w-full">
        {t('order.pay.button', { amount: open.amount.text })}
      </Button>
    </form>
  );
}

/** The other ways to pay an order that waits for a transfer. */
export function OtherWay({ open }: { open: Open }) {
  const t = useTexts(orderPaymentTexts);
  if (open.methods.length < 2) return null;
  return (
    <details className="mt-5">
      <summary className="text-link inline-block cursor-pointer py-2">{t('order.pay.other')}</summary>
      <PayForm open={open} />
    </details>
  );
}

/** Asks once more before it cancels; works without scripts. */
export function CancelOrder() {
  const t = useTexts(orderPaymentTexts);
  return (
    <details className="mt-5">
      <summary className="text-link inline-block cursor-pointer py-2">{t('order.cancel')}</summary>
      <form method="post" className="mt-3 bg-ground px-5 py-5">
        <p className="font-semibold">{t('order.cancel.sure')}</p>
        <p className="mt-1 mb-4">{t('order.cancel.note')}</p>
        <Button kind="secondary" type="submit" name="intent" value="cancel">
          {t('order.cancel.yes')}
        </Button>
      </form>
    </details>
  );
}
