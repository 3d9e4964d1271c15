/** What elements are called, as messages. Their words are src/texts/de/editor/element-names.ts, those of drawings of the library its own. */

import type { Element } from '#core/design/document.ts';
import { emojiKey } from '#core/design/emoji/key.ts';
import { isDay } from '#core/values/date.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { ElementRole } from './roles.ts';

/** What names an element in its document: a role, with a number where the page has several of it; else its kind. */
export type NameKeys = Pick<Element, 'role' | 'number' | 'ownName'>;

/** Roles whose text has a place for the number. */
const ordinals: ReadonlySet<ElementRole> = new Set<ElementRole>(['course', 'dish', 'figure']);

/** A text that begins as an emoji, which is named by the list of emoji. */
const emojiPattern = /^\p{Extended_Pictographic}.{0,12}$/su;

/** Texts with these keys are made of the words that the library is searched by (texts/library-names.ts). */
function libraryKey(of: 'clip' | 'emoji', id: string): string {
  return `library.${of}.${id}`;
}

export function elementName(element: Element): Message {
  const { kind, role, number, ownName } = element;
  if (ownName !== undefined) return verbatim(ownName);
  if (role === 'emoji' && kind === 'text' && emojiPattern.test(element.text))
    return message(libraryKey('emoji', emojiKey(element.text.trim())));
  if (role !== undefined) {
    const key = `element.role.${role}`;
    if (ordinals.has(role)) return message(key, { number: number ?? 1 });
    return number === undefined ? message(key) : message('element.numbered', { name: message(key), number });
  }
  if (kind === 'clip-art') return message(libraryKey('clip', element.clipArtId.slice(element.clipArtId.indexOf('.') + 1)));
  const month = kind === 'calendar-grid' ? `${element.year}-${String(element.month).padStart(2, '0')}-01` : '';
  return isDay(month) ? message('element.month', { month: { day: month, style: 'month' } }) : message(`element.kind.${kind}`);
}

/** The keys that name an element, for another one that is called the same. */
export function nameKeys({ role, number, ownName }: NameKeys): NameKeys {
  return {
    ...(role === undefined ? {} : { role }),
    ...(number === undefined ? {} : { number }),
    ...(ownName === undefined ? {} : { ownName }),
  };
}
