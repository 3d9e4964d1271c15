/** `useArrangeTexts()` gives the texts of the bar, which come after the first view. */
import { arrangeTexts } from '#texts/de/arrange.ts';
import { liftTexts } from '#texts/de/editor/lift.ts';
import { photoEditTexts } from '#texts/de/editor/photo-edit.ts';
import { editorTexts } from '#texts/de/editor.ts';
import { panelTexts } from '#texts/de/panels.ts';
import { photoSlotTexts } from '#texts/de/photo-slots.ts';
import { textStyleTexts } from '#texts/de/text-style.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...editorTexts, ...textStyleTexts, ...panelTexts, ...photoSlotTexts, ...arrangeTexts, ...liftTexts, ...photoEditTexts };

export type ArrangeKey = keyof typeof source;

export function useArrangeTexts(): PageTexts<ArrangeKey> {
  return usePageTexts<ArrangeKey>(source);
}
