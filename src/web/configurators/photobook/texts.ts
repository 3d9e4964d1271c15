/** `useBookTexts()` renders the configurator's words and messages about photo books. */
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { photobookTexts } from '#texts/de/photobook/photobook.ts';
import { photobookConfiguratorTexts } from '#texts/de/photobook/photobook-configurator.ts';
import { photobookReasonTexts } from '#texts/de/photobook/reasons.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const useBookTexts = textsHook(photobookConfiguratorTexts, photobookTexts, photobookReasonTexts, copiesPriceTexts);

export type BookTexts = ReturnType<typeof useBookTexts>;
