/** Handlers that sell gift vouchers: their prices, and putting one into the cart. */
import type { Parsed } from '#api/call.ts';
import type { giftVoucherCalls } from '#api/gift-vouchers.ts';
import { isEmail } from '#core/customer/email.ts';
import { cleanText } from '#core/customer/message.ts';
import { giftCardChoice, giftDesign, giftDesigns } from '#core/order/gift-card.ts';
import { type GiftWay, giftAmounts, giftMessageLength, giftNameLength, lastSendDay } from '#core/order/gift-voucher.ts';
import type { GiftItem } from '#core/order/line.ts';
import { berlinTime, type Day, isDay } from '#core/values/date.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { visibleText } from '#core/values/visible-text.ts';
import { checkPool, documentCheck } from '#services/checks/check-document.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { giftCardOf } from '#services/pricing/gift-card.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { addGiftCard } from '#store/cart/accessories.ts';
import { addLine } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { changedCart } from './cart.ts';

type Calls = typeof giftVoucherCalls;
type Form = Parsed<Calls['POST /web-api/gift-voucher']>;

/** Minor units of the amount that is shown where none is asked for. */
const usualAmount = 5_000;

/** What a request gives the print check of a card. */
const checkMs = 4_000;

function error(field: string, code: string, values?: Record<string, string | number>): FieldError {
  return { field, code, message: message(`gift.bad.${code}`, values) };
}

function dayError(sendOn: string, today: Day): FieldError[] {
  if (!isDay(sendOn)) return [error('sendOn', 'day')];
  if (sendOn < today) return [error('sendOn', 'past')];
  return sendOn > lastSendDay(today) ? [error('sendOn', 'far')] : [];
}

function deliveryOf(way: GiftWay, to: string, sendOn: string): GiftItem['delivery'] {
  return way === 'email' ? { kind: way, to, sendOn: sendOn === '' ? null : sendOn } : { kind: way };
}

/** The item of a form. Throws Fault 'bad-input' with a sentence for each wrong field. */
function giftItem(form: Form, today: Day): GiftItem {
  const name = (text = '') => visibleText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
  const [recipient, sender, words] = [name(form.recipientName), name(form.senderName), cleanText(form.message ?? '')];
  const [to, sendOn] = [(form.to ?? '').trim(), (form.sendOn ?? '').trim()];
  const [amount, design] = [form.amount * 100, form.design ?? 1];
  const isMailed = form.delivery === 'email';
  const isAddress = isEmail(to);
  const errors = [
    ...(giftAmounts.includes(amount) ? [] : [error('amount', 'amount')]),
    ...(giftDesigns[design - 1] ? [] : [error('design', 'design', { max: giftDesigns.length })]),
    ...(recipient.length > giftNameLength ? [error('recipientName', 'long', { max: giftNameLength })] : []),
    ...(sender.length > giftNameLength ? [error('senderName', 'long', { max: giftNameLength })] : []),
    ...(words.length > giftMessageLength ? [error('message', 'long', { max: giftMessageLength })] : []),
    ...(isMailed && !isAddress ? [error('to', to === '' ? 'missing' : 'email')] : []),
    ...(isMailed && sendOn !== '' ? dayError(sendOn, today) : []),
  ];
  if (errors.length > 0) throw new Fault('bad-input', 'gift voucher', { errors });
  const delivery = deliveryOf(form.delivery, to, sendOn);
  return { kind: 'gift-voucher', amount, message: words, recipient, sender, delivery, giftDesign: design };
}

/** Fields of the form by the text of the card that shows them. */
const fieldOf: Readonly<Record<string, string>> = {
  'voucher-for': 'recipientName',
  'voucher-words': 'message',
  'voucher-from': 'senderName',
};

/**
 * Throws Fault 'bad-input' where words do not fit on the card or have letters that cannot be printed: the card goes to the press or into the
 * mail without a further check.
 */
async function requirePrintable({ site }: Context, catalogue: Catalogue, item: GiftItem): Promise<void> {
  const sale = { channel: site.channel, locale: site.locale, currency: currencyOf(site.country) };
  const card = giftCardOf(catalogue, giftDesign(item.giftDesign), item, sale);
  const findings = await checkPool().run({ kind: 'findings', ...documentCheck(catalogue, card, []) }, checkMs);
  const blocking = findings.filter(({ level }) => level === 'block');
  if (blocking.length === 0) return;
  const errors = blocking.map(({ rule, element, message: text }) => ({
    field: fieldOf[element ?? ''] ?? 'message',
    code: rule,
    message: rule === 'overflow' ? message('gift.bad.room') : text,
  }));
  // One sentence a field: text without room also leaves the safe area.
  const firsts = errors.filter(({ field }, at) => errors.findIndex((one) => one.field === field) === at);
  throw new Fault('bad-input', 'gift voucher is not printable', { errors: firsts });
}

async function offerOf({ amount }: Parsed<Calls['GET /gift-voucher']>, { site, shop }: Context) {
  const wanted = amount === undefined ? usualAmount : amount * 100;
  if (!giftAmounts.includes(wanted)) throw new Fault('bad-input', `no gift voucher of ${wanted}`, { errors: [error('amount', 'amount')] });
  const { day } = berlinTime(shop.clock());
  const currency = currencyOf(site.country);
  const { giftCardPrices } = await catalogueOf(shop.store);
  const price = moneyDto(money(wanted, currency), site.locale);
  const card = moneyDto(money(giftCardPrices[currency], currency), site.locale);
  return { values: [...giftAmounts], price, card, firstDay: day, lastDay: lastSendDay(day) };
}

async function addToCart(form: Form, context: Context) {
  const { store, clock } = context.shop;
  const item = giftItem(form, berlinTime(clock()).day);
  await requirePrintable(context, await catalogueOf(store), item);
  const owner = await context.actor.owner.ensure();
  const at = clock();
  await addLine(store, owner, { item, quantity: 1 }, at, async (trx, line) => {
    if (item.delivery.kind === 'print') await addGiftCard(trx, line, giftCardChoice(giftDesign(item.giftDesign)), at.toISOString());
  });
  return changedCart(context);
}

export const giftVoucherHandlers: Handlers<Calls> = {
  'GET /gift-voucher': offerOf,
  'GET /web-api/gift-voucher': offerOf,
  'POST /gift-voucher': addToCart,
  'POST /web-api/gift-voucher': addToCart,
};
