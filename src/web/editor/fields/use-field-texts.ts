/** `useFieldTexts()` gives the texts about fields, which come with the parts that show them. */
import { fieldTexts } from '#texts/de/people/fields.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

export function useFieldTexts(): PageTexts<keyof typeof fieldTexts> {
  return usePageTexts<keyof typeof fieldTexts>(fieldTexts);
}
