/** Messages: texts for people as a key and values, without a language. `src/texts` renders them. */

import type { Day } from './date.ts';
import type { Formality } from './formality.ts';
import type { Money } from './money.ts';

/** A text by its key; `values` fill its placeholders. */
export type Message = {
  readonly key: string;
  readonly values?: MessageValues;
  /** The form of address of this text and of the messages in its values, where it is not that of the page around it. */
  readonly address?: Formality;
};

export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A list is joined with the language's "and". Plain numbers are written as they are, without grouping. */
export type MessageValue = string | number | Message | FormattedValue | readonly MessageValue[];

/** Values whose written form depends on the locale; told apart by their properties. */
export type FormattedValue =
  /** "4,99 €" */
  | Money
  /** long: "Donnerstag, 26. November"; weekday: "Donnerstag, 26."; short: "Do, 26. Nov."; date: "26. November"; numeric: "26.11.2026"; month: "November 2026" */
  | { readonly day: Day; readonly style: 'long' | 'weekday' | 'short' | 'date' | 'numeric' | 'month' }
  /** "1.234,5": exactly `decimals` digits after the comma, 0 when absent */
  | { readonly number: number; readonly decimals?: number }
  /** "0,25 mm": at most two decimals */
  | { readonly lengthUm: number }
  /** "21 × 29,7 cm" */
  | { readonly widthUm: number; readonly heightUm: number }
  /** "12,4 g" */
  | { readonly weightMg: number };

export function message(key: string, values?: MessageValues): Message {
  return values ? { key, values } : { key };
}

/** A text that is the same in every language: a name, a customer's own words. */
export function verbatim(text: string): Message {
  return { key: 'verbatim', values: { text } };
}

/** A number, measure, day or amount of money that is the whole text. */
export function formatted(value: FormattedValue): Message {
  return { key: 'verbatim', values: { text: value } };
}

/** The message in a fixed form of address. */
export function withFormality(text: Message, address: Formality): Message {
  return { ...text, address };
}

const parts: ReadonlySet<string> = new Set(['key', 'values', 'address']);

export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('key' in value)) return false;
  return typeof value.key === 'string' && Object.keys(value).every((name) => parts.has(name));
}

/** What a value is once its messages are written. */
export type RenderedMessage<T> = T extends Message
  ? // As `isMessage`: an object with a key and properties that a message does not have is none.
    [Exclude<keyof T, keyof Message>] extends [never]
    ? string
    : RenderedParts<T>
  : T extends object
    ? RenderedParts<T>
    : T;
type RenderedParts<T> = { [K in keyof T]: RenderedMessage<T[K]> };

/** What may stand where `T` is asked for: a message for every plain string. */
export type Unrendered<T> = string extends T ? T | Message : T extends object ? { [K in keyof T]: Unrendered<T[K]> } : T;
