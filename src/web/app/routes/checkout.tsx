/** The checkout of a guest: four steps in one form that carries everything, so that it works without JavaScript and loses nothing. */

import { Suspense, useEffect, useRef, useState } from 'react';
import { data, Form, redirect, redirectDocument, useNavigation, useSubmit } from 'react-router';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import { deliveryCountriesOf } from '#core/order/shipping.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { forwardParameter } from '#core/payment/return.ts';
import { pathTo } from '#core/site/paths.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import type { Handle } from '#web/app/root.tsx';
import { AddressStep } from '#web/checkout/address-step.tsx';
import { changeCodes } from '#web/checkout/change-codes.ts';
import { compareSteps, fieldNames, type CheckoutStep as StepName, steps, type Values } from '#web/checkout/checkout-form.ts';
import {
  bestCart,
  type CheckoutPage,
  type CheckoutView,
  cartFor,
  firstValues,
  firstView,
  intentOf,
  place,
  refusedView,
  sentCart,
  viewOf,
} from '#web/checkout/checkout-state.ts';
import { DeliveryStep, prepareNeeded } from '#web/checkout/delivery-step.tsx';
import { saveForm, storedForm } from '#web/checkout/form-storage.ts';
import { checkoutFrame } from '#web/checkout/frame.tsx';
import { limitsText } from '#web/checkout/limits-text.ts';
import { PaymentStep } from '#web/checkout/payment-step.tsx';
import { placedCookie, placedOrder } from '#web/checkout/placed-cookie.ts';
import { guaranteeNotice, ReviewStep } from '#web/checkout/review-step.tsx';
import { accountOf, choices, filledValues, savedAddressValues, saveNewAddresses } from '#web/checkout/saved-addresses.ts';
import { Step } from '#web/checkout/step.tsx';
import { StepSummary } from '#web/checkout/step-summary.tsx';
import { FoldedSummary, Summary } from '#web/checkout/summary.tsx';
import { SignInLink } from '#web/customer/sign-in-link.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, statusFor, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import { sitePath } from '#web/page/page-context.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { useTrackOnce } from '#web/tracking/track.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { oneSubmit } from '#web/ui/one-submit.ts';
import type { Route } from './+types/checkout';

export const handle: Handle = { frame: checkoutFrame };

const codes = lazyComponent(async () => (await import('#web/checkout/codes.tsx')).Codes);

function isSecure({ site }: PageRequest): boolean {
  return site.origin.startsWith('https:');
}

/** `isForwarded`: the page of the order goes on to the page where it is paid. */
function toOrder(page: PageRequest, token: string, headers?: HeadersInit, isForwarded = false) {
  // Another document: the tags of this page must not read the address of that one.
  const path = sitePath(page.site, pathTo('order', { token }));
  return redirectDocument(isForwarded ? `${path}?${forwardParameter}=1` : path, { status: 303, headers });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const cart = await orFault(page.call('GET /web-api/cart', {}));
  const placed = placedOrder(request, isSecure(page));
  if (cart.lines.length === 0 && placed) throw toOrder(page, placed.token);
  if (!cart.orderable) throw redirect(sitePath(page.site, pathTo('cart')), 303);
  await prepareNeeded();
  const account = await orFault(accountOf(page));
  const filled = filledValues(firstValues(cart), account, cart.countries);
  // Sums and days of delivery are those of the country that was filled in.
  const filledCart = filled.country === cart.country ? cart : await orFault(cartFor(page, filled));
  const best = await orFault(bestCart(page, filledCart, filled));
  return { ...firstView(best.cart, best.values), saved: choices(account), fill: '', code: null } satisfies CheckoutPage;
}

/** After a form was sent its own answer is the page; the cart is in it. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return formMethod === undefined || formMethod.toUpperCase() === 'GET';
}

function valuesOf(form: FormData): Values {
  const values = Object.fromEntries(fieldNames.map((name) => [name, textOf(form, name)])) as Values;
  return { ...values, key: isToken(values.key) ? values.key : idempotencyKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  await Promise.all([guaranteeNotice.prepare(), prepareNeeded(), codes.prepare()]);
  const form = await postedForm(request);
  const button = textOf(form, 'intent');
  const intent = intentOf(button);
  const account = await orFault(accountOf(page));
  const typed = valuesOf(form);
  const isFill = button === 'fill';
  const given = isFill
    ? filledValues(typed, account, deliveryCountriesOf(page.site.country))
    : (savedAddressValues(typed, account, button) ?? typed);
  const code = await changeCodes(page, form, given.cartId);
  const { cart, values, isHeld } = await orFault(sentCart(page, form, button, given));
  const ofAccount = { saved: choices(account), fill: values === typed ? '' : idempotencyKey(), code };
  const isBillingShown = form.has('billing.firstName');
  const placed = placedOrder(request, isSecure(page));
  const isOrdered = cart.id !== values.cartId && placed?.cartId === values.cartId;
  if (isOrdered && intent.kind !== 'order') return toOrder(page, placed.token);

  const isSameCart = cart.id === values.cartId;
  const view = viewOf(page, cart, values, code || isHeld ? { kind: 'show' } : intent, isBillingShown);
  // A cart that is gone may have become this very order: then the call gives it once more.
  if (intent.kind === 'order' && (view.open === 'review' || !isSameCart)) {
    const shown = { total: Number(textOf(form, 'shownTotal')) || 0, due: Number(textOf(form, 'shownDue')) || 0 };
    const answer = await place(page, values, shown);
    if (answer.ok) {
      if (account && values.saveAddress !== '') await saveNewAddresses(page, values);
      const cookie = placedCookie(values.cartId, answer.token, isSecure(page));
      return toOrder(page, answer.token, { 'set-cookie': cookie }, paymentKind(values.payment) === 'hosted');
    }
    const fresh = await orFault(cartFor(page, values));
    if (!fresh.orderable) return redirect(sitePath(page.site, `${pathTo('cart')}?stale=1`), 303);
    return data<CheckoutPage>({ ...refusedView(page, fresh, values, answer), ...ofAccount }, { status: statusFor(request, answer.status) });
  }
  if (!cart.orderable) return redirect(sitePath(page.site, `${pathTo('cart')}?stale=1`), 303);
  const kept = isSameCart ? view : { ...view, values: { ...view.values, cartId: cart.id ?? '', key: idempotencyKey() } };
  return data<CheckoutPage>(
    { ...kept, ...ofAccount },
    {
      status: statusFor(request, Object.keys(view.errors).length > 0 || code?.refused ? 422 : 200),
    },
  );
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const prepared = codes.prepare().catch(() => undefined);
  try {
    const answer = await serverAction();
    await prepared;
    return answer;
  } catch (answer) {
    if (answer instanceof Response)
      await import('#web/tracking/purchase.ts').then(({ trackPurchase }) => trackPurchase(answer)).catch(() => undefined);
    throw answer;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, checkoutTexts);
  return headTags({ title: t('checkout.title'), channel: channelOf(matches) });
}

/** Fields that stand in a step as controls; all others travel hidden. */
function isControl(field: string, open: StepName, hasBilling: boolean): boolean {
  if (open === 'delivery') return field === 'shippingType' || field === 'phone' || field === 'neededBy';
  if (open === 'payment') return field === 'payment';
  const isCarried = ['key', 'cartId', 'open', 'reached', 'shippingType', 'neededBy', 'payment', 'phone'].includes(field);
  return open === 'address' && !isCarried && (hasBilling || !field.startsWith('billing.'));
}

function Problems({ view }: { view: CheckoutView }) {
  const t = useTexts(checkoutTexts);
  const count = Object.keys(view.errors).length;
  const sentence = view.notice ?? t('checkout.errors', { count });
  return (
    <div role="alert">
      {sentence ? <p className="mb-5 border-l-4 border-seal bg-blotter-light px-4 py-3 text-seal">{sentence}</p> : null}
    </div>
  );
}

function HiddenFields({ values, open }: Pick<CheckoutView, 'values' | 'open'>) {
  const hasBilling = values.otherBilling !== '';
  return fieldNames
    .filter((field) => !isControl(field, open, hasBilling))
    .filter((field) => hasBilling || !field.startsWith('billing.'))
    .map((field) => <input key={field} type="hidden" name={field} value={values[field]} />);
}

type FormStepProps = { view: CheckoutPage; step: StepName; number: number; isBusy: boolean; onChangeDelivery: () => void };

function FormStep({ view, step, number, isBusy, onChangeDelivery }: FormStepProps) {
  const t = useTexts(checkoutTexts);
  const { cart, values, open, errors } = view;
  const isOpen = step === open;
  const isDone = !isOpen && compareSteps(step, view.reached) < 0 && step !== 'review' && isComplete(view, step);
  return (
    <Step
      name={step}
      number={number}
      state={isOpen ? 'open' : isDone ? 'done' : 'waiting'}
      summary={isDone ? <StepSummary view={view} step={step} /> : null}
    >
      {step === 'address' ? (
        <AddressStep
          values={values}
          errors={errors}
          countries={cart.countries}
          asksForReference={cart.asksForReference}
          saved={view.saved}
        />
      ) : null}
      {step === 'delivery' ? (
        <DeliveryStep
          offers={cart.deliveries}
          cutOffSeconds={cart.cutOffSeconds}
          chosen={values.shippingType}
          error={errors.shippingType}
          phone={{ value: values.phone, error: errors.phone }}
          needed={isOnlineOnly(cart.lines) ? null : { cart, day: values.neededBy, error: errors.neededBy ?? null }}
          onChange={onChangeDelivery}
        />
      ) : null}
      {step === 'payment' ? (
        <>
          <Suspense>
            <codes.Component codes={cart.codes} answer={view.code} />
          </Suspense>
          <PaymentStep offers={view.payments} chosen={values.payment} error={errors.payment} />
        </>
      ) : null}
      {step === 'review' ? (
        <>
          <ReviewStep view={view} />
          <Problems view={view} />
        </>
      ) : null}
      <Button
        type="submit"
        name="intent"
        value={step === 'review' ? 'order' : 'continue'}
        busy={isBusy}
        className={step === 'review' ? 'w-full' : 'mt-7 w-full sm:w-85'}
      >
        {step === 'review' ? t('checkout.order') : t(`checkout.next.${step}`)}
      </Button>
    </Step>
  );
}

function Foot({ view: { cart, open } }: { view: CheckoutView }) {
  const t = useTexts(checkoutTexts);
  const locale = useTextLocale();
  return (
    <p className="mt-5.5 text-caption text-ink-soft">
      {open === 'address' ? limitsText(cart, locale, t) : null} {open === 'review' ? null : t('checkout.foot')}
    </p>
  );
}

function HasAccount({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useTexts(checkoutTexts);
  return (
    <p className="-mt-4 mb-5 text-small">
      {t('checkout.hasAccount')}{' '}
      <SignInLink className="text-link inline-block py-2" onSignedIn={onSignedIn}>
        {t('checkout.signIn')}
      </SignInLink>
    </p>
  );
}

/** Keeps what is typed over a reload, and puts the focus where the next thing is to be done. */
function useFormMemory(view: CheckoutView, isAnswer: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const open = useRef(view.open);
  const isRestored = useRef(false);
  useEffect(() => {
    if (isAnswer || isRestored.current) return;
    isRestored.current = true;
    const kept = storedForm(view.values.cartId, view.values.key);
    if (!kept) return;
    open.current = 'address';
    // What was typed before this page listened is in its fields after the effects (ui/early-input.ts).
    setTimeout(() => {
      const rendered: Readonly<Record<string, string>> = view.values;
      for (const [name, value] of form.current ? new FormData(form.current) : [])
        if (rendered[name] !== undefined && value !== rendered[name]) kept.set(name, value);
      kept.set('intent', 'fill');
      submit(kept, { method: 'post', replace: true, preventScrollReset: true });
    });
  }, [isAnswer, view, submit]);
  useEffect(() => {
    if (!isAnswer || !form.current) return;
    saveForm(form.current);
    const wrong = form.current.querySelector<HTMLElement>('[data-error], [aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (open.current !== view.open && !isRestored.current) document.getElementById(`schritt-${view.open}`)?.focus();
    isRestored.current = false;
    open.current = view.open;
  }, [view, isAnswer]);
  return form;
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(checkoutTexts);
  const view: CheckoutPage = actionData ?? loaderData;
  const { cart, values, open } = view;
  const form = useFormMemory(view, actionData !== undefined);
  const submit = useSubmit();
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle' && !['show', 'fill'].includes(String(navigation.formData?.get('intent')));
  const [once] = useState(oneSubmit<CheckoutPage>);
  useTrackOnce(cart.id ?? '', {
    kind: 'begin-checkout',
    currency: cart.total.currency,
    value: cart.total.amount,
    products: cart.lines.map(({ product, name, quantity, unit }) => ({ id: product, name, quantity, unit: unit?.amount ?? 0 })),
  });
  useEffect(() => {
    if (navigation.state === 'idle') once.release();
  }, [navigation.state, once]);
  const show = (intent: 'show' | 'fill') => {
    if (!form.current) return;
    const sent = new FormData(form.current);
    sent.set('intent', intent);
    submit(sent, { method: 'post', replace: true, preventScrollReset: true });
  };
  return (
    <>
      <FoldedSummary cart={cart} shippingType={values.shippingType} />
      <div className="wrap grid gap-x-20 pt-5 pb-14 xl:grid-cols-[minmax(0,640fr)_minmax(0,460fr)] xl:pt-6.5 xl:pb-24">
        <Form
          key={actionData === undefined ? 'new' : view.fill}
          ref={form}
          method="post"
          noValidate
          replace
          preventScrollReset
          onInput={(event) => saveForm(event.currentTarget)}
          onSubmit={(event) => {
            if (!once.take(view)) event.preventDefault();
          }}
        >
          <h1 className="type-h2 mb-7 xl:mt-4.5 xl:mb-8">{t(`checkout.heading.${open}`)}</h1>
          {open === 'address' && view.saved === null ? <HasAccount onSignedIn={() => show('fill')} /> : null}
          {open === 'review' ? null : <Problems view={view} />}
          {/* What the Enter key presses: without it that would be the first "Ändern". */}
          <button
            type="submit"
            name="intent"
            value={open === 'review' ? 'show' : 'continue'}
            tabIndex={-1}
            aria-hidden="true"
            className="unseen"
          />
          <HiddenFields values={values} open={open} />
          <input type="hidden" name="shownTotal" value={cart.total.amount} />
          <input type="hidden" name="shownDue" value={cart.due.amount} />
          <ol aria-label={t('checkout.steps')} className="border-b border-line">
            {steps.map((step, at) => (
              <FormStep key={step} view={view} step={step} number={at + 1} isBusy={isBusy} onChangeDelivery={() => show('show')} />
            ))}
          </ol>
          <Foot view={view} />
        </Form>
        <Summary cart={cart} shippingType={values.shippingType} />
      </div>
    </>
  );
}

/** A step that was open once may have become incomplete by a change in an earlier one. */
function isComplete({ cart, payments, values }: CheckoutView, step: StepName): boolean {
  if (step === 'delivery') return cart.deliveries.some((offer) => offer.type === values.shippingType);
  if (step === 'payment') return payments.some((offer) => offer.method === values.payment && offer.refused === null);
  return values.email !== '';
}
