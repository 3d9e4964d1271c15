/** Codes that are typed, texts without links, and whose an answer by the code for all is, as functions. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyGuest } from '#core/people/edit-household.ts';
import { fullName, readNameLine } from '#core/people/name-line.ts';
import { holdsLink } from './host-text.ts';
import { householdOfOpen, joinedAnswer, namedGuests, personsOf } from './open-answer.ts';
import { readShortCode, shownShortCode, writeShortCode } from './short-code.ts';

const bytes = fc.uint8Array({ minLength: 7, maxLength: 32 });
const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

describe('a code that is typed', () => {
  test('is read however it is written, in capitals or not, with letters that look like numbers', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = writeShortCode(random);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
        expect(shownShortCode(code)).toMatch(/^\w{4} \w{4} \w{4}$/);
        for (const typed of [code, shownShortCode(code), code.toLowerCase(), ` ${code.replace(/(.{4})/g, '$1-')}`.replace(/-$/, '')])
          expect(readShortCode(typed)).toBe(code);
        expect(readShortCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      }),
    );
  });

  test('is none with one other character, with two that changed places, or with another length', () => {
    fc.assert(
      fc.property(bytes, fc.nat(11), fc.nat(11), fc.constantFrom(...letters), (random, at, other, letter) => {
        const code = writeShortCode(random);
        const changed = code.slice(0, at) + letter + code.slice(at + 1);
        expect(readShortCode(changed)).toBe(changed === code ? code : null);
        const signs = [...code];
        [signs[at], signs[other]] = [signs[other] ?? '', signs[at] ?? ''];
        const swapped = signs.join('');
        expect(readShortCode(swapped)).toBe(swapped === code ? code : null);
        expect([readShortCode(code.slice(1)), readShortCode(`${code}0`), readShortCode('')]).toEqual([null, null, null]);
      }),
    );
  });
});

test.each([
  ['Mehr auf http://x.example', true],
  ['www.x.example', true],
  ['WWW.X.EXAMPLE', true],
  ['h\u200bttps://x.example', false],
  ['ｈttp://x.example', true],
  ['Anfahrt über die A8, Ausfahrt 4. Tel. 089 123', false],
  ['sophie@beispiel.de', false],
  ['Awww. Wie schön', false],
])('%s holds the address of a page: %s', (text, isLink) => {
  expect(holdsLink(text)).toBe(isLink);
});

const guestsOf = (line: string) =>
  readNameLine(line).persons.map(({ gender: _, ...person }, at) => ({ ...emptyGuest, ...person, id: `g${at}` }));
const named = (names: string[], line: string) => namedGuests(names, guestsOf(line)).map(({ guest }) => guest && fullName(guest));

describe('a typed name', () => {
  test.each([
    [['Chris Albrecht'], 'Christopher und Mira Albrecht', ['Christopher Albrecht']],
    [['chris albrecht', 'MIRA'], 'Christopher und Mira Albrecht', ['Christopher Albrecht', 'Mira Albrecht']],
    [['Stefan Mueller'], 'Stephan Müller', ['Stephan Müller']],
    [['Christina Albrecht'], 'Christian Albrecht', [null]],
    [['Chris Albers'], 'Christopher Albrecht', [null]],
    [['Albrecht'], 'Christopher Albrecht', [null]],
    [['Hans Weiß jun.'], 'Hans Weiß sen.', [null]],
    [['Anna Weiß', 'Anna Weiß'], 'Anna Weiß', ['Anna Weiß', null]],
  ])('%j of %s is %j', (names, line, wanted) => {
    expect(named(names, line)).toEqual(wanted);
  });

  test('with markup, a formula or marks of direction is a name like any other', () => {
    for (const name of ['<script>alert(1)</script>', '=1+1', '{{name}}', "'; drop table guests; --"])
      expect([name, personsOf([name]).length > 0 && named([name], 'Anna Weiß').every((guest) => guest === null)]).toEqual([name, true]);
  });
});

test('an answer changes replies of those it names, to parts that they are invited to, and leaves an open one alone', () => {
  const guests = guestsOf('Christopher und Mira Albrecht');
  const stored = ['g0', 'g1'].flatMap((guest) =>
    ['kirche', 'fest'].map((part) => ({ part, guest, answer: 'open' as const, menu: null, version: 0 })),
  );
  const answers = [
    { part: 'fest', answer: 'yes' as const },
    { part: 'kirche', answer: 'open' as const },
    { part: 'brunch', answer: 'yes' as const },
  ];
  const { replies, others } = joinedAnswer({ names: ['Chris Albrecht', 'Uwe Zink'], answers }, { guests }, stored);
  expect(replies.map(({ part, guest, answer }) => [part, guest, answer])).toEqual([['fest', 'g0', 'yes']]);
  expect(others).toEqual(['Uwe Zink']);
});

test('a household of an answer has its persons with the family name of the one before them', () => {
  let next = 0;
  const means = { newId: () => `id${++next}`, country: 'DE', source: 'Antwort' };
  const { guests, email } = householdOfOpen({ names: ['Rosa Berg', 'Jan'], email: 'rosa@beispiel.de' }, means);
  expect([guests.map(fullName), email]).toEqual([['Rosa Berg', 'Jan Berg'], 'rosa@beispiel.de']);
});
