import { decodePDFRawStream, type PDFArray, type PDFDict, PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { ciiXml } from '#core/invoice/cii.ts';
import { correctionOf, creditLeft, receiptOf, snapshotOf } from '#core/invoice/documents.ts';
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import { formatMoney, money } from '#core/values/money.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import { orderOf, seller, words, workedOrder } from '#tests/invoiced-orders.ts';
import { overlaps } from '#tests/order-papers.ts';
import { readPdf, squeezed } from '#tests/read-pdf.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { invoicePdf } from './invoice-pdf.ts';

const head = { number: 'R26-000123', issuedOn: '2026-11-20' };
const card = { kind: 'printed', vatClass: 'standard', options: 'Klappkarte A6, Feinstpapier matt' } as const;

function invoice(order = workedOrder()): InvoiceSnapshot {
  const snapshot = snapshotOf(order, seller, words, head);
  if (!snapshot) throw new Error('no goods');
  return snapshot;
}

const pdfOf = (snapshot: InvoiceSnapshot) =>
  invoicePdf(snapshot, ciiXml(snapshot), serverTexts({ locale: snapshot.locale }), openWholeFonts());

async function textOf(snapshot: InvoiceSnapshot): Promise<string[]> {
  return (await readPdf(await pdfOf(snapshot))).map(({ text }) => squeezed(text));
}

/** The file that is attached to a PDF, and the packet of its metadata. */
async function attachedTo(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog } = document;
  const files = catalog.lookup(PDFName.of('AF')) as PDFArray | undefined;
  const file = files?.lookup(0) as PDFDict | undefined;
  const stream = (file?.lookup(PDFName.of('EF')) as PDFDict | undefined)?.lookup(PDFName.of('F')) as PDFRawStream | undefined;
  return {
    text: stream && new TextDecoder().decode(decodePDFRawStream(stream).decode()),
    relationship: file?.lookup(PDFName.of('AFRelationship'))?.toString(),
    metadata: new TextDecoder().decode((catalog.lookup(PDFName.of('Metadata')) as PDFRawStream).getContents()),
    intents: (catalog.lookup(PDFName.of('OutputIntents')) as PDFArray).size(),
  };
}

test('the page of an invoice has every fact and amount of its snapshot', async () => {
  const snapshot = invoice();
  const [page = ''] = await textOf(snapshot);
  const amounts = [
    ...snapshot.lines.map(({ gross }) => gross),
    ...snapshot.taxes.flatMap(({ gross, net, vat }) => [gross, net, vat]),
    snapshot.gross,
    snapshot.net,
    snapshot.vat,
    snapshot.gift,
    snapshot.paid - snapshot.gift,
    500,
    499,
    0,
  ];
  for (const amount of amounts) expect(page).toContain(squeezed(formatMoney(money(amount, 'EUR'), 'de-DE')));
  for (const fact of [
    'Rechnung R26-000123',
    'Zoë Müller',
    '80337 München',
    '20.11.2026',
    '28.11.2026',
    'F1000001',
    'Kreditkarte',
    seller.register,
    'DE123456789',
    'Seite 1 von 1',
  ])
    expect(page).toContain(squeezed(fact));
});

test('a purchase on invoice says until when and to which account it is paid', async () => {
  const [page = ''] = await textOf(invoice(workedOrder({ payment: 'invoice' })));
  for (const fact of ['Zahlbar bis 04.12.2026 ohne Abzug', 'DE02 1203 0000 0000 2020 51', 'Verwendungszweck F1000001', '108,29 €'])
    expect(page).toContain(squeezed(fact));
  expect(page).not.toContain(squeezed('vollständig bezahlt'));
});

test('three hundred lines go over several pages with heads, numbers and the sum carried over', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => ({ ...card, unit: money(159 + at, 'EUR'), quantity: 1, name: `Karte ${at + 1}` }));
  const pages = await textOf(invoice(orderOf(lines, 'DE')));
  expect(pages.length).toBeGreaterThan(8);
  const all = pages.join('');
  for (const at of [1, 150, 300]) expect(all).toContain(`Karte${at}`);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Seite${index + 1}von${pages.length}`);
    const carried = Array.from(page.matchAll(/Übertrag([\d.]+,\d\d)€/g), ([, sum]) => sum);
    if (index > 0 && page.includes('Bezeichnung')) expect(pages[index - 1]).toContain(`Übertrag${carried[0]}€`);
  }
  expect(pages.filter((page) => page.includes('Gesamtbetrag'))).toHaveLength(1);
});

test('amounts of millions cover neither each other nor their labels', async () => {
  for (const [country, currency] of [
    ['DE', 'EUR'],
    ['CH', 'CHF'],
  ] as const) {
    const lines = (['standard', 'reduced-print'] as const).map((vatClass) => ({
      ...card,
      vatClass,
      unit: money(1_888_888_888, currency),
      quantity: 1,
      name: 'Karte',
    }));
    const order = orderOf(lines, country, { locale: currency === 'CHF' ? 'de-CH' : 'de-DE', gift: 1_000_000_000 });
    for (const { runs } of await readPdf(await pdfOf(invoice(order)))) expect(overlaps(runs)).toEqual([]);
  }
});

test('a correction, a receipt and an invoice in francs say what they are', async () => {
  const lowered = correctionOf(
    [invoice()],
    creditLeft([invoice()]),
    { reason: 'Die Bestellung wurde storniert.', terms: 'Der Betrag wird erstattet.' },
    { number: 'K26-000001', issuedOn: '2026-12-01' },
  );
  const [correction = ''] = lowered ? await textOf(lowered) : [];
  for (const fact of ['Rechnungskorrektur K26-000001', 'Zur Rechnung R26-000123 vom 20.11.2026', 'storniert', '133,29 €'])
    expect(correction).toContain(squeezed(fact));
  expect(correction).not.toMatch(/Gutschrift|Nochzuzahlen/);
  const voucher = {
    kind: 'gift-voucher',
    unit: money(5_000, 'EUR'),
    quantity: 1,
    vatClass: 'standard',
    name: 'Geschenkgutschein',
  } as const;
  const sold = receiptOf(orderOf([voucher], 'DE'), seller, { number: 'B26-000001', issuedOn: '2026-11-20' });
  const [receipt = ''] = sold ? await textOf(sold) : [];
  expect(receipt).toContain(squeezed('Beleg B26-000001'));
  expect(receipt).toContain(squeezed('§ 3 Abs. 15 UStG'));
  expect(receipt).not.toContain('Steuersatz');
  const francs = invoice(orderOf([{ ...card, unit: money(123_450, 'CHF'), quantity: 2, name: 'Karte' }], 'CH', { locale: 'de-CH' }));
  const [swiss = ''] = await textOf(francs);
  expect(swiss).toMatch(/CHF2[’']469\.00/);
  for (const fact of ['8.1', 'CHE-123.456.788', 'Schweiz']) expect(swiss).toContain(fact);
});

test('names of any script and of a hundred letters are on the page', async () => {
  const order = workedOrder();
  const long = 'ß'.repeat(100);
  for (const name of ['Зоя Мюллер', 'محمد الأحمد', '王小明', long]) {
    const [page = ''] = await textOf(invoice({ ...order, billing: { ...order.billing, firstName: '', lastName: name } }));
    const letters = [...squeezed(name)];
    for (const letter of letters.slice(0, 3)) expect(page).toContain(letter);
    expect(page).toContain(squeezed('80337 München'));
  }
});

test('the XML is attached as it is, the file calls itself PDF/A-3b, and the same snapshot gives the same bytes', async () => {
  const snapshot = invoice();
  const pdf = await pdfOf(snapshot);
  const { text, relationship, metadata, intents } = await attachedTo(pdf);
  expect(text).toBe(ciiXml(snapshot));
  expect([relationship, intents]).toEqual(['/Alternative', 1]);
  for (const fact of ['<pdfaid:part>3<', '<pdfaid:conformance>B<', '<fx:ConformanceLevel>EN 16931<', '<fx:DocumentFileName>factur-x.xml<'])
    expect(metadata).toContain(fact);
  expect(Buffer.from(pdf).equals(Buffer.from(await pdfOf(structuredClone(snapshot))))).toBe(true);
});

test('every font is embedded and no colour is bound to a device that the file does not describe', async () => {
  const raw = Buffer.from(await pdfOf(invoice())).toString('latin1');
  const fonts = raw.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(fonts.length).toBeGreaterThan(1);
  expect(raw.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  expect(raw).toMatch(/^%PDF-1\.7/);
  expect(raw).not.toMatch(/DeviceCMYK|Helvetica|\/Encrypt/);
});
