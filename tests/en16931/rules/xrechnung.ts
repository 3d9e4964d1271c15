/** Rules of XRechnung 3.0, the German usage of EN 16931 for public buyers. Silent about documents of other specifications. */
import type { Contact, Invoice, PaymentMeans, Text } from '../invoice.ts';
import { each, type Rule, rule } from '../rule.ts';
import { transferCodes } from './payment.ts';

const usage = 'urn:cen.eu:en16931:2017#compliant#';
const version = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

export function isXRechnung({ specification }: Invoice): boolean {
  return specification?.startsWith(usage) ?? false;
}

/** UNTDID 1001 as XRechnung allows it: invoices, partial and final ones, corrections and self-billing. */
const types: ReadonlySet<Text> = new Set(['326', '380', '381', '384', '389', '875', '876', '877']);
/** UNTDID 4461: cards. */
const cardCodes: ReadonlySet<Text> = new Set(['48', '54', '55']);

const contacts = ({ seller }: Invoice) => (seller.contact ? [seller.contact] : []);
const addressOf = (party: 'seller' | 'buyer' | 'deliverTo') => (invoice: Invoice) => {
  const address = invoice[party]?.address;
  return address ? [address] : [];
};
const hasPerson = ({ person, department }: Contact) => person !== null || department !== null;
const isDebit = ({ code }: PaymentMeans) => code === '59';
const debits = ({ means }: Invoice) => means.filter(isDebit);

/** Letters stand for 10 to 35; the number modulo 97 is 1 once its first four characters have moved to its end. */
export function isIban(text: string): boolean {
  const compact = text.replace(/\s/g, '');
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(compact)) return false;
  const digits = [...compact.slice(4), ...compact.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** "#SKONTO#TAGE=14#PROZENT=2.00#", with "BASISBETRAG=10.00#" where it is on a part; each on a line that a line break ends. */
function hasDiscountForm(terms: string): boolean {
  const lines = terms.split('\n');
  const isRight = (line: string) => /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/.test(line.trim());
  return lines.every((line, index) => !line.trimStart().startsWith('#') || (isRight(line) && index < lines.length - 1));
}

const hasOnly = (wanted: readonly ('card' | 'account' | 'debited')[]) => (one: PaymentMeans) =>
  (['card', 'account', 'debited'] as const).every((group) => one[group] === null || wanted.includes(group));

/** BR-DE-16, that a seller has a VAT number, is said of each category by BR-S-02 and so on. */
const rules: readonly Rule[] = [
  rule('BR-DE-1', 'There is a means of payment (BG-16).', ({ means }) => means.length > 0),
  rule('BR-DE-2', 'The seller has a contact (BG-6).', ({ seller }) => seller.contact !== null),
  each('BR-DE-3', 'The address of the seller has a city (BT-37).', addressOf('seller'), ({ city }) => city !== null),
  each('BR-DE-4', 'The address of the seller has a postal code (BT-38).', addressOf('seller'), ({ postalCode }) => postalCode !== null),
  each('BR-DE-5', 'The contact of the seller has a name (BT-41).', contacts, hasPerson),
  each('BR-DE-6', 'The contact of the seller has a telephone number (BT-42).', contacts, ({ phone }) => phone !== null),
  each('BR-DE-7', 'The contact of the seller has an e-mail address (BT-43).', contacts, ({ email }) => email !== null),
  each('BR-DE-8', 'The address of the buyer has a city (BT-52).', addressOf('buyer'), ({ city }) => city !== null),
  each('BR-DE-9', 'The address of the buyer has a postal code (BT-53).', addressOf('buyer'), ({ postalCode }) => postalCode !== null),
  each('BR-DE-10', 'An address of delivery has a city (BT-77).', addressOf('deliverTo'), ({ city }) => city !== null),
  each('BR-DE-11', 'An address of delivery has a postal code (BT-78).', addressOf('deliverTo'), ({ postalCode }) => postalCode !== null),
  each(
    'BR-DE-14',
    'A breakdown has a rate also outside the scope of VAT (BT-119).',
    ({ breakdowns }) => breakdowns.filter(({ category }) => category === 'O'),
    ({ rate }) => rate !== null,
  ),
  rule('BR-DE-15', 'The reference of the buyer is there (BT-10).', ({ buyerReference }) => buyerReference !== null),
  rule('BR-DE-17', 'The type is one that XRechnung allows (BT-3).', ({ typeCode }) => typeCode === null || types.has(typeCode)),
  rule('BR-DE-18', 'Discounts for early payment have the form of XRechnung (BT-20).', ({ terms }) => hasDiscountForm(terms ?? '')),
  each(
    'BR-DE-19',
    'A SEPA transfer names an IBAN (BT-84).',
    ({ means }) => means.filter(({ code, account }) => code === '58' && account?.id),
    ({ account }) => isIban(account?.id ?? ''),
  ),
  each(
    'BR-DE-20',
    'A SEPA debit names an IBAN (BT-91).',
    (invoice) => debits(invoice).filter(({ debited }) => debited?.id),
    ({ debited }) => isIban(debited?.id ?? ''),
  ),
  rule('BR-DE-21', 'The specification is XRechnung 3.0 (BT-24).', ({ specification }) => specification === version),
  rule('BR-DE-22', 'Attached files have different names (BT-125).', ({ documents }) => {
    const names = documents.flatMap(({ fileName }) => fileName ?? []);
    return new Set(names).size === names.length;
  }),
  rule('BR-DE-23-b', 'A transfer has no data of cards or debits.', ({ means, mandate, creditorId }) => {
    const own = means.filter(({ code }) => transferCodes.has(code));
    return own.length === 0 || (own.every(hasOnly(['account'])) && mandate === null && creditorId === null);
  }),
  each(
    'BR-DE-24-a',
    'A payment by card has the data of the card (BG-18).',
    ({ means }) => means.filter(({ code }) => cardCodes.has(code)),
    ({ card }) => card !== null,
  ),
  rule('BR-DE-24-b', 'A payment by card has no data of transfers or debits.', ({ means, mandate, creditorId }) => {
    const own = means.filter(({ code }) => cardCodes.has(code));
    return own.length === 0 || (own.every(hasOnly(['card'])) && mandate === null && creditorId === null);
  }),
  rule('BR-DE-25-a', 'A debit has its mandate (BT-89).', (invoice) => debits(invoice).length === 0 || invoice.mandate !== null),
  each('BR-DE-25-b', 'A debit has no data of transfers or cards.', debits, hasOnly(['debited'])),
  rule(
    'BR-DE-26',
    'A correction of the whole invoice refers to it (BG-3).',
    ({ typeCode, preceding }) => typeCode !== '384' || preceding.length > 0,
  ),
  each(
    'BR-DE-27',
    'A telephone number has three digits or more (BT-42).',
    contacts,
    ({ phone }) => phone === null || phone.replace(/\D/g, '').length >= 3,
  ),
  each(
    'BR-DE-28',
    'An e-mail address has one @ between texts without dots at their ends (BT-43).',
    contacts,
    ({ email }) => email === null || /^[^@\s.](?:[^@\s]*[^@\s.])?@[^@\s.](?:[^@\s]*[^@\s.])?$/.test(email),
  ),
  rule('BR-DE-30', 'A debit names the creditor (BT-90).', (invoice) => debits(invoice).length === 0 || invoice.creditorId !== null),
  each('BR-DE-31', 'A debit names the account of the buyer (BT-91).', debits, ({ debited }) => (debited?.id ?? null) !== null),
  rule('PEPPOL-EN16931-R001', 'The business process is named (BT-23).', ({ process }) => process !== null),
  rule('PEPPOL-EN16931-R010', 'The buyer has an electronic address (BT-49).', ({ buyer }) => buyer.electronicAddress?.id != null),
  rule('PEPPOL-EN16931-R020', 'The seller has an electronic address (BT-34).', ({ seller }) => seller.electronicAddress?.id != null),
];

export const xrechnungRules: readonly Rule[] = [
  rule(
    'SHOP-PROFILE',
    'The specification is EN 16931 or a usage of it (BT-24).',
    (invoice) => invoice.specification === null || invoice.specification === 'urn:cen.eu:en16931:2017' || isXRechnung(invoice),
  ),
  ...rules.map((one): Rule => ({ ...one, find: (invoice) => (isXRechnung(invoice) ? one.find(invoice) : []) })),
];
