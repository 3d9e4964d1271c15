/** The persons of a row: from its columns of names, or from cells that name several. */
import { message } from '#core/values/message.ts';
import { type GivenNames, noGivenNames } from './given-names.ts';
import { genderOf, genderOfWord, guestKindOf, isDegree, isNoble, isSalutation } from './name-words.ts';
import { maxNamesLength, type NamesInCell, namesInCell } from './names-in-cell.ts';
import { type GuestPerson, type NameMeans, type NameOrder, newGuest, wordsOf } from './person-name.ts';
import { problem, type RowSource } from './row-cells.ts';

export type RowPersons = { persons: GuestPerson[]; label: string; plusOnes: number };

export type PersonMeans = { names: GivenNames; order: NameOrder; country: string; language: string };

export function personsOfRow(row: RowSource, means: PersonMeans): RowPersons {
  const isSpanish = means.country === 'ES' || means.language === 'es';
  const nameMeans: NameMeans = { names: means.names, order: means.order, isSpanish };
  const [given, family, name] = [row.text('given'), row.text('family'), row.text('name')];
  const found = given !== '' || family !== '' ? fromColumns(row, nameMeans) : fromName(name, row, nameMeans);
  const persons = [
    ...withRowFields(found.persons, row, means),
    ...partners(row, found.persons, nameMeans),
    ...children(row, found.persons, nameMeans),
  ];
  const plusOnes = Math.min(10, found.plusOnes + plusOnesOf(row));
  if (persons.length > 12)
    row.problems.push(
      problem(row.line, 'name', 'look', message('people-import.row.many-persons', { line: row.line, count: persons.length })),
    );
  const isUnclear = found.isUnclear || row.text('children').length > maxNamesLength || persons.some(isDoubtful);
  if (isUnclear)
    row.problems.push(
      problem(row.line, 'name', 'look', message('people-import.row.name', { line: row.line, text: name.slice(0, 60) || family })),
    );
  return { persons, label: found.label, plusOnes };
}

/** A name with digits, or one whose words may be divided otherwise. */
function isDoubtful({ given, family, guesses }: GuestPerson): boolean {
  return /\d/.test(given + family) || guesses.some(({ field, source }) => field === 'given' && source === 'word-order');
}

function fromName(name: string, row: RowSource, means: NameMeans): NamesInCell {
  const lines = name.split('\n');
  const parts = lines.map((line) => namesInCell(line, means));
  const [first = { persons: [], label: '', plusOnes: 0, isUnclear: false }] = parts;
  if (parts.length > 1) row.guesses.push({ field: 'name', source: 'same-row' });
  return {
    persons: parts.flatMap(({ persons }) => persons),
    label: first.label,
    plusOnes: parts.reduce((sum, { plusOnes }) => sum + plusOnes, 0),
    isUnclear: parts.some(({ isUnclear }) => isUnclear),
  };
}

/** Given names in a column of their own; a cell of it may name a couple. */
function fromColumns(row: RowSource, means: NameMeans): NamesInCell {
  const { family, noble, title } = familyOf(row.text('family'));
  // The list would take a rare second given name for a family name.
  const found = namesInCell(row.text('given'), { ...means, names: noGivenNames, order: 'given-first' });
  const isCouple = found.persons.length > 1;
  const families = family.split(/\s?(?:\/|&|\+)\s?|\s(?:und|et|e|and|y|en)\s/).filter((part) => part !== '');
  const hasOwn = (person: GuestPerson) =>
    person.family !== '' && (family === '' || families.includes(person.family) || (isCouple && !means.names.has(person.family)));
  const persons = found.persons.map((person, at): GuestPerson => {
    const isOwn = hasOwn(person);
    const given = isOwn ? person.given : [person.given, person.family].filter((part) => part !== '').join(' ');
    const shared = families.length === found.persons.length ? (families[at] ?? family) : family;
    const first = (text: string) => (at === 0 ? text : '');
    return {
      ...person,
      given: [given, first(row.text('middle'))].filter((part) => part !== '').join(' '),
      family: isOwn ? person.family : shared,
      noble: person.noble || noble,
      title: person.title || first(title),
      suffix: person.suffix || first(row.text('suffix')),
      nick: person.nick || first(row.text('nick')),
      guesses: person.guesses.filter(({ field }) => field !== 'given' && field !== 'family'),
    };
  });
  return persons.length > 0 ? { ...found, persons } : { ...found, ...familyAlone({ family, noble }, row) };
}

/** "Graf von Berg" in the column of family names. */
function familyOf(text: string): { family: string; noble: string; title: string } {
  const words = text.split(' ');
  const noble = words.length > 1 ? words.filter(isNoble) : [];
  const degrees = words.length > 1 ? words.filter((word, at) => isDegree(word, at > 0) && word.endsWith('.')) : [];
  return {
    family: words.filter((word) => !noble.includes(word) && !degrees.includes(word)).join(' '),
    noble: noble.join(' '),
    title: degrees.join(' '),
  };
}

/** A family name without given names: "Familie Berger", or a person whose given name is missing. */
function familyAlone(known: { family: string; noble: string }, row: RowSource): Pick<NamesInCell, 'persons' | 'label' | 'isUnclear'> {
  const text = row.text('family');
  const match = /^(?:familie|fam\.?|famille|famiglia|family|familia)\s(.{2,60})$/i.exec(text);
  const isFamily = match !== null || familyWord.test(row.text('prefix'));
  const person = newGuest({ ...known, family: match?.[1] ?? known.family, suffix: row.text('suffix') });
  if (!isFamily) return { persons: [person], label: '', isUnclear: false };
  const label = match ? text : `${row.text('prefix')} ${text}`;
  return { persons: [{ ...person, guesses: [{ field: 'given', source: 'family-line' }] }], label, isUnclear: false };
}

const familyWord = /^(?:familie|fam\.?|famille|famiglia|family)$/i;

/** Salutation, degree, kind and gender of the row belong to its first person, and to both of "Herr und Frau". */
function withRowFields(persons: readonly GuestPerson[], row: RowSource, { names }: PersonMeans): GuestPerson[] {
  const prefix = row.all('prefix').join(' ');
  const words = prefix.split(/\s+/).filter((word) => word !== '' && !familyWord.test(word));
  const salutations = words.filter((word) => isSalutation(word));
  const degrees = words.filter(
    (word, at) =>
      !isSalutation(word) && !/^(?:und|u\.|&|\+|et|e|and|y|en|de|d[\u2019'])$/i.test(word) && (isDegree(word, at > 0) || /\.$/.test(word)),
  );
  const nobleWords = words.filter(isNoble);
  const kind = guestKindOf(row.text('kind'));
  const typed = genderOf(row.text('gender'));
  return persons.map((person, at): GuestPerson => {
    const salutation = person.salutation || (salutations[at] ?? (at === 0 ? salutations[0] : undefined) ?? '');
    const listed = person.gender ?? (salutation === '' ? null : genderOfWord(salutation));
    const guessed = names.genderOf(person.given);
    const own = at === 0 && typed !== null;
    return {
      ...person,
      salutation,
      title: person.title || (at === 0 || degrees.length === 0 ? degrees.join(' ') : ''),
      noble: person.noble || (at === 0 ? row.text('noble') || nobleWords.join(' ') : ''),
      kind: at === 0 && kind !== null ? kind : person.kind,
      gender: own ? typed : (listed ?? guessed),
      genderSource: own ? 'typed' : listed !== null ? 'listed' : guessed !== null ? 'guess' : null,
    };
  });
}

function partners(row: RowSource, persons: readonly GuestPerson[], means: NameMeans): GuestPerson[] {
  const text = row.text('partner');
  if (text === '' || persons.length === 0) return [];
  const { persons: found } = namesInCell(text, means);
  const family = persons[0]?.family ?? '';
  return found.map((person) => {
    if (person.family !== '') return withGender(person, means.names);
    return withGender({ ...person, family, guesses: [...person.guesses, { field: 'family', source: 'same-row' }] }, means.names);
  });
}

function withGender(person: GuestPerson, names: GivenNames): GuestPerson {
  if (person.gender !== null) return person;
  const gender = names.genderOf(person.given);
  return { ...person, gender, genderSource: gender === null ? null : 'guess' };
}

function children(row: RowSource, persons: readonly GuestPerson[], means: NameMeans): GuestPerson[] {
  const text = row.text('children');
  if (text === '' || persons.length === 0) return [];
  if (/^(?:\d{1,2}|ja|nein|yes|no|oui|non|si|-|x)$/i.test(text)) {
    if (/^[1-9]/.test(text) || /^(?:ja|yes|oui|si|x)$/i.test(text))
      row.problems.push(problem(row.line, 'children', 'look', message('people-import.row.children', { line: row.line, text })));
    return [];
  }
  const family = persons.find((person) => person.family !== '')?.family ?? '';
  return text
    .slice(0, maxNamesLength)
    .replaceAll('\n', ', ')
    .split(/\s?[,;/&+]\s?|\s(?:und|et|and|e|y|en)\s/)
    .flatMap((part): GuestPerson[] => {
      const { words, nick } = wordsOf(part.replace(/\s?\(\d{1,2}(?:\s?\p{L}{1,8}\.?)?\)|\s\d{1,2}$/u, ''));
      if (words.length === 0 || !/\p{L}/u.test(part)) return [];
      const isWhole = words.length > 1 && words.at(-1) === family;
      const person = newGuest({ given: (isWhole ? words.slice(0, -1) : words).join(' '), family, kind: 'child', nick });
      return [withGender({ ...person, guesses: [{ field: 'family', source: 'same-row' }] }, means.names)];
    });
}

function plusOnesOf(row: RowSource): number {
  const text = row.text('plusOnes');
  if (text === '') return 0;
  const count = /^\+?\s?(\d{1,2})(?:[.,]0)?$/.exec(text)?.[1];
  if (count !== undefined) return Number(count);
  if (/^(?:ja|j|yes|y|oui|si|s\u00ec|s\u00ed|x|true|wahr|vrai|vero|mit|\u2713|\u2714)$/i.test(text)) return 1;
  if (!/^(?:nein|n|no|non|nee|false|falsch|faux|falso|-|ohne|keine)$/i.test(text))
    row.problems.push(
      problem(row.line, 'plusOnes', 'look', message('people-import.row.plus-ones', { line: row.line, text: text.slice(0, 60) })),
    );
  return 0;
}
