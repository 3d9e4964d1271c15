/** What forms and formats of cards are called. */
import { type Message, message } from '#core/values/message.ts';
import type { ProductForm, ProductFormat } from './formats.ts';

/** "Klappkarte" */
export function formName(form: ProductForm): Message {
  return message(`card.form.${form}`);
}

/** "DIN lang" */
export function sizeName(format: ProductFormat): Message {
  return message(`card.size.${format}`);
}

/** "Klappkarte DIN lang" */
export function formatName(form: ProductForm, format: ProductFormat): Message {
  return message('card.format', { form: formName(form), size: sizeName(format) });
}
