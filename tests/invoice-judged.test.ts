/** Documents that the shop writes, judged by rules that were written apart from it (tests/en16931), and their pages as another engine reads them. */
import { describe, expect, test } from 'vitest';
import { ciiXml } from '#core/invoice/cii.ts';
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import { formatMoney, money } from '#core/values/money.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import { invoicePdf } from '#services/invoice/invoice-pdf.ts';
import { all, type Element, first, parseXml, text } from '#tests/en16931/element.ts';
import { judgeInvoices, judgePdf } from '#tests/en16931/judge.ts';
import { isLongForm } from '#tests/long-form.ts';
import { anyDocuments } from '#tests/random-invoices.ts';
import { type Box, readPdf, squeezed } from '#tests/read-pdf.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { overlaps } from './order-papers.ts';

/** The first documents of seeds that follow each other. */
function documentsOf(wanted: number): InvoiceSnapshot[] {
  const documents: InvoiceSnapshot[] = [];
  for (let seed = 0; documents.length < wanted; seed += 1) documents.push(...anyDocuments(seed));
  return documents.slice(0, wanted);
}

/** Where the goods go. */
function countryOf({ deliverTo, buyer }: InvoiceSnapshot): string {
  return (deliverTo ?? buyer).country;
}

const documents = documentsOf(isLongForm ? 500 : 60);

describe('the XML', () => {
  test('of random invoices, corrections and receipts fits the schema and keeps all rules', { timeout: 600_000 }, async () => {
    const found = await judgeInvoices(new Map(documents.map((document) => [document.number, ciiXml(document)])));
    expect(Object.fromEntries(found)).toEqual({});
  });

  test('is judged for every country, currency, kind of document and edge', () => {
    const count = (of: (document: InvoiceSnapshot) => unknown) => new Set(documents.map(of)).size;
    expect([count(countryOf), count(({ currency }) => currency), count(({ kind }) => kind)]).toEqual([10, 2, 3]);
    const isAny = (edge: (document: InvoiceSnapshot) => boolean) => documents.some(edge);
    expect({
      twoRates: isAny(({ taxes }) => taxes.length > 1),
      region: isAny((document) => countryOf(document) === 'AT' && document.taxes.some(({ basisPoints }) => basisPoints === 1_900)),
      nothing: isAny(({ gross, kind }) => gross === 0 && kind === 'invoice'),
      allReduced: isAny(({ lines }) => lines.some(({ gross, discount }) => gross > 0 && gross === discount)),
      hundreds: isAny(({ lines }) => lines.length > 200),
      thousands: isAny(({ lines }) => lines.some(({ gross, quantity }) => quantity === 5_000 && gross < quantity / 2)),
      giftInPart: isAny(({ gift, gross }) => gift > 0 && gift < gross),
      public: isAny(({ buyerReference }) => buyerReference !== ''),
      elsewhere: isAny(({ deliverTo }) => deliverTo !== null),
    }).toEqual({
      twoRates: true,
      region: true,
      nothing: true,
      allReduced: true,
      hundreds: true,
      thousands: true,
      giftInPart: true,
      public: true,
      elsewhere: true,
    });
  });
});

/** Marks without a shape, and emoji, which are drawn as pictures: a reader of texts sees neither. */
const unread = /\p{Default_Ignorable_Code_Point}|\p{Extended_Pictographic}/gu;
const seen = (words: string) => squeezed(words).replace(unread, '');

/** Where lines or changes of direction divide a text: between words, and after any sign of the scripts without spaces. */
const divisions = /[^\p{L}\p{M}\p{N}]+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/** PDFium turns the parts of a line in which some run to the left: then what cannot be divided is looked for alone. */
function isOn(page: string, words: string): boolean {
  const isTurned = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(page);
  return page.includes(seen(words)) || (isTurned && words.split(divisions).every((word) => page.includes(seen(word))));
}

/** Texts of elements anywhere below a path. */
function textsOf(root: Element, path: string): string[] {
  return all(root, path).map((one) => one.text);
}

/** Names, numbers and days of an XML that its pages show. */
function wordsIn(root: Element): string[] {
  const agreement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
  const buyer = first(root, `${agreement}/BuyerTradeParty`);
  const product = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct';
  const delivery = 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty';
  const paths = [
    'ExchangedDocument/ID',
    `${agreement}/BuyerReference`,
    `${agreement}/SellerOrderReferencedDocument/IssuerAssignedID`,
    `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`,
    `${agreement}/SellerTradeParty/Name`,
    `${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`,
    `${product}/Name`,
    `${product}/Description`,
    `${delivery}/Name`,
    `${delivery}/PostalTradeAddress/LineOne`,
    `${delivery}/PostalTradeAddress/CityName`,
  ];
  const own = ['Name', 'DefinedTradeContact/PersonName', 'SpecifiedTaxRegistration/ID'];
  const address = ['LineOne', 'LineTwo', 'PostcodeCode', 'CityName'].map((name) => `PostalTradeAddress/${name}`);
  return [...paths.flatMap((path) => textsOf(root, path)), ...[...own, ...address].flatMap((path) => text(buyer, path) ?? [])];
}

/** Amounts of an XML that its pages show, in minor units: of each rate, and of the whole. */
function amountsIn(root: Element): number[] {
  const settlement = first(root, 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement');
  const isTaxed = text(settlement, 'ApplicableTradeTax/CategoryCode') !== 'O';
  const names = ['ApplicableTradeTax/BasisAmount', 'ApplicableTradeTax/CalculatedAmount'];
  const totals = ['TaxBasisTotalAmount', 'TaxTotalAmount'];
  const of = (path: string) => (settlement ? textsOf(settlement, path) : []);
  const summation = 'SpecifiedTradeSettlementHeaderMonetarySummation';
  const wanted = [
    ...(isTaxed ? [...names, ...totals.map((name) => `${summation}/${name}`)] : []),
    `${summation}/GrandTotalAmount`,
    `${summation}/DuePayableAmount`,
  ];
  return wanted.flatMap(of).map((amount) => Number(amount.replace('.', '')));
}

/** Parts of the pages, with a millimetre for marks that overhang their letters. */
const foot = { left: 24, top: 271, right: 191, bottom: 293 };
const firstBoxes: readonly Box[] = [
  { left: 24, top: 13, right: 146, bottom: 30 },
  { left: 24, top: 46, right: 106, bottom: 91 },
  { left: 117, top: 39, right: 191, bottom: 101 },
  { left: 24, top: 103, right: 191, bottom: 268 },
  foot,
];
const furtherBoxes: readonly Box[] = [{ left: 24, top: 13, right: 191, bottom: 268 }, foot];

function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
}

describe('the PDF', () => {
  const fonts = openWholeFonts();
  const pdfOf = (document: InvoiceSnapshot) => invoicePdf(document, ciiXml(document), serverTexts({ locale: document.locale }), fonts);
  const step = isLongForm ? 5 : 10;
  const sample = documents.filter((_, at) => at % step === 0);

  test('keeps the rules of PDF/A-3 and ZUGFeRD, its XML is that of the document, and the same document gives the same bytes', {
    timeout: 1_800_000,
  }, async () => {
    for (const document of sample) {
      const pdf = await pdfOf(document);
      expect([document.number, await judgePdf(pdf, ciiXml(document))]).toEqual([document.number, []]);
      expect(Buffer.from(pdf).equals(Buffer.from(await pdfOf(structuredClone(document))))).toBe(true);
    }
  });

  test('shows every name, number and amount of its XML, and nothing leaves its box or covers another', { timeout: 1_800_000 }, async () => {
    for (const document of sample) {
      const root = parseXml(ciiXml(document));
      const pages = await readPdf(await pdfOf(document));
      const page = seen(pages.map((one) => one.text).join('\n'));
      const amounts = [...amountsIn(root), ...document.lines.map(({ gross }) => gross)];
      const written = amounts.map((amount) => formatMoney(money(amount, document.currency), document.locale));
      const lost = [...new Set([...wordsIn(root), ...written])].filter((words) => !isOn(page, words));
      expect([document.number, lost]).toEqual([document.number, []]);
      const outside = pages.flatMap(({ runs }, at) =>
        runs.filter((run) => !(at === 0 ? firstBoxes : furtherBoxes).some((box) => isWithin(run, box))),
      );
      expect([document.number, outside, pages.flatMap(({ runs }) => overlaps(runs))]).toEqual([document.number, [], []]);
    }
  });
});
