/** `useCardTexts()` renders messages about cards in the language and address form of the editor. */
import { use, useMemo } from 'react';
import { cardTexts } from '#texts/de/card.ts';
import { cardPriceTexts } from '#texts/de/card-price.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [cardTexts, cardPriceTexts];

type CardKey = keyof typeof cardTexts | keyof typeof cardPriceTexts;

export function useCardTexts(): Translate<CardKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<CardKey>(source, speech), [speech]);
}
