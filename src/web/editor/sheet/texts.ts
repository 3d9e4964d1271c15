/** `useSheetTexts()` gives the texts of the sheet, which come after the first view. */

import { editorSheetTexts } from '#texts/de/editor/sheet.ts';
import { editorTexts } from '#texts/de/editor.ts';
import { panelTexts } from '#texts/de/panels.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...editorTexts, ...panelTexts, ...editorSheetTexts };

export function useSheetTexts(): PageTexts<keyof typeof source> {
  return usePageTexts<keyof typeof source>(source);
}
