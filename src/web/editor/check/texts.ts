/** `useCheckTexts()` gives the texts of the findings, which come after the first view. */
import { checkTexts } from '#texts/de/preflight.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

export type CheckKey = keyof typeof checkTexts;

export function useCheckTexts(): PageTexts<CheckKey> {
  return usePageTexts<CheckKey>(checkTexts);
}
