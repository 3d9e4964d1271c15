/** Invoices, corrections and receipts by chance from a seed, written by the functions of the shop: what judges of invoices and books read. */
import { type Credit, correctionOf, creditLeft, type InvoicedOrder, receiptOf, snapshotOf } from '#core/invoice/documents.ts';
import { type InvoiceSnapshot, sellerIn } from '#core/invoice/snapshot.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { paymentMethods } from '#core/payment/methods.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { addDays } from '#core/values/date.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { orderOf, type QuotedLine, sellerFacts, words } from './invoiced-orders.ts';
import { chance, randomText, type Script, scriptNames } from './random-names.ts';

type Pick = (limit: number) => number;
type Documents = [InvoiceSnapshot, ...InvoiceSnapshot[]];

/** Texts that markup, fonts and the order of writing make hard. */
const hardTexts = [
  `O'Neil & "Söhne" <Druck> ]]> &amp;`,
  '\u{1f469}\u200d\u{1f680} Zoë \u{1f389} Müller',
  '\u200fمحمد\u200e Ali \u200fالأحمد',
  `Дарья ${'ß'.repeat(94)}`,
  'A\u0301nh Nguyê\u0303n',
  'ﬁne ﬂowers №5 ½ m²',
] as const;

function textOf(pick: Pick, length = 24): string {
  if (pick(3) === 0) return hardTexts[pick(hardTexts.length)] ?? '';
  const script: Script = pick(2) === 0 ? 'latin' : (scriptNames[pick(scriptNames.length)] ?? 'latin');
  return randomText(script, 2 + pick(length), pick);
}

const kinds = ['printed', 'printed', 'sample', 'accessory', 'posting', 'gift-voucher', 'gift-card'] as const;

function randomLine(pick: Pick, isFirst: boolean, currency: QuotedLine['unit']['currency']): QuotedLine {
  const kind = kinds[isFirst ? 0 : pick(kinds.length)] ?? 'printed';
  const isFree = kind === 'sample' && pick(2) === 0;
  const unit = money(isFree ? 0 : pick(4) === 0 ? pick(10) : pick(5_000), currency);
  return {
    kind,
    unit,
    quantity: kind === 'sample' || kind === 'gift-voucher' ? 1 : pick(3) === 0 ? 1 + pick(5_000) : 1 + pick(50),
    ...(kind === 'printed' && pick(5) === 0 ? { setup: pick(3_000) } : {}),
    vatClass: pick(3) === 0 ? 'reduced-print' : 'standard',
    name: textOf(pick),
    options: pick(3) === 0 ? '' : textOf(pick, 60),
  };
}

/** What an order is about, beside those by chance. */
const shapes = ['chance', 'chance', 'chance', 'chance', 'hundreds', 'thousands', 'all-reduced', 'nothing', 'vouchers', 'region'] as const;
type Shape = (typeof shapes)[number];

function linesOf(shape: Shape, pick: Pick, currency: QuotedLine['unit']['currency']): QuotedLine[] {
  const some = Array.from({ length: shape === 'hundreds' ? 300 : 1 + pick(8) }, (_, at) => randomLine(pick, at === 0, currency));
  if (shape === 'nothing')
    return some.map((line): QuotedLine => ({ ...line, kind: 'sample', unit: money(0, currency), setup: 0, quantity: 1 }));
  if (shape === 'vouchers') return some.map((line): QuotedLine => ({ ...line, kind: 'gift-voucher', quantity: 1, setup: 0 }));
  // A piece costs less than half a cent: 5,000 of them are one amount of the line.
  if (shape === 'thousands')
    return some.map(
      (line): QuotedLine => ({ ...line, kind: 'printed', unit: money(0, currency), setup: 1 + pick(2_400), quantity: 5_000 }),
    );
  return some;
}

/** An order of any shape, country, method and buyer. */
export function anyOrder(seed: number): InvoicedOrder {
  // Neighbouring seeds begin with nearly the same number: they are spread first.
  const pick = chance(Math.imul(seed + 1, 2_654_435_761));
  const shape = shapes[seed % shapes.length] ?? 'chance';
  // In turn, and each country with another shape in the next round.
  const turn = (seed + 3 * Math.floor(seed / shapes.length)) % deliveryCountries.length;
  const country = shape === 'region' ? 'AT' : (deliveryCountries[turn] ?? 'DE');
  const lines = linesOf(shape, pick, currencyOf(country));
  const goods = lines
    .filter(({ kind }) => lineKinds[kind].isGoods)
    .reduce((sum, { unit, quantity, setup = 0 }) => sum + unit.amount * quantity + setup, 0);
  // None, some, nearly everything or everything.
  const off = shape === 'all-reduced' ? goods : ([0, pick(goods + 1), Math.max(0, goods - pick(5)), goods][pick(4)] ?? 0);
  const payment = paymentMethods[pick(paymentMethods.length)] ?? 'card';
  const address = (): InvoicedOrder['billing'] => ({
    firstName: pick(4) === 0 ? '' : textOf(pick),
    lastName: textOf(pick),
    ...(pick(3) === 0 ? { company: textOf(pick, 90) } : {}),
    ...(pick(5) === 0 ? { extra: textOf(pick) } : {}),
    street: textOf(pick),
    postalCode: shape === 'region' ? '6991' : '80337',
    city: textOf(pick),
    country,
  });
  const delivery = address();
  const elsewhere = { ...address(), country: deliveryCountries[pick(deliveryCountries.length)] ?? 'DE' };
  const billing = { ...(pick(3) === 0 ? elsewhere : delivery), ...(pick(3) === 0 ? { vatId: 'ATU12345678' } : {}) };
  return orderOf(lines, country, {
    reductions: off === 0 ? [] : [{ kind: 'promo', line: null, amount: off }],
    gift: pick(2) === 0 ? 0 : pick(30_000),
    isLetter: shape === 'nothing' || pick(5) === 0,
    taxRegion: shape === 'region' ? 'AT-19' : null,
    payment,
    locale: currencyOf(country) === 'CHF' ? 'de-CH' : country === 'AT' ? 'de-AT' : 'de-DE',
    reference: pick(4) === 0 ? textOf(pick) : '',
    buyerReference: pick(4) === 0 ? '04011000-12345-03' : '',
    billing,
    delivery,
  });
}

/** A part of what is left of a document. */
export function partOf(left: Credit, pick: Pick): Credit {
  return {
    lines: left.lines.flatMap(({ position, gross }) => {
      const part = [0, gross, 1 + pick(gross)][pick(3)] ?? 0;
      return part === 0 ? [] : [{ position, gross: part }];
    }),
    shipping: pick(2) === 0 ? 0 : pick(left.shipping + 1),
  };
}

const because = { reason: 'Rückgabe & <Erstattung>', terms: 'Der Betrag wird erstattet.' };

/** Invoice and receipt of an order with up to three corrections each, of which the last may take all that is left. */
export function anyDocuments(seed: number, issuedOn = '2026-11-20'): InvoiceSnapshot[] {
  const order = anyOrder(seed);
  const pick = chance(seed + 77);
  const seller = sellerIn(sellerFacts, order.currency);
  const number = (circle: string, at = 0) => `${circle}26-${String(seed * 10 + at + 1).padStart(6, '0')}`;
  const issued = [
    snapshotOf(order, seller, words, { number: number('R'), issuedOn }),
    receiptOf(order, seller, { number: number('B'), issuedOn }),
  ];
  return issued.flatMap((document, of) => {
    if (!document) return [];
    const documents: Documents = [document];
    const rounds = pick(4);
    for (let round = 0; round < rounds; round += 1) {
      const left = creditLeft(documents);
      const credit = round === 2 ? left : partOf(left, pick);
      const head = { number: number('K', of * 5 + round), issuedOn: addDays(issuedOn, round) };
      const correction = correctionOf(documents, credit, because, head);
      if (correction) documents.push(correction);
    }
    return documents;
  });
}
