/** Texts of own colours, which come with the picker. */
import { colourNameTexts } from '#texts/de/colour-names.ts';
import { ownColourTexts } from '#texts/de/editor/own-colours.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...ownColourTexts, ...colourNameTexts };

export function useOwnColourTexts(): PageTexts<keyof typeof source> {
  return usePageTexts<keyof typeof source>(source);
}
