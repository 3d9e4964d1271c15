/** `usePhotoEditTexts()` gives the texts of what is done to one photo. */
import { photoEditTexts } from '#texts/de/editor/photo-edit.ts';
import { photoSlotTexts } from '#texts/de/photo-slots.ts';
import { editorTextSource } from '#web/editor/texts.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...editorTextSource, ...photoSlotTexts, ...photoEditTexts };

type PhotoEditKey = keyof typeof source;

export function usePhotoEditTexts(): PageTexts<PhotoEditKey> {
  return usePageTexts<PhotoEditKey>(source);
}
