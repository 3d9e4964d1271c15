/** `useCollagePanelTexts()` renders the words of the panels and messages about collages. */
import { collageTexts } from '#texts/de/wall-art/collage.ts';
import { collageDesignTexts } from '#texts/de/wall-art/collage-designs.ts';
import { collagePanelTexts } from '#texts/de/wall-art/collage-panels.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const useCollagePanelTexts = textsHook(collageTexts, collageDesignTexts, collagePanelTexts);
