/** An invoice as EN 16931 sees it: what its business rules speak of. Comments name the terms of the standard. */
import type { Decimal } from './decimal.ts';

/** null for an element that is not there or empty. */
export type Text = string | null;
export type Amount = Decimal | null;

export type Identifier = { id: Text; scheme: Text };

export type Address = { postalCode: Text; city: Text; country: Text };

export type Contact = { person: Text; department: Text; phone: Text; email: Text };

export type Party = {
  ids: Identifier[];
  name: Text;
  legalId: Text;
  contact: Contact | null;
  address: Address | null;
  electronicAddress: Identifier | null;
  vatId: Text;
  /** The national number, scheme FC. */
  taxNumber: Text;
};

/** Days as the document writes them, "20261128". */
export type Period = { start: Text; end: Text };

export type TaxCategory = { category: Text; rate: Amount };

/** BG-20, BG-21, BG-27, BG-28 */
export type Adjustment = TaxCategory & {
  isCharge: boolean;
  amount: Amount;
  base: Amount;
  reason: Text;
  reasonCode: Text;
};

/** BG-25 */
export type Line = TaxCategory & {
  id: Text;
  name: Text;
  standardId: Identifier | null;
  classifications: Identifier[];
  attributes: { name: Text; value: Text }[];
  quantity: Amount;
  unit: Text;
  net: Amount;
  price: Amount;
  grossPrice: Amount;
  /** Quantity that the price is for; null for 1. */
  priceBase: Amount;
  period: Period | null;
  adjustments: Adjustment[];
};

/** BG-23 */
export type Breakdown = TaxCategory & {
  taxable: Amount;
  tax: Amount;
  reason: Text;
  reasonCode: Text;
  /** BT-7 and BT-8 */
  taxPointOn: Text;
  taxPointCode: Text;
};

/** BG-16; null for a group that is not there. */
export type PaymentMeans = {
  code: Text;
  card: { number: Text } | null;
  /** The seller's account, IBAN or other. */
  account: { id: Text } | null;
  /** The buyer's account. */
  debited: { id: Text } | null;
};

/** BG-22. The VAT totals are those in the currency of the invoice and in that of the accounts. */
export type Totals = {
  lines: Amount;
  allowances: Amount;
  charges: Amount;
  net: Amount;
  vat: Amount;
  vatInTaxCurrency: Amount;
  gross: Amount;
  paid: Amount;
  rounding: Amount;
  due: Amount;
};

/** What is said of all elements, wherever they are. */
export type Syntax = {
  empty: string[];
  dates: { path: string; text: string; format: Text }[];
  /** Paths of amounts other than VAT totals that name a currency. */
  currencies: string[];
  /** Paths of taxes that are not VAT. */
  otherTaxes: string[];
};

export type Invoice = {
  process: Text;
  specification: Text;
  number: Text;
  issuedOn: Text;
  typeCode: Text;
  currency: Text;
  taxCurrency: Text;
  buyerReference: Text;
  seller: Party;
  buyer: Party;
  payee: Party | null;
  representative: Party | null;
  deliverTo: Party | null;
  deliveredOn: Text;
  period: Period | null;
  /** BG-3 */
  preceding: { number: Text; issuedOn: Text }[];
  /** BG-24 */
  documents: { id: Text; fileName: Text }[];
  creditorId: Text;
  mandate: Text;
  means: PaymentMeans[];
  /** With the spaces and line breaks that are written. */
  terms: Text;
  dueOn: Text;
  adjustments: Adjustment[];
  breakdowns: Breakdown[];
  totals: Totals;
  lines: Line[];
  syntax: Syntax;
};
