/** `usePhotoFrameTexts()` renders the configurator's words and messages about wall art, with money and sizes. */
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { photoFrameTexts } from '#texts/de/wall-art/photo-frame.ts';
import { photoframeTexts } from '#texts/de/wall-art/photoframe.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const usePhotoFrameTexts = textsHook(photoFrameTexts, photoframeTexts, copiesPriceTexts);
