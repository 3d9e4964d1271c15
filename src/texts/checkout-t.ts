/** `t` for cart, checkout and order: their texts and those of every page. */
import { checkoutDe } from '#texts/de/checkout.ts';
import { de } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t, tDynamic } = textsOf({ ...de, ...checkoutDe });
export type TextKey = Parameters<typeof t>[0];
