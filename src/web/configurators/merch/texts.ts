/** `useMerchTexts()` renders the configurator's words and messages about photo gifts. */
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { merchTexts } from '#texts/de/merch/merch.ts';
import { merchConfiguratorTexts } from '#texts/de/merch/merch-configurator.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const useMerchTexts = textsHook(merchConfiguratorTexts, merchTexts, copiesPriceTexts);
