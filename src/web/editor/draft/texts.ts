/** `useDraftTexts()` gives the editor's texts and those of conflicts and lost drafts, which come with the code of their dialogs. */
import { draftTexts } from '#texts/de/sharing.ts';
import { editorTextSource } from '#web/editor/texts.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...editorTextSource, ...draftTexts };

export type DraftTexts = PageTexts<keyof typeof source>;

export function useDraftTexts(): DraftTexts {
  return usePageTexts<keyof typeof source>(source);
}
