/** `useElementsTexts()` gives the texts of the panels of elements and layers, which come after the first view. */
import { drawingTexts } from '#texts/de/drawings.ts';
import { ownDrawingTexts } from '#texts/de/editor/own-drawings.ts';
import { editorTexts } from '#texts/de/editor.ts';
import { elementsTexts } from '#texts/de/elements.ts';
import { panelTexts } from '#texts/de/panels.ts';
import { eventCodeTexts } from '#texts/de/people/event/event-code.ts';
import { photoSlotTexts } from '#texts/de/photo-slots.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = {
  ...editorTexts,
  ...drawingTexts,
  ...elementsTexts,
  ...eventCodeTexts,
  ...ownDrawingTexts,
  ...panelTexts,
  ...photoSlotTexts,
};

type ElementsKey = keyof typeof source;

export function useElementsTexts(): PageTexts<ElementsKey> {
  return usePageTexts<ElementsKey>(source);
}
