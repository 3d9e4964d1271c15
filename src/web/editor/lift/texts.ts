/** `useLiftTexts()` gives the texts of moving photos, which come after the first view. */

import { liftTexts } from '#texts/de/editor/lift.ts';
import { editorTexts } from '#texts/de/editor.ts';
import { panelTexts } from '#texts/de/panels.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...editorTexts, ...panelTexts, ...liftTexts };

export function useLiftTexts(): PageTexts<keyof typeof source> {
  return usePageTexts<keyof typeof source>(source);
}
