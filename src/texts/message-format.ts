/** The part of ICU MessageFormat that the texts use: `{name}`, plural with `=n` and `#`, and select. No quoting with apostrophes. */
import { keyedCache } from '#core/values/memoize.ts';

/** Text, the `#` of a plural, or a placeholder. */
type Part = string | { kind: 'count' } | Placeholder;
type Placeholder = {
  kind: 'value' | 'plural' | 'select';
  name: string;
  /** As it is written, with its braces. */
  source: string;
  /** Of plural and select, by category, `=n` or value. */
  branches: ReadonlyMap<string, Part[]>;
};

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
function branchesOf(text: string, isInPlural: boolean): Map<string, Part[]> {
  const branches = new Map<string, Part[]>();
  for (let open = text.indexOf('{'), from = 0; open >= 0; open = text.indexOf('{', from)) {
    const close = closingBrace(text, open);
    branches.set(text.slice(from, open).trim(), partsOf(text.slice(open + 1, close), isInPlural));
    from = close + 1;
  }
  return branches;
}

function placeholderOf(source: string, isInPlural: boolean): Placeholder {
  const inner = source.replace(/^\{|\}$/g, '');
  const [, name = inner, kind, rest = ''] = /^(\w+),\s*(plural|select),(.*)$/s.exec(inner) ?? [];
  if (kind !== 'plural' && kind !== 'select') return { kind: 'value', name, source, branches: new Map() };
  return { kind, name, source, branches: branchesOf(rest, isInPlural || kind === 'plural') };
}

function plainParts(text: string, isInPlural: boolean): Part[] {
  if (!isInPlural) return [text];
  return text.split('#').flatMap((part, at): Part[] => (at === 0 ? [part] : [{ kind: 'count' }, part]));
}

function partsOf(text: string, isInPlural: boolean): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const end = closingBrace(text, open) + 1;
    parts.push(...plainParts(text.slice(from, open), isInPlural), placeholderOf(text.slice(open, end), isInPlural));
    from = end;
  }
  return [...parts, ...plainParts(text.slice(from), isInPlural)];
}

const cachedRules = keyedCache<Intl.PluralRules>();

function pluralCategory(count: number, language: string): string {
  return cachedRules(language, () => new Intl.PluralRules(language)).select(count);
}

type TextOf = (name: string) => string | null;

/** `count`: the value of the plural around the parts. */
function write(parts: readonly Part[], language: string, textOf: TextOf, count: string): string {
  let result = '';
  for (const part of parts) {
    // An abbreviation at the end of a sentence ends it: "noch 7 Std."
    if (typeof part === 'string') result += result.endsWith('.') && part[0] === '.' ? part.slice(1) : part;
    else if (part.kind === 'count') result += count;
    else result += writePlaceholder(part, language, textOf, count);
  }
  return result;
}

function writePlaceholder({ kind, name, source, branches }: Placeholder, language: string, textOf: TextOf, count: string): string {
  const value = textOf(name);
  if (value === null) return source;
  if (kind === 'value') return value;
  const isPlural = kind === 'plural';
  const exact = branches.get(isPlural ? `=${value}` : value);
  const branch = exact ?? (isPlural ? branches.get(pluralCategory(Number(value), language)) : undefined) ?? branches.get('other') ?? [];
  return write(branch, language, textOf, isPlural ? value : count);
}

/** Parsed texts. There are as many as a catalogue of texts has. */
const cachedParts = keyedCache<Part[]>();

/** `text` with its placeholders filled. `textOf` gives the text of a value, or null: then the placeholder stays as it is written. */
export function formatMessage(text: string, language: string, textOf: TextOf): string {
  if (!text.includes('{')) return text;
  const parts = cachedParts(text, () => partsOf(text, false));
  return write(parts, language, textOf, '');
}
