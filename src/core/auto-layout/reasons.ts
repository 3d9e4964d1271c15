/** Why each photo is where it is, or not in the book, as sentences (src/texts/de/photobook/reasons.ts). */
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { BookPhoto } from './book-input.ts';
import type { LeftOutReason, PlacedPhoto } from './book-layout.ts';

/** The photo by the name of its file. */
function nameOf(photo: BookPhoto | undefined): Message {
  return photo?.name ? verbatim(photo.name) : message('photobook.reason.unnamed');
}

export function placedTexts({ page, why, size }: Omit<PlacedPhoto, 'texts'>): Message[] {
  return [
    message('photobook.reason.page', { page: page + 1 }),
    ...why.map((reason) => message(`photobook.reason.${reason}`)),
    ...(size === 'hero' ? [message('photobook.reason.hero')] : []),
  ];
}

export function leftOutText(reason: LeftOutReason, photos: ReadonlyMap<string, BookPhoto>): Message {
  const key = `photobook.left-out.${reason.kind}`;
  return 'photoId' in reason ? message(key, { name: nameOf(photos.get(reason.photoId)) }) : message(key);
}
