/** What a sample document says, in the order of a reader. Amounts are texts: they were added up by hand. */

export type DescribedParty = {
  name: string;
  id?: string;
  legalId?: string;
  contact?: { person: string; phone: string; email: string };
  address?: { street: string; postalCode: string; city: string; country: string };
  email?: string;
  vatId?: string;
  taxNumber?: string;
};

export type DescribedTax = { category: string; rate?: string };

export type DescribedAdjustment = {
  isCharge: boolean;
  amount: string;
  base?: string;
  reasonCode?: string;
  reason?: string;
  /** Of an adjustment of the document. */
  tax?: DescribedTax;
};

export type DescribedLine = {
  name: string;
  quantity: string;
  price: string;
  net: string;
  tax: DescribedTax;
  sku?: string;
  gtin?: string;
  grossPrice?: string;
  priceBase?: string;
  classification?: { code: string; list: string };
  attribute?: { name: string; value: string };
  period?: { start: string; end: string };
  adjustments?: readonly DescribedAdjustment[];
};

export type DescribedBreakdown = DescribedTax & { taxable: string; tax: string; reason?: string; reasonCode?: string; taxPoint?: string };

export type DescribedMeans = { code: string; card?: string; debited?: string; account?: string };

export type DescribedTotals = {
  lines: string;
  charges?: string;
  allowances?: string;
  net: string;
  vat: string;
  vatInTaxCurrency?: string;
  rounding?: string;
  gross: string;
  paid?: string;
  due: string;
};

export type Description = {
  specification: string;
  process?: string;
  number: string;
  type: string;
  issuedOn: string;
  note?: string;
  currency: string;
  taxCurrency?: string;
  buyerReference?: string;
  seller: DescribedParty;
  buyer: DescribedParty;
  representative?: DescribedParty;
  payee?: DescribedParty;
  deliverTo?: DescribedParty;
  deliveredOn?: string;
  period?: { start: string; end: string };
  orderNumber?: string;
  buyersOrder?: string;
  documents?: readonly { id: string; fileName?: string }[];
  corrects?: { number: string; issuedOn: string };
  lines: readonly DescribedLine[];
  adjustments?: readonly DescribedAdjustment[];
  breakdowns: readonly DescribedBreakdown[];
  creditorId?: string;
  means?: DescribedMeans;
  terms?: string;
  dueOn?: string;
  mandate?: string;
  totals: DescribedTotals;
};
