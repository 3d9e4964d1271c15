/** Why each photo is where it is, or not in the book, as sentences (src/texts/de/photobook/reasons.ts). */
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { PlacedReason } from './book-layout.ts';
import type { LayoutRecord } from './record-schema.ts';

/** `page`: its number, from 1. */
export function placedTexts(page: number, why: readonly PlacedReason[]): Message[] {
  return [message('photobook.reason.page', { page }), ...why.map((reason) => message(`photobook.reason.${reason}`))];
}

/** `nameOf` gives the name of a photo's file; empty or undefined where it is not known. */
export function leftOutText({ reason, other }: LayoutRecord['leftOut'][number], nameOf: (id: string) => string | undefined): Message {
  const key = `photobook.left-out.${reason}`;
  if (other === undefined) return message(key);
  const name = nameOf(other);
  return message(key, { name: name ? verbatim(name) : message('photobook.reason.unnamed') });
}
