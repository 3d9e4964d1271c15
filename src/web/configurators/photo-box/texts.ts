/** `usePhotoBoxTexts()` renders the configurator's words and messages about photo boxes, with money and sizes. */
import { use, useMemo } from 'react';
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { photoBoxConfiguratorTexts } from '#texts/de/photo-box/configurator.ts';
import { photoboxTexts } from '#texts/de/photo-box/photobox.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [photoBoxConfiguratorTexts, photoboxTexts, copiesPriceTexts];

type PhotoBoxKey = keyof typeof photoBoxConfiguratorTexts | keyof typeof photoboxTexts | keyof typeof copiesPriceTexts;

export function usePhotoBoxTexts(): Translate<PhotoBoxKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<PhotoBoxKey>(source, speech), [speech]);
}
