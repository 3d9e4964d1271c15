/** Answers the forms of `order-actions.tsx`: redirect after success, the page again with its sentences after a fault. Server only. */
import { data, redirect } from 'react-router';
import { type PostalAddressValues, postalAddressFields } from '#core/customer/postal-address.ts';
import { pathTo } from '#core/site/paths.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { checkAddress, usedAddress } from '#web/customer/address-form.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { formErrors } from '#web/page/use-form-call.ts';

const intents = ['address', 'keep', 'end-keeping', 'reorder'] as const;
export type OrderIntent = (typeof intents)[number];

/** What became of the last form. `left`: names of lines that are not in the cart, with the reason; `added` are in it. */
export type OrderAnswer = {
  intent: OrderIntent;
  notice: string | null;
  values: Partial<PostalAddressValues>;
  errors: Partial<PostalAddressValues>;
  reordered: { added: number; left: readonly { name: string; reason: string }[] } | null;
};

/** Where the forms are on the page. */
export const actionsId = 'bestellung-aendern';

/** In the address of the page after a form was answered. */
const doneQuery = 'getan';

export function intentOf(text: string | null): OrderIntent | null {
  return intents.find((intent) => intent === text) ?? null;
}

/** The form that was answered a moment ago, by the address of the page; null for everything else. */
export function doneIntent(request: Request): OrderIntent | null {
  return intentOf(new URL(request.url).searchParams.get(doneQuery));
}

function answer(given: Partial<OrderAnswer> & Pick<OrderAnswer, 'intent'>, status: number) {
  const acted: OrderAnswer = { notice: null, values: {}, errors: {}, reordered: null, ...given };
  return data({ isDone: false, notice: null, proof: null, repair: null, acted }, { status });
}

/** Express orders have a telephone number; the call leaves out what the order does not use. */
const use = { isExpress: true, isBilled: false };

function addressOf(form: FormData): PostalAddressValues {
  return Object.fromEntries(postalAddressFields.map((field) => [field, textOf(form, field).slice(0, 300)])) as PostalAddressValues;
}

async function changeAddress(page: PageRequest, token: string, values: PostalAddressValues) {
  const t = requestTexts(page);
  const errors = checkAddress(values, deliveryCountries, use, t);
  const count = Object.keys(errors).length;
  if (count > 0) return answer({ intent: 'address', notice: t('order.address.wrong', { count }), values, errors }, 400);
  await page.call('POST /web-api/orders/:token/address', { token, delivery: usedAddress(values, use) });
  return null;
}

async function reorder(page: PageRequest, token: string, key: string) {
  const reordered = await page.call('POST /web-api/orders/:token/reorder', { token, ...(isToken(key) ? { key } : {}) });
  if (reordered.left.length > 0) return answer({ intent: 'reorder', reordered }, 200);
  return redirect(sitePath(page.site, pathTo('cart')), 303);
}

function refused(page: PageRequest, intent: OrderIntent, values: PostalAddressValues, error: unknown) {
  if (!isFault(error) || faults[error.code].status >= 500) throw error;
  const { text, errors } = shownFault(error);
  const own = errors.map((one) => ({ ...one, field: one.field.replace(/^delivery\./, '') }));
  const found = formErrors([...postalAddressFields], own, text, (count) => requestTexts(page)('order.address.wrong', { count }));
  return answer({ intent, values, ...found }, faults[error.code].status);
}

export async function answerOrderForm(page: PageRequest, token: string, intent: OrderIntent, form: FormData) {
  const values = addressOf(form);
  try {
    if (intent === 'reorder') return await reorder(page, token, textOf(form, 'key'));
    const wrong = intent === 'address' ? await changeAddress(page, token, values) : null;
    if (wrong) return wrong;
    if (intent !== 'address') await page.call('POST /web-api/orders/:token/keep', { token, isKept: intent === 'keep' });
  } catch (error) {
    return refused(page, intent, values, error);
  }
  return redirect(`${sitePath(page.site, pathTo('order', { token }))}?${doneQuery}=${intent}#${actionsId}`, 303);
}
