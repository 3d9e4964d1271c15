/** `useShareTexts()` gives the texts of the page that a link opens. */
import { panelTexts } from '#texts/de/panels.ts';
import { sharePageTexts } from '#texts/de/sharing.ts';
import { type PageTexts, useTexts } from '#web/page/texts.ts';

export const shareTexts = { ...panelTexts, ...sharePageTexts };

export function useShareTexts(): PageTexts<keyof typeof shareTexts> {
  return useTexts<keyof typeof shareTexts>(shareTexts);
}
