/** `usePhotoPrintTexts()` renders messages about photo prints, with money and sizes. */
import { photoPrintTexts } from '#texts/de/photoprint/photo-print.ts';
import { photoprintTexts } from '#texts/de/photoprint/photoprint.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const usePhotoPrintTexts = textsHook(photoPrintTexts, photoprintTexts);
