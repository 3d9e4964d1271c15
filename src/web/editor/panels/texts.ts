/** Texts of the panels' controls for photos and inks, which come after the first view. */
import { colourNameTexts } from '#texts/de/colour-names.ts';
import { photoSlotTexts } from '#texts/de/photo-slots.ts';
import { editorTextSource } from '#web/editor/texts.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const photoSource = { ...editorTextSource, ...photoSlotTexts };
const inkSource = { ...editorTextSource, ...colourNameTexts };

export type PhotoKey = keyof typeof photoSource;

export function usePhotoTexts(): PageTexts<PhotoKey> {
  return usePageTexts<PhotoKey>(photoSource);
}

export function useInkTexts(): PageTexts<keyof typeof inkSource> {
  return usePageTexts<keyof typeof inkSource>(inkSource);
}
