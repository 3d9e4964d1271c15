/** `t` for cart, checkout and order: their texts and those of every page. */
import { checkoutTexts } from '#texts/de/checkout.ts';
import { sharedTexts } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t, tDynamic } = textsOf({ ...sharedTexts, ...checkoutTexts });
export type TextKey = Parameters<typeof t>[0];
