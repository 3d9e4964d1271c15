/**
 * Languages with texts: the folders beside this file, but `search`, whose lists of words are no texts. German is the source language: its
 * texts are imported where they are used and stand in for every language and every key that has no translation. The modules of a folder have
 * the names of the German ones; each exports one table.
 */
import type { Language } from '#core/values/locale.ts';
import type { Texts } from './translate.ts';

/** Loads a module of a language, by its path, './fr/shell.ts' or './fr/customer/account.ts'. */
export type TranslationModules = Readonly<Record<string, () => Promise<unknown>>>;

// Commands that Node runs from the sources have no glob: they speak German.
const translations: TranslationModules = import.meta.env ? import.meta.glob(['./*/**/*.ts', '!./de/**', '!./search/**']) : {};

const loaded = new Map<Language, Texts>();

function languageOf(path: string): Language {
  return path.split('/')[1] as Language;
}

/** Loads the texts of a language. The browser awaits it before hydration, the server at its start for every language. */
export async function loadLanguage(language: Language, modules: TranslationModules = translations): Promise<void> {
  const files = Object.keys(modules).filter((path) => languageOf(path) === language);
  if (files.length === 0 || loaded.has(language)) return;
  const parts = (await Promise.all(files.map((path) => modules[path]?.()))) as Readonly<Record<string, Texts>>[];
  loaded.set(language, Object.assign({}, ...parts.flatMap((part) => Object.values(part))));
}

export async function loadLanguages(modules: TranslationModules = translations): Promise<void> {
  const languages = new Set(Object.keys(modules).map(languageOf));
  await Promise.all([...languages].map((language) => loadLanguage(language, modules)));
}

/** The loaded texts of a language; null for German and for a language without a folder. */
export function textsOfLanguage(language: Language): Texts | null {
  return loaded.get(language) ?? null;
}
