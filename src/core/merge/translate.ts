/**
 * Texts of a design in the languages of its guests. They belong to the list that a design is printed with, not to the document: browsers load the
 * schema of documents, and a text that is worded anew has to be translated anew.
 */
import type { DesignDocument } from '#core/design/document.ts';
import { type Language, languages } from '#core/values/locale.ts';
import { parseFields } from './parse-fields.ts';
import type { MergeRecord } from './record.ts';

export type Translation = {
  /** The text of the design that was translated. A text that is another one by now has no translation. */
  of: string;
  /** With fields, as in the design. */
  texts: Readonly<Partial<Record<Language, string>>>;
};

/** By `placeKey` of their texts. */
export type Translations = Readonly<Record<string, Translation>>;

export const noTranslations: Translations = {};

export function placeKey(page: { id: string }, element: { id: string }): string {
  return `${page.id}/${element.id}`;
}

/** The language that a design is written in. */
export function designLanguage({ language = 'de' }: Pick<DesignDocument, 'language'>): Language {
  return language;
}

/** The language that a record is printed in: that of the design for a blank piece. */
export function recordLanguage(design: Pick<DesignDocument, 'language'>, { values: { sprache } }: MergeRecord): Language {
  return languages.find((language) => language === sprache) ?? designLanguage(design);
}

const letter = /\p{L}/u;

/** True for a text with words of a language: letters outside the names of fields. */
export function hasWords(text: string): boolean {
  return parseFields(text).some((run) =>
    letter.test(run.kind === 'text' ? text.slice(run.start, run.end) : (run.around ?? run.fallback ?? '')),
  );
}

/** A text with words of a language. */
export type WordedText = { key: string; text: string };

/** In the order of the pages. */
export function wordedTexts({ pages }: DesignDocument): WordedText[] {
  return pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      element.kind === 'text' && hasWords(element.text) ? [{ key: placeKey(page, element), text: element.text }] : [],
    ),
  );
}

/** How many texts have no translation into a language. */
export function untranslatedCount(texts: readonly WordedText[], language: Language, translations: Translations): number {
  return texts.filter(({ key, text }) => translationOf(text, translations[key], language) === null).length;
}

/** With the texts of a language in place of those of before; '' takes one back. What belongs to no text of the design, or to one that was worded anew, goes. */
export function withTranslations(
  translations: Translations,
  texts: readonly WordedText[],
  language: Language,
  given: Readonly<Record<string, string>>,
): Translations {
  return Object.fromEntries(
    texts.flatMap(({ key, text }) => {
      const { [language]: before, ...others } = translations[key]?.of === text ? translations[key].texts : {};
      const written = given[key] ?? before ?? '';
      const own = { ...others, ...(written === '' ? {} : { [language]: written }) };
      return Object.keys(own).length === 0 ? [] : [[key, { of: text, texts: own }] as const];
    }),
  );
}

export type TextPlace = { page: string; element: string };

export type TranslatedDesign<D extends DesignDocument = DesignDocument> = {
  design: D;
  /** Keys of the texts that are other ones than in the design. */
  changed: ReadonlySet<string>;
  /** Texts with words that have none in this language. */
  untranslated: readonly TextPlace[];
};

type Known = { translations: Translations; byLanguage: Map<Language, TranslatedDesign> };
const known = new WeakMap<DesignDocument, Known>();

/** The design in a language. The same object for the same design, translations and language; pages without a text that changes stay the same, too. */
export function translatedDesign<D extends DesignDocument>(design: D, language: Language, translations: Translations): TranslatedDesign<D> {
  const before = known.get(design);
  const cache = before?.translations === translations ? before : { translations, byLanguage: new Map() };
  known.set(design, cache);
  const made = cache.byLanguage.get(language) ?? translate(design, language, translations);
  cache.byLanguage.set(language, made);
  return made as TranslatedDesign<D>;
}

function translate<D extends DesignDocument>(design: D, language: Language, translations: Translations): TranslatedDesign<D> {
  const changed = new Set<string>();
  const untranslated: TextPlace[] = [];
  if (language === designLanguage(design)) return { design, changed, untranslated };
  const pages = design.pages.map((page) => {
    const elements = page.elements.map((element) => {
      if (element.kind !== 'text' || !hasWords(element.text)) return element;
      const key = placeKey(page, element);
      const text = translationOf(element.text, translations[key], language);
      if (text === null) untranslated.push({ page: page.id, element: element.id });
      if (text === null || text === element.text) return element;
      changed.add(key);
      return { ...element, text };
    });
    return elements.some((element, at) => element !== page.elements[at]) ? { ...page, elements } : page;
  });
  return { design: { ...design, language, pages }, changed, untranslated };
}

function translationOf(text: string, translation: Translation | undefined, language: Language): string | null {
  return translation?.of === text ? (translation.texts[language] ?? null) : null;
}
