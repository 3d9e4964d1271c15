/**
 * Texts from outside in one form of Unicode. The only place that calls `normalize`: its time grows with the square of a run of combining
 * marks, so runs are cut before.
 */

/** Marks of a run that are kept: those of the Stream-Safe Text Format (UAX #15). No writing system needs as many. */
const keptMarks = 30;

/** Marks, and the two letters that NFKC makes marks of. */
const mark = '[\\p{M}\\uff9e\\uff9f]';
const longRuns = new RegExp(`(${mark}{${keptMarks}})${mark}+`, 'gu');

/** Characters that NFC leaves as they are, in any order. */
const composedAlready = /^[\0-\u02ff]*$/;

function withoutLongRuns(text: string): string {
  return text.toWellFormed().replace(longRuns, '$1');
}

/** The text in NFC, with at most 30 combining marks in a row and U+FFFD for lone surrogates. Time linear in its length. */
export function textInput(text: string): string {
  return composedAlready.test(text) ? text : withoutLongRuns(text).normalize('NFC');
}

/** The text in NFKC, for codes and numbers: full-width and raised digits are digits. Time linear in its length. */
export function compatibleText(text: string): string {
  return withoutLongRuns(text).normalize('NFKC');
}

/** The text in NFD: letters apart from their marks. Time linear in its length. */
export function decomposed(text: string): string {
  return withoutLongRuns(text).normalize('NFD');
}

/** The text without accents and other marks, for comparing words. */
export function withoutMarks(text: string): string {
  return decomposed(text).replace(/\p{M}/gu, '');
}
