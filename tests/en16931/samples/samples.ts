/** Valid documents of every kind that the shop writes, and some with parts of the standard that it does not use. */
import type { Description } from './description.ts';
import { austrianBuyer, buyer, iban, publicBuyer, seller } from './parties.ts';

const specification = 'urn:cen.eu:en16931:2017';
const xrechnung = {
  specification: `${specification}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  buyerReference: '04011000-12345-67',
};
const head = { specification, type: '380', issuedOn: '20261128', currency: 'EUR', seller, buyer, orderNumber: 'F1000042' };
const [s19, s7] = [
  { category: 'S', rate: '19' },
  { category: 'S', rate: '7' },
];

/** 50 cards, 20 booklets, a ribbon, a sample; a voucher, and shipping that follows the goods. Paid, in part by a gift voucher. */
const worked: Description = {
  ...head,
  number: 'R26-000123',
  note: 'Amtsgericht Charlottenburg, HRB 12345',
  lines: [
    { sku: 'FK-1', name: 'Klappkarte', quantity: '50', price: '1.336000', net: '66.80', tax: s19 },
    { sku: 'KH-1', name: 'Kirchenheft', quantity: '20', price: '2.196500', net: '43.93', tax: s7 },
    { sku: 'SB-1', name: 'Satinband', quantity: '1', price: '4.120000', net: '4.12', tax: s19 },
    { sku: 'MU-1', name: 'Muster', quantity: '1', price: '1.600000', net: '1.60', tax: s19 },
  ],
  adjustments: [
    { isCharge: false, amount: '2.72', reasonCode: '95', reason: 'Gutschein', tax: s19 },
    { isCharge: false, amount: '1.65', reasonCode: '95', reason: 'Gutschein', tax: s7 },
    { isCharge: true, amount: '2.71', reasonCode: 'FC', reason: 'Versand', tax: s19 },
    { isCharge: true, amount: '1.65', reasonCode: 'FC', reason: 'Versand', tax: s7 },
  ],
  breakdowns: [
    { ...s19, taxable: '72.51', tax: '13.78', taxPoint: '20261128' },
    { ...s7, taxable: '43.93', tax: '3.07' },
  ],
  means: { code: '68' },
  totals: {
    lines: '116.45',
    charges: '4.36',
    allowances: '4.37',
    net: '116.44',
    vat: '16.85',
    gross: '133.29',
    paid: '133.29',
    due: '0.00',
  },
};

/** An invoice that is paid after the delivery, with a free sample. */
const due: Description = {
  ...head,
  number: 'R26-000124',
  buyersOrder: 'B-77',
  deliveredOn: '20261127',
  deliverTo: { name: 'Mia Sommer', address: { street: 'Hof 2', postalCode: '01067', city: 'Dresden', country: 'DE' } },
  lines: [
    { name: 'Kalender', quantity: '100', price: '0.8403', net: '84.03', tax: s19 },
    { name: 'Muster', quantity: '1', price: '0.00', net: '0.00', tax: s19 },
  ],
  breakdowns: [{ ...s19, taxable: '84.03', tax: '15.97' }],
  means: { code: '58', account: iban },
  dueOn: '20261212',
  totals: { lines: '84.03', net: '84.03', vat: '15.97', gross: '100.00', due: '100.00' },
};

/** Lowers the invoice by ten cards. */
const correction: Description = {
  ...head,
  number: 'K26-000007',
  type: '381',
  corrects: { number: 'R26-000123', issuedOn: '20261128' },
  lines: [{ name: 'Klappkarte', quantity: '10', price: '1.336', net: '13.36', tax: s19 }],
  breakdowns: [{ ...s19, taxable: '13.36', tax: '2.54' }],
  means: { code: '58', account: iban },
  totals: { lines: '13.36', net: '13.36', vat: '2.54', gross: '15.90', paid: '15.90', due: '0.00' },
};

/** Two rates of Austria. */
const austria: Description = {
  ...head,
  number: 'R26-000125',
  buyer: { ...austrianBuyer, vatId: undefined },
  lines: [
    { name: 'Fotobuch', quantity: '1', price: '25', net: '25.00', tax: { category: 'S', rate: '20' } },
    { name: 'Kirchenheft', quantity: '4', price: '2.5', net: '10.00', tax: { category: 'S', rate: '10' } },
  ],
  breakdowns: [
    { category: 'S', rate: '20.00', taxable: '25.00', tax: '5.00' },
    { category: 'S', rate: '10.00', taxable: '10.00', tax: '1.00' },
  ],
  means: { code: '54', card: '1234' },
  totals: { lines: '35.00', net: '35.00', vat: '6.00', gross: '41.00', paid: '41.00', due: '0.00' },
};

/** Francs, with the VAT in euros as well. */
const francs: Description = {
  ...head,
  number: 'R26-000126',
  currency: 'CHF',
  taxCurrency: 'EUR',
  seller: { ...seller, vatId: 'CHE-123.456.788 MWST' },
  buyer: { ...buyer, address: { street: 'Limmatquai 1', postalCode: '8001', city: 'Zürich', country: 'CH' } },
  lines: [{ name: 'Wandbild', quantity: '1', price: '50', net: '50.00', tax: { category: 'S', rate: '8.1' } }],
  breakdowns: [{ category: 'S', rate: '8.1', taxable: '50.00', tax: '4.05' }],
  means: { code: '68' },
  totals: { lines: '50.00', net: '50.00', vat: '4.05', vatInTaxCurrency: '4.30', gross: '54.05', paid: '54.05', due: '0.00' },
};

const free = (category: string) => ({ category, rate: '0' });

/** To a business in another member state. */
const community: Description = {
  ...head,
  number: 'R26-000127',
  buyer: austrianBuyer,
  deliverTo: { name: austrianBuyer.name, address: austrianBuyer.address },
  deliveredOn: '20261127',
  lines: [{ name: 'Klappkarte', quantity: '100', price: '1', net: '100.00', tax: free('K') }],
  breakdowns: [{ ...free('K'), taxable: '100.00', tax: '0.00', reasonCode: 'VATEX-EU-IC', reason: 'Innergemeinschaftliche Lieferung' }],
  means: { code: '30', account: iban },
  terms: 'Zahlbar in 14 Tagen',
  totals: { lines: '100.00', net: '100.00', vat: '0.00', gross: '100.00', due: '100.00' },
};

/** A gift voucher that is sold: outside the scope of VAT, without VAT numbers. */
const receipt: Description = {
  ...head,
  number: 'B26-000003',
  seller: { ...seller, vatId: undefined },
  lines: [{ name: 'Geschenkgutschein', quantity: '1', price: '50', net: '50.00', tax: { category: 'O' } }],
  breakdowns: [{ category: 'O', taxable: '50.00', tax: '0.00', reasonCode: 'VATEX-EU-O', reason: 'Mehrzweck-Gutschein' }],
  means: { code: '68' },
  totals: { lines: '50.00', net: '50.00', vat: '0.00', gross: '50.00', paid: '50.00', due: '0.00' },
};

/** Something exempt, and a free sample at the standard rate. */
const exempt: Description = {
  ...head,
  number: 'R26-000128',
  lines: [
    { name: 'Kurs', quantity: '1', price: '40', net: '40.00', tax: free('E') },
    { name: 'Muster', quantity: '1', price: '0', net: '0.00', tax: s19 },
  ],
  breakdowns: [
    { ...free('E'), taxable: '40.00', tax: '0.00', reason: 'Unterricht' },
    { ...s19, taxable: '0.00', tax: '0.00' },
  ],
  means: { code: '68' },
  totals: { lines: '40.00', net: '40.00', vat: '0.00', gross: '40.00', paid: '40.00', due: '0.00' },
};

/** Something at rate zero beside the standard rate. */
const zeroRated: Description = {
  ...head,
  number: 'R26-000129',
  lines: [
    { name: 'Buch', quantity: '1', price: '10', net: '10.00', tax: free('Z') },
    { name: 'Karte', quantity: '1', price: '10', net: '10.00', tax: s19 },
  ],
  breakdowns: [
    { ...free('Z'), taxable: '10.00', tax: '0.00' },
    { ...s19, taxable: '10.00', tax: '1.90' },
  ],
  means: { code: '68' },
  totals: { lines: '20.00', net: '20.00', vat: '1.90', gross: '21.90', paid: '21.90', due: '0.00' },
};

/** What the standard knows beyond what the shop writes. */
const complete: Description = {
  ...head,
  number: 'R26-000130',
  payee: { name: 'Abrechnung GmbH', id: 'A-1' },
  representative: { name: 'Steuer KG', address: seller.address, vatId: 'DE987654321' },
  period: { start: '20261101', end: '20261130' },
  documents: [{ id: 'Anlage 1', fileName: 'liste.csv' }],
  lines: [
    {
      name: 'Einladung',
      gtin: '04012345678901',
      classification: { code: '60121000', list: 'TST' },
      attribute: { name: 'Papier', value: 'matt' },
      grossPrice: '60.00',
      price: '50.00',
      priceBase: '10',
      quantity: '10',
      period: { start: '20261101', end: '20261102' },
      adjustments: [
        { isCharge: false, base: '50.00', amount: '2.00', reasonCode: '95', reason: 'Rabatt' },
        { isCharge: true, base: '50.00', amount: '1.00', reasonCode: 'PC', reason: 'Verpackung' },
      ],
      net: '49.00',
      tax: s19,
    },
  ],
  adjustments: [
    { isCharge: false, base: '49.00', amount: '4.00', reasonCode: '95', reason: 'Gutschein', tax: s19 },
    { isCharge: true, base: '49.00', amount: '5.00', reasonCode: 'FC', reason: 'Versand', tax: s19 },
  ],
  breakdowns: [{ ...s19, taxable: '50.00', tax: '9.50' }],
  means: { code: '30', account: iban },
  terms: 'Zahlbar sofort',
  totals: {
    lines: '49.00',
    charges: '5.00',
    allowances: '4.00',
    net: '50.00',
    vat: '9.50',
    rounding: '0.50',
    gross: '59.50',
    paid: '20.00',
    due: '40.00',
  },
};

const toPublicBuyer: Description = { ...due, ...xrechnung, number: 'R26-000131', buyer: publicBuyer };

/** With a discount for early payment, in the form of XRechnung. */
const discounted: Description = { ...toPublicBuyer, number: 'R26-000134', terms: 'Zahlbar in 14 Tagen\n#SKONTO#TAGE=7#PROZENT=2.00#\n' };

const byDebit: Description = {
  ...toPublicBuyer,
  number: 'R26-000132',
  creditorId: 'DE98ZZZ09999999999',
  mandate: 'M-1',
  means: { code: '59', debited: iban },
};

const byCard: Description = { ...austria, ...xrechnung, number: 'R26-000133', buyer: publicBuyer };

const publicReceipt: Description = {
  ...receipt,
  ...xrechnung,
  number: 'B26-000004',
  buyer: publicBuyer,
  breakdowns: receipt.breakdowns.map((one) => ({ ...one, rate: '0' })),
};

export const samples = {
  worked,
  due,
  correction,
  austria,
  francs,
  community,
  receipt,
  exempt,
  zeroRated,
  complete,
  toPublicBuyer,
  discounted,
  byDebit,
  byCard,
  publicReceipt,
} satisfies Record<string, Description>;
export type SampleName = keyof typeof samples;
