/** `useTextStyleTexts()` gives the texts of a text's style, which come after the first view. */
import { editorTexts } from '#texts/de/editor.ts';
import { textStyleTexts } from '#texts/de/text-style.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...editorTexts, ...textStyleTexts };

export function useTextStyleTexts(): PageTexts<keyof typeof source> {
  return usePageTexts<keyof typeof source>(source);
}
