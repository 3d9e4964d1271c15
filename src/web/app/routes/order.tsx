/** Order confirmation. Its token is the credential; after a while it takes the postal code or e-mail address of the order, too. */

import { Suspense, useEffect } from 'react';
import { data, redirect, redirectDocument } from 'react-router';
import { paymentMethods } from '#core/payment/methods.ts';
import { forwardParameter, returnParameter } from '#core/payment/return.ts';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import type { Handle } from '#web/app/root.tsx';
import { AccountOffer } from '#web/checkout/account-offer.tsx';
import { Fact } from '#web/checkout/fact.tsx';
import { clearForm } from '#web/checkout/form-storage.ts';
import { checkoutFrame } from '#web/checkout/frame.tsx';
import { LineList } from '#web/checkout/line-list.tsx';
import { LockedOrder } from '#web/checkout/locked-order.tsx';
import { namesAction, namesIntent } from '#web/checkout/names-action.ts';
import { answerOrderForm, doneIntent, intentOf } from '#web/checkout/order-form.ts';
import type { Names } from '#web/checkout/order-names.tsx';
import type { Repair } from '#web/checkout/order-repair.tsx';
import type { OrderPayment } from '#web/checkout/pay-order.tsx';
import { isPhotoForm, photoAction, repairAction } from '#web/checkout/repair-action.ts';
import { CheckoutTotals } from '#web/checkout/totals.tsx';
import { AddressLines } from '#web/customer/address-lines.tsx';
import { notFound, orFault, shownFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { type PageTexts, useTexts } from '#web/page/texts.ts';
import { setCartCount } from '#web/shell/cart-count.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/order';

export const handle: Handle = { frame: checkoutFrame };

const payOrder = lazyComponent(async () => (await import('#web/checkout/pay-order.tsx')).PayOrder);
const otherWay = lazyComponent(async () => (await import('#web/checkout/pay-order.tsx')).OtherWay);
const paidOrder = lazyComponent(async () => (await import('#web/checkout/pay-order.tsx')).PaidOrder);
const orderSteps = lazyComponent(async () => (await import('#web/checkout/order-steps.tsx')).OrderSteps);
const orderNeeded = lazyComponent(async () => (await import('#web/checkout/needed-by.tsx')).NeededFact);
const orderInvite = lazyComponent(async () => (await import('#web/checkout/order-steps.tsx')).OrderInvite);
const orderActions = lazyComponent(async () => (await import('#web/checkout/order-actions.tsx')).OrderActions);
const orderNames = lazyComponent(async () => (await import('#web/checkout/order-names.tsx')).OrderNames);
const orderRepair = lazyComponent(async () => (await import('#web/checkout/order-repair.tsx')).OrderRepair);
const transferDetails = lazyComponent(async () => (await import('#web/checkout/transfer-details.tsx')).TransferDetails);
const orderScene = lazyComponent(async () => (await import('#web/product/own-scene.tsx')).OwnScene);
const cancelOrder = lazyComponent(async () => (await import('#web/checkout/pay-order.tsx')).CancelOrder);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isToken(params.token)) throw notFound();
  const page = context.get(pageRequest);
  const { token } = params;
  const { searchParams } = new URL(request.url);
  const isBack = searchParams.has(returnParameter);
  const isForwarded = searchParams.has(forwardParameter);
  // The provider may know more than the shop: the customer comes from its page.
  if (!isForwarded) await page.call('POST /web-api/orders/:token/look', { token }).catch((error: unknown) => lockedOr(error));
  const order = await page.call('GET /web-api/orders/:token', { token }).catch((error: unknown) => lockedOr(error));
  if (!order) return { locked: await orFault(page.call('GET /web-api/orders/:token/state', { token })) };
  const { isLoggedIn } = await page.call('GET /web-api/customer-data', {});
  const payment = await page.call('GET /web-api/orders/:token/payment', { token });
  const repair = await page.call('GET /web-api/orders/:token/repair', { token });
  const names = await page.call('GET /web-api/orders/:token/names', { token });
  const actions = await page.call('GET /web-api/orders/:token/actions', { token });
  const parts = [
    payOrder,
    otherWay,
    paidOrder,
    orderSteps,
    orderNeeded,
    orderInvite,
    orderRepair,
    orderNames,
    orderActions,
    transferDetails,
    cancelOrder,
    orderScene,
  ];
  await Promise.all(parts.map(({ prepare }) => prepare()));
  return {
    order: { ...order, token, isLoggedIn },
    payment,
    repair,
    names,
    actions,
    done: doneIntent(request),
    isBack,
    isForwarded,
    address: order.formality,
  };
}

/** Null for an order that takes a proof. */
function lockedOr(error: unknown): Promise<never> | null {
  return isFault(error) && error.code === 'order-locked' ? null : orFault(Promise.reject(error));
}

/** Begins to pay. The page of the provider is opened by a page of the shop: browsers forbid a form to end elsewhere. */
async function pay(page: PageRequest, token: string, typed: string) {
  const method = paymentMethods.find((one) => one === typed);
  const { url } = await page.call('POST /web-api/orders/:token/pay', { token, ...(method ? { method } : {}) });
  const path = sitePath(page.site, pathTo('order', { token }));
  return redirectDocument(url === null ? path : `${path}?${forwardParameter}=1`, { status: 303 });
}

/** Sends the link that opens an account with the order, or takes the proof for an old one. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const form = isPhotoForm(request) ? null : await postedForm(request);
  if (!isToken(params.token)) throw notFound();
  const { token } = params;
  const page = context.get(pageRequest);
  if (!form) return photoAction(page, token, request);
  if (form.get('intent') === 'repair') return repairAction(page, token, form);
  const ofNames = namesIntent(textOf(form, 'intent'));
  if (ofNames) return namesAction(page, token, ofNames, form);
  const typed = form.get('proof');
  try {
    if (typeof typed === 'string') {
      await page.call('POST /web-api/orders/:token/proof', { token, proof: typed });
      return redirect(sitePath(page.site, pathTo('order', { token })), 303);
    }
    const intent = intentOf(textOf(form, 'intent'));
    if (intent) return await answerOrderForm(page, token, intent, form);
    if (form.get('intent') === 'pay') return await pay(page, token, textOf(form, 'payment'));
    if (form.get('intent') === 'cancel') {
      await page.call('POST /web-api/orders/:token/cancel', { token });
      return redirect(sitePath(page.site, pathTo('order', { token })), 303);
    }
    await page.call('POST /web-api/customer-order-account', { token });
    return data({ isDone: true, notice: null, proof: null, repair: null });
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const { text, errors } = shownFault(error);
    const proof = typeof typed === 'string' ? { typed, error: errors[0]?.message ?? text } : null;
    return data({ isDone: false, notice: text, proof, repair: null }, { status: faults[error.code].status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, checkoutTexts);
  return headTags({ title: t('order.title'), channel: channelOf(matches) });
}

type PlacedOrder = NonNullable<Route.ComponentProps['loaderData']['order']>;

function isEnded({ state }: PlacedOrder): boolean {
  return state === 'cancelled' || state === 'refunded';
}

type OrderProps = { order: PlacedOrder; isPaid: boolean };

function Facts({ order, isPaid }: OrderProps) {
  const t = useTexts(checkoutTexts);
  // Once it is paid or cancelled, neither its day nor its production depends on the money.
  const payment = isPaid || isEnded(order) ? 'hosted' : order.payment;
  const isBilledElsewhere = JSON.stringify(order.billing) !== JSON.stringify(order.delivery);
  return (
    <dl className="figures mt-7 grid gap-x-5 gap-y-5 border-y border-line py-6 sm:grid-cols-2">
      <div>
        <dt className="text-small text-ink-soft">{t('order.number')}</dt>
        <dd className="type-h3">{order.orderNumber}</dd>
      </div>
      {isEnded(order) ? null : (
        <div>
          <dt className="text-small text-ink-soft">
            {t(payment === 'prepayment' && !order.isOnline ? 'order.arrives.prepayment' : 'order.arrives')}
          </dt>
          <dd className="type-h4">{order.deliveryText}</dd>
        </div>
      )}
      {order.needed === null || isEnded(order) ? null : (
        <Suspense>
          <orderNeeded.Component day={order.needed.day} isKept={order.needed.isInTime} />
        </Suspense>
      )}
      {order.delivery.street === '' ? null : (
        <Fact name={t(order.isOnline ? 'order.billing' : 'order.address')}>
          <AddressLines address={order.delivery} />
        </Fact>
      )}
      {order.reference === '' ? null : <Fact name={t('checkout.reference')}>{order.reference}</Fact>}
      {order.buyerReference === '' ? null : <Fact name={t('checkout.buyerReference.of')}>{order.buyerReference}</Fact>}
      {order.isWhiteLabel ? <Fact name={t('checkout.neutral')}>{t('checkout.neutral.on')}</Fact> : null}
      <Fact name={t('order.payment')}>
        {t(`order.payment.${order.isOnline && payment === 'prepayment' ? 'online' : payment}`, { name: order.paymentName })}
      </Fact>
      {isBilledElsewhere ? (
        <Fact name={t('order.billing')}>
          <AddressLines address={order.billing} />
        </Fact>
      ) : null}
    </dl>
  );
}

function nextKeys({ order: { payment, isOnline }, isPaid }: OrderProps) {
  if (isOnline) return isPaid ? (['online.3'] as const) : (['online.1', 'online.2', 'online.3'] as const);
  if (isPaid) return ['free.1', 'hosted.2', 'hosted.3'] as const;
  return [`${payment}.1`, `${payment}.2`, `${payment}.3`] as const;
}

function Next(props: OrderProps) {
  const t = useTexts(checkoutTexts);
  return (
    <>
      <h2 className="type-h3 mt-9 mb-3">{t('order.next')}</h2>
      <ol className="grid gap-2">
        {nextKeys(props).map((key, at) => (
          <li key={key} className="grid grid-cols-[32px_1fr] items-baseline">
            <span aria-hidden="true" className="font-display text-[21px]">
              {at + 1}
            </span>
            {t(`order.next.${key}`)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** `isShown`: nothing is left to do, and the first piece with a scene is shown in it. */
function OrderedLines({ order, isShown }: { order: PlacedOrder; isShown: boolean }) {
  const t = useTexts(checkoutTexts);
  const scene = isShown ? order.lines.find((line) => line.scene)?.scene : null;
  return (
    <section aria-labelledby="bestellt" className="self-start bg-ground px-5 py-6 sm:px-7.5 sm:py-7">
      {scene ? (
        <div className="-mx-5 -mt-6 mb-6 sm:-mx-7.5 sm:-mt-7 sm:mb-7">
          <Suspense>
            <orderScene.Component scene={scene} sizes="(min-width: 1280px) 460px, 92vw" />
          </Suspense>
        </div>
      ) : null}
      <h2 id="bestellt" className="type-h3">
        {t('order.title')}
      </h2>
      <LineList lines={order.lines} label={t('order.title')} />
      <div className="pt-4">
        <CheckoutTotals {...order} shippingLabel={t('checkout.shipping', { date: order.deliveryText })} />
      </div>
    </section>
  );
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.order)
    return <LockedOrder {...loaderData.locked} typed={actionData?.proof?.typed ?? ''} error={actionData?.proof?.error ?? null} />;
  return <OpenedOrder {...loaderData} posted={actionData} />;
}

type Opened = Extract<Route.ComponentProps['loaderData'], { order: object }> & { posted: Route.ComponentProps['actionData'] };

/** An order that is paid on a page of a provider is confirmed once it is paid; before, its page is about paying. */
function OpenedOrder({ order, payment, repair, names, actions, done, isBack, isForwarded, posted }: Opened) {
  useEffect(() => {
    clearForm();
    setCartCount(0, 0);
  }, []);
  const { open, canCancel } = payment;
  const paying = open && (order.payment === 'hosted' || open.attempt === 'failed') ? open : null;
  const head = { orderNumber: order.orderNumber };
  return (
    <div className="wrap grid gap-x-20 gap-y-11 pt-8 pb-16 md:pt-11 md:pb-24 xl:grid-cols-[minmax(0,640fr)_minmax(0,460fr)]">
      <div>
        {paying ? (
          <Suspense>
            <payOrder.Component
              {...head}
              open={paying}
              canCancel={canCancel}
              isBack={isBack}
              isForwarded={isForwarded}
              notice={posted?.notice ?? null}
            />
          </Suspense>
        ) : null}
        {paying ? null : <Confirmation order={order} payment={payment} repair={repair} names={names} posted={posted} />}
      </div>
      <div>
        <OrderedLines order={order} isShown={!paying && repair.lines.length === 0} />
        <Suspense>
          <orderActions.Component actions={actions} delivery={order.delivery} done={done} posted={posted} />
        </Suspense>
      </div>
    </div>
  );
}

function leadOf(order: PlacedOrder, t: PageTexts<keyof typeof checkoutTexts>): string {
  if (isEnded(order)) return t('order.cancelled');
  return order.hasDocuments ? t('order.lead', { email: order.email }) : t('order.erased');
}

/** Why the last form of the names changed nothing; other forms of the page have answers of their own. */
function namesNotice(posted: object | undefined): string | null {
  return posted && 'names' in posted ? (posted.names as string) : null;
}

type ConfirmationProps = {
  order: PlacedOrder;
  payment: OrderPayment;
  repair: Repair;
  names: Names;
  posted: Route.ComponentProps['actionData'];
};

function Confirmation({ order, payment, repair, names, posted }: ConfirmationProps) {
  const t = useTexts(checkoutTexts);
  const isCards = useSite().channel === 'federleicht';
  const { transfer } = order;
  const isPaid = payment.paid.amount > 0 && !payment.open && !transfer;
  return (
    <>
      <PageTitle className="mb-4 wrap-anywhere">
        {isEnded(order) ? t('order.ended') : t('order.thanks', order.email === '' ? order.billing : order.delivery)}
      </PageTitle>
      <p className="wrap-anywhere">{leadOf(order, t)}</p>
      <Suspense>
        <orderSteps.Component {...payment} />
      </Suspense>
      {repair.isRepaired || repair.lines[0] || posted?.repair ? (
        <Suspense>
          <orderRepair.Component repair={repair} orderNumber={order.orderNumber} notice={posted?.repair ?? null} />
        </Suspense>
      ) : null}
      {names.lines[0] || names.supplements[0] || names.linked[0] || namesNotice(posted) ? (
        <Suspense>
          <orderNames.Component names={names} notice={namesNotice(posted)} />
        </Suspense>
      ) : null}
      <Facts order={order} isPaid={isPaid} />
      <Suspense>
        <paidOrder.Component {...payment} />
      </Suspense>
      {transfer ? (
        <Suspense>
          <transferDetails.Component transfer={transfer} token={order.token} />
        </Suspense>
      ) : null}
      {transfer && payment.open ? (
        <Suspense>
          <otherWay.Component open={payment.open} />
        </Suspense>
      ) : null}
      {order.hasDocuments && !isEnded(order) ? <Next order={order} isPaid={isPaid} /> : null}
      {isCards && order.invites && order.hasDocuments && !isEnded(order) ? (
        <Suspense>
          <orderInvite.Component />
        </Suspense>
      ) : null}
      {!order.isLoggedIn && order.hasDocuments ? <AccountOffer orderToken={order.token} email={order.email} posted={posted} /> : null}
      <p className="mt-7 text-small text-ink-soft">{t('order.keep')}</p>
      <p className="mt-2 text-small">
        <PageLink to={pathTo('contact')} ahead="never" data-ask={order.orderNumber} className="text-link inline-block py-2">
          {t('order.question')}
        </PageLink>
      </p>
      {payment.canCancel ? (
        <Suspense>
          <cancelOrder.Component />
        </Suspense>
      ) : null}
      <ButtonLink to={pathTo(isCards ? 'cards' : 'posters')} kind="secondary" className="mt-7 max-sm:w-full">
        {t(isCards ? 'order.home' : 'order.home.posters')}
      </ButtonLink>
    </>
  );
}
