/**
 * The XML of an invoice: Cross Industry Invoice D16B in the profile EN 16931 (ZUGFeRD 2.5), or XRechnung 3.0 where the buyer has a Leitweg-ID.
 * Comments name the business terms of EN 16931-1. The same snapshot gives the same text.
 */
import { personName } from '#core/customer/postal-address.ts';
import type { Tax } from '#core/order/sums.ts';
import type { PaymentMethod } from '#core/payment/methods.ts';
import type { Day } from '#core/values/date.ts';
import { type Xml, xml, xmlFile } from '#core/values/text/xml.ts';
import { decimalText, type InvoiceAmounts, invoiceAmounts, type NetAdjustment, type NetLine } from './amounts.ts';
import type { InvoiceSnapshot } from './snapshot.ts';

/** What the XML is called inside the PDF, and its name in the metadata. */
export type CiiProfile = { id: string; process: string | null; file: string; level: string };

const profiles = {
  en16931: { id: 'urn:cen.eu:en16931:2017', process: null, file: 'factur-x.xml', level: 'EN 16931' },
  xrechnung: {
    id: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    file: 'xrechnung.xml',
    level: 'XRECHNUNG',
  },
} as const satisfies Record<string, CiiProfile>;

function isXRechnung({ buyerReference }: Pick<InvoiceSnapshot, 'buyerReference'>): boolean {
  return buyerReference !== '';
}

export function ciiProfile(snapshot: Pick<InvoiceSnapshot, 'buyerReference'>): CiiProfile {
  return isXRechnung(snapshot) ? profiles.xrechnung : profiles.en16931;
}

/** UNTDID 1001: commercial invoice, credit note. */
const typeCodes = { invoice: '380', receipt: '380', correction: '381' } as const;

/** UNTDID 4461. */
const meansCodes: Record<PaymentMethod, string> = {
  card: '54',
  paypal: '68',
  klarna: '68',
  'sepa-debit': '59',
  eps: '68',
  ideal: '68',
  bancontact: '68',
  twint: '68',
  test: '1',
  prepayment: '58',
  invoice: '58',
};
/** Of what a gift voucher paid as a whole. */
const notDefined = '1';
/** Codes that XRechnung takes with facts that only the provider knows: digits of the card (BR-DE-24-a), mandate and account (BR-DE-25-a). */
const providerCodes: ReadonlySet<string> = new Set(['54', '59']);
const onlineService = '68';

/** Codes of the reason for categories without VAT (VATEX). */
const exemptionCodes: Partial<Record<Tax['category'], string>> = { O: 'VATEX-EU-O', K: 'VATEX-EU-IC' };

function element(name: string, content: string | readonly (Xml | null)[], attributes: Xml['attributes'] = {}): Xml {
  return xml(name, attributes, typeof content === 'string' ? content : content.flatMap((child) => child ?? []));
}

/** Absent where there is nothing to say: an empty element is not allowed. */
function optional(name: string, content: string | undefined, attributes: Xml['attributes'] = {}): Xml | null {
  return content === undefined || content.trim() === '' ? null : element(name, content, attributes);
}

const amount = (value: number) => decimalText(value, 2);

function day(name: string, value: Day, kind: 'udt:DateTimeString' | 'udt:DateString' | 'qdt:DateTimeString' = 'udt:DateTimeString'): Xml {
  return element(name, [element(kind, value.replaceAll('-', ''), { format: '102' })]);
}

/** A rate, where the category has one. */
function rate(name: string, { category, basisPoints }: Pick<Tax, 'category' | 'basisPoints'>): Xml {
  return element(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', category),
    category === 'O' ? null : element('ram:RateApplicablePercent', decimalText(basisPoints, 2)),
  ]);
}

/** BG-25. */
function lineItem({ position, sku, name, options, quantity, price, net, ...tax }: NetLine): Xml {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(position))]), // BT-126
    element('ram:SpecifiedTradeProduct', [
      optional('ram:SellerAssignedID', sku), // BT-155
      element('ram:Name', name), // BT-153
      optional('ram:Description', options), // BT-154
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', decimalText(price, 6))]), // BT-146
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(quantity), { unitCode: 'H87' })]), // BT-129, BT-130
    element('ram:SpecifiedLineTradeSettlement', [
      rate('ram:ApplicableTradeTax', tax), // BT-151, BT-152
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [element('ram:LineTotalAmount', amount(net))]), // BT-131
    ]),
  ]);
}

type Place = { street: string; extra?: string | undefined; postalCode: string; city: string; country: string };

function postalAddress({ street, extra, postalCode, city, country }: Place): Xml {
  return element('ram:PostalTradeAddress', [
    optional('ram:PostcodeCode', postalCode),
    optional('ram:LineOne', street),
    optional('ram:LineTwo', extra),
    optional('ram:CityName', city),
    element('ram:CountryID', country),
  ]);
}

/** BT-34, BT-49. */
function mailbox(email: string): Xml | null {
  return email === '' ? null : element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]);
}

/** What is taxed in Switzerland has the Swiss number. It begins with the code of its country, as BR-CO-09 asks. */
function sellerVatId({ currency, seller }: InvoiceSnapshot): string {
  return currency === 'CHF' && seller.swissVatId !== '' ? seller.swissVatId : seller.vatId;
}

/** Numbers of VAT, none of them where nothing is subject to it (BR-O-02). */
function taxRegistration(vatId: string | undefined, { taxes }: InvoiceSnapshot): Xml | null {
  if (!vatId || taxes.some(({ category }) => category === 'O')) return null;
  return element('ram:SpecifiedTaxRegistration', [element('ram:ID', vatId, { schemeID: 'VA' })]);
}

/** BG-4. */
function sellerParty(snapshot: InvoiceSnapshot): Xml {
  const { seller } = snapshot;
  return element('ram:SellerTradeParty', [
    // A seller without an entry in a register needs another identifier where its VAT id may not stand (BR-CO-26).
    seller.register === '' ? element('ram:ID', seller.vatId) : null, // BT-29
    element('ram:Name', seller.name), // BT-27
    seller.register === '' ? null : element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.register)]), // BT-30
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', seller.name), // BT-41
      seller.phone === '' ? null : element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.phone)]), // BT-42
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.email)]), // BT-43
    ]),
    postalAddress(seller),
    mailbox(seller.email),
    taxRegistration(sellerVatId(snapshot), snapshot), // BT-31
  ]);
}

/** BG-7. */
function buyerParty(snapshot: InvoiceSnapshot): Xml {
  const { buyer } = snapshot;
  const person = personName(buyer);
  return element('ram:BuyerTradeParty', [
    element('ram:Name', buyer.company || person), // BT-44
    buyer.company && person !== '' ? element('ram:DefinedTradeContact', [element('ram:PersonName', person)]) : null, // BT-56
    postalAddress(buyer),
    mailbox(buyer.email),
    taxRegistration(buyer.vatId, snapshot), // BT-48
  ]);
}

function agreement(snapshot: InvoiceSnapshot): Xml {
  const { buyerReference, orderNumber, reference } = snapshot;
  const referenced = (name: string, id: string) => (id === '' ? null : element(name, [element('ram:IssuerAssignedID', id)]));
  return element('ram:ApplicableHeaderTradeAgreement', [
    optional('ram:BuyerReference', buyerReference), // BT-10
    sellerParty(snapshot),
    buyerParty(snapshot),
    referenced('ram:SellerOrderReferencedDocument', orderNumber), // BT-14
    referenced('ram:BuyerOrderReferencedDocument', reference), // BT-13
  ]);
}

function delivery({ deliverTo, deliveredOn }: InvoiceSnapshot): Xml {
  return element('ram:ApplicableHeaderTradeDelivery', [
    deliverTo &&
      element('ram:ShipToTradeParty', [optional('ram:Name', deliverTo.company || personName(deliverTo)), postalAddress(deliverTo)]),
    deliveredOn === null ? null : element('ram:ActualDeliverySupplyChainEvent', [day('ram:OccurrenceDateTime', deliveredOn)]), // BT-72
  ]);
}

/** BG-16. A transfer names the account of the seller. */
function paymentMeans({ method, gift, gross, kind, seller, buyerReference }: InvoiceSnapshot): Xml {
  const known = kind !== 'correction' && gift === gross ? notDefined : meansCodes[method];
  const code = isXRechnung({ buyerReference }) && providerCodes.has(known) ? onlineService : known;
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', code), // BT-81
    code === '58'
      ? element('ram:PayeePartyCreditorFinancialAccount', [
          element('ram:IBANID', seller.iban.replaceAll(' ', '')), // BT-84
          element('ram:AccountName', seller.recipient), // BT-85
        ])
      : null,
  ]);
}

/** BG-23. The tax point is that of the document and stands in its first breakdown alone (CII-SR-461). */
function taxBreakdown(snapshot: InvoiceSnapshot, { category, basisPoints, net, vat }: Tax, at: number): Xml {
  const { paidOn } = snapshot;
  const isTaxed = category !== 'O';
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amount(vat)), // BT-117
    element('ram:TypeCode', 'VAT'),
    element('ram:BasisAmount', amount(net)), // BT-116
    element('ram:CategoryCode', category), // BT-118
    optional('ram:ExemptionReasonCode', exemptionCodes[category]), // BT-121
    paidOn !== null && isTaxed && at === 0 ? day('ram:TaxPointDate', paidOn, 'udt:DateString') : null, // BT-7
    // XRechnung has a rate in every breakdown (BR-DE-14).
    isTaxed || isXRechnung(snapshot) ? element('ram:RateApplicablePercent', decimalText(basisPoints, 2)) : null, // BT-119
  ]);
}

/** UNTDID 5189 "discount" and 7161 "freight service". */
const reasonCodes = { allowance: '95', charge: 'FC' } as const;

/** BG-20, BG-21. */
function allowanceCharge({ type, label, net, ...tax }: NetAdjustment): Xml {
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(type === 'charge'))]),
    element('ram:ActualAmount', amount(net)), // BT-92, BT-99
    element('ram:ReasonCode', reasonCodes[type]), // BT-98, BT-105
    element('ram:Reason', label), // BT-97, BT-104
    rate('ram:CategoryTradeTax', tax), // BT-95, BT-102
  ]);
}

/** BG-22. */
function totals({ currency, net, vat, gross, paid }: InvoiceSnapshot, amounts: InvoiceAmounts): Xml {
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', amount(amounts.lineTotal)), // BT-106
    element('ram:ChargeTotalAmount', amount(amounts.chargeTotal)), // BT-108
    element('ram:AllowanceTotalAmount', amount(amounts.allowanceTotal)), // BT-107
    element('ram:TaxBasisTotalAmount', amount(net)), // BT-109
    element('ram:TaxTotalAmount', amount(vat), { currencyID: currency }), // BT-110
    element('ram:GrandTotalAmount', amount(gross)), // BT-112
    element('ram:TotalPrepaidAmount', amount(paid)), // BT-113
    element('ram:DuePayableAmount', amount(amounts.due)), // BT-115
  ]);
}

function settlement(snapshot: InvoiceSnapshot, amounts: InvoiceAmounts): Xml {
  const { orderNumber, currency, taxes, terms, dueOn, corrects } = snapshot;
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', orderNumber), // BT-83
    element('ram:InvoiceCurrencyCode', currency), // BT-5
    paymentMeans(snapshot),
    ...taxes.map((tax, at) => taxBreakdown(snapshot, tax, at)),
    ...amounts.adjustments.map(allowanceCharge),
    terms === '' && dueOn === null
      ? null
      : element('ram:SpecifiedTradePaymentTerms', [
          optional('ram:Description', terms), // BT-20
          dueOn === null ? null : day('ram:DueDateDateTime', dueOn), // BT-9
        ]),
    totals(snapshot, amounts),
    corrects &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', corrects.number), // BT-25
        day('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt:DateTimeString'), // BT-26
      ]),
  ]);
}

function note(content: string, subject: string): Xml | null {
  return content === '' ? null : element('ram:IncludedNote', [element('ram:Content', content), element('ram:SubjectCode', subject)]);
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

export function ciiXml(snapshot: InvoiceSnapshot): string {
  const { kind, number, issuedOn, reason, seller } = snapshot;
  const profile = ciiProfile(snapshot);
  const amounts = invoiceAmounts(snapshot);
  const parameter = (name: string, id: string) => element(`ram:${name}SpecifiedDocumentContextParameter`, [element('ram:ID', id)]);
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        profile.process === null ? null : parameter('BusinessProcess', profile.process), // BT-23
        parameter('Guideline', profile.id), // BT-24
      ]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', number), // BT-1
        element('ram:TypeCode', typeCodes[kind]), // BT-3
        day('ram:IssueDateTime', issuedOn), // BT-2
        note(reason, 'AAI'), // BT-22
        note([seller.name, seller.register, seller.managers].filter((fact) => fact !== '').join('\n'), 'REG'),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...amounts.lines.map(lineItem),
        agreement(snapshot),
        delivery(snapshot),
        settlement(snapshot, amounts),
      ]),
    ],
    namespaces,
  );
  return xmlFile(root);
}
