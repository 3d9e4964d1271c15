/** How likely two guests are the same person: from 0 to 1. */
import { similarity } from '#core/people/import/similarity.ts';
import type { MatchKeys } from './match-keys.ts';
import { isShortForm } from './short-names.ts';

/** From here on guests are the same where no other comes close. */
export const sameFrom = 0.9;
/** From here on it is asked. */
export const askedFrom = 0.7;

/** A score that is asked about, whatever else speaks for it. */
const doubtful = 0.85;
const closeLength = 5;
/** Of a given name: less than that of a short form, since it may be one of a sibling. */
const misspelled = 0.88;

function endsInVowel(name: string): boolean {
  return /[aeo]$/.test(name);
}

/** True where one letter was added, dropped, replaced, or changed places with its neighbour. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Of "Anna Maria" and "Anna", or of two that go on differently. */
function sameFirst(furtherA: string, furtherB: string): number {
  const isInitial = furtherA.length === 1 || furtherB.length === 1;
  if (furtherA === '' || furtherB === '' || (isInitial && furtherA[0] === furtherB[0])) return 0.95;
  return 0.5;
}

/** Two names of which at least one is not known may be spellings of each other. */
function typedAlike(a: string, b: string, isOneListed: boolean): number {
  const alike = similarity(a, b);
  const isLong = Math.min(a.length, b.length) >= closeLength;
  if (alike >= 0.9 && isOneListed && isLong && endsInVowel(a) === endsInVowel(b)) return misspelled;
  return alike >= 0.85 || isOneLetterOff(a, b) ? 0.6 : 0;
}

export function givenScore(one: MatchKeys, other: MatchKeys): number {
  if (one.given === '' || other.given === '') return 0.5;
  if (one.given === other.given || one.given.replaceAll(' ', '') === other.given.replaceAll(' ', '')) return 1;
  const [partsA, partsB] = [one.given.split(' '), other.given.split(' ')];
  const [[a = '', furtherA = ''], [b = '', furtherB = '']] = [partsA, partsB];
  if (a === b) return sameFirst(furtherA, furtherB);
  if (one.spelling === other.spelling || isShortForm(a, b) || one.nick === other.given || other.nick === one.given) return 0.9;
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 0.75 : 0;
  // "Hans Peter" may be called Peter.
  if ((partsA.length === 1 && partsB.includes(a)) || (partsB.length === 1 && partsA.includes(b))) return 0.6;
  if (one.isListed && other.isListed) return similarity(a, b) >= 0.94 && endsInVowel(a) === endsInVowel(b) ? 0.5 : 0;
  return typedAlike(a, b, one.isListed || other.isListed);
}

function familyScore(a: string, b: string): number {
  if (a === '' || b === '') return 0.5;
  if (a === b || a.replaceAll(' ', '') === b.replaceAll(' ', '')) return 1;
  const parts = new Set(a.split(' ').filter((part) => part.length > 2));
  if (b.split(' ').some((part) => parts.has(part))) return 0.85;
  const alike = similarity(a, b);
  if (alike >= 0.95) return 0.95;
  if (alike >= 0.9) return 0.8;
  return alike >= 0.85 || isOneLetterOff(a, b) ? 0.5 : 0;
}

/** A misspelled street keeps its number: neighbours of one name live in the same street. */
function isMisspelledStreet(a: string, b: string): boolean {
  const number = (street: string) => (street.match(/\d+[a-z]?/g) ?? []).join(' ');
  return number(a) === number(b) && similarity(a, b) >= 0.93;
}

/** Unknown counts half. Many towns have a street of one name, so it counts only where the code does not speak against it. */
function addressScore(one: MatchKeys, other: MatchKeys): number {
  const isStreetKnown = one.street !== '' && other.street !== '';
  const isSameStreet = isStreetKnown && one.street === other.street;
  const isCodeKnown = one.code !== '' && other.code !== '';
  if (isCodeKnown && one.code !== other.code) return isSameStreet && isOneLetterOff(one.code, other.code) ? 0.5 : 0;
  if (isStreetKnown && !isSameStreet && !isMisspelledStreet(one.street, other.street)) return isCodeKnown ? 0.3 : 0.2;
  const street = !isStreetKnown ? 0.5 : isSameStreet ? 1 : 0.8;
  return ((isCodeKnown ? 1 : 0.5) + street) / 2;
}

/** Father and son of one name, or two of a name that both genders are given. */
function isDoubtful(one: MatchKeys, other: MatchKeys): boolean {
  return one.generation !== other.generation || (one.gender !== null && other.gender !== null && one.gender !== other.gender);
}

/** Below `askedFrom` where the given names are different ones, whatever else is equal. */
export function matchScore(one: MatchKeys, other: MatchKeys): number {
  if (one.generation !== '' && other.generation !== '' && one.generation !== other.generation) return 0;
  const given = givenScore(one, other);
  if (given === 0) return 0;
  const family = familyScore(one.family, other.family);
  const plain = 0.45 * given + 0.4 * family + 0.15 * addressScore(one, other);
  const isSameMail = one.email !== '' && one.email === other.email;
  // A family or an office may share one address of mail.
  const withMail = isSameMail ? (given >= 0.9 && family >= 0.5 ? 1 : Math.max(plain, doubtful)) : plain;
  return isDoubtful(one, other) ? Math.min(withMail, doubtful) : withMail;
}

/** Of one household by name and address, and of those that may be one guest. */
export function isSameHome(one: MatchKeys, other: MatchKeys): boolean {
  const isSame = one.family === other.family && one.code === other.code && one.street === other.street;
  return isSame && one.street !== '' && !isDoubtful(one, other);
}
