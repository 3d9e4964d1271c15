/** `useSharingTexts()` gives the texts of the panels of versions, links and notes, which come after the first view. */
import { editorTexts } from '#texts/de/editor.ts';
import { panelTexts } from '#texts/de/panels.ts';
import { sharingTexts } from '#texts/de/sharing.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

const source = { ...editorTexts, ...panelTexts, ...sharingTexts };

type SharingKey = keyof typeof source;
export type SharingTexts = PageTexts<SharingKey>;

export function useSharingTexts(): SharingTexts {
  return usePageTexts<SharingKey>(source);
}
