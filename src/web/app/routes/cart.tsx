/** The cart: everything that is about to be ordered, changeable with plain forms. Prices and problems come from the service. */

import { useEffect, useRef } from 'react';
import { data, Form, redirect, useLocation } from 'react-router';
import type { Cart, SampleInput } from '#api/order.ts';
import { isOnlineOnly, lineKinds } from '#core/order/line-kind.ts';
import { quantitiesOfProduct } from '#core/order/line-quantities.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import type { Quantities } from '#core/products/product.ts';
import { inMultiplesOf, readQuantity, roundUpQuantity, typedQuantityLength } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import { neededByQuery } from '#core/site/query.ts';
import { faults, isFault } from '#core/values/fault.ts';
import type { Unrendered } from '#core/values/message.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { CartRow } from '#web/cart/cart-row.tsx';
import { NeutralShipping } from '#web/cart/neutral-shipping.tsx';
import type { CartQuantity } from '#web/cart/quantity-form.tsx';
import { Samples } from '#web/cart/samples.tsx';
import { changeCodes } from '#web/checkout/change-codes.ts';
import { neededByError, neededNames } from '#web/checkout/checkout-form.ts';
import type { CodeAnswer } from '#web/checkout/code-form.ts';
import { Codes } from '#web/checkout/codes.tsx';
import { limitsText } from '#web/checkout/limits-text.ts';
import { NeededBy } from '#web/checkout/needed-by-form.tsx';
import { DiscountRow, GoodsRows, PaidRows } from '#web/checkout/totals.tsx';
import { SignInLink } from '#web/customer/sign-in-link.tsx';
import { whereTo } from '#web/page/country-names.ts';
import { orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, statusFor, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import type { AccessoryGroup } from '#web/product/accessory-form.tsx';
import { accessoryGroups } from '#web/product/accessory-groups.ts';
import { setCartCount } from '#web/shell/cart-count.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/cart';

function roundUp(all: Quantities, least: number, typed: string) {
  const quantities = inMultiplesOf(least, all);
  return roundUpQuantity(quantities, readQuantity(typed));
}

/** A typed quantity that came with the address: what became of it, or null when it fitted. */
function typedQuantity(query: URLSearchParams, { lines }: Pick<Cart, 'lines'>): Unrendered<CartQuantity> | null {
  const typed = query.get('typed')?.slice(0, typedQuantityLength) ?? '';
  const line = query.get('line');
  const found = lines.find(({ id }) => id === line);
  const quantities = quantitiesOfProduct(found?.product ?? '');
  if (line === null || !found || !quantities) return null;
  const rounded = roundUp(quantities, found.least, typed);
  if ('refused' in rounded) return { line, typed, note: null, refused: rounded.refused };
  return { line, typed, note: rounded.note, refused: null };
}

/** What goes with the cards of the cart, by their form and format. */
async function offersOf(page: PageRequest, { lines, formality }: Cart): Promise<Record<string, AccessoryGroup[]>> {
  const t = requestTexts(page, formality);
  const offers: Record<string, AccessoryGroup[]> = {};
  for (const key of new Set(lines.flatMap((line) => line.format ?? []))) {
    const [form, format] = key.split('.') as [CardForm, CardFormat];
    const { accessories } = await page.call('GET /web-api/card-accessories', { form, format });
    offers[key] = accessoryGroups(accessories, (part) => t({ key: `range.accessory.${part}` }));
  }
  return offers;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  const cart = await orFault(page.call('GET /web-api/cart', {}));
  const removed = query.get('removed');
  const neededBy = query.get(neededByQuery) ?? '';
  const canUndo = isToken(removed) && !cart.lines.some((line) => line.designId === removed);
  const typed = typedQuantity(query, cart);
  const { isLoggedIn } = await page.call('GET /web-api/customer-data', {});
  return {
    cart,
    isLoggedIn,
    offers: await offersOf(page, cart),
    address: cart.formality,
    hasNewsletter: cart.offersNewsletter,
    typed: typed && renderMessages(typed, requestTexts(page, cart.formality)),
    removed: canUndo ? { design: removed, quantity: query.get('quantity') ?? '' } : null,
    /** The day of a link of a plan. */
    asked: neededBy !== '' && neededByError(neededBy, cart.neededBounds) === null ? neededBy : null,
    isStale: query.has('stale'),
    isCopied: query.has('copied'),
    /** What was typed as the quantity of an accessory and is none. */
    unread: query.get('unread')?.slice(0, typedQuantityLength) ?? null,
  };
}

/** False when what the form meant is gone: changed in another window. The fresh cart is then the best answer. */
async function isDone(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (isFault(error) && (faults[error.code].status < 500 || error.code === 'quota-full')) return false;
    throw error;
  }
}

/** The quantity of the removed line, where the form has one. */
function quantityIn(form: FormData): { quantity?: number } {
  const quantity = readQuantity(textOf(form, 'quantity'));
  return Number.isNaN(quantity) ? {} : { quantity };
}

/** The day by which the cart is needed; '' for none. */
async function saveNeededBy(page: PageRequest, request: Request, typed: string) {
  const { neededBounds, formality } = await orFault(page.call('GET /web-api/cart', {}));
  const wrong = neededByError(typed, neededBounds);
  if (wrong)
    return data(
      { neededBy: { typed: typed.slice(0, 10), error: requestTexts(page, formality)(wrong) } },
      { status: statusFor(request, 422) },
    );
  await page.call('PUT /web-api/cart/needed-by', { day: typed === '' ? null : typed });
  return redirect(sitePath(page.site, pathTo('cart')), 303);
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const line = textOf(form, 'line');
  const design = textOf(form, 'design');
  const back = (query = '') => redirect(sitePath(page.site, `${pathTo('cart')}${query}`), 303);
  const answer = await changeCodes(page, form, textOf(form, 'cart'));
  // Never in the address: a code is a key to money.
  if (answer) return answer.refused === null ? back() : data(answer, { status: statusFor(request, 422) });
  switch (textOf(form, 'intent')) {
    case 'quantity': {
      const typed = textOf(form, 'to') || textOf(form, 'quantity');
      const quantities = quantitiesOfProduct(textOf(form, 'product'));
      if (!quantities) return back('?stale=1');
      const least = Number(/^[1-9]\d{0,3}$/.exec(textOf(form, 'least'))?.[0] ?? 1);
      const rounded = roundUp(quantities, least, typed);
      if ('quantity' in rounded && !(await isDone(page.call('PATCH /web-api/cart/lines/:id', { id: line, quantity: rounded.quantity }))))
        return back('?stale=1');
      if ('quantity' in rounded && rounded.note === null) return back();
      return back(`?${new URLSearchParams({ line, typed: typed.slice(0, typedQuantityLength) })}`);
    }
    case 'records':
      return back((await isDone(page.call('POST /web-api/cart/lines/:id/records', { id: line }))) ? '' : '?stale=1');
    case 'copy':
      return back((await isDone(page.call('POST /web-api/cart/lines/:id/copy', { id: line }))) ? '?copied=1' : '?stale=1');
    case 'remove':
      if (!(await isDone(page.call('DELETE /web-api/cart/lines/:id', { id: line })))) return back('?stale=1');
      return back(isToken(design) ? `?${new URLSearchParams({ removed: design, quantity: textOf(form, 'quantity') })}` : '');
    case 'sample': {
      const sample = Object.fromEntries(new URLSearchParams(textOf(form, 'sample'))) as SampleInput;
      return back((await isDone(page.call('POST /web-api/cart/samples', sample))) ? '' : '?stale=1');
    }
    case 'accessory': {
      const typed = textOf(form, 'quantity');
      if (form.has('quantity') && !(readQuantity(typed) >= 1))
        return back(`?${new URLSearchParams({ unread: typed.slice(0, typedQuantityLength) })}`);
      const wanted = { sku: textOf(form, 'sku'), ...(isToken(line) ? { line } : quantityIn(form)) };
      return back((await isDone(page.call('POST /web-api/card-accessory-order', wanted))) ? '' : '?stale=1');
    }
    case 'needed':
      return saveNeededBy(page, request, textOf(form, neededNames.day));
    case 'neutral':
      return back((await isDone(page.call('POST /whitelabel/switch', { on: textOf(form, 'on') === '1' }))) ? '' : '?stale=1');
    case 'undo':
      return back((await isDone(page.call('POST /web-api/cart/lines', { designId: design, ...quantityIn(form) }))) ? '' : '?stale=1');
    default:
      return back();
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, checkoutTexts);
  return headTags({ title: t('cart.title'), channel: channelOf(matches) });
}

function Undo({ design, quantity }: { design: string; quantity: string }) {
  const t = useTexts(checkoutTexts);
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // The pressed button is gone with its row: the focus moves here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal is a navigation of its own
  useEffect(() => box.current?.focus(), [key]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="mb-6 flex flex-wrap items-center gap-x-6 bg-ground px-4 py-2">
      <p className="py-2">{t('cart.removed')}</p>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="design" value={design} />
        <input type="hidden" name="quantity" value={quantity} />
        <button type="submit" className="text-link min-h-11 font-semibold">
          {t('cart.undo')}
        </button>
      </Form>
    </div>
  );
}

function Empty() {
  const t = useTexts(checkoutTexts);
  const { channel } = useSite();
  const isCards = channel === 'federleicht';
  return (
    <>
      <p className="type-h3 mb-2">{t('cart.empty.title')}</p>
      <p className="mb-7 max-w-[60ch]">{t(isCards ? 'cart.empty.text' : 'cart.empty.posters.text')}</p>
      <ButtonLink to={pathTo(isCards ? 'cards' : 'posters')}>{t(isCards ? 'cart.empty.button' : 'cart.empty.posters.button')}</ButtonLink>
    </>
  );
}

type SumProps = Pick<Route.ComponentProps['loaderData'], 'cart' | 'isLoggedIn'> & { answer: CodeAnswer | null };

function CartSum({ cart, isLoggedIn, answer }: SumProps) {
  const t = useTexts(checkoutTexts);
  const locale = useTextLocale();
  return (
    <section aria-labelledby="summe" className="self-start bg-ground px-5 py-6 md:px-8">
      <h2 id="summe" className="type-h3 mb-4">
        {t('cart.sum')}
      </h2>
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5" aria-live="polite">
        <GoodsRows goods={cart.goods} sold={cart.sold} />
        <DiscountRow discount={cart.discount} />
        <dt>{t('cart.shipping', { country: whereTo([cart.country], locale, t) })}</dt>
        <dd className="text-right">{cart.shipping.text}</dd>
        <dt className="type-h4 pt-2.5">{t('cart.total')}</dt>
        <dd className="type-h3 pt-1 text-right">{cart.total.text}</dd>
        {cart.vat.map((part) => (
          <dd key={part.percent} className="col-span-2 text-caption text-ink-soft">
            {t('cart.vat', { amount: part.amount.text, percent: part.percent })}
          </dd>
        ))}
        <PaidRows gift={cart.gift} due={cart.due} />
      </dl>
      <Form method="post" replace preventScrollReset className="mt-4">
        <input type="hidden" name="cart" value={cart.id ?? ''} />
        <Codes codes={cart.codes} answer={answer} />
      </Form>
      {cart.orderable ? (
        <ButtonLink to={pathTo('checkout')} className="mt-6 w-full">
          {t('cart.checkout')}
        </ButtonLink>
      ) : (
        <>
          <Button disabled aria-describedby="kasse-grund" className="mt-6 w-full">
            {t('cart.checkout')}
          </Button>
          <p id="kasse-grund" className="mt-2 text-small">
            {t('cart.blocked')}
          </p>
        </>
      )}
      {isLoggedIn ? null : (
        <p className="mt-4 text-center text-small">
          {t('checkout.hasAccount')} <SignInLink className="text-link inline-block py-2">{t('checkout.signIn')}</SignInLink>
        </p>
      )}
      <p className="mt-5 text-caption text-ink-soft">
        {t('cart.prices')}{' '}
        <PageLink to={pathTo('shipping')} className="text-link">
          {t('cart.prices.shipping')}
        </PageLink>
        . {limitsText(cart, locale, t)}
      </p>
    </section>
  );
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(checkoutTexts);
  const answer = actionData ?? null;
  const { cart, offers, typed, removed, isStale, isCopied, unread } = loaderData;
  const samples = cart.lines.filter(({ kind }) => lineKinds[kind].isSample);
  useEffect(() => setCartCount(cart.lines.length, samples.length), [cart.lines.length, samples.length]);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageTitle className="mb-7">{t('cart.title')}</PageTitle>
      {unread === null ? null : (
        <p role="status" className="mb-6 bg-amber-light px-4 py-3 text-amber">
          {t('cart.unread', { typed: unread })}
        </p>
      )}
      {isStale ? (
        <p role="status" className="mb-6 bg-amber-light px-4 py-3 text-amber">
          {t('cart.stale')}
        </p>
      ) : null}
      {isCopied ? (
        <p role="status" className="mb-6 bg-ground px-4 py-3">
          {t('cart.copied')}
        </p>
      ) : null}
      {removed ? <Undo {...removed} /> : null}
      {cart.lines.length === 0 ? (
        <Empty />
      ) : (
        <div className="grid grid-cols-1 gap-x-20 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(340px,460px)]">
          <div>
            <ul aria-label={t('cart.lines')} className="border-b border-line">
              {cart.lines.map((line) => (
                <CartRow key={line.id} line={line} offers={offers[line.format ?? '']} typed={typed?.line === line.id ? typed : null} />
              ))}
            </ul>
            {samples.length > 0 ? <Samples lines={samples} /> : null}
            {isOnlineOnly(cart.lines) ? null : (
              <NeededBy cart={cart} asked={loaderData.asked} answer={answer && 'neededBy' in answer ? answer.neededBy : null} />
            )}
            {cart.isWhiteLabel === null ? null : <NeutralShipping isOn={cart.isWhiteLabel} />}
          </div>
          <CartSum cart={cart} isLoggedIn={loaderData.isLoggedIn} answer={answer && 'neededBy' in answer ? null : answer} />
        </div>
      )}
    </div>
  );
}
