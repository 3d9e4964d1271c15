/** Words compared as people type them: without marks, case and signs between them. */
import { withoutMarks } from '#core/values/text/text-input.ts';

const plain = /^[\0-\x7f]*$/;

/** Letters that Unicode does not take apart. */
const others: Readonly<Record<string, string>> = {
  '\u00df': 'ss',
  '\u0131': 'i',
  '\u0142': 'l',
  '\u00f8': 'o',
  '\u0111': 'd',
  '\u00e6': 'ae',
  '\u0153': 'oe',
};

/** "Straße (privat)" as "strasse privat". */
export function folded(text: string): string {
  return (plain.test(text) ? text : withoutMarks(text))
    .toLowerCase()
    .replace(/[\u00df\u0131\u0142\u00f8\u0111\u00e6\u0153]/g, (letter) => others[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As `folded`, with "ae", "oe" and "ue" as the letters they stand for: "Mueller" and "Müller" as "muller". */
export function plainVowels(text: string): string {
  return folded(text).replace(/([aou])e/g, '$1');
}

/** Months of German, English, French, Italian, Spanish and Dutch, and how spreadsheets and Austria write some of them. */
const monthWords: readonly string[] = [
  'januar jaenner janner january janvier gennaio enero januari',
  'februar feber february fevrier febbraio febrero februari',
  'marz maerz mrz march mars marzo maart mrt',
  'april avril aprile abril',
  'mai may maggio mayo mei',
  'juni june juin giugno junio',
  'juli july juillet luglio julio',
  'august aout agosto augustus',
  'september septembre settembre septiembre',
  'oktober october octobre ottobre octubre',
  'november novembre noviembre',
  'dezember december decembre dicembre diciembre',
];
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** From 1; 0 for a word that begins no month, or more than one. */
export function monthOfWord(word: string): number {
  const small = folded(word);
  if (small.length < 3) return 0;
  const fitting = monthWords.flatMap((names, at) => (names.split(' ').some((name) => name.startsWith(small)) ? [at + 1] : []));
  return fitting.length === 1 ? (fitting[0] ?? 0) : 0;
}

/** "III" of "12.III.1947"; 0 for anything else. */
export function monthOfRoman(word: string): number {
  return romanMonths.indexOf(word.toLowerCase()) + 1;
}
