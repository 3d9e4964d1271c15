/** `usePhotoFrameTexts()` renders the configurator's words and messages about wall art, with money and sizes. */
import { use, useMemo } from 'react';
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { photoFrameTexts } from '#texts/de/wall-art/photo-frame.ts';
import { photoframeTexts } from '#texts/de/wall-art/photoframe.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [photoFrameTexts, photoframeTexts, copiesPriceTexts];

type PhotoFrameKey = keyof typeof photoFrameTexts | keyof typeof photoframeTexts | keyof typeof copiesPriceTexts;

export function usePhotoFrameTexts(): Translate<PhotoFrameKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<PhotoFrameKey>(source, speech), [speech]);
}
