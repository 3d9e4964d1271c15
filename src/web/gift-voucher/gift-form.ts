/** The form of a gift voucher: field names, what was typed, and what is wrong. Pure. */
import { type GiftWay, giftWays } from '#core/order/gift-voucher.ts';

export const giftFields = ['amount', 'other', 'design', 'recipientName', 'senderName', 'message', 'delivery', 'to', 'sendOn'] as const;
export type GiftField = (typeof giftFields)[number];
/** Every field as text; '' is not given. `other` is an amount that has no box. */
export type GiftValues = Record<GiftField, string>;
export type GiftErrors = Partial<Record<GiftField, string>>;
export type GiftAnswer = { values: GiftValues; errors: GiftErrors; notice: string | null };

/** Amounts with a box of their own, in whole units. */
export const boxedAmounts = [25, 50, 75, 100, 150, 200] as const;

export const giftFormDefaults: GiftValues = {
  amount: '50',
  other: '',
  design: '1',
  recipientName: '',
  senderName: '',
  message: '',
  delivery: 'email',
  to: '',
  sendOn: '',
};

/** What stands in the fields now. */
export function typedValues(form: FormData): GiftValues {
  return Object.fromEntries(giftFields.map((name) => [name, String(form.get(name) ?? '')])) as GiftValues;
}

/** The chosen way; any other text is the first one. */
export function wayOf({ delivery }: Pick<GiftValues, 'delivery'>): GiftWay {
  return giftWays.find((way) => way === delivery) ?? 'email';
}

/** The amount that counts, in whole units; NaN for none. */
export function amountOf({ amount, other }: Pick<GiftValues, 'amount' | 'other'>): number {
  return Number(other || amount || Number.NaN);
}
