/** `createTexts` gives `t(key, values)`, which also renders messages. Knows no page and no locale. */

import type { Formality } from '#core/values/formality.ts';
import { keyedCache } from '#core/values/memoize.ts';
import type { FormattedValue, Message, MessageValue, MessageValues } from '#core/values/message.ts';
import { formatMessage } from './message-format.ts';

export type Texts = Readonly<Record<string, string>>;

/** `t('cart.title')`, or `t(message)` for a message or a key that is made at run time. */
export type Translate<Key extends string = string, Values = MessageValues> = (
  text: Key | { readonly key: string; readonly values?: Values },
  values?: Values,
) => string;

export type TextOptions = {
  language: string;
  /** With 'Sie' the text of `key + '.sie'` is taken where there is one; a text that says the same to everyone has none. */
  address: Formality;
  /** Required for messages with money, days, numbers and measures (format-value.ts). */
  formatValue?: ((value: FormattedValue) => string) | undefined;
};

/** Keys that were reported as missing. */
const reported = new Set<string>();

function reportMissing(key: string): void {
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`text missing: ${key}`);
}

const cachedFormat = keyedCache<Intl.ListFormat>();

function findText(sources: readonly Texts[], key: string): string | undefined {
  // The key of `verbatim` and `formatted` has the same text in every language.
  return key === 'verbatim' ? '{text}' : sources.find((texts) => Object.hasOwn(texts, key))?.[key];
}

/**
 * Looks keys up in `sources`, the first that has the key wins. A missing key is logged once and shows its second segment:
 * 'product.price.from' -> 'price'; a key of one segment shows itself (D39). A missing value stays visible as `{name}`.
 */
export function createTexts<Key extends string = string>(
  sources: readonly Texts[],
  { language, address, formatValue }: TextOptions,
): Translate<Key> {
  function write(value: MessageValue): string {
    if (typeof value !== 'object') return String(value);
    if (Array.isArray(value)) return cachedFormat(language, () => new Intl.ListFormat(language)).format(value.map(write));
    if ('key' in value) return t(value);
    if (!formatValue) throw new TypeError(`no formatter for ${JSON.stringify(value)}`);
    return formatValue(value as FormattedValue);
  }

  function t(text: string | Message, given?: MessageValues): string {
    if (typeof text === 'object' && text.address && text.address !== address) {
      return createTexts(sources, { language, address: text.address, formatValue })(text);
    }
    const { key, values = given ?? {} } = typeof text === 'string' ? { key: text } : text;
    const found = (address === 'Sie' ? findText(sources, `${key}.sie`) : undefined) ?? findText(sources, key);
    if (found === undefined) {
      reportMissing(key);
      return key.split('.')[1] ?? key;
    }
    return formatMessage(found, language, (name) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? null : write(value);
    });
  }

  return t;
}
