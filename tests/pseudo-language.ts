/** A pseudo-language made from the German texts: every letter that German words are made of becomes another one, and texts are 30 % longer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '#texts/translate.ts';

/** The pseudo-language takes the place of a language without a folder. */
export const pseudoLanguage = 'fr';

/** Letters of the interface's faces that German does not have. A word with a letter of the left side is not of the pseudo-language. */
const letters: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'é',
  i: 'î',
  o: 'ô',
  u: 'û',
  y: 'ý',
  ä: 'ã',
  ö: 'õ',
  ü: 'ù',
  c: 'ç',
  d: 'ð',
  n: 'ñ',
  t: 'þ',
  ß: 'þþ',
};

const growth = 0.3;

/** "Warenkorb" as "Wàrééñkôôrb". */
function pseudoWords(text: string): string {
  let owed = 0;
  return text.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    const other = letters[lower] ?? lower;
    owed += growth;
    const isDoubled = owed >= 1;
    if (isDoubled) owed -= 1;
    return (letter === lower ? other : other.toUpperCase()) + (isDoubled ? other : '');
  });
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new RangeError(`unbalanced braces: ${text}`);
}

/** A text in the pseudo-language. Placeholders and the syntax of plural and select stay. */
export function pseudoText(text: string): string {
  let result = '';
  let from = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const close = closingBrace(text, open);
    result += pseudoWords(text.slice(from, open)) + pseudoPlaceholder(text.slice(open, close + 1));
    from = close + 1;
  }
  return result + pseudoWords(text.slice(from));
}

/** `{name}` as it is; of `{count, plural, one {Karte} other {# Karten}}` the branches. */
function pseudoPlaceholder(placeholder: string): string {
  const head = /^\{\w+,\s*(?:plural|select),/.exec(placeholder)?.[0];
  if (!head) return placeholder;
  let result = head;
  let from = head.length;
  for (let open = placeholder.indexOf('{', from); open >= 0; open = placeholder.indexOf('{', from)) {
    const close = closingBrace(placeholder, open);
    result += `${placeholder.slice(from, open)}{${pseudoText(placeholder.slice(open + 1, close))}}`;
    from = close + 1;
  }
  return result + placeholder.slice(from);
}

/** The tables of the pseudo-language by the path of their module below the folder of the language, and by their name. */
export async function pseudoLanguageTables(): Promise<Record<string, Record<string, Texts>>> {
  const german = join(import.meta.dirname, '../src/texts/de');
  const names = readdirSync(german, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(all|shared)\.ts$/.test(file),
  );
  const modules = names.map(async (file): Promise<[string, Record<string, Texts>]> => {
    const tables = Object.entries((await import(join(german, file))) as Record<string, Texts>);
    return [file, Object.fromEntries(tables.map(([name, texts]) => [name, pseudoTable(texts)]))];
  });
  return Object.fromEntries(await Promise.all(modules));
}

function pseudoTable(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));
}

/** The files of the pseudo-language by path, one for each of `texts/de`. */
export async function pseudoLanguageFiles(): Promise<Record<string, string>> {
  const files = Object.entries(await pseudoLanguageTables()).map(([file, tables]) => {
    const lines = Object.entries(tables).map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts, null, 2)};\n`);
    return [`src/texts/${pseudoLanguage}/${file}`, lines.join('\n')];
  });
  return Object.fromEntries(files);
}

/** The house printer's profile, speaking the pseudo-language. */
export function pseudoSupplier(): Record<string, string> {
  const path = 'src/paint/print-profile.ts';
  const code = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const house = "name: 'Hausdruckerei',\n  language: 'de',";
  if (!code.includes(house)) throw new Error(`${path} has no language of the house printer`);
  return { [path]: code.replace(house, house.replace("'de'", `'${pseudoLanguage}'`)) };
}

const foreign = new RegExp(`[${Object.keys(letters).join('')}]`, 'iu');

/** The words of a text that are not of the pseudo-language, without what `known` matches. Single letters and numbers are no words. */
export function foreignWords(text: string, known: RegExp): string[] {
  const own = text.replace(known, ' ');
  return [...own.matchAll(/\p{L}[\p{L}\p{M}]+/gu)].map(([word]) => word).filter((word) => foreign.test(word));
}
