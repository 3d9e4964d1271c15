/** `usePhotoBoxTexts()` renders the configurator's words and messages about photo boxes, with money and sizes. */
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { photoBoxConfiguratorTexts } from '#texts/de/photobox/configurator.ts';
import { photoboxTexts } from '#texts/de/photobox/photobox.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const usePhotoBoxTexts = textsHook(photoBoxConfiguratorTexts, photoboxTexts, copiesPriceTexts);
