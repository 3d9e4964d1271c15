/** Looks a text up and fills in its values. Knows no language and no page. */
import type { Voice } from '#core/values/text.ts';

export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/**
 * The text of a key with `{name}` filled in. A missing key is told once to `log` and shows its second segment:
 * 'product.price.from' -> 'price'; a key of one segment shows itself (D39). A missing value stays visible as `{name}`.
 */
export function translate(texts: Texts, key: string, values: Values, log: (key: string) => void): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) {
    log(key);
    return key.split('.')[1] ?? key;
  }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder));
}

/** The key of a text in a voice: its form with Sie is `key + '.sie'`; a text that says the same to everybody has none. */
export function keyIn(texts: Texts, key: string, voice: Voice): string {
  const formal = `${key}.sie`;
  return voice === 'Sie' && Object.hasOwn(texts, formal) ? formal : key;
}

/** Calls `tell` the first time a key comes. */
export function once(tell: (key: string) => void): (key: string) => void {
  const told = new Set<string>();
  return (key) => {
    if (told.has(key)) return;
    told.add(key);
    tell(key);
  };
}
