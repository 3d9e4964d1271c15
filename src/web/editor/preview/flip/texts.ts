/** `useFlipTexts()` gives the texts of the book that is leafed through. */
import { flipTexts } from '#texts/de/photobook/flip.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

export function useFlipTexts(): PageTexts<keyof typeof flipTexts> {
  return usePageTexts<keyof typeof flipTexts>(flipTexts);
}
