/** Keys, terms and answers of requests for addresses. */
import { expect, test } from 'vitest';
import { newHousehold, withTypedRow } from '#core/people/edit-household.ts';
import { noGivenNames } from '#core/people/import/given-names.ts';
import { readLinkKey, writeLinkKey } from '../link-key.ts';
import {
  addressFields,
  checkAnswer,
  householdOfAnswer,
  isSameAddress,
  otherNames,
  saysNothingNew,
  tidyAnswer,
  withAnswer,
} from './answer.ts';
import { matchAnswers } from './match-answers.ts';
import type { TypedAddress } from './request-schema.ts';
import { endOfRequest, isReminderDue } from './terms.ts';

let count = 0;
const newId = () => String(++count).padStart(22, '0');
const household = (names: string, row: object = {}) =>
  withTypedRow(newHousehold(newId, 'DE', 1), { names, ...row }, { country: 'DE', newId }).household;
const typed = (fields: Partial<TypedAddress>): TypedAddress => ({
  names: '',
  company: '',
  street: 'Am Lindenhof 4 b',
  extra: '',
  postcode: '88400',
  city: 'Biberach',
  region: '',
  country: 'DE',
  email: '',
  phone: '',
  ...fields,
});

test('a key is 26 characters that cannot be mistaken, and is read however it is typed', () => {
  const key = writeLinkKey(new Uint8Array([255, 0, 17, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
  expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(readLinkKey(key.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(key);
  expect(writeLinkKey(new Uint8Array(16))).toBe('0'.repeat(26));
  for (const wrong of ['', key.slice(1), `${key}0`, `${key.slice(1)}U`, '../'.repeat(9)]) expect(readLinkKey(wrong)).toBeNull();
});

test('links end thirty days after the deadline, and after half a year at the latest', () => {
  expect(endOfRequest('2026-11-29', '2027-02-01')).toBe('2027-03-03');
  expect(endOfRequest('2026-11-29', null)).toBe('2027-05-28');
  expect(endOfRequest('2026-11-29', '2028-02-01')).toBe('2027-05-28');
});

test('a reminder is due after a week and three days before the deadline, three mails in all', () => {
  const due = (today: string, mailed: string, mails: number, deadline: string | null = '2027-02-01') =>
    isReminderDue(today, { mailed, deadline }, mails);
  expect([due('2027-01-07', '2027-01-01', 1), due('2027-01-08', '2027-01-01', 1), due('2027-01-09', '2027-01-08', 2)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([due('2027-01-28', '2027-01-08', 2), due('2027-01-29', '2027-01-08', 2), due('2027-01-30', '2027-01-29', 3)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([due('2027-02-02', '2027-01-08', 2), due('2027-03-01', '2027-01-01', 1, null), due('2027-03-01', '2027-01-01', 2, null)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('what is missing or wrong for the country keeps an answer back, a postcode out of range does not', () => {
  const errors = (fields: Partial<TypedAddress>, asksName = true) =>
    checkAnswer(typed({ names: 'Hannelore Pfäffle', ...fields }), asksName).errors.map(({ field }) => field);
  expect(errors({})).toEqual([]);
  expect(errors({ names: '' })).toEqual(['names']);
  expect(errors({ names: '' }, false)).toEqual([]);
  expect(errors({ street: '', postcode: '', city: '' })).toEqual(['street', 'postcode', 'city']);
  expect(errors({ postcode: '8840' })).toEqual(['postcode']);
  expect(errors({ country: 'CH', postcode: '8001' })).toEqual([]);
  expect(errors({ country: 'AE', postcode: '', city: 'Dubai' })).toEqual([]);
  expect(errors({ email: 'anna@' })).toEqual(['email']);
  expect(errors({ names: Array.from({ length: 13 }, (_, at) => `P${at}`).join(', ') })).toEqual(['names']);
  expect(checkAnswer(typed({ names: 'Anna', postcode: '00999' }), true)).toMatchObject({ errors: [], hints: [{ field: 'postcode' }] });
});

test('a country has the fields that its letters show', () => {
  expect([addressFields('DE'), addressFields('IT'), addressFields('AE')]).toEqual([
    { postcode: true, region: false },
    { postcode: true, region: true },
    { postcode: false, region: false },
  ]);
  expect(tidyAnswer(typed({ region: 'BW', postcode: 'D-88400' }))).toMatchObject({ region: '', postcode: '88400' });
});

test('an address is the same however its street is written', () => {
  const home = household('Anna Weiß', { street: 'Hauptstraße 12 a', postcode: '80331', city: 'München' });
  expect(isSameAddress(home, typed({ street: 'Hauptstr. 12a', postcode: '80331', city: 'Muenchen' }))).toBe(true);
  expect(isSameAddress(home, typed({ street: 'Hauptstr. 12b', postcode: '80331', city: 'München' }))).toBe(false);
  const same = typed({ street: 'Hauptstr. 12a', postcode: '80331', city: 'München' });
  expect([saysNothingNew(home, same), saysNothingNew(home, { ...same, phone: '0171' })]).toEqual([true, false]);
  expect(saysNothingNew(home, { ...same, names: 'Anna und Max Weiß' })).toBe(false);
});

test('an answer changes the address of its household, and neither its persons nor the texts of its host', () => {
  const home = { ...household('Anna und Max Weiß'), envelopeText: 'Die Weißens', note: 'Tisch 3', email: 'alt@beispiel.de' };
  const changed = withAnswer(home, typed({ names: 'Anna, Max und Lena Weiß', email: 'neu@beispiel.de' }));
  expect(changed).toMatchObject({
    street: 'Am Lindenhof 4 b',
    state: 'ok',
    envelopeText: 'Die Weißens',
    note: 'Tisch 3',
    email: 'neu@beispiel.de',
  });
  expect(changed.guests).toEqual(home.guests);
  expect(otherNames(home, 'Anna, Max und Lena Weiß')).toEqual(['Lena Weiß']);
  expect(otherNames(home, 'Max Weiß')).toEqual([]);
});

test('a guest of the link for the group becomes a household of its own, without companions', () => {
  const means = { newId, country: 'DE', source: 'Link' };
  const made = householdOfAnswer(typed({ names: 'Rosa und Jan Maßmann + 9', country: 'AT', postcode: '1030', city: 'Wien' }), means);
  expect(made).toMatchObject({ plusOnes: 0, country: 'AT', state: 'ok', source: 'Link', version: 0 });
  expect(made.guests.map(({ given, family }) => `${given} ${family}`)).toEqual(['Rosa Maßmann', 'Jan Maßmann']);
});

test('an answer is of the household whose names are its own; of two that are alike it is asked', () => {
  const list = [household('Anna und Max Weiß'), household('Kim Roth'), household('Anna Gruber'), household('Anna Gruber')];
  const answer = (id: string, names: string) => ({ id, ...typed({ names }) });
  const found = matchAnswers([answer('a', 'Max Weiss'), answer('b', 'Eva Huber'), answer('c', 'Anna Gruber')], list, noGivenNames);
  expect(found.get('a')).toEqual({ households: [list[0]?.id], isClear: true });
  expect(found.get('b')).toEqual({ households: [], isClear: false });
  expect(found.get('c')).toMatchObject({ isClear: false });
  expect(found.get('c')?.households.toSorted()).toEqual([list[2]?.id, list[3]?.id].toSorted());
});
