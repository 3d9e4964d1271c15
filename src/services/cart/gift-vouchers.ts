/** Handlers that sell gift vouchers: their prices, and putting one into the cart. */
import type { Parsed } from '#api/call.ts';
import type { giftVoucherCalls } from '#api/gift-vouchers.ts';
import { emailLength, emailPattern } from '#core/customer/email.ts';
import { cleanText } from '#core/customer/message.ts';
import { giftAmounts, giftMessageLength, giftNameLength, lastSendDay } from '#core/order/gift-voucher.ts';
import type { GiftItem } from '#core/order/line.ts';
import { addDays, berlinTime, type Day } from '#core/values/date.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/money-dto.ts';
import { limitedClient, takeLimit } from '#services/rate-limits.ts';
import { addLine } from '#store/cart/carts.ts';
import { changedCart } from './cart.ts';

type Calls = typeof giftVoucherCalls;
type Form = Parsed<Calls['POST /web-api/gift-voucher']>;

/** Minor units of the amount that is shown where none is asked for. */
const usualAmount = 5_000;

function error(field: string, code: string, values?: Record<string, string | number>): FieldError {
  return { field, code, message: message(`gift.bad.${code}`, values) };
}

function dayError(sendOn: string, today: Day): FieldError[] {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(sendOn) && !Number.isNaN(Date.parse(sendOn)) && addDays(sendOn, 0) === sendOn;
  if (!isDay) return [error('sendOn', 'day')];
  if (sendOn < today) return [error('sendOn', 'past')];
  return sendOn > lastSendDay(today) ? [error('sendOn', 'far')] : [];
}

/** The item of a form. Throws Fault 'bad-input' with a sentence for each wrong field. */
function giftItem(form: Form, today: Day): GiftItem {
  const name = (text = '') => visibleText(text.replace(/\p{Cc}+/gu, ' '));
  const [recipient, sender, words] = [name(form.recipientName), name(form.senderName), cleanText(form.message ?? '')];
  const [to, sendOn] = [(form.to ?? '').trim(), (form.sendOn ?? '').trim()];
  const amount = form.amount * 100;
  const isMailed = form.delivery === 'email';
  const isAddress = to.length <= emailLength && emailPattern.test(to);
  const errors = [
    ...(giftAmounts.includes(amount) ? [] : [error('amount', 'amount')]),
    ...(recipient.length > giftNameLength ? [error('recipientName', 'long', { max: giftNameLength })] : []),
    ...(sender.length > giftNameLength ? [error('senderName', 'long', { max: giftNameLength })] : []),
    ...(words.length > giftMessageLength ? [error('message', 'long', { max: giftMessageLength })] : []),
    ...(isMailed && !isAddress ? [error('to', to === '' ? 'missing' : 'email')] : []),
    ...(isMailed && sendOn !== '' ? dayError(sendOn, today) : []),
  ];
  if (errors.length > 0) throw new Fault('bad-input', 'gift voucher', { errors });
  const delivery = isMailed ? { kind: 'email' as const, to, sendOn: sendOn === '' ? null : sendOn } : { kind: 'pdf' as const };
  return { kind: 'gift-voucher', amount, message: words, recipient, sender, delivery };
}

export const giftVoucherHandlers: Handlers<Calls> = {
  async 'GET /web-api/gift-voucher'({ amount }, { site, shop }) {
    const wanted = amount === undefined ? usualAmount : amount * 100;
    if (!giftAmounts.includes(wanted))
      throw new Fault('bad-input', `no gift voucher of ${wanted}`, { errors: [error('amount', 'amount')] });
    const { day } = berlinTime(shop.clock());
    const price = moneyDto(money(wanted, currencyOf(site.country)), site.locale);
    return { values: [...giftAmounts], price, firstDay: day, lastDay: lastSendDay(day) };
  },

  async 'POST /web-api/gift-voucher'(form, context) {
    await takeLimit(context.shop, 'cart', limitedClient(context));
    const { store, clock } = context.shop;
    const item = giftItem(form, berlinTime(clock()).day);
    const owner = await context.owner.ensure();
    await addLine(store, owner, { item, quantity: 1 }, clock());
    return changedCart(context);
  },
};
