/** `useMerchTexts()` renders the configurator's words and messages about photo gifts. */
import { use, useMemo } from 'react';
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { merchTexts } from '#texts/de/merch/merch.ts';
import { merchConfiguratorTexts } from '#texts/de/merch/merch-configurator.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [merchConfiguratorTexts, merchTexts, copiesPriceTexts];

type MerchKey = keyof typeof merchConfiguratorTexts | keyof typeof merchTexts | keyof typeof copiesPriceTexts;

export function useMerchTexts(): Translate<MerchKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<MerchKey>(source, speech), [speech]);
}
