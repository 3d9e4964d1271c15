/** Codes of transfers as pixels, read by a decoder that is not the generator's. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { openFonts } from '#resources/fonts.ts';
import { readPdf, renderPdf, squeezed } from '#tests/read-pdf.ts';
import type { Bank } from './handler.ts';
import { qrBillPdf } from './order/qr-bill.ts';
import { accountFor, swissBill, transferCode } from './transfer-code.ts';

const fonts = await openFonts();

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
});

const bank: Bank = {
  recipient: 'Federleicht GmbH',
  iban: 'DE02120300000000202051',
  ibanChf: 'CH93 0076 2011 6238 5295 7',
  address: { address: 'Bahnhofstrasse 12', zip: '8001', city: 'Z\u00fcrich', country: 'CH' },
};
const billing = {
  firstName: 'Zo\u00eb',
  lastName: 'M\u00fcller',
  street: 'Weg 1',
  postalCode: '3000',
  city: 'Bern',
  country: 'CH',
} as const;
const order = { number: 'F1000001', due: 12_345, currency: 'EUR', billing } as const;
const inFrancs = { ...order, currency: 'CHF' } as const;

type Pixels = { data: Uint8Array; width: number; height: number };

async function textOf({ data, width, height }: Pixels): Promise<string | undefined> {
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(pixels, { formats: ['QRCode'], tryInvert: false, maxNumberOfSymbols: 1 });
  return found?.text;
}

/** As the page draws it, at 192 px. */
async function shownText(code: ReturnType<typeof transferCode>): Promise<string | undefined> {
  const { size = 0, shapes = [] } = code ?? {};
  const paths = shapes.map(({ d, isDark }) => `<path d="${d}" fill="${isDark ? '#000' : '#fff'}" shape-rendering="crispEdges"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="384" height="384">${paths.join('')}</svg>`;
  const flat = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).ensureAlpha().raw();
  const { data, info } = await flat.toBuffer({ resolveWithObject: true });
  return textOf({ data, width: info.width, height: info.height });
}

const creditor = ['S', 'Federleicht GmbH', 'Bahnhofstrasse 12', '', '8001', 'Z\u00fcrich', 'CH'];
const nothing = ['', '', '', '', '', '', ''];
const swissLines = (debtor: string[]) =>
  [
    'SPC\n0200\n1\nCH9300762011623852957',
    ...creditor,
    // Of a creditor behind the creditor, for which the standard has no use yet.
    ...nothing,
    '123.45\nCHF',
    ...debtor,
    'SCOR\nRF90F1000001\n\nEPD',
  ].join('\n');
const debtor = ['S', 'Zo\u00eb M\u00fcller', 'Weg 1', '', '3000', 'Bern', 'CH'];

describe('the code of a transfer', () => {
  test('in EUR is read as an EPC code of the sum, the account and the order number', async () => {
    const code = transferCode({ bank, fonts }, order);
    expect(code?.kind).toBe('epc');
    expect(await shownText(code)).toBe('BCD\n002\n1\nSCT\n\nFederleicht GmbH\nDE02120300000000202051\nEUR123.45\n\n\nF1000001');
  });

  test('in CHF is read as a Swiss QR code through the cross in its middle', async () => {
    const code = transferCode({ bank, fonts }, inFrancs);
    expect(code?.kind).toBe('swiss');
    expect(code?.shapes.map(({ isDark }) => isDark)).toEqual([true, false, true, false, false]);
    expect(await shownText(code)).toBe(swissLines(debtor));
  });

  test('is small enough for a page', () => {
    for (const one of [order, inFrancs]) expect(JSON.stringify(transferCode({ bank, fonts }, one)).length).toBeLessThan(16_000);
  });

  test.each([
    ['an account that is still to be filled in', { ...bank, iban: '[IBAN eintragen]' }, order],
    ['an order in CHF without an account of its own', { ...bank, ibanChf: undefined }, inFrancs],
    ['an order in CHF without an address of the recipient', { ...bank, address: undefined }, inFrancs],
    ['an order in CHF with a QR-IBAN', { ...bank, ibanChf: 'CH4431999123000889012' }, inFrancs],
  ])('is absent for %s', (_, account, one) => {
    expect(transferCode({ bank: account, fonts }, one)).toBeNull();
  });
});

test('orders in CHF are paid to the account in CHF, where there is one', () => {
  expect([accountFor(bank, order), accountFor(bank, inFrancs), accountFor({ ...bank, ibanChf: undefined }, inFrancs)]).toEqual([
    bank.iban,
    bank.ibanChf,
    bank.iban,
  ]);
});

describe('the QR bill', () => {
  const facts = { title: 'QR-Rechnung', createdAt: new Date('2026-11-28T10:00:00Z') };
  const pdfOf = async (one: typeof inFrancs | (Omit<typeof inFrancs, 'billing'> & { billing: typeof billing })) => {
    const bill = swissBill(bank, one);
    return bill ? qrBillPdf(bill, facts) : new Uint8Array();
  };

  test('is a page of A4 whose code says the same as that of the page', async () => {
    const pdf = await pdfOf(inFrancs);
    const [page, ...more] = await readPdf(pdf);
    expect(more).toEqual([]);
    const { text = '', media } = page ?? {};
    for (const words of ['QR-Rechnung', 'CH93 0076 2011 6238 5295 7', 'RF90 F100 0001', '123.45', 'Z\u00fcrich', 'Zo\u00eb M\u00fcller'])
      expect(squeezed(text)).toContain(squeezed(words));
    expect(media?.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(await textOf(await renderPdf(pdf, 0, 3))).toBe(swissLines(debtor));
  });

  test('has the same bytes each time', async () => {
    expect(Buffer.compare(await pdfOf(inFrancs), await pdfOf(inFrancs))).toBe(0);
  });

  test.each([
    ['letters that its typeface lacks', { lastName: '\u0141uk\u00e1\u010d' }],
    ['a street that is too long', { street: 'Weg '.repeat(20) }],
    ['nothing any more', { firstName: '', lastName: '', street: '', postalCode: '', city: '' }],
  ])('leaves the fields of who pays empty for an address with %s', async (_, change) => {
    const pdf = await pdfOf({ ...inFrancs, billing: { ...billing, ...change } as typeof billing });
    expect(await textOf(await renderPdf(pdf, 0, 3))).toBe(swissLines(nothing));
  });
});
