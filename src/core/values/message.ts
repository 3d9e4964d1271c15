/** Messages: texts for people as a key and values, without a language. `src/texts` renders them. */
import type { Day } from './date.ts';
import type { Money } from './money.ts';

/** A text by its key; `values` fill its placeholders. */
export type Message = { readonly key: string; readonly values?: MessageValues };

export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A list is joined with the language's "and". Plain numbers are written as they are, without grouping. */
export type MessageValue = string | number | Message | FormattedValue | readonly MessageValue[];

/** Values whose written form depends on the locale; told apart by their properties. */
export type FormattedValue =
  /** "4,99 €" */
  | Money
  /** long: "Donnerstag, 26. November"; short: "Do, 26. Nov."; numeric: "26.11.2026" */
  | { readonly day: Day; readonly style: 'long' | 'short' | 'numeric' }
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
