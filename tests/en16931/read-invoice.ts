/** CII D16B → the model of the rules. What is missing or no number is null; what must be there is said by rules. */
import { type Decimal, decimal } from './decimal.ts';
import { all, type Element, first, text, walk } from './element.ts';
import type { Adjustment, Breakdown, Identifier, Invoice, Line, Party, PaymentMeans, Period, Syntax, Totals } from './invoice.ts';

function number(from: Element | null, path: string): Decimal | null {
  return decimal(text(from, path) ?? '');
}

function day(from: Element | null, path: string): string | null {
  return text(from, `${path}/DateTimeString`) ?? text(from, `${path}/DateString`);
}

function identifier(element: Element | null, scheme = 'schemeID'): Identifier | null {
  return element && { id: element.text.trim() || null, scheme: element.attributes[scheme] || null };
}

function identifiers(from: Element | null, path: string, scheme?: string): Identifier[] {
  return all(from, path).flatMap((element) => identifier(element, scheme) ?? []);
}

function party(from: Element): Party {
  const contact = first(from, 'DefinedTradeContact');
  const address = first(from, 'PostalTradeAddress');
  const registered = identifiers(from, 'SpecifiedTaxRegistration/ID');
  return {
    ids: [...identifiers(from, 'ID'), ...identifiers(from, 'GlobalID')],
    name: text(from, 'Name'),
    legalId: text(from, 'SpecifiedLegalOrganization/ID'),
    contact: contact && {
      person: text(contact, 'PersonName'),
      department: text(contact, 'DepartmentName'),
      phone: text(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
      email: text(contact, 'EmailURIUniversalCommunication/URIID'),
    },
    address: address && {
      postalCode: text(address, 'PostcodeCode'),
      city: text(address, 'CityName'),
      country: text(address, 'CountryID'),
    },
    electronicAddress: identifier(first(from, 'URIUniversalCommunication/URIID')),
    vatId: registered.find(({ scheme }) => scheme === 'VA')?.id ?? null,
    taxNumber: registered.find(({ scheme }) => scheme === 'FC')?.id ?? null,
  };
}

function optionalParty(from: Element | null, path: string): Party | null {
  const element = first(from, path);
  return element && party(element);
}

function period(from: Element | null): Period | null {
  const element = first(from, 'BillingSpecifiedPeriod');
  return element && { start: day(element, 'StartDateTime'), end: day(element, 'EndDateTime') };
}

function adjustments(from: Element | null): Adjustment[] {
  return all(from, 'SpecifiedTradeAllowanceCharge').map((element) => ({
    isCharge: text(element, 'ChargeIndicator/Indicator') === 'true',
    amount: number(element, 'ActualAmount'),
    base: number(element, 'BasisAmount'),
    reason: text(element, 'Reason'),
    reasonCode: text(element, 'ReasonCode'),
    category: text(element, 'CategoryTradeTax/CategoryCode'),
    rate: number(element, 'CategoryTradeTax/RateApplicablePercent'),
  }));
}

function line(from: Element): Line {
  const [product, agreement] = [first(from, 'SpecifiedTradeProduct'), first(from, 'SpecifiedLineTradeAgreement')];
  const settlement = first(from, 'SpecifiedLineTradeSettlement');
  const quantity = first(from, 'SpecifiedLineTradeDelivery/BilledQuantity');
  return {
    id: text(from, 'AssociatedDocumentLineDocument/LineID'),
    name: text(product, 'Name'),
    standardId: identifier(first(product, 'GlobalID')),
    classifications: identifiers(product, 'DesignatedProductClassification/ClassCode', 'listID'),
    attributes: all(product, 'ApplicableProductCharacteristic').map((one) => ({
      name: text(one, 'Description'),
      value: text(one, 'Value'),
    })),
    quantity: decimal(quantity?.text.trim() ?? ''),
    unit: quantity?.attributes.unitCode || null,
    net: number(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    price: number(agreement, 'NetPriceProductTradePrice/ChargeAmount'),
    grossPrice: number(agreement, 'GrossPriceProductTradePrice/ChargeAmount'),
    priceBase: number(agreement, 'NetPriceProductTradePrice/BasisQuantity'),
    category: text(settlement, 'ApplicableTradeTax/CategoryCode'),
    rate: number(settlement, 'ApplicableTradeTax/RateApplicablePercent'),
    period: period(settlement),
    adjustments: adjustments(settlement),
  };
}

function breakdown(from: Element): Breakdown {
  return {
    category: text(from, 'CategoryCode'),
    rate: number(from, 'RateApplicablePercent'),
    taxable: number(from, 'BasisAmount'),
    tax: number(from, 'CalculatedAmount'),
    reason: text(from, 'ExemptionReason'),
    reasonCode: text(from, 'ExemptionReasonCode'),
    taxPointOn: day(from, 'TaxPointDate'),
    taxPointCode: text(from, 'DueDateTypeCode'),
  };
}

function means(from: Element): PaymentMeans {
  const card = first(from, 'ApplicableTradeSettlementFinancialCard');
  const account = first(from, 'PayeePartyCreditorFinancialAccount');
  const debited = first(from, 'PayerPartyDebtorFinancialAccount');
  return {
    code: text(from, 'TypeCode'),
    card: card && { number: text(card, 'ID') },
    account: account && { id: text(account, 'IBANID') ?? text(account, 'ProprietaryID') },
    debited: debited && { id: text(debited, 'IBANID') },
  };
}

function totals(from: Element | null, currency: string | null, taxCurrency: string | null): Totals {
  const vatIn = (wanted: string | null) =>
    decimal(
      all(from, 'TaxTotalAmount')
        .find(({ attributes }) => wanted !== null && attributes.currencyID === wanted)
        ?.text.trim() ?? '',
    );
  return {
    lines: number(from, 'LineTotalAmount'),
    allowances: number(from, 'AllowanceTotalAmount'),
    charges: number(from, 'ChargeTotalAmount'),
    net: number(from, 'TaxBasisTotalAmount'),
    vat: vatIn(currency),
    vatInTaxCurrency: vatIn(taxCurrency),
    gross: number(from, 'GrandTotalAmount'),
    paid: number(from, 'TotalPrepaidAmount'),
    rounding: number(from, 'RoundingAmount'),
    due: number(from, 'DuePayableAmount'),
  };
}

function syntax(root: Element): Syntax {
  const elements = [...walk(root)];
  return {
    empty: elements
      // The schema wants this one even where nothing is known of the delivery.
      .filter(({ element }) => element.name !== 'ApplicableHeaderTradeDelivery')
      .filter(({ element }) => element.children.length === 0 && element.text.trim() === '')
      .map(({ path }) => path),
    dates: elements
      .filter(({ element }) => element.name === 'DateTimeString' || element.name === 'DateString')
      .map(({ element, path }) => ({ path, text: element.text.trim(), format: element.attributes.format ?? null })),
    currencies: elements
      .filter(({ element }) => 'currencyID' in element.attributes && element.name !== 'TaxTotalAmount')
      .map(({ path }) => path),
    otherTaxes: elements
      .filter(({ element }) => element.name === 'ApplicableTradeTax' || element.name === 'CategoryTradeTax')
      .filter(({ element }) => text(element, 'TypeCode') !== 'VAT')
      .map(({ path }) => path),
  };
}

export function readInvoice(root: Element): Invoice {
  const context = first(root, 'ExchangedDocumentContext');
  const document = first(root, 'ExchangedDocument');
  const transaction = first(root, 'SupplyChainTradeTransaction');
  const agreement = first(transaction, 'ApplicableHeaderTradeAgreement');
  const delivery = first(transaction, 'ApplicableHeaderTradeDelivery');
  const settlement = first(transaction, 'ApplicableHeaderTradeSettlement');
  const nothing: Element = { name: '', space: '', attributes: {}, children: [], text: '' };
  const currency = text(settlement, 'InvoiceCurrencyCode');
  const taxCurrency = text(settlement, 'TaxCurrencyCode');
  return {
    process: text(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
    specification: text(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    number: text(document, 'ID'),
    issuedOn: day(document, 'IssueDateTime'),
    typeCode: text(document, 'TypeCode'),
    currency,
    taxCurrency,
    buyerReference: text(agreement, 'BuyerReference'),
    seller: party(first(agreement, 'SellerTradeParty') ?? nothing),
    buyer: party(first(agreement, 'BuyerTradeParty') ?? nothing),
    payee: optionalParty(settlement, 'PayeeTradeParty'),
    representative: optionalParty(agreement, 'SellerTaxRepresentativeTradeParty'),
    deliverTo: optionalParty(delivery, 'ShipToTradeParty'),
    deliveredOn: day(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
    period: period(settlement),
    preceding: all(settlement, 'InvoiceReferencedDocument').map((one) => ({
      number: text(one, 'IssuerAssignedID'),
      issuedOn: day(one, 'FormattedIssueDateTime'),
    })),
    documents: all(agreement, 'AdditionalReferencedDocument').map((one) => ({
      id: text(one, 'IssuerAssignedID'),
      fileName: first(one, 'AttachmentBinaryObject')?.attributes.filename ?? null,
    })),
    creditorId: text(settlement, 'CreditorReferenceID'),
    mandate: text(settlement, 'SpecifiedTradePaymentTerms/DirectDebitMandateID'),
    means: all(settlement, 'SpecifiedTradeSettlementPaymentMeans').map(means),
    terms: first(settlement, 'SpecifiedTradePaymentTerms/Description')?.text || null,
    dueOn: day(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime'),
    adjustments: adjustments(settlement),
    breakdowns: all(settlement, 'ApplicableTradeTax').map(breakdown),
    totals: totals(first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'), currency, taxCurrency),
    lines: all(transaction, 'IncludedSupplyChainTradeLineItem').map(line),
    syntax: syntax(root),
  };
}
