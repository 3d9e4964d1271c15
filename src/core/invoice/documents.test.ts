import { describe, expect, test } from 'vitest';
import { includedVat } from '#core/order/sums.ts';
import { orderOf, randomOrder, seller, words, workedOrder } from '#tests/invoiced-orders.ts';
import { isLongForm } from '#tests/long-form.ts';
import { partOf } from '#tests/random-invoices.ts';
import { chance } from '#tests/random-names.ts';
import { invoiceAmounts } from './amounts.ts';
import { type Credit, correctionOf, creditLeft, receiptOf, snapshotOf } from './documents.ts';
import { invoiceMoment } from './moment.ts';
import { type InvoiceSnapshot, invoiceSnapshotSchema } from './snapshot.ts';

const head = { number: 'R26-000001', issuedOn: '2026-11-20' };
const because = { reason: 'Rückgabe', terms: 'Der Betrag wird erstattet.' };
const seeds = Array.from({ length: isLongForm ? 10_000 : 400 }, (_, seed) => seed);
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function invoiceOf(order: Parameters<typeof snapshotOf>[0]): InvoiceSnapshot {
  const snapshot = snapshotOf(order, seller, words, head);
  if (!snapshot) throw new Error('no goods');
  return snapshot;
}

describe('amounts of an invoice', () => {
  test('the worked order has the nets of its lines, voucher and shipping to the cent', () => {
    const snapshot = invoiceOf(workedOrder());
    const { lines, adjustments, ...sums } = invoiceAmounts(snapshot);
    expect(lines.map(({ net }) => net)).toEqual([6680, 4393, 412, 160]);
    expect(adjustments.map(({ type, basisPoints, net }) => [type, basisPoints, net])).toEqual([
      ['allowance', 1900, 272],
      ['charge', 1900, 271],
      ['allowance', 700, 165],
      ['charge', 700, 165],
    ]);
    expect(sums).toEqual({ lineTotal: 11_645, allowanceTotal: 437, chargeTotal: 436, due: 0 });
    expect([snapshot.net, snapshot.vat, snapshot.gross, snapshot.paid, snapshot.gift]).toEqual([11_644, 1_685, 13_329, 13_329, 2_500]);
  });

  test('the price of one piece has six decimals, so that five thousand of them are the net of the line', () => {
    for (const seed of seeds) {
      const snapshot = snapshotOf(randomOrder(seed), seller, words, head);
      for (const { price, quantity, net } of snapshot ? invoiceAmounts(snapshot).lines : [])
        expect(Math.round((price * quantity) / 10_000)).toBe(net);
    }
  });

  test('a free sample is 0, and an order of which a voucher pays everything has nets that add up to 0', () => {
    const free = invoiceOf(
      orderOf(
        [
          { kind: 'sample', unit: { amount: 0, currency: 'EUR' }, quantity: 1, vatClass: 'standard', name: 'Muster' },
          { kind: 'printed', unit: { amount: 10_000, currency: 'EUR' }, quantity: 1, vatClass: 'standard', name: 'Karte' },
        ],
        'DE',
        { reductions: [{ kind: 'promo', line: null, amount: 10_000 }] },
      ),
    );
    const amounts = invoiceAmounts(free);
    expect(amounts.lines.map(({ net, price }) => [net, price])).toEqual([
      [0, 0],
      [8404, 84_040_000],
    ]);
    expect(amounts.lineTotal - amounts.allowanceTotal + amounts.chargeTotal).toBe(free.net);
  });

  test('where reductions leave a few cents, no line shows the rounding of the rest', () => {
    for (let rest = 1; rest < 30; rest += 1) {
      const order = orderOf(
        [{ kind: 'printed', unit: { amount: 10_000, currency: 'EUR' }, quantity: 1, vatClass: 'standard', name: 'Karte' }],
        'DE',
        {
          reductions: [{ kind: 'promo', line: null, amount: 10_000 - rest }],
        },
      );
      const [line] = invoiceAmounts(invoiceOf(order)).lines;
      expect(Math.abs((line?.net ?? 0) - 8403)).toBeLessThanOrEqual(1);
    }
  });

  test('of any order: nets add up in each rate, each is within two cents of its own, and the snapshot is readable', () => {
    for (const seed of seeds) {
      const order = randomOrder(seed);
      const snapshot = snapshotOf(order, seller, words, head);
      if (!snapshot) continue;
      expect(invoiceSnapshotSchema.parse(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
      const { lines, adjustments } = invoiceAmounts(snapshot);
      for (const tax of snapshot.taxes) {
        const own = lines.filter(({ basisPoints }) => basisPoints === tax.basisPoints);
        const others = adjustments.filter(({ basisPoints }) => basisPoints === tax.basisPoints);
        const signed = others.map(({ type, net }) => (type === 'charge' ? net : -net));
        expect([seed, add([...own.map(({ net }) => net), ...signed])]).toEqual([seed, tax.net]);
        const raised = add([...own, ...others.filter(({ type }) => type === 'charge')].map(({ gross }) => gross));
        for (const { gross, net } of own) {
          const exact = (gross * 10_000) / (10_000 + tax.basisPoints);
          expect(Math.abs(net - exact)).toBeLessThanOrEqual(raised > 0 ? 2.01 : 0);
        }
        for (const { net } of [...own, ...others]) expect(net).toBeGreaterThanOrEqual(0);
      }
      const sold = add(order.lines.filter(({ category }) => category === 'O').map(({ total }) => total));
      expect(snapshot.gross).toBe(order.total - sold);
    }
  });
});

describe('corrections', () => {
  const orders = isLongForm ? 100_000 : 400;
  test(`of ${orders} random orders in random parts end at exactly zero for every rate`, { timeout: 1_800_000 }, () => {
    for (let seed = 0; seed < orders; seed += 1) {
      const pick = chance(seed + 77);
      const order = randomOrder(seed);
      const invoice = snapshotOf(order, seller, words, head);
      const receipt = receiptOf(order, seller, head);
      for (const document of [invoice, receipt]) {
        if (!document) continue;
        const documents: [InvoiceSnapshot, ...InvoiceSnapshot[]] = [document];
        for (let round = 0; round < 12; round += 1) {
          const left = creditLeft(documents);
          const correction = correctionOf(documents, round === 11 ? left : partOf(left, pick), because, head);
          if (!correction) continue;
          expect(invoiceSnapshotSchema.safeParse(correction).success).toBe(true);
          expect(correction.net + correction.vat).toBe(correction.gross);
          for (const { vat, gross } of correction.taxes) expect(vat >= 0 && vat <= gross).toBe(true);
          const amounts = invoiceAmounts(correction);
          expect([amounts.lineTotal, amounts.due]).toEqual([correction.net, correction.gross]);
          documents.push(correction);
        }
        const [, ...corrections] = documents;
        for (const tax of document.taxes) {
          const parts = corrections.flatMap(({ taxes }) => taxes.filter(({ basisPoints }) => basisPoints === tax.basisPoints));
          for (const key of ['gross', 'net', 'vat'] as const)
            expect([seed, key, add(parts.map((part) => part[key]))]).toEqual([seed, key, tax[key]]);
        }
        expect(correctionOf(documents, creditLeft(documents), because, head)).toBeNull();
      }
    }
  });

  test('name the document they lower, take what is credited, and have the VAT before less the VAT after', () => {
    const invoice = invoiceOf(workedOrder());
    const first = correctionOf([invoice], { lines: [{ position: 1, gross: 3333 }], shipping: 0 }, because, {
      number: 'K26-000001',
      issuedOn: '2026-12-01',
    });
    if (!first) throw new Error('no correction');
    expect(first).toMatchObject({
      kind: 'correction',
      number: 'K26-000001',
      issuedOn: '2026-12-01',
      corrects: head,
      reason: 'Rückgabe',
      paid: 0,
      gross: 3333,
    });
    expect(first.lines).toMatchObject([{ position: 1, quantity: 1, gross: 3333, discount: 0 }]);
    expect(first.taxes).toEqual([
      { category: 'S', basisPoints: 1900, gross: 3333, vat: 1378 - includedVat(8629 - 3333, 1900), net: 3333 - 532 },
    ]);
    const whole = correctionOf([invoice], { lines: [{ position: 1, gross: 7652 }], shipping: 499 }, because, head);
    expect(whole?.lines.map(({ name, quantity, gross, basisPoints }) => [name, quantity, gross, basisPoints])).toEqual([
      ['Olivia, Einladung', 50, 7652, 1900],
      ['Versand', 1, 323, 1900],
      ['Versand', 1, 176, 700],
    ]);
  });

  test('never exceed what is left, neither of a line nor of the shipping', () => {
    const invoice = invoiceOf(workedOrder());
    const first = correctionOf([invoice], { lines: [{ position: 1, gross: 7_000 }], shipping: 400 }, because, head);
    if (!first) throw new Error('no correction');
    const wrong: Credit[] = [
      { lines: [{ position: 1, gross: 653 }], shipping: 0 },
      { lines: [{ position: 9, gross: 1 }], shipping: 0 },
      { lines: [{ position: 2, gross: -1 }], shipping: 0 },
      { lines: [], shipping: 100 },
      {
        lines: [
          { position: 2, gross: 1 },
          { position: 2, gross: 1 },
        ],
        shipping: 0,
      },
    ];
    for (const credit of wrong) expect(() => correctionOf([invoice, first], credit, because, head)).toThrow(RangeError);
    expect(correctionOf([invoice, first], { lines: [{ position: 1, gross: 652 }], shipping: 99 }, because, head)?.gross).toBe(751);
  });
});

test('gift vouchers stand on a receipt without VAT, never on the invoice of the goods', () => {
  const order = orderOf(
    [
      { kind: 'printed', unit: { amount: 4_000, currency: 'EUR' }, quantity: 1, vatClass: 'standard', name: 'Karte' },
      { kind: 'gift-voucher', unit: { amount: 5_000, currency: 'EUR' }, quantity: 1, vatClass: 'standard', name: 'Gutschein' },
    ],
    'DE',
  );
  expect(invoiceOf(order)).toMatchObject({ gross: 4_499, paid: 4_499, lines: [{ name: 'Karte' }] });
  expect(receiptOf(order, seller, head)).toMatchObject({
    kind: 'receipt',
    gross: 5_000,
    vat: 0,
    lines: [{ name: 'Gutschein', position: 2 }],
  });
  const [goods, vouchers] = [order.lines.slice(0, 1), order.lines.slice(1)];
  expect(receiptOf({ ...order, lines: goods }, seller, head)).toBeNull();
  expect(snapshotOf({ ...order, lines: vouchers }, seller, words, head)).toBeNull();
});

test('what is bought on invoice is invoiced at the hand-over and due in fourteen days, anything else at the payment', () => {
  expect(['invoice', 'prepayment', 'card', 'paypal'].map((payment) => invoiceMoment({ payment }))).toEqual([
    'handed_over',
    'paid',
    'paid',
    'paid',
  ]);
  const late = snapshotOf(workedOrder({ payment: 'invoice', gift: 1_000 }), seller, words, {
    number: 'R26-000002',
    issuedOn: '2026-12-24',
  });
  expect(late).toMatchObject({
    paid: 1_000,
    dueOn: '2027-01-07',
    terms: 'Zahlbar bis 07.01.2027 ohne Abzug.',
    deliveredOn: '2026-11-24',
    paidOn: null,
  });
  expect(invoiceOf(workedOrder())).toMatchObject({
    dueOn: null,
    terms: '',
    deliveredOn: null,
    expectedOn: '2026-11-28',
    paidOn: '2026-11-20',
  });
});
