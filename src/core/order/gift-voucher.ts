/** Gift vouchers: what they are sold for, and how much of them an order uses. Minor units of one currency. */
import { addDays, type Day } from '#core/values/date.ts';

/** 10 to 200 in steps of 5, in the currency of the market. */
export const giftAmounts: readonly number[] = Array.from({ length: 39 }, (_, step) => 1_000 + 500 * step);

/** How one reaches whom it is for: by mail to them or to the buyer, or on a card. */
export const giftWays = ['email', 'pdf', 'print'] as const;
export type GiftWay = (typeof giftWays)[number];

/** Characters of the message on a voucher, and of the names of who gives and gets it. */
export const giftMessageLength = 500;
export const giftNameLength = 80;

/** Days ahead that a voucher may be sent. */
export const sendDaysAhead = 365;

/** The last day that can be chosen to send a voucher. */
export function lastSendDay(today: Day): Day {
  return addDays(today, sendDaysAhead);
}

export type Balance = { voucher: string; balance: number };
export type Debit = { voucher: string; amount: number };

/** What each voucher pays of `payable`, in their order; vouchers that are not needed pay nothing. */
export function debits(vouchers: readonly Balance[], payable: number): Debit[] {
  let left = Math.max(0, payable);
  return vouchers.map(({ voucher, balance }) => {
    const amount = Math.min(balance, left);
    left -= amount;
    return { voucher, amount };
  });
}
