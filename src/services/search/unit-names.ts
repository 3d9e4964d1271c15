/** What units of a query are called on pages. */
import { categoryPlural } from '#core/catalogue/categories.ts';
import { occasionName } from '#core/catalogue/occasions.ts';
import { listTitle } from '#core/catalogue/titles.ts';
import type { Unit } from '#core/search/unit.ts';
import { listed, type SearchWords, type WordList } from '#core/search/words.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';

/** Facts of the values of a unit's kind. */
const factOfKind: Partial<Record<Unit['kind'], string>> = { mood: 'motif' };

function firstWord(list: Partial<WordList>, key: string): Message | null {
  const [first] = Object.hasOwn(list, key) ? listed(list[key] ?? '') : [];
  return first ? verbatim(first) : null;
}

/** The value of a fact that a unit is surest of, or null: "hochzeit" for "occasion". */
export function factValue({ terms }: Unit, fact: string): string | null {
  const values = [...terms].filter(([term]) => term.startsWith(`${fact}:`)).toSorted(([, a], [, b]) => b - a);
  return values[0]?.[0].slice(fact.length + 1) ?? null;
}

/** The name of a value of a fact, in the words of the search; null for an unknown one. */
export function factName(fact: string, value: string, { concepts, motifs, groups }: SearchWords): Message | null {
  switch (fact) {
    case 'occasion':
      return occasionName(value);
    case 'category':
      return categoryPlural(value);
    case 'motif':
      return firstWord(motifs, value);
    case 'group':
      return firstWord(groups, value);
    case 'color':
      return message(`colour.${value}`);
    case 'style':
      return message(`style.${value}`);
    case 'refinement':
      return message(`finish.${value}`);
    case 'form':
    case 'aspect':
    case 'label':
      return firstWord(concepts[fact], value);
    default:
      return null;
  }
}

/** The name of the value that a unit stands for; null where only its words say what it is. */
export function valueName(unit: Unit, words: SearchWords): Message | null {
  const fact = factOfKind[unit.kind] ?? unit.kind;
  const value = factValue(unit, fact);
  return value === null ? null : factName(fact, value, words);
}

type Write = { say: (text: Message) => string; nameOf: (unit: Unit) => string };

/** "Einladungen zur Hochzeit: Olivenzweig": what all of a section have. Empty without units. */
export function titleOfUnits(units: readonly Unit[], { say, nameOf }: Write): string {
  const [occasion, category] = (['occasion', 'category'] as const).map((kind) => units.find((unit) => unit.kind === kind));
  const others = units.filter((unit) => unit !== occasion && unit !== category);
  const names = others.map(nameOf).join(', ');
  if (!occasion && !category) return names;
  const title = say(
    listTitle({ occasion: occasion ? factValue(occasion, 'occasion') : null, category: category ? factValue(category, 'category') : null }),
  );
  return names === '' ? title : say(message('search.section.with', { title, names }));
}

/** True where units are an occasion, a kind or both: a sentence can name them together. */
export function isKindAlone(units: readonly Unit[]): boolean {
  return units.every(({ kind }) => kind === 'occasion' || kind === 'category');
}
