/** Random orders of every product: what customers typed and chose is read back whole from each paper and print file by other engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftDesign } from '#core/order/gift-card.ts';
import type { Order } from '#core/order/order.ts';
import type { ProductDocument } from '#core/products/document.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { materialName } from '#core/products/photoframe/names.ts';
import { checkDocument, documentCheck } from '#services/checks/check-document.ts';
import { proofMarks } from '#services/images/proof/proof-marks.ts';
import { proofPdf } from '#services/images/proof/proof-pdf.ts';
import { giftVoucherPdf } from '#services/mail/gift-voucher-pdf.ts';
import { giftCardOf } from '#services/pricing/gift-card.ts';
import { lineFiles, type PressLineFile, type PrintedLine } from '#services/print/line-files.ts';
import { hangingTemplateFile } from '#services/wall/hanging-template.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { openStore } from '#store/db/store.ts';
import { picturesForPrint, type StoredPicture } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { launch } from '#tests/browser.ts';
import { browser } from '#tests/customer-browser.ts';
import { openLabShop } from '#tests/lab-orders.ts';
import { isLongForm } from '#tests/long-form.ts';
import { type Faults, lostFrom, noteFaults, overlaps, ticketFaults, xjdfFaults } from '#tests/order-papers.ts';
import { type Produced, placeRandomOrder, produceOrder } from '#tests/placed-orders.ts';
import { ownWords, randomDocument } from '#tests/random-documents.ts';
import { chance } from '#tests/random-names.ts';
import { lineTypes, type RandomLine, type RandomOrder, randomOrder } from '#tests/random-orders.ts';
import { readPdf, renderPdf, squeezed } from '#tests/read-pdf.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** It goes on with the orders: the shop takes a limited number of them in an hour. */
let placed = 0;
const clock = () => new Date(Date.parse('2026-11-25T10:00:00.000Z') + placed * 600_000);
const t = serverTexts({ locale: 'de-DE' });

/** Numbers of orders whose papers are read, and of orders with print files. */
const [rounds, printedRounds] = isLongForm ? [500, 50] : [30, 3];

const folder = mkdtempSync(join(tmpdir(), 'federleicht-random-orders-'));
let lab: Awaited<ReturnType<typeof openLabShop>>;
let catalogue: Catalogue;
let pictures: StoredPicture[];
let reader: Browser;
let page: Page;

beforeAll(async () => {
  lab = await openLabShop(() => openStore({ dataDir: folder, databaseUrl: null }, clock), clock);
  catalogue = await catalogueOf(lab.shop.store);
  await lab.shop.store.write((trx) => trx.updateTable('stock').set({ count: 1_000_000 }).execute());
  pictures = await picturesForPrint(lab.shop.store, [lab.photoId]);
  reader = await launch();
  page = await reader.newPage();
});
afterAll(async () => {
  await reader.close();
  await lab.shop.store.close();
  await lab.close();
  rmSync(folder, { recursive: true, force: true });
});

type Printed = Extract<RandomLine, { kind: 'printed' }>;

type Voucher = Extract<RandomLine, { kind: 'gift-voucher' }>;

async function voucherCheck({ item }: Voucher, order: Parameters<typeof giftCardOf>[3]) {
  const card = giftCardOf(catalogue, giftDesign(item.giftDesign), { kind: 'gift-voucher', ...item }, order);
  const { layout, findings } = await checkDocument(documentCheck(catalogue, card as ProductDocument, []));
  return { sheets: layout.sheets, isSold: !findings.some(({ level }) => level === 'block') };
}

/**
 * The first lines of an order with documents for their print files. A line whose form no design comes in, and a gift voucher that the shop
 * does not sell, since its words do not fit, is left out of the order.
 */
async function withDocuments({ lines: all, ...order }: RandomOrder, count: number) {
  const documents = new Map<RandomLine, ProductDocument>();
  const unsold = new Set<RandomLine>();
  const pick = chance(order.seed);
  for (const line of all.slice(0, count)) {
    const isVoucher = line.kind === 'gift-voucher';
    if (isVoucher && !(await voucherCheck(line, { channel: 'federleicht', locale: 'de-DE', currency: 'EUR' })).isSold) unsold.add(line);
    if (line.kind !== 'printed') continue;
    const made = await randomDocument(line.choice, { catalogue, pictures, photoId: lab.photoId, script: order.script }, pick);
    if (made) documents.set(line, made);
    else unsold.add(line);
  }
  const lines = all.slice(0, count).filter((line) => !unsold.has(line));
  return { order: { ...order, lines }, documents };
}

/** A gift voucher as a page to print, or null where its words do not fit. */
async function voucherFaults(voucher: Voucher, order: Order): Promise<string[] | null> {
  const { item } = voucher;
  const { sheets, isSold } = await voucherCheck(voucher, order);
  if (!isSold) return null;
  const pdf = await giftVoucherPdf(sheets, { title: 'Gutschein', date: order.placedAt });
  // PDFium puts the words before a name that runs to the left behind it, into the middle of one on two lines.
  const before = (['mail.gift.pdf.for', 'mail.gift.pdf.from'] as const).map((key) => squeezed(t({ key, values: { name: '' } })));
  const whole = squeezed((await readPdf(pdf)).map((one) => one.text).join('\n'));
  const text = before.reduce((rest, words) => rest.replaceAll(words, ''), whole);
  return lostFrom(text, [item.message, item.recipient, item.sender, `${item.amount / 100}`]);
}

async function templateFaults({ choice }: Printed, seed: number): Promise<Faults> {
  const wall = browser(lab.shop, { address: `wand-${seed}` });
  const pieces = [{ choice: choice as PhotoframeChoice, xMm: 0, yMm: 0 }];
  const answer = await wall.withContext((context) => hangingTemplateFile({ pieces }, context));
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const named = t(materialName((choice as PhotoframeChoice).material));
  return {
    lost: pages.flatMap(({ text }, at) => lostFrom(text, at === 0 ? [t({ key: 'wall.template.title' }), named] : [named])),
    overlapping: pages.flatMap(({ runs }) => overlaps(runs)),
  };
}

/** What the papers of an order lack. */
async function paperFaults(order: Order, random: RandomOrder, { files }: Produced): Promise<Record<string, Faults>> {
  const file = (name: string) => files.get(name) ?? new Uint8Array();
  const wallArt = random.lines.find((line): line is Printed => line.kind === 'printed' && /^(photoframe|collage)$/.test(line.choice.type));
  const words = (name: string) => Buffer.from(file(name)).toString();
  return {
    note: await noteFaults(file('delivery-note.pdf'), order, random),
    ticket: await ticketFaults(page, words('ticket.html'), order, random),
    xjdf: await xjdfFaults(page, words('ticket.xjdf'), order, random),
    ...(wallArt ? { template: await templateFaults(wallArt, random.seed) } : {}),
  };
}

/** Faults by the names of their papers, without those that are as they should be. */
function found(faults: Record<string, Faults>): string[] {
  return Object.entries(faults).flatMap(([paper, lists]) =>
    Object.entries(lists).flatMap(([kind, list]) => list.map((one) => `${paper} ${kind}: ${one}`)),
  );
}

test('the orders of the short form have every type of line', () => {
  const types = new Set(Array.from({ length: 30 }, (_, at) => lineTypes[(at + 1) % lineTypes.length]));
  expect(types.size).toBe(lineTypes.length);
});

test(`the papers of ${rounds} random orders hold every field and every choice, and nothing overlaps or leaves its box`, {
  timeout: 3_600_000,
}, async () => {
  let vouchers = 0;
  for (let seed = 1; seed <= rounds; seed += 1) {
    const random = randomOrder(seed);
    placed += 1;
    const owner = (await createOwner(lab.shop.store, clock())).id;
    const order = await placeRandomOrder(lab.shop, owner, random, new Map());
    const faults = await paperFaults(order, random, await produceOrder(lab.shop, order));
    expect.soft([seed, random.script, found(faults)]).toEqual([seed, random.script, []]);
    for (const line of random.lines) {
      if (line.kind !== 'gift-voucher') continue;
      const lost = await voucherFaults(line, order);
      if (lost) vouchers += 1;
      expect.soft([seed, random.script, lost ?? []]).toEqual([seed, random.script, []]);
    }
  }
  expect(vouchers).toBeGreaterThan(rounds / 20);
});

/** What is wrong with the print files of an order, and with what its lab is told of them. */
async function fileFaults(order: Order, { files, notes, printed }: Produced, own: ReadonlySet<string>): Promise<Faults> {
  const faults: Faults = { press: [], lab: [], told: [] };
  const entries: { file: string; px: { width: number; height: number }; quantity: number; pos: number; sha256: string }[] = JSON.parse(
    files.get('order.json')?.toString() ?? '[]',
  );
  for (const line of order.lines.filter(({ hasDocument }) => hasDocument)) {
    const { design, sheets } = printed.get(line.id) ?? { design: null, sheets: [] };
    if (!design) throw new Error('no document');
    const written: string[] = [];
    for (const planned of lineFiles({ order, line, design }, sheets)) {
      const bytes = files.get(planned.name);
      const noted = notes.find(({ name }) => name === planned.name);
      if (!bytes || !noted) throw new Error(`no file ${planned.name}`);
      if (planned.kind === 'press') {
        const { faults: wrong, text } = await pressFaults(bytes, planned);
        faults.press?.push(...wrong);
        written.push(text);
        continue;
      }
      const told = entries.find(({ file }) => file === planned.name);
      const { width, height, channels } = await sharp(bytes).metadata();
      const { channels: stats } = await sharp(bytes).resize(64, 64, { fit: 'fill' }).stats();
      if (stats.every(({ stdev }) => stdev < 5)) faults.lab?.push(`${planned.name} shows one colour (${channels})`);
      const copies = line.quantity * (planned.own?.copies ?? 1);
      const expected = { px: { width, height }, quantity: copies, pos: line.position, sha256: noted.sha256 };
      const actual = told && { px: told.px, quantity: told.quantity, pos: told.pos, sha256: told.sha256 };
      if (JSON.stringify(actual) !== JSON.stringify(expected)) faults.told?.push(`${planned.name}: ${JSON.stringify(actual)}`);
    }
    // What a lab exposes is pixels.
    if (written.length > 0 && own.has(line.id)) faults.press?.push(...lostFrom(written.join('\n'), ownWords(design)));
  }
  return faults;
}

/** The words of a press file, and what is wrong with its pages and boxes: each page has ink. */
async function pressFaults(bytes: Buffer, { name, profile, sheets }: PressLineFile): Promise<{ faults: string[]; text: string }> {
  const pages = await readPdf(bytes);
  const faults = pages.length === sheets.length ? [] : [`${pages.length} pages in place of ${sheets.length}`];
  for (const [at, { media, trim }] of pages.entries()) {
    const sheet = sheets[at];
    if (!sheet) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = trim ?? [];
    const size = [right - left, top - bottom].map((points) => Math.round((points * 25_400) / 72));
    if (Math.max(Math.abs((size[0] ?? 0) - sheet.widthUm), Math.abs((size[1] ?? 0) - sheet.heightUm)) > 20)
      faults.push(`page ${at + 1}: trim of ${size} in place of ${sheet.widthUm},${sheet.heightUm}`);
    const bleed = Math.round((left * 25_400) / 72);
    if (!media || Math.abs(bleed - profile.bleedUm) > 20) faults.push(`page ${at + 1}: bleed of ${bleed}`);
    if (sheet.items.length > 0 && !(await hasInk(bytes, at))) faults.push(`page ${at + 1} is white`);
  }
  return { faults: faults.map((fault) => `${name}: ${fault}`), text: pages.map(({ text }) => text).join('\n') };
}

async function hasInk(pdf: Buffer, page: number): Promise<boolean> {
  const { data } = await renderPdf(pdf, page, 0.5);
  return data.some((value, at) => at % 4 !== 3 && value < 245);
}

/** A proof holds the customer's words and what is written around its pages. */
async function proofFaults(design: ProductDocument, { sheets }: PrintedLine): Promise<Faults> {
  const marks = proofMarks(design, 'federleicht', clock());
  const photo = await lab.shop.files.get(pictures[0]?.printKey ?? '');
  const pages = await readPdf(await proofPdf(sheets, { [lab.photoId]: photo }, marks));
  const text = pages.map((one) => one.text).join('\n');
  return {
    lost: lostFrom(text, [...ownWords(design), ...Object.values(marks.pages)]),
    pages: pages.length === sheets.length ? [] : [`${pages.length}`],
  };
}

test(`the print files of ${printedRounds} random orders have their pages, boxes, words and pictures, and the lab is told of them`, {
  timeout: 3_600_000,
}, async () => {
  const owner = (await lab.home.owner()) ?? expect.fail('no session');
  for (let seed = 1; seed <= printedRounds; seed += 1) {
    placed += 1;
    // Other orders than those above: the first line of each is printed.
    const { order: random, documents } = await withDocuments(randomOrder(1_000 + seed), 2);
    const order = await placeRandomOrder(lab.shop, owner, random, documents);
    const produced = await produceOrder(lab.shop, order);
    const own = new Set(order.lines.filter(({ item }) => item.kind === 'printed').map(({ id }) => id));
    const faults = { ...(await paperFaults(order, random, produced)), files: await fileFaults(order, produced, own) };
    expect.soft([seed, random.script, found(faults)]).toEqual([seed, random.script, []]);
    for (const line of order.lines) {
      const printed = produced.printed.get(line.id);
      if (!printed?.design) continue;
      expect.soft([seed, line.name, found({ proof: await proofFaults(printed.design, printed) })]).toEqual([seed, line.name, []]);
    }
  }
});
