/** Categories of card products by their keys (Specification 3). */
import { type Message, message, verbatim } from '#core/values/message.ts';

/** The last three are the shop's own: what births, deaths and feasts are announced with, and what is put around a card. */
export const categories = [
  'invitation',
  'thank-you-card',
  'save-the-date',
  'change-the-date',
  'reply-card',
  'menu-card',
  'drink-card',
  'place-card',
  'table-number',
  'seating-plan',
  'address-sticker',
  'sender-sticker',
  'recipient-sticker',
  'seal-sticker',
  'bottle-label',
  'gift-tag',
  'gift-sticker',
  'church-booklet',
  'inlay',
  'memory-picture',
  'confetti',
  'sparkler-label',
  'wind-light-card',
  'envelope',
  'announcement',
  'greeting-card',
  'band',
] as const;

/** Kinds in addresses that are no category of cards: products beside them, and a second word for seals. */
const others = ['card', 'table-card', 'sealing-sticker'] as const;

const known: ReadonlySet<string> = new Set([...categories, ...others]);

/** True for a key that has a name: a category, or a kind that only addresses name. */
export function isKind(key: string): boolean {
  return known.has(key);
}

/** The category that designs have under a kind of an address: seals are sold under two words. */
export function categoryOf(kind: string): string {
  return kind === 'sealing-sticker' ? 'seal-sticker' : kind;
}

/** "Einladung"; an unknown key is its own name. */
export function categoryName(key: string): Message {
  return known.has(key) ? message(`category.${key}`) : verbatim(key);
}

/** "Einladungen" */
export function categoryPlural(key: string): Message {
  return known.has(key) ? message(`category.${key}.plural`) : verbatim(key);
}
