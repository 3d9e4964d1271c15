/** `useCollageTexts()` renders the words of the collage configurator and messages about collages. */
import { use, useMemo } from 'react';
import { collageTexts } from '#texts/de/wall-art/collage.ts';
import { collageConfiguratorTexts } from '#texts/de/wall-art/collage-configurator.ts';
import { collageProductTexts } from '#texts/de/wall-art/collage-product.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [collageTexts, collageConfiguratorTexts, collageProductTexts];

type CollageKey = keyof typeof collageTexts | keyof typeof collageConfiguratorTexts | keyof typeof collageProductTexts;

export function useCollageTexts(): Translate<CollageKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<CollageKey>(source, speech), [speech]);
}
