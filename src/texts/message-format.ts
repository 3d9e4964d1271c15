/** The part of ICU MessageFormat that the texts use: `{name}`, plural with `=n` and `#`, and select. No quoting with apostrophes. */
import { keyedCache } from '#core/values/memoize.ts';

/** Index of the brace that closes the one at `open`; the text's end when none does. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** The branches of "one {a} other {b}". */
function branchesOf(text: string): Map<string, string> {
  const branches = new Map<string, string>();
  for (let open = text.indexOf('{'), from = 0; open >= 0; open = text.indexOf('{', from)) {
    const close = closingBrace(text, open);
    branches.set(text.slice(from, open).trim(), text.slice(open + 1, close));
    from = close + 1;
  }
  return branches;
}

const cachedRules = keyedCache<Intl.PluralRules>();

function pluralCategory(count: number, language: string): string {
  return cachedRules(language, () => new Intl.PluralRules(language)).select(count);
}

/** `text` with its placeholders filled. `textOf` gives the text of a value, or null: then the placeholder stays as it is written. */
export function formatMessage(text: string, language: string, textOf: (name: string) => string | null): string {
  let result = '';
  let from = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const close = closingBrace(text, open);
    const inner = text.slice(open + 1, close);
    const [, name, kind, rest] = /^(\w+),\s*(plural|select),(.*)$/s.exec(inner) ?? [];
    const value = textOf(name ?? inner);
    result += text.slice(from, open);
    if (value === null) result += text.slice(open, close + 1);
    else if (rest === undefined) result += value;
    else {
      const branches = branchesOf(rest);
      const isPlural = kind === 'plural';
      const exact = branches.get(isPlural ? `=${value}` : value);
      const branch = exact ?? (isPlural ? branches.get(pluralCategory(Number(value), language)) : undefined) ?? branches.get('other') ?? '';
      result += formatMessage(isPlural ? branch.replaceAll('#', () => value) : branch, language, textOf);
    }
    from = close + 1;
  }
  return result + text.slice(from);
}
