/** Facts of a photo from its metadata and its pixels. For the decode process. */
import type { Metadata } from 'sharp';
import type { PictureFacts } from '#core/photos/facts.ts';
import { tonesOf } from '#core/photos/tones.ts';
import { readExif } from './exif.ts';
import { type GreyPixels, greyOf, pixelFacts } from './pixel-facts.ts';
import { readFaces } from './xmp-faces.ts';

/** `head`: of the file as it came, with its size after orientation; `pixels`: the picture as people see it, at most `measuredPx` a side. */
export function readFacts(head: Pick<Metadata, 'exif' | 'xmp' | 'orientation' | 'autoOrient'>, pixels: GreyPixels): PictureFacts {
  const { orientation, ...exif } = readExif(head.exif);
  const { width, height } = head.autoOrient;
  const faces = readFaces(head.xmp, { orientation: orientation ?? head.orientation ?? 1, width, height });
  return { ...exif, faces, ...pixelFacts(greyOf(pixels)), tones: tonesOf(pixels) };
}
