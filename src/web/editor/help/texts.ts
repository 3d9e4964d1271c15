/** Texts of the list of keys and of the hints of a first visit, which come after the first view. */
import { keyTexts, tourTexts } from '#texts/de/editor/help.ts';
import { useTexts } from '#web/page/texts.ts';

export const useKeyTexts = () => useTexts(keyTexts);
export const useTourTexts = () => useTexts(tourTexts);
