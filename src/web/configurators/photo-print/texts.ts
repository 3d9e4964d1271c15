/** `usePhotoPrintTexts()` renders messages about photo prints, with money and sizes. */
import { use, useMemo } from 'react';
import { photoPrintTexts } from '#texts/de/photo-prints/photo-print.ts';
import { photoprintTexts } from '#texts/de/photo-prints/photoprint.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [photoPrintTexts, photoprintTexts];

type PhotoPrintKey = keyof typeof photoPrintTexts | keyof typeof photoprintTexts;

export function usePhotoPrintTexts(): Translate<PhotoPrintKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<PhotoPrintKey>(source, speech), [speech]);
}
