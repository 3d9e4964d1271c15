/** A description → CII D16B, in the order of its schema. */
import type {
  DescribedAdjustment,
  DescribedBreakdown,
  DescribedLine,
  DescribedMeans,
  DescribedParty,
  DescribedTotals,
  Description,
} from './description.ts';

type Attributes = Readonly<Record<string, string>>;

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function element(name: string, attributes: Attributes, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** An element with elements in it, or '' where all of them are. */
function group(name: string, ...content: string[]): string {
  const inner = content.join('');
  return inner === '' ? '' : element(`ram:${name}`, {}, inner);
}

/** An element with a text, or '' for undefined. */
function leaf(name: string, text: string | undefined, attributes: Attributes = {}): string {
  return text === undefined ? '' : element(`ram:${name}`, attributes, escaped(text));
}

function day(name: string, text: string | undefined, type = 'udt:DateTimeString'): string {
  return text === undefined ? '' : group(name, element(type, { format: '102' }, text));
}

function party(name: string, described: DescribedParty | undefined): string {
  if (!described) return '';
  const { id, legalId, contact, address, email, vatId, taxNumber } = described;
  return group(
    name,
    leaf('ID', id),
    leaf('Name', described.name),
    group('SpecifiedLegalOrganization', leaf('ID', legalId)),
    group(
      'DefinedTradeContact',
      leaf('PersonName', contact?.person),
      group('TelephoneUniversalCommunication', leaf('CompleteNumber', contact?.phone)),
      group('EmailURIUniversalCommunication', leaf('URIID', contact?.email)),
    ),
    group(
      'PostalTradeAddress',
      leaf('PostcodeCode', address?.postalCode),
      leaf('LineOne', address?.street),
      leaf('CityName', address?.city),
      leaf('CountryID', address?.country),
    ),
    group('URIUniversalCommunication', leaf('URIID', email, { schemeID: 'EM' })),
    group('SpecifiedTaxRegistration', leaf('ID', taxNumber, { schemeID: 'FC' })),
    group('SpecifiedTaxRegistration', leaf('ID', vatId, { schemeID: 'VA' })),
  );
}

function adjustment({ isCharge, base, amount, reasonCode, reason, tax }: DescribedAdjustment): string {
  return group(
    'SpecifiedTradeAllowanceCharge',
    group('ChargeIndicator', element('udt:Indicator', {}, String(isCharge))),
    leaf('BasisAmount', base),
    leaf('ActualAmount', amount),
    leaf('ReasonCode', reasonCode),
    leaf('Reason', reason),
    tax
      ? group('CategoryTradeTax', leaf('TypeCode', 'VAT'), leaf('CategoryCode', tax.category), leaf('RateApplicablePercent', tax.rate))
      : '',
  );
}

function period(described: { start: string; end: string } | undefined): string {
  return group('BillingSpecifiedPeriod', day('StartDateTime', described?.start), day('EndDateTime', described?.end));
}

function line(described: DescribedLine, index: number): string {
  const { gtin, sku, name, attribute, classification, grossPrice, price, priceBase, quantity, tax, net } = described;
  return group(
    'IncludedSupplyChainTradeLineItem',
    group('AssociatedDocumentLineDocument', leaf('LineID', String(index + 1))),
    group(
      'SpecifiedTradeProduct',
      leaf('GlobalID', gtin, { schemeID: '0160' }),
      leaf('SellerAssignedID', sku),
      leaf('Name', name),
      group('ApplicableProductCharacteristic', leaf('Description', attribute?.name), leaf('Value', attribute?.value)),
      group('DesignatedProductClassification', leaf('ClassCode', classification?.code, { listID: classification?.list ?? '' })),
    ),
    group(
      'SpecifiedLineTradeAgreement',
      group('GrossPriceProductTradePrice', leaf('ChargeAmount', grossPrice)),
      group('NetPriceProductTradePrice', leaf('ChargeAmount', price), leaf('BasisQuantity', priceBase, { unitCode: 'H87' })),
    ),
    group('SpecifiedLineTradeDelivery', leaf('BilledQuantity', quantity, { unitCode: 'H87' })),
    group(
      'SpecifiedLineTradeSettlement',
      group('ApplicableTradeTax', leaf('TypeCode', 'VAT'), leaf('CategoryCode', tax.category), leaf('RateApplicablePercent', tax.rate)),
      period(described.period),
      ...(described.adjustments ?? []).map(adjustment),
      group('SpecifiedTradeSettlementLineMonetarySummation', leaf('LineTotalAmount', net)),
    ),
  );
}

function breakdown({ tax, reason, taxable, category, reasonCode, taxPoint, rate }: DescribedBreakdown): string {
  return group(
    'ApplicableTradeTax',
    leaf('CalculatedAmount', tax),
    leaf('TypeCode', 'VAT'),
    leaf('ExemptionReason', reason),
    leaf('BasisAmount', taxable),
    leaf('CategoryCode', category),
    leaf('ExemptionReasonCode', reasonCode),
    day('TaxPointDate', taxPoint, 'udt:DateString'),
    leaf('RateApplicablePercent', rate),
  );
}

function means(described: DescribedMeans | undefined): string {
  return group(
    'SpecifiedTradeSettlementPaymentMeans',
    leaf('TypeCode', described?.code),
    group('ApplicableTradeSettlementFinancialCard', leaf('ID', described?.card)),
    group('PayerPartyDebtorFinancialAccount', leaf('IBANID', described?.debited)),
    group('PayeePartyCreditorFinancialAccount', leaf('IBANID', described?.account)),
  );
}

function totals({ lines, charges, allowances, net, vat, vatInTaxCurrency, rounding, gross, paid, due }: DescribedTotals, of: Description) {
  return group(
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('LineTotalAmount', lines),
    leaf('ChargeTotalAmount', charges),
    leaf('AllowanceTotalAmount', allowances),
    leaf('TaxBasisTotalAmount', net),
    leaf('TaxTotalAmount', vat, { currencyID: of.currency }),
    leaf('TaxTotalAmount', vatInTaxCurrency, { currencyID: of.taxCurrency ?? '' }),
    leaf('RoundingAmount', rounding),
    leaf('GrandTotalAmount', gross),
    leaf('TotalPrepaidAmount', paid),
    leaf('DuePayableAmount', due),
  );
}

function agreement(of: Description): string {
  return group(
    'ApplicableHeaderTradeAgreement',
    leaf('BuyerReference', of.buyerReference),
    party('SellerTradeParty', of.seller),
    party('BuyerTradeParty', of.buyer),
    party('SellerTaxRepresentativeTradeParty', of.representative),
    group('SellerOrderReferencedDocument', leaf('IssuerAssignedID', of.orderNumber)),
    group('BuyerOrderReferencedDocument', leaf('IssuerAssignedID', of.buyersOrder)),
    ...(of.documents ?? []).map(({ id, fileName }) =>
      group(
        'AdditionalReferencedDocument',
        leaf('IssuerAssignedID', id),
        leaf('TypeCode', '916'),
        leaf('AttachmentBinaryObject', fileName && 'UHJvYmU=', { mimeCode: 'text/csv', filename: fileName ?? '' }),
      ),
    ),
  );
}

function settlement(of: Description): string {
  return group(
    'ApplicableHeaderTradeSettlement',
    leaf('CreditorReferenceID', of.creditorId),
    leaf('TaxCurrencyCode', of.taxCurrency),
    leaf('InvoiceCurrencyCode', of.currency),
    party('PayeeTradeParty', of.payee),
    means(of.means),
    ...of.breakdowns.map(breakdown),
    period(of.period),
    ...(of.adjustments ?? []).map(adjustment),
    group(
      'SpecifiedTradePaymentTerms',
      leaf('Description', of.terms),
      day('DueDateDateTime', of.dueOn),
      leaf('DirectDebitMandateID', of.mandate),
    ),
    totals(of.totals, of),
    group(
      'InvoiceReferencedDocument',
      leaf('IssuerAssignedID', of.corrects?.number),
      day('FormattedIssueDateTime', of.corrects?.issuedOn, 'qdt:DateTimeString'),
    ),
  );
}

export function writeSample(of: Description): string {
  const context = [
    group('BusinessProcessSpecifiedDocumentContextParameter', leaf('ID', of.process)),
    group('GuidelineSpecifiedDocumentContextParameter', leaf('ID', of.specification)),
  ];
  const head = [
    leaf('ID', of.number),
    leaf('TypeCode', of.type),
    day('IssueDateTime', of.issuedOn),
    group('IncludedNote', leaf('Content', of.note), of.note ? leaf('SubjectCode', 'REG') : ''),
  ];
  // The group of delivery is there even if nothing is known of it.
  const delivery = [
    party('ShipToTradeParty', of.deliverTo),
    group('ActualDeliverySupplyChainEvent', day('OccurrenceDateTime', of.deliveredOn)),
  ];
  const transaction = [
    ...of.lines.map(line),
    agreement(of),
    element('ram:ApplicableHeaderTradeDelivery', {}, delivery.join('')),
    settlement(of),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'rsm:CrossIndustryInvoice',
    namespaces,
    [
      element('rsm:ExchangedDocumentContext', {}, context.join('')),
      element('rsm:ExchangedDocument', {}, head.join('')),
      element('rsm:SupplyChainTradeTransaction', {}, transaction.join('')),
    ].join(''),
  )}`;
}
