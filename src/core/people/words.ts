/** Words compared as people type them: without marks, case and signs between them. */
import { withoutMarks } from '#core/values/text/text-input.ts';

const plain = /^[\0-\x7f]*$/;

/** "Straße (privat)" as "strasse privat". */
export function folded(text: string): string {
  return (plain.test(text) ? text : withoutMarks(text))
    .toLowerCase()
    .replaceAll('\u00df', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
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
