/** Calls that sell gift vouchers. The code is made once the order is paid. */
import * as z from 'zod/mini';
import { giftWays } from '#core/order/gift-voucher.ts';
import { type CallTable, moneySchema, wholeNumber } from './call.ts';
import { cartSchema } from './order.ts';

/** A form's field: any text, so that what is wrong with it can be said in a sentence. */
const field = z.optional(z.string().check(z.maxLength(2_000)));

/** `amount` in whole units of the currency: 50 is 50.00. */
const offer = {
  input: z.strictObject({ amount: z.optional(wholeNumber) }),
  output: z.strictObject({
    /** Minor units. */
    values: z.array(z.number()),
    price: moneySchema,
    /** What a printed one costs besides: card, envelope and postage. */
    card: moneySchema,
    /** ISO days between which one may be sent. */
    firstDay: z.string(),
    lastDay: z.string(),
  }),
};

/**
 * Puts a gift voucher into the cart. `amount` in whole units of the currency. It goes to `to` at 08:00 in Berlin of the day `sendOn`, without
 * one as soon as it is paid; 'pdf' goes to the buyer, 'print' on a card to the address of the order, for `card` besides. `design` is a
 * number from 1. 422 with a sentence for each field.
 */
const sale = {
  limit: 'cart',
  input: z.strictObject({
    amount: wholeNumber,
    delivery: z.enum(giftWays),
    design: z.optional(wholeNumber),
    message: field,
    recipientName: field,
    senderName: field,
    to: field,
    sendOn: field,
  }),
  output: cartSchema,
} as const;

/** One handler answers each call under both of its paths. */
export const giftVoucherCalls = {
  /** What gift vouchers are sold for, and the price of one. */
  'GET /gift-voucher': offer,
  'GET /web-api/gift-voucher': offer,
  'POST /gift-voucher': sale,
  'POST /web-api/gift-voucher': sale,
} as const satisfies CallTable;
