/** What the codes of a cart take off and pay. */
import type { OwnerId } from '#core/customer/owner.ts';
import { debits } from '#core/order/gift-voucher.ts';
import type { QuoteInput } from '#core/order/quote.ts';
import { type CartFacts, codeRefusal, type VoucherRefused } from '#core/order/voucher-refusal.ts';
import type { Currency } from '#core/values/money.ts';
import { type CartCode, codesOfCart } from '#store/cart/codes.ts';
import type { Store } from '#store/db/store.ts';
import { hasOrderedBefore } from '#store/order/email-owners.ts';
import type { VoucherUse } from '#store/order/voucher-redemptions.ts';

/** A code of the cart, and why it does not count. */
export type ValidatedCode = CartCode & { refused: VoucherRefused | null };

/** `amount`: what it takes off or pays, `rest`: what is left of a gift voucher afterwards; minor units. */
export type PricedCode = ValidatedCode & { amount: number; rest: number | null };

/** `goods`: as in `CartFacts`. */
export async function validateCodes(
  store: Store,
  { owner, cart, currency, goods }: { owner: OwnerId; cart: string; currency: Currency; goods: number },
  now: Date,
): Promise<ValidatedCode[]> {
  const codes = await codesOfCart(store, cart);
  const asksForFirst = codes.some(({ facts }) => facts.kind === 'promo' && facts.isFirstOrderOnly);
  const isFirstOrder = !asksForFirst || !(await hasOrderedBefore(store.db, { owner, email: null }));
  let hasPromo = false;
  return codes.map((code) => {
    const about: CartFacts = { currency, goods, isFirstOrder, hasPromo };
    const refused = codeRefusal(code.facts, about, now);
    if (code.facts.kind === 'promo' && !refused) hasPromo = true;
    return { ...code, refused };
  });
}

/** What the codes that count change of a quote: a discount is no more than the goods. */
export function reductionsOf(codes: readonly ValidatedCode[], goods: number): Pick<QuoteInput, 'reductions' | 'gift'> {
  const valid = codes.flatMap(({ facts, refused }) => (refused ? [] : [facts]));
  const amounts = valid.flatMap((facts) => (facts.kind === 'promo' ? [Math.min(facts.amount, goods)] : []));
  return {
    reductions: amounts.filter((amount) => amount > 0).map((amount) => ({ kind: 'promo', line: null, amount })),
    gift: valid.reduce((sum, facts) => (facts.kind === 'gift' ? sum + facts.balance : sum), 0),
  };
}

/** The codes with their amounts in the quote that they made. */
export function priceCodes(codes: readonly ValidatedCode[], { discount, gift }: { discount: number; gift: number }): PricedCode[] {
  const held = codes.flatMap(({ voucher, facts, refused }) =>
    facts.kind === 'gift' && !refused ? [{ voucher, balance: facts.balance }] : [],
  );
  const paid = new Map(debits(held, gift).map(({ voucher, amount }) => [voucher, amount]));
  return codes.map((code) => {
    if (code.refused) return { ...code, amount: 0, rest: null };
    if (code.facts.kind === 'promo') return { ...code, amount: discount, rest: null };
    const amount = paid.get(code.voucher) ?? 0;
    return { ...code, amount, rest: code.facts.balance - amount };
  });
}

/** What an order uses of vouchers. */
export function usesOf(codes: readonly PricedCode[]): VoucherUse[] {
  return codes.filter(({ amount }) => amount > 0).map(({ facts, voucher, amount }) => ({ kind: facts.kind, voucher, amount }));
}
