/** Mutants of the head, of parties and of lines. */
import { attribute, both, insert, remove, removeAll, replaceContent, set } from './edit.ts';
import type { Mutant } from './mutant.ts';

const document: readonly Mutant[] = [
  ['BR-01', 'worked', remove('context/GuidelineSpecifiedDocumentContextParameter')],
  ['BR-02', 'worked', remove('document/ID')],
  ['BR-03', 'worked', remove('document/IssueDateTime')],
  ['BR-04', 'worked', remove('document/TypeCode')],
  ['BR-05', 'receipt', remove('settlement/InvoiceCurrencyCode')],
  [
    'BR-16',
    'exempt',
    both(
      removeAll('line'),
      set({
        'breakdown/BasisAmount': '0.00',
        'totals/LineTotalAmount': '0.00',
        'totals/TaxBasisTotalAmount': '0.00',
        'totals/GrandTotalAmount': '0.00',
        'totals/TotalPrepaidAmount': '0.00',
      }),
    ),
  ],
  ['BR-29', 'complete', set({ 'settlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString': '20261031' })],
  ['BR-30', 'complete', set({ 'line/lineSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString': '20261031' })],
  ['BR-CO-19', 'complete', replaceContent('settlement/BillingSpecifiedPeriod', '<Description>November</Description>')],
  ['BR-CO-20', 'complete', replaceContent('line/lineSettlement/BillingSpecifiedPeriod', '<Description>November</Description>')],
  ['BR-52', 'complete', remove('agreement/AdditionalReferencedDocument/IssuerAssignedID')],
  ['BR-55', 'correction', remove('settlement/InvoiceReferencedDocument/IssuerAssignedID')],
  ['SHOP-PRECEDING', 'correction', remove('settlement/InvoiceReferencedDocument')],
  ['SHOP-PRECEDING', 'correction', remove('settlement/InvoiceReferencedDocument/FormattedIssueDateTime')],
  ['BR-CO-03', 'worked', insert('breakdown', '<DueDateTypeCode>5</DueDateTypeCode>')],
  ['PEPPOL-EN16931-R008', 'worked', insert('seller', '<Description> </Description>')],
  ['CII-DATE', 'worked', set({ 'document/IssueDateTime/DateTimeString': '20260229' })],
  ['CII-DATE', 'worked', set({ 'document/IssueDateTime/DateTimeString': '2026-11-28' })],
  ['CII-DATE', 'worked', attribute('document/IssueDateTime/DateTimeString', 'format', '203')],
  ['CII-DT-031', 'worked', attribute('totals/GrandTotalAmount', 'currencyID', 'EUR')],
  ['CII-DT-037', 'due', set({ 'line/lineSettlement/ApplicableTradeTax/TypeCode': 'MWST' })],
  ['CII-SR-461', 'worked', insert('breakdown[2]', '<TaxPointDate><DateString format="102">20261128</DateString></TaxPointDate>')],
  [
    'CII-SR-462',
    'zeroRated',
    both(insert('breakdown[1]', '<DueDateTypeCode>5</DueDateTypeCode>'), insert('breakdown[2]', '<DueDateTypeCode>29</DueDateTypeCode>')),
  ],
  ['SHOP-PROFILE', 'worked', set({ 'context/GuidelineSpecifiedDocumentContextParameter/ID': 'urn:factur-x.eu:1p0:minimum' })],
];

const address = 'PostalTradeAddress';
const parties: readonly Mutant[] = [
  ['BR-06', 'worked', remove('seller/Name')],
  ['BR-07', 'worked', remove('buyer/Name')],
  ['BR-08', 'worked', remove(`seller/${address}`)],
  ['BR-09', 'worked', remove(`seller/${address}/CountryID`)],
  ['BR-10', 'worked', remove(`buyer/${address}`)],
  ['BR-11', 'worked', remove(`buyer/${address}/CountryID`)],
  ['BR-17', 'complete', remove('settlement/PayeeTradeParty/Name')],
  ['BR-18', 'complete', remove('representative/Name')],
  ['BR-19', 'complete', remove(`representative/${address}`)],
  ['BR-20', 'complete', remove(`representative/${address}/CountryID`)],
  ['BR-56', 'complete', remove('representative/SpecifiedTaxRegistration')],
  ['BR-57', 'due', remove(`deliverTo/${address}/CountryID`)],
  ['BR-57', 'community', remove(`deliverTo/${address}/CountryID`)],
  ['CII-SR-312', 'due', insert('deliverTo', '<DefinedTradeContact><PersonName>Mia Sommer</PersonName></DefinedTradeContact>')],
  [
    'CII-SR-313',
    'due',
    insert('deliverTo', '<URIUniversalCommunication><URIID schemeID="EM">mia@example.org</URIID></URIUniversalCommunication>'),
  ],
  ['CII-SR-314', 'due', insert('deliverTo', '<SpecifiedTaxRegistration><ID schemeID="VA">DE123456789</ID></SpecifiedTaxRegistration>')],
  ['BR-62', 'worked', attribute('seller/URIUniversalCommunication/URIID', 'schemeID', null)],
  ['BR-63', 'worked', attribute('buyer/URIUniversalCommunication/URIID', 'schemeID', null)],
  ['BR-CO-09', 'worked', set({ 'seller/SpecifiedTaxRegistration/ID': '123456789' })],
  ['BR-CO-09', 'community', set({ 'buyer/SpecifiedTaxRegistration/ID': 'XX12345678' })],
  ['BR-CO-26', 'receipt', remove('seller/SpecifiedLegalOrganization')],
];

const product = 'SpecifiedTradeProduct';
const lines: readonly Mutant[] = [
  ['BR-21', 'worked', remove('line/AssociatedDocumentLineDocument/LineID')],
  ['BR-22', 'worked', remove('line/SpecifiedLineTradeDelivery/BilledQuantity')],
  ['BR-23', 'worked', attribute('line/SpecifiedLineTradeDelivery/BilledQuantity', 'unitCode', null)],
  ['BR-24', 'due', remove('line[2]/lineSettlement/SpecifiedTradeSettlementLineMonetarySummation')],
  ['BR-25', 'worked', remove(`line/${product}/Name`)],
  ['BR-26', 'worked', remove('line/price')],
  ['BR-27', 'exempt', both(set({ 'line/price/ChargeAmount': '-40' }), set({ 'line/SpecifiedLineTradeDelivery/BilledQuantity': '-1' }))],
  ['BR-28', 'complete', set({ 'line/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount': '-60.00' })],
  ['BR-54', 'complete', remove(`line/${product}/ApplicableProductCharacteristic/Value`)],
  ['BR-64', 'complete', attribute(`line/${product}/GlobalID`, 'schemeID', null)],
  ['BR-65', 'complete', attribute(`line/${product}/DesignatedProductClassification/ClassCode`, 'listID', null)],
  ['BR-CO-04', 'due', remove('line[2]/lineSettlement/ApplicableTradeTax')],
  ['SHOP-LINE-NET', 'worked', set({ 'line/price/ChargeAmount': '1.34' })],
  ['SHOP-LINE-NET', 'worked', set({ 'line[2]/SpecifiedLineTradeDelivery/BilledQuantity': '21' })],
  ['PEPPOL-EN16931-R121', 'complete', set({ 'line/price/BasisQuantity': '0' })],
  ['SHOP-LINE-ID', 'worked', set({ 'line[2]/AssociatedDocumentLineDocument/LineID': '1' })],
];

export const documentMutants: readonly Mutant[] = [...document, ...parties, ...lines];
