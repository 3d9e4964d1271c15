/** Long but real names, dates and places in six languages, put where a design asks for such words. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';

type Words = { couple: readonly [string, string]; and: string; date: string; day: string; place: string; family: string };

export const longWords = {
  de: {
    couple: ['Maximiliane-Charlotte', 'Karl-Theodor'],
    and: 'und',
    date: 'Donnerstag, 30. September 2027',
    day: '30. September 2027',
    place: 'Wallfahrtskirche Vierzehnheiligen',
    family: 'Familie von Hohenstein-Wittelsbach',
  },
  en: {
    couple: ['Wilhelmina-Elizabeth', 'Montgomery'],
    and: 'and',
    date: 'Wednesday, 29 September 2027',
    day: '29 September 2027',
    place: 'St Bartholomew-the-Great',
    family: 'The Featherstonehaugh Family',
  },
  fr: {
    couple: ['Marie-Antoinette', 'Jean-Baptiste'],
    and: 'et',
    date: 'mercredi 29 septembre 2027',
    day: '29 septembre 2027',
    place: 'Collégiale Saint-Barthélemy',
    family: 'Famille de La Rochefoucauld',
  },
  it: {
    couple: ['Mariangela Giuseppina', 'Pierfrancesco'],
    and: 'e',
    date: 'mercoledì 29 settembre 2027',
    day: '29 settembre 2027',
    place: 'Basilica di San Bartolomeo',
    family: 'Famiglia Mastrangelo-Guicciardini',
  },
  es: {
    couple: ['María del Carmen', 'Francisco Javier'],
    and: 'y',
    date: 'miércoles, 29 de septiembre de 2027',
    day: '29 de septiembre de 2027',
    place: 'Monasterio de Guadalupe',
    family: 'Familia Fernández de Córdoba',
  },
  nl: {
    couple: ['Wilhelmina Adriana', 'Bartholomeus'],
    and: 'en',
    date: 'woensdag 29 september 2027',
    day: '29 september 2027',
    place: 'Grote of Sint-Bavokerk',
    family: 'Familie van Nieuwenhuizen-de Jong',
  },
} as const satisfies Record<string, Words>;
export type LongLanguage = keyof typeof longWords;

/** Words of the sample's kind: a couple on as many lines, capitals where the sample has capitals. Null where the sample stays. */
function longText({ role = 'text', sample }: TextElement, words: Words): string | null {
  const lines = sample.split('\n').length;
  const kept = (text: string) => (sample.toUpperCase() === sample ? text.toUpperCase() : text);
  const [one, two] = words.couple;
  const hasTwo = /&|\b(und|mit)\b/i.test(sample);
  if (role === 'names') {
    if (!hasTwo) return kept(words.family);
    const sign = sample.includes('&') ? '&' : words.and;
    return kept(lines > 1 ? `${one}\n${sign} ${two}` : `${one} ${sign} ${two}`);
  }
  if (['name', 'guest-name', 'first-name'].includes(role)) return kept(one);
  if (role === 'second-name') return kept(two);
  if (role === 'date')
    return /\p{L}{4,}/u.test(sample.replace(/\d.*$/u, '')) ? kept(words.date) : kept(/\p{L}{3}/u.test(sample) ? words.day : sample);
  if (role === 'place') return kept(words.place);
  if (role === 'date-place' && lines === 2) return kept(`${words.date}\n${words.place}`);
  if (role === 'sender' && lines === 1) return kept(words.family);
  return null;
}

/** The document with long words in one language. */
export function withLongWords(design: DesignDocument, language: LongLanguage): DesignDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) =>
      element.kind === 'text' ? { ...element, text: longText(element, longWords[language]) ?? element.text } : element,
    ),
  }));
  return { ...design, pages };
}
