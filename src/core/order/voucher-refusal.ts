/** Why a voucher does not count for a cart. Knows no store: what is known of voucher and cart comes in. */
import { berlinTime } from '#core/values/date.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { type Currency, type Money, money } from '#core/values/money.ts';

export const codeRefusals = ['unknown', 'used', 'expired', 'blocked', 'currency', 'minimum', 'first-order', 'not-with'] as const;
export type CodeRefusal = (typeof codeRefusals)[number];

/** A discount on one order. Amounts in minor units of `currency`. */
export type PromoCode = {
  kind: 'promo';
  currency: Currency;
  amount: number;
  /** Value of goods from which it counts. */
  minimum: number;
  isFirstOrderOnly: boolean;
  /** How often it may still be used. */
  usesLeft: number;
  validUntil: Date;
  /** When it was last used, or null. */
  usedAt: Date | null;
};

/** Money that was paid before. */
export type GiftCode = { kind: 'gift'; currency: Currency; issued: number; balance: number; isBlocked: boolean; usedAt: Date | null };

export type CartFacts = {
  currency: Currency;
  /** Goods without gift vouchers sold and without shipping, minor units. */
  goods: number;
  /** There is no order of this account, or of the e-mail address once it is known. */
  isFirstOrder: boolean;
  /** Another code for a discount counts already. */
  hasPromo: boolean;
};

export type VoucherRefused = { reason: CodeRefusal; text: Message };

function refused(reason: CodeRefusal, values?: Message['values']): VoucherRefused {
  return { reason, text: message(`voucher.refused.${reason}`, values) };
}

/** For a code that the shop does not know. */
export const unknownCode: VoucherRefused = refused('unknown');

function dayOf(instant: Date): { day: string; style: 'numeric' } {
  return { day: berlinTime(instant).day, style: 'numeric' };
}

function usedUp(at: Date | null): VoucherRefused {
  return at ? refused('used', { day: dayOf(at) }) : { reason: 'used', text: message('voucher.refused.used-up') };
}

/** Why the code does not count, or null. */
export function codeRefusal(code: PromoCode | GiftCode, cart: CartFacts, now: Date): VoucherRefused | null {
  if (code.kind === 'gift' && code.isBlocked) return refused('blocked');
  if (code.kind === 'gift' ? code.balance === 0 : code.usesLeft <= 0) return usedUp(code.usedAt);
  if (code.kind === 'promo' && code.validUntil <= now) return refused('expired', { day: dayOf(code.validUntil) });
  if (code.currency !== cart.currency) return refused('currency', { currency: verbatim(code.currency), here: verbatim(cart.currency) });
  if (code.kind === 'gift') return null;
  if (cart.hasPromo) return refused('not-with');
  if (cart.goods < code.minimum) {
    const least: Money = money(code.minimum, code.currency);
    return refused('minimum', { least, missing: money(code.minimum - cart.goods, code.currency) });
  }
  return code.isFirstOrderOnly && !cart.isFirstOrder ? refused('first-order') : null;
}
