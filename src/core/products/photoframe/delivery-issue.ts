/** What of wall art can be made by its suppliers, but is not delivered by the shop. */
import { type Message, message } from '#core/values/message.ts';
import type { PhotoframeChoice } from './choice.ts';
import { grown } from './geometry.ts';
import { photoframeLabFile } from './lab.ts';

/** The most that was measured: a page of as many pixels is painted in 300 MB, one full of drawings in 500 MB. */
const mostPixels = 120_000_000;

function pixelsOf(choice: PhotoframeChoice): number {
  const { dpi, bleedUm, widthMm, heightMm } = photoframeLabFile(choice);
  const file = grown({ widthMm, heightMm }, bleedUm / 1_000);
  return ((file.widthMm * file.heightMm) / 25.4 ** 2) * dpi ** 2;
}

export function deliveryIssue(choice: PhotoframeChoice): Message | null {
  return pixelsOf(choice) <= mostPixels ? null : message('photoframe.too-large');
}
