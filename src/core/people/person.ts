/** People as lists and address books tell of them: one form for calendars and lists of guests. Texts are '' where the source has none. */
import type { Message } from '#core/values/message.ts';

export type FoundDate = { day: number; month: number; year?: number };

/** 'other': a day with a label of its own, such as that of an engagement. */
export type DateKind = 'birthday' | 'anniversary' | 'other';
export type PersonDate = FoundDate & { kind: DateKind };

/** As it is written: codes keep their zeros, countries their words. */
export type PersonAddress = { street: string; extra: string; postalCode: string; city: string; region: string; country: string };

export type NameParts = { prefix: string; given: string; middle: string; family: string; suffix: string; nick: string };

export type Person = NameParts & {
  /** Line of the source that the person begins on, from 1. */
  line: number;
  /** The name as it is printed. */
  name: string;
  company: string;
  dates: PersonDate[];
  /** A date is there that cannot be read; a finding says so. */
  hasUnreadDate: boolean;
  emails: string[];
  phones: string[];
  /** The private one first. */
  addresses: PersonAddress[];
};

/** What was skipped or needs a look, with the line it is about; null for the whole. */
export type PeopleFinding = { line: number | null; message: Message };

/** How a list is to be read where it does not tell: whether the month comes before the day ("3/12/1947"), and the day it is. */
export type Reading = { isMonthFirst: boolean; today: string };

export const noParts: NameParts = { prefix: '', given: '', middle: '', family: '', suffix: '', nick: '' };
export const noAddress: PersonAddress = { street: '', extra: '', postalCode: '', city: '', region: '', country: '' };

export function newPerson(line: number, known: Partial<Person>): Person {
  return { ...noParts, line, name: '', company: '', dates: [], hasUnreadDate: false, emails: [], phones: [], addresses: [], ...known };
}
