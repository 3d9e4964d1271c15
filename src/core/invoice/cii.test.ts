import { describe, expect, test } from 'vitest';
import { money } from '#core/values/money.ts';
import { orderOf, randomOrder, seller, words, workedOrder } from '#tests/invoiced-orders.ts';
import { ciiXml } from './cii.ts';
import { correctionOf, receiptOf, snapshotOf } from './documents.ts';
import type { InvoiceSnapshot } from './snapshot.ts';

const head = { number: 'R26-000001', issuedOn: '2026-11-20' };

function invoice(changes: Parameters<typeof workedOrder>[0] = {}): InvoiceSnapshot {
  const snapshot = snapshotOf(workedOrder(changes), seller, words, head);
  if (!snapshot) throw new Error('no goods');
  return snapshot;
}

/** The texts of all elements of a name, in order. */
function texts(xml: string, name: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g')), ([, text = '']) => text);
}

/** What lies inside the first element of a name. */
function inside(xml: string, name: string): string {
  return new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? '';
}

describe('the XML of an invoice', () => {
  test('has the totals of the worked order as the profile names them', () => {
    const xml = ciiXml(invoice());
    const totals = inside(xml, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
    const read = ['LineTotal', 'ChargeTotal', 'AllowanceTotal', 'TaxBasisTotal', 'TaxTotal', 'GrandTotal', 'TotalPrepaid', 'DuePayable'];
    expect(read.map((name) => texts(totals, `ram:${name}Amount`)[0])).toEqual([
      '116.45',
      '4.36',
      '4.37',
      '116.44',
      '16.85',
      '133.29',
      '133.29',
      '0.00',
    ]);
    expect(texts(xml, 'ram:ChargeAmount')).toEqual(['1.336000', '2.196500', '4.120000', '1.600000']);
    expect(texts(xml, 'ram:RateApplicablePercent')).toEqual([
      '19.00',
      '7.00',
      '19.00',
      '19.00',
      '19.00',
      '7.00',
      '19.00',
      '19.00',
      '7.00',
      '7.00',
    ]);
    expect(texts(inside(xml, 'rsm:ExchangedDocumentContext'), 'ram:ID')).toEqual(['urn:cen.eu:en16931:2017']);
    expect(texts(xml, 'udt:DateTimeString')).toEqual(['20261120']);
    expect(texts(xml, 'udt:DateString')).toEqual(['20261120']);
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  });

  test('of a purchase on invoice names the account, the last day, the day of delivery, and what a gift voucher paid', () => {
    const xml = ciiXml(invoice({ payment: 'invoice', reference: 'Projekt 4711' }));
    expect(texts(inside(xml, 'ram:SpecifiedTradeSettlementPaymentMeans'), 'ram:TypeCode')).toEqual(['58']);
    expect(texts(xml, 'ram:IBANID')).toEqual(['DE02120300000000202051']);
    expect(texts(inside(xml, 'ram:DueDateDateTime'), 'udt:DateTimeString')).toEqual(['20261204']);
    expect(texts(inside(xml, 'ram:OccurrenceDateTime'), 'udt:DateTimeString')).toEqual(['20261124']);
    expect([texts(xml, 'ram:TotalPrepaidAmount'), texts(xml, 'ram:DuePayableAmount')]).toEqual([['25.00'], ['108.29']]);
    expect(texts(inside(xml, 'ram:BuyerOrderReferencedDocument'), 'ram:IssuerAssignedID')).toEqual(['Projekt 4711']);
  });

  test('of a correction is a credit note with positive amounts that names the invoice', () => {
    const correction = correctionOf(
      [invoice()],
      { lines: [{ position: 2, gross: 4_524 }], shipping: 0 },
      { reason: 'Rückgabe', terms: 'Der Betrag wird erstattet.' },
      { number: 'K26-000001', issuedOn: '2026-12-01' },
    );
    if (!correction) throw new Error('no correction');
    const xml = ciiXml(correction);
    expect(texts(inside(xml, 'rsm:ExchangedDocument'), 'ram:TypeCode')).toEqual(['381']);
    expect(texts(inside(xml, 'ram:InvoiceReferencedDocument'), 'ram:IssuerAssignedID')).toEqual(['R26-000001']);
    expect(texts(xml, 'qdt:DateTimeString')).toEqual(['20261120']);
    expect(texts(xml, 'ram:GrandTotalAmount')).toEqual(['45.24']);
    expect(xml).not.toMatch(/>-\d/);
  });

  test('of a receipt is outside the scope of VAT and names no VAT id', () => {
    const voucher = {
      kind: 'gift-voucher',
      unit: { amount: 5_000, currency: 'EUR' },
      quantity: 1,
      vatClass: 'standard',
      name: 'Gutschein',
    } as const;
    const receipt = receiptOf(orderOf([voucher], 'DE'), seller, { number: 'B26-000001', issuedOn: '2026-11-20' });
    if (!receipt) throw new Error('no receipt');
    const xml = ciiXml(receipt);
    expect(texts(xml, 'ram:CategoryCode')).toEqual(['O', 'O']);
    expect(texts(xml, 'ram:ExemptionReasonCode')).toEqual(['VATEX-EU-O']);
    expect(xml).not.toMatch(/schemeID="VA"|RateApplicablePercent|TaxPointDate/);
    expect(xml).toContain('HRB 12345');
  });

  test('for a buyer with a Leitweg-ID is an XRechnung', () => {
    const xml = ciiXml({ ...invoice(), buyerReference: '04011000-12345-03' });
    expect(texts(inside(xml, 'rsm:ExchangedDocumentContext'), 'ram:ID')[1]).toContain('xrechnung_3.0');
    expect(texts(xml, 'ram:BuyerReference')).toEqual(['04011000-12345-03']);
    expect(texts(xml, 'ram:CompleteNumber')).toEqual(['+49 821 1234567']);
  });

  test('for a buyer with a Leitweg-ID names no card and no debit, whose facts the shop does not have, and a rate outside of VAT', () => {
    const meansOf = (payment: string, buyerReference: string) =>
      texts(inside(ciiXml(invoice({ payment, buyerReference })), 'ram:SpecifiedTradeSettlementPaymentMeans'), 'ram:TypeCode')[0];
    const leitwegId = '04011000-12345-03';
    expect(['card', 'sepa-debit', 'paypal', 'prepayment'].map((payment) => [meansOf(payment, ''), meansOf(payment, leitwegId)])).toEqual([
      ['54', '68'],
      ['59', '68'],
      ['68', '68'],
      ['58', '58'],
    ]);
    const voucher = { kind: 'gift-voucher', unit: money(5_000, 'EUR'), quantity: 1, vatClass: 'standard', name: 'Gutschein' } as const;
    const receipt = receiptOf(orderOf([voucher], 'DE', { buyerReference: leitwegId }), seller, head);
    expect(receipt && texts(ciiXml(receipt), 'ram:RateApplicablePercent')).toEqual(['0.00']);
  });

  test('in francs has the rates of Switzerland and the Swiss number of the seller, or its other one where there is none', () => {
    const card = { kind: 'printed', unit: money(10_810, 'CHF'), quantity: 1, vatClass: 'standard', name: 'Karte' } as const;
    const numberOf = (swissVatId: string) => {
      const snapshot = snapshotOf(orderOf([card], 'CH', { isLetter: true }), { ...seller, swissVatId }, words, head);
      const xml = snapshot ? ciiXml(snapshot) : '';
      return [
        texts(xml, 'ram:InvoiceCurrencyCode'),
        texts(xml, 'ram:BasisAmount'),
        texts(inside(xml, 'ram:SpecifiedTaxRegistration'), 'ram:ID'),
      ];
    };
    expect(numberOf('CHE-123.456.788 MWST')).toEqual([['CHF'], ['100.00'], ['CHE-123.456.788 MWST']]);
    expect(numberOf('')).toEqual([['CHF'], ['100.00'], ['DE123456789']]);
  });

  test('escapes whatever a customer typed, drops what XML does not know, and writes the same text twice', () => {
    const order = workedOrder();
    const odd = `O'Neil & "Söhne" <b>\u0000\u200f\u{1f468}\u200d\u{1f469} ${'x'.repeat(100)}`;
    const snapshot = snapshotOf(
      { ...order, reference: odd, billing: { ...order.billing, company: odd, street: odd } },
      seller,
      words,
      head,
    );
    if (!snapshot) throw new Error('no goods');
    const xml = ciiXml(snapshot);
    expect(xml).toContain('O&#39;Neil &amp; &quot;Söhne&quot; &lt;b&gt;');
    expect(xml).toContain('\u{1f468}\u200d\u{1f469}');
    expect(xml).not.toContain('\u0000');
    expect(ciiXml(structuredClone(snapshot))).toBe(xml);
  });

  test('has no element without content but the delivery that is not known, for orders of every country and method', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const snapshot = snapshotOf(randomOrder(seed), seller, words, head);
      if (snapshot) expect(ciiXml(snapshot).replace('<ram:ApplicableHeaderTradeDelivery/>', '')).not.toMatch(/\/>|><\/|NaN|undefined|null/);
    }
  });
});
