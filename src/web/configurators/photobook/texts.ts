/** `useBookTexts()` renders the configurator's words and messages about photo books. */
import { use, useMemo } from 'react';
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { photobookTexts } from '#texts/de/photobook/photobook.ts';
import { photobookConfiguratorTexts } from '#texts/de/photobook/photobook-configurator.ts';
import { photobookReasonTexts } from '#texts/de/photobook/reasons.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [photobookConfiguratorTexts, photobookTexts, photobookReasonTexts, copiesPriceTexts];

type BookKey = keyof typeof photobookConfiguratorTexts | keyof typeof photobookTexts | keyof typeof copiesPriceTexts;

export type BookTexts = Translate<BookKey>;

export function useBookTexts(): BookTexts {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<BookKey>(source, speech), [speech]);
}
