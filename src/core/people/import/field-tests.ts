/** What the cells of a column look like. */
import { countryOf } from '#core/people/countries.ts';
import type { GivenNames } from './given-names.ts';
import type { GuestField } from './guest-fields.ts';
import { genderOf, guestKindOf, isDegree, isSalutation, languageOf } from './name-words.ts';
import { wordsOf } from './person-name.ts';
import { codeAndTown } from './postcode.ts';
import { hasStreetWord, isHouseNumber, looksLikeStreet } from './street.ts';

export type FieldTests = ReadonlyMap<GuestField, (cell: string) => boolean>;

const mail = /^\S{1,64}@\S{1,200}\.\S{2,20}$/;
const phone = /^(?:\+|00|0)[\d\s()/.-]{6,24}$/;
const code = /^(?:[A-Z]{1,2}[- ]?)?\d{4,5}(?:\.0)?$|^\d{4} ?[A-Z]{2}$/;
const word = /^\p{L}[\p{L}\p{M}.'’ -]{1,40}$/u;

export function fieldTests(names: GivenNames): FieldTests {
  const hasTown = (cell: string) => codeAndTown(cell) !== null;
  // "Jordan" and "Georgia" are given names as well.
  const isCountry = (cell: string) => countryOf(cell) !== null && !names.has(cell);
  const isWord = (cell: string) => word.test(cell) && !isCountry(cell) && !isSalutation(cell);
  return new Map<GuestField, (cell: string) => boolean>([
    ['email', (cell) => mail.test(cell)],
    ['phone', (cell) => phone.test(cell) && !/^\d{4,5}$/.test(cell)],
    ['postalCode', (cell) => code.test(cell) || hasTown(cell)],
    ['street', (cell) => looksLikeStreet(cell) || hasStreetWord(cell)],
    ['houseNumber', (cell) => isHouseNumber(cell)],
    ['country', isCountry],
    ['prefix', (cell) => cell.split(/\s+/).every((part, at) => isSalutation(part) || isDegree(part, at > 0))],
    ['gender', (cell) => cell.length <= 12 && genderOf(cell) !== null],
    ['kind', (cell) => cell.length > 1 && guestKindOf(cell) !== null],
    ['language', (cell) => cell.length > 2 && languageOf(cell) !== '' && !isCountry(cell)],
    ['given', (cell) => isWord(cell) && cell.split(' ').length <= 2 && cell.split(' ').every((part) => names.has(part))],
    ['name', (cell) => isWholeName(cell, names)],
  ]);
}

/** Two words or more with a given name at one end. */
function isWholeName(cell: string, names: GivenNames): boolean {
  if (/\d|@/.test(cell) || cell.length > 80) return false;
  const { words } = wordsOf(cell.replace(',', ' '));
  return words.length >= 2 && words.some((one) => names.has(one)) && !words.every((one) => names.has(one));
}
