/** What forms and formats of cards are called. */
import { type Message, message } from '#core/values/message.ts';
import type { CardForm, CardFormat } from './formats.ts';

/** "Klappkarte" */
export function formName(form: CardForm): Message {
  return message(`card.form.${form}`);
}

/** "DIN lang" */
export function cardSizeName(format: CardFormat): Message {
  return message(`card.size.${format}`);
}

/** "Klappkarte DIN lang", "Aufkleber, rund, 4 cm" */
export function formatName(form: CardForm, format: CardFormat): Message {
  return message('card.format', { key: form, form: formName(form), size: cardSizeName(format) });
}
