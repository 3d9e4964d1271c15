/** `useCardTexts()` renders messages about cards in the language and address form of the editor. */
import { cardTexts } from '#texts/de/card.ts';
import { cardPriceTexts } from '#texts/de/card-price.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const useCardTexts = textsHook(cardTexts, cardPriceTexts);
