import { expect, test } from 'vitest';
import { money } from '#core/values/money.ts';
import { type ParcelMailFacts, parcelMail } from './parcel-mail.ts';

const link = 'https://www.federleicht.example/bestellung/abc/';
const facts: ParcelMailFacts = {
  kind: 'shipped',
  number: 'F1000001',
  formality: 'du',
  isWhiteLabel: false,
  parcel: { carrier: 'dhl', tracking: '00340434160612345678' },
  arrives: '2026-12-03',
  town: '',
  due: null,
  documents: [],
};
const site = { channel: 'federleicht', locale: 'de-DE' } as const;
const mailOf = (changes: Partial<ParcelMailFacts>) => parcelMail({ ...facts, ...changes }, link, site);

test('the mail of a sent parcel has carrier, number, day and the links of carrier and order', () => {
  const { subject, text, html } = mailOf({});
  expect(subject).toBe('Deine Bestellung F1000001 ist unterwegs');
  expect(text).toContain('DHL, Sendungsnummer 00340434160612345678');
  expect(text).toContain('Es soll bis Donnerstag, 3.\u00a0Dezember ankommen.');
  for (const body of [text, html]) {
    expect(body).toContain('piececode=00340434160612345678');
    expect(body).toContain(link);
  }
});

test('a parcel without a number and without a day names neither', () => {
  const { text, html } = mailOf({ parcel: null, arrives: null });
  expect(text).toContain('Das Paket ist beim Zusteller.');
  expect(text + html).not.toMatch(/Sendungsnummer|ankommen|piececode/);
});

test('the mail of an order without the brand links the carrier and nothing of the shop', () => {
  const { subject, text, html } = mailOf({ isWhiteLabel: true });
  expect(text).toContain('piececode=00340434160612345678');
  expect(subject + text + html).not.toMatch(/federleicht|leicht|myposter|bestellung\/abc/i);
});

test('the mail of an order on invoice names the sum, its day, the account and the invoice, with a code', () => {
  const transfer = { recipient: 'Federleicht GmbH', iban: 'DE02', reference: 'F1000001', amount: money(4_990, 'EUR'), hasCode: true };
  const documents = [{ kind: 'invoice', number: 'R26-000001', isAttached: true }] as const;
  const { text, html } = mailOf({ due: { day: '2026-12-17', transfer }, documents });
  expect(text.replaceAll('\u00a0', ' ')).toContain('Bitte überweise 49,90 € bis 17.12.2026.');
  expect(text.replaceAll('\u00a0', ' ')).toContain('Betrag: 49,90 €, Empfänger: Federleicht GmbH, IBAN: DE02, Verwendungszweck: F1000001.');
  expect(text).toContain('Rechnung R26-000001 liegt als PDF bei.');
  expect(html).toContain('<img src="cid:transfer-4990"');
  expect(mailOf({ due: { day: '2026-12-17', transfer: { ...transfer, hasCode: false } } }).html).not.toContain('<img');
});

test('the mail of a delivered order asks whether all is well, in the formality of the order', () => {
  expect(mailOf({ kind: 'delivered', parcel: null, arrives: null }).text).toContain('Dann melde dich bei uns');
  const formal = mailOf({ kind: 'delivered', parcel: null, arrives: null, formality: 'Sie' });
  expect(formal.subject).toBe('Ihre Bestellung F1000001 sollte da sein');
  expect(formal.text).toContain('Dann melden Sie sich bei uns');
});
