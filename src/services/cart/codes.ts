/** Handlers of codes of vouchers: validates one, adds it to the cart, removes it. */
import type { voucherCalls } from '#api/vouchers.ts';
import { readCode } from '#core/order/voucher-code.ts';
import { codeRefusal, unknownCode, type VoucherRefused } from '#core/order/voucher-refusal.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { type Currency, money } from '#core/values/money.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { type PricedCart, payableAmount, pricedCart, reducibleGoods, repricedCart } from '#services/pricing/priced-cart.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { addCode, type KnownCode, knownCode, removeCode } from '#store/cart/codes.ts';
import { consumeStoredLimit, returnStoredLimit } from '#store/limit/stored-limits.ts';
import { hasOrderedBefore } from '#store/order/email-owners.ts';
import { findGiftVoucher } from '#store/order/gift-vouchers.ts';
import { changedCart } from './cart.ts';

type Answer = HandlerOutput<(typeof voucherCalls)['POST /web-api/voucher']>;

/** The voucher with a typed code, or null. Each unknown code counts for the client's address. Throws Fault 'too-many'. */
async function findCode(typed: string, context: Context): Promise<KnownCode | null> {
  const read = readCode(typed);
  if (!read) return null;
  const { store, clock, voucherSecret } = context.shop;
  const client = limitedClient(context);
  const text = message('fault.too-many-codes');
  // Counted before it is looked up, so that tries at the same time count, too.
  await store.write((trx) => consumeStoredLimit(trx, store.engine, 'voucher', client, clock(), { text }));
  const voucher = read.kind === 'gift' ? await findGiftVoucher(store, voucherSecret, read.code) : read.code;
  const found = voucher === null ? null : await knownCode(store, read.kind, voucher);
  if (found) await store.write((trx) => returnStoredLimit(trx, 'voucher', client, clock()));
  return found;
}

function refusedAnswer({ reason, text }: VoucherRefused, found: KnownCode | null): Answer {
  return { valid: false, kind: found?.facts.kind ?? null, amount: null, balance: null, reason, text };
}

/** Why a code would not count for this cart, or null. Other codes for a discount count, this one does not. */
async function refusalFor(
  { voucher, facts }: KnownCode,
  cart: PricedCart,
  { shop, actor: { owner } }: Context,
): Promise<VoucherRefused | null> {
  const { store, clock } = shop;
  const isFirstOrder = owner.current === null || !(await hasOrderedBefore(store.db, { owner: owner.current, email: null }));
  const hasPromo = cart.codes.some((code) => code.facts.kind === 'promo' && code.voucher !== voucher);
  return codeRefusal(facts, { currency: cart.currency, goods: reducibleGoods(cart), isFirstOrder, hasPromo }, clock());
}

function validAnswer({ voucher, facts }: KnownCode, cart: PricedCart, { site }: Context): Answer {
  const added = cart.codes.find((code) => code.voucher === voucher);
  const dto = (amount: number, currency: Currency) => moneyDto(money(amount, currency), site.locale);
  const most = facts.kind === 'gift' ? Math.min(facts.balance, payableAmount(cart)) : Math.min(facts.amount, reducibleGoods(cart));
  return {
    valid: true,
    kind: facts.kind,
    amount: dto(added?.amount ?? most, facts.currency),
    balance: facts.kind === 'gift' ? dto(facts.balance, facts.currency) : null,
    reason: null,
    text: null,
  };
}

export const codeHandlers: Handlers<typeof voucherCalls> = {
  async 'POST /web-api/voucher'({ code, cart: cartId }, context) {
    const found = await findCode(code, context);
    if (!found) return refusedAnswer(unknownCode, null);
    const cart = await pricedCart(context);
    const refused = await refusalFor(found, cart, context);
    if (refused) return refusedAnswer(refused, found);
    if (cartId === undefined) return validAnswer(found, cart, context);
    const { store, clock } = context.shop;
    const owner = context.actor.owner.current;
    const wanted = { kind: found.facts.kind, voucher: found.voucher };
    if (!owner || !(await addCode(store, owner, cartId, wanted, clock()))) throw new Fault('cart-changed', 'another cart is open');
    return validAnswer(found, await repricedCart(context), context);
  },

  async 'DELETE /web-api/cart/codes/:id'({ id }, context) {
    const owner = context.actor.owner.current;
    if (!owner || !(await removeCode(context.shop.store, owner, id)))
      throw new Fault('not-found', 'no such code in the cart', { text: message('fault.no-code') });
    return changedCart(context);
  },
};
