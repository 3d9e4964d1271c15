/** `useSetTexts()` gives the words of the editor of a set. */
import { photoSetTexts } from '#texts/de/photoprint/photo-set.ts';
import { type PageTexts, useTexts } from '#web/page/texts.ts';

export type SetTexts = PageTexts<keyof typeof photoSetTexts>;

export function useSetTexts(): SetTexts {
  return useTexts(photoSetTexts);
}
