/**
 * Languages with texts. German is the source language: its texts are imported where they are used and stand in for every language and every key
 * that has no translation. Another language is a folder with the same files and a row here, with one import for each file.
 */
import type { Language } from '#core/values/locale.ts';
import type { Texts } from './translate.ts';

/** The modules of a language; each exports one table of texts. */
export type TranslationTable = Readonly<Partial<Record<Language, () => readonly Promise<Readonly<Record<string, Texts>>>[]>>>;

const translations: TranslationTable = {};

const loaded = new Map<Language, Texts>();

/** Loads the texts of a language. The browser awaits it before hydration, the server at its start for every language. */
export async function loadLanguage(language: Language, table: TranslationTable = translations): Promise<void> {
  const files = table[language]?.();
  if (!files || loaded.has(language)) return;
  const parts = await Promise.all(files);
  loaded.set(language, Object.assign({}, ...parts.flatMap((part) => Object.values(part))));
}

export async function loadLanguages(table: TranslationTable = translations): Promise<void> {
  await Promise.all((Object.keys(table) as Language[]).map((language) => loadLanguage(language, table)));
}

/** The loaded texts of a language; null for German and for a language without a folder. */
export function textsOfLanguage(language: Language): Texts | null {
  return loaded.get(language) ?? null;
}
