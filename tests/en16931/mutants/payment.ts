/** Mutants of means of payment, of codes, and of what XRechnung wants. */
import { attribute, both, insert, remove, removeAll, replaceContent, set } from './edit.ts';
import type { Mutant } from './mutant.ts';

const card = '<ApplicableTradeSettlementFinancialCard><ID>1234</ID></ApplicableTradeSettlementFinancialCard>';
const account = '<PayeePartyCreditorFinancialAccount><IBANID>DE89370400440532013000</IBANID></PayeePartyCreditorFinancialAccount>';
const attached = (name: string) =>
  insert(
    'agreement',
    `<AdditionalReferencedDocument><IssuerAssignedID>A</IssuerAssignedID><AttachmentBinaryObject filename="${name}">UA==</AttachmentBinaryObject></AdditionalReferencedDocument>`,
  );

const payment: readonly Mutant[] = [
  ['BR-49', 'due', remove('means/TypeCode')],
  [
    'BR-50',
    'austria',
    insert('means', '<PayeePartyCreditorFinancialAccount><AccountName>Kasse</AccountName></PayeePartyCreditorFinancialAccount>'),
  ],
  ['BR-51', 'austria', set({ 'means/ApplicableTradeSettlementFinancialCard/ID': '4111 1111 1111 1111' })],
  [
    'CII-SR-467',
    'worked',
    insert('settlement', '<SpecifiedTradeSettlementPaymentMeans><TypeCode>54</TypeCode></SpecifiedTradeSettlementPaymentMeans>'),
  ],
  ['BR-61', 'due', remove('means/PayeePartyCreditorFinancialAccount')],
  ['BR-61', 'due', replaceContent('means/PayeePartyCreditorFinancialAccount', '<AccountName>Kasse</AccountName>')],
];

const codes: readonly Mutant[] = [
  ['BR-CL-01', 'worked', set({ 'document/TypeCode': '999' })],
  ['BR-CL-04', 'worked', both(set({ 'settlement/InvoiceCurrencyCode': 'EUX' }), attribute('totals/TaxTotalAmount', 'currencyID', 'EUX'))],
  ['BR-CL-05', 'francs', both(set({ 'settlement/TaxCurrencyCode': 'EUX' }), attribute('totals/TaxTotalAmount[2]', 'currencyID', 'EUX'))],
  ['BR-CL-14', 'worked', set({ 'buyer/PostalTradeAddress/CountryID': 'UK' })],
  ['BR-CL-14', 'worked', set({ 'seller/PostalTradeAddress/CountryID': 'de' })],
  ['BR-CL-16', 'worked', set({ 'means/TypeCode': '99' })],
  [
    'BR-CL-17',
    'worked',
    insert(
      'settlement',
      '<ApplicableTradeTax><CalculatedAmount>0.00</CalculatedAmount><BasisAmount>0.00</BasisAmount><TypeCode>VAT</TypeCode><CategoryCode>AE</CategoryCode><RateApplicablePercent>0</RateApplicablePercent></ApplicableTradeTax>',
    ),
  ],
  ['BR-CL-18', 'due', set({ 'line[2]/lineSettlement/ApplicableTradeTax/CategoryCode': 'AE' })],
  ['BR-CL-19', 'worked', set({ 'adjustment/ReasonCode': '96' })],
  ['BR-CL-20', 'worked', set({ 'adjustment[3]/ReasonCode': '95' })],
  ['BR-CL-22', 'community', set({ 'breakdown/ExemptionReasonCode': 'VATEX-EU' })],
  ['BR-CL-23', 'worked', attribute('line/SpecifiedLineTradeDelivery/BilledQuantity', 'unitCode', 'Stück')],
  ['BR-CL-25', 'worked', attribute('seller/URIUniversalCommunication/URIID', 'schemeID', 'MAIL')],
];

const contact = 'seller/DefinedTradeContact';
const address = 'PostalTradeAddress';

const xrechnung: readonly Mutant[] = [
  ['BR-DE-1', 'toPublicBuyer', removeAll('means')],
  ['BR-DE-2', 'toPublicBuyer', remove(contact)],
  ['BR-DE-3', 'toPublicBuyer', remove(`seller/${address}/CityName`)],
  ['BR-DE-4', 'toPublicBuyer', remove(`seller/${address}/PostcodeCode`)],
  ['BR-DE-5', 'toPublicBuyer', remove(`${contact}/PersonName`)],
  ['BR-DE-6', 'toPublicBuyer', remove(`${contact}/TelephoneUniversalCommunication`)],
  ['BR-DE-7', 'toPublicBuyer', remove(`${contact}/EmailURIUniversalCommunication`)],
  ['BR-DE-8', 'toPublicBuyer', remove(`buyer/${address}/CityName`)],
  ['BR-DE-9', 'toPublicBuyer', remove(`buyer/${address}/PostcodeCode`)],
  ['BR-DE-10', 'toPublicBuyer', remove(`deliverTo/${address}/CityName`)],
  ['BR-DE-11', 'toPublicBuyer', remove(`deliverTo/${address}/PostcodeCode`)],
  ['BR-DE-14', 'publicReceipt', remove('breakdown/RateApplicablePercent')],
  ['BR-DE-15', 'toPublicBuyer', remove('agreement/BuyerReference')],
  ['BR-DE-17', 'toPublicBuyer', set({ 'document/TypeCode': '395' })],
  ['BR-DE-18', 'toPublicBuyer', insert('terms', '<Description>#SKONTO#TAGE=14#PROZENT=2#\n</Description>')],
  ['BR-DE-18', 'toPublicBuyer', insert('terms', '<Description>#SKONTO#TAGE=14#PROZENT=2.00#</Description>')],
  ['BR-DE-19', 'toPublicBuyer', set({ 'means/PayeePartyCreditorFinancialAccount/IBANID': 'DE89370400440532013001' })],
  ['BR-DE-20', 'byDebit', set({ 'means/PayerPartyDebtorFinancialAccount/IBANID': 'DE88370400440532013000' })],
  [
    'BR-DE-21',
    'toPublicBuyer',
    set({
      'context/GuidelineSpecifiedDocumentContextParameter/ID': 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_2.3',
    }),
  ],
  ['BR-DE-22', 'toPublicBuyer', both(attached('liste.csv'), attached('liste.csv'))],
  ['BR-DE-23-b', 'toPublicBuyer', insert('means', card)],
  ['BR-DE-23-b', 'toPublicBuyer', insert('settlement', '<CreditorReferenceID>DE98ZZZ09999999999</CreditorReferenceID>')],
  ['BR-DE-24-b', 'byCard', insert('settlement', '<CreditorReferenceID>DE98ZZZ09999999999</CreditorReferenceID>')],
  ['BR-DE-24-a', 'byCard', remove('means/ApplicableTradeSettlementFinancialCard')],
  ['BR-DE-24-b', 'byCard', insert('means', account)],
  ['BR-DE-25-a', 'byDebit', remove('terms/DirectDebitMandateID')],
  ['BR-DE-25-b', 'byDebit', insert('means', account)],
  ['BR-DE-26', 'toPublicBuyer', set({ 'document/TypeCode': '384' })],
  ['BR-DE-27', 'toPublicBuyer', set({ [`${contact}/TelephoneUniversalCommunication/CompleteNumber`]: 'Tel. 12' })],
  ['BR-DE-28', 'toPublicBuyer', set({ [`${contact}/EmailURIUniversalCommunication/URIID`]: 'service@@example.com' })],
  ['BR-DE-28', 'toPublicBuyer', set({ [`${contact}/EmailURIUniversalCommunication/URIID`]: 'service.example.com' })],
  ['BR-DE-30', 'byDebit', remove('settlement/CreditorReferenceID')],
  ['BR-DE-31', 'byDebit', replaceContent('means', '<TypeCode>59</TypeCode>')],
  ['PEPPOL-EN16931-R001', 'toPublicBuyer', remove('context/BusinessProcessSpecifiedDocumentContextParameter')],
  ['PEPPOL-EN16931-R010', 'toPublicBuyer', remove('buyer/URIUniversalCommunication')],
  ['PEPPOL-EN16931-R020', 'toPublicBuyer', remove('seller/URIUniversalCommunication')],
];

export const paymentMutants: readonly Mutant[] = [...payment, ...codes, ...xrechnung];
