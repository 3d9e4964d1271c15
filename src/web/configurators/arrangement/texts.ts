/** `useCollagePanelTexts()` renders the words of the panels and messages about collages. */
import { use, useMemo } from 'react';
import { collageTexts } from '#texts/de/wall-art/collage.ts';
import { collageDesignTexts } from '#texts/de/wall-art/collage-designs.ts';
import { collagePanelTexts } from '#texts/de/wall-art/collage-panels.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [collageTexts, collageDesignTexts, collagePanelTexts];

type PanelKey = keyof typeof collageTexts | keyof typeof collageDesignTexts | keyof typeof collagePanelTexts;

export function useCollagePanelTexts(): Translate<PanelKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<PanelKey>(source, speech), [speech]);
}
