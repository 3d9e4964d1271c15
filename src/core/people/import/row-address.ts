/** The address of a row: from its own columns, or from one cell that holds all of it. */
import { checkPostcode } from '#core/people/address-state.ts';
import { countryOf } from '#core/people/countries.ts';
import { monthOfWord } from '#core/people/words.ts';
import { message } from '#core/values/message.ts';
import { countryOfPhone, countryOfTown } from './country-signs.ts';
import { pastedAddresses } from './pasted.ts';
import { codeAndTown, readCode } from './postcode.ts';
import { problem, type RowSource } from './row-cells.ts';
import { isHouseNumber } from './street.ts';

export type GuestAddress = {
  company: string;
  street: string;
  extra: string;
  postalCode: string;
  city: string;
  region: string;
  /** ISO 3166. */
  country: string;
  email: string;
  phone: string;
};

/** `keepsZeros`: other codes of the column begin with a zero, so that a shorter one has lost none. */
export type AddressMeans = { country: string; keepsZeros: boolean };

export function addressOfRow(row: RowSource, means: AddressMeans): GuestAddress {
  const address: GuestAddress = {
    company: row.text('company'),
    street: streetOf(row),
    extra: row.all('extra').join(', ').replaceAll('\n', ', '),
    postalCode: row.text('postalCode'),
    city: row.text('city'),
    region: row.text('region'),
    country: '',
    email: mailOf(row),
    phone: phoneOf(row),
  };
  splitTown(address);
  splitWhole(address, row);
  const isListed = readCountry(address, row, means.country);
  readPostalCode(address, row, isListed && means.keepsZeros);
  return address;
}

/**
 * "3-5" that a workbook took for 3 May: as a day, or as it shows it ("03. Mai", "3-May", "03.05.2026"); null for any other text. The order is
 * that of day and month, as it is typed in the countries of the shop.
 */
function houseOfDay(text: string, isDate: boolean): string | null {
  const iso = /^\d{4}-(\d{2})-(\d{2})$/.exec(text);
  if (iso && isDate) return `${Number(iso[2])}-${Number(iso[1])}`;
  const full = /^(\d{1,2})\.(\d{1,2})\.(?:20)\d\d$/.exec(text);
  if (full) return `${Number(full[1])}-${Number(full[2])}`;
  const worded = /^(\d{1,2})[-. ]{1,2}(\p{L}{3,4})\.?$/u.exec(text);
  const month = worded ? monthOfWord(worded[2] ?? '') : 0;
  return month > 0 ? `${Number(worded?.[1])}-${month}` : null;
}

function streetOf(row: RowSource): string {
  const text = (field: 'street' | 'houseNumber') => {
    const written = row.text(field);
    const house = houseOfDay(written, row.mark(field) === 'date');
    if (house === null) return written;
    row.guesses.push({ field, source: 'date' });
    row.problems.push(problem(row.line, field, 'look', message('people-import.row.date', { line: row.line, text: house })));
    return house;
  };
  const [street, house] = [text('street'), text('houseNumber').replace(/^(\d{1,4})[.,]0$/, '$1')];
  return house === '' || street.endsWith(` ${house}`) ? street : `${street} ${house}`.trim();
}

function mailOf(row: RowSource): string {
  const written = row.all('email');
  const mails = written.flatMap((text) => text.split(/[;,\s]+/)).map((text) => text.replace(/^<|>$/g, '').replace(/^mailto:/i, ''));
  const mail = mails.find((text) => /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,24}$/.test(text)) ?? '';
  const [first = ''] = written;
  if (mail === '' && first !== '')
    row.problems.push(problem(row.line, 'email', 'look', message('people-import.row.email', { line: row.line, text: first.slice(0, 60) })));
  return mail;
}

function phoneOf(row: RowSource): string {
  const [text = ''] = row.all('phone');
  if (!/^\d[.,]\d{1,15}E\+?\d{1,2}$/i.test(text)) return text;
  const repaired = Number(text.replace(',', '.'));
  row.guesses.push({ field: 'phone', source: 'exponent' });
  row.problems.push(problem(row.line, 'phone', 'look', message('people-import.row.exponent', { line: row.line, text })));
  return Number.isSafeInteger(repaired) ? repaired.toFixed(0) : text;
}

/** Town and code in one cell, whichever column it is. */
function splitTown(address: GuestAddress): void {
  const ofCode = address.city === '' ? codeAndTown(address.postalCode) : null;
  const ofCity = address.postalCode === '' ? codeAndTown(address.city) : null;
  const found = ofCode ?? ofCity;
  if (found) Object.assign(address, { postalCode: found.code, city: found.town });
}

/** "Weg 1, 80331 München" in the column of streets, and additions on a line of their own. */
function splitWhole(address: GuestAddress, row: RowSource): void {
  if (address.city === '' && address.postalCode === '' && /[,;\n]/.test(address.street)) {
    const [whole] = pastedAddresses(address.street.replaceAll('\n', ', '));
    if (whole && whole.city !== '') {
      const { names, street } = whole;
      Object.assign(address, { street: street || (names.shift() ?? ''), postalCode: whole.postalCode, city: whole.city });
      address.extra = [address.extra, whole.extra, ...names].filter((text) => text !== '').join(', ');
      address.country = whole.country;
      row.guesses.push({ field: 'street', source: 'same-row' });
    }
  }
  if (!address.street.includes('\n')) return;
  const [street = '', ...more] = address.street.split('\n');
  // A first line without a number may name a house or a building.
  const isFirst = /\d/.test(street) || !/\d/.test(more.join(' '));
  address.street = isFirst ? street : (more.find((line) => /\d/.test(line)) ?? street);
  const others = [street, ...more].filter((line) => line !== address.street && !(isHouseNumber(line) && line === ''));
  address.extra = [address.extra, ...others].filter((text) => text !== '').join(', ');
}

/** Column, prefix or form of the code, town, telephone, list; true for the list. */
function readCountry(address: GuestAddress, row: RowSource, listCountry: string): boolean {
  const written = row.text('country');
  const named = countryOf(written);
  if (written !== '' && named === null)
    row.problems.push(
      problem(row.line, 'country', 'look', message('people-import.row.country', { line: row.line, text: written.slice(0, 60) })),
    );
  if (named !== null) {
    address.country = named;
    return false;
  }
  if (address.country !== '' || (address.postalCode === '' && address.city === '' && address.street === '')) return false;
  const sources = [
    ['code-form', readCode(address.postalCode, '').country],
    ['town', countryOfTown(address.city, address.postalCode)],
    ['telephone', countryOfPhone(address.phone)],
    ['list-country', listCountry],
  ] as const;
  const [source, country] = sources.find(([, found]) => found !== '') ?? ['list-country', ''];
  address.country = country;
  if (country !== '') row.guesses.push({ field: 'country', source });
  return source === 'list-country';
}

function readPostalCode(address: GuestAddress, row: RowSource, isWhole: boolean): void {
  if (address.postalCode === '') return;
  if (row.mark('postalCode') === 'date') {
    row.problems.push(
      problem(row.line, 'postalCode', 'look', message('people-import.row.code', { line: row.line, text: address.postalCode })),
    );
    return;
  }
  const { code, guess, country } = readCode(address.postalCode, isWhole ? '' : address.country);
  if (country !== '') address.country = country;
  address.postalCode = code;
  if (guess) row.guesses.push({ field: 'postalCode', source: guess });
  const { wrong, hint } = checkPostcode(address.country, code);
  const key = wrong ? 'people-import.row.code' : hint ? 'people-import.row.code-range' : null;
  if (key !== null) row.problems.push(problem(row.line, 'postalCode', 'look', message(key, { line: row.line, text: code.slice(0, 20) })));
}
