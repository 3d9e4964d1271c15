/**
 * The workbook of a wedding in a real browser, until its place cards, envelopes and thank-you cards are print files: with a mouse, with a finger
 * and with the keyboard alone; and the import without a script.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { envelopeZones } from '#core/layout/envelope-zones.ts';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { openTool } from '#tests/editor-tools.ts';
import { type Hands, keyboard, mouse, touch } from '#tests/hands.ts';
import { sampled } from '#tests/long-form.ts';
import { filesOfOrder, type OrderFiles, orderAsGuest } from '#tests/order-in-browser.ts';
import { type ReadPage, readPdf, squeezed } from '#tests/read-pdf.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { weddingGuests, weddingHouseholds, weddingWorkbook } from '#tests/wedding-workbook.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

type Visit = Awaited<ReturnType<typeof visitor>>;

const wide = { viewport: { width: 1300, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function visitor(options: BrowserContextOptions, hands: Hands) {
  const context = await browser.newContext({ locale: 'de-DE', ...options });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  const isScripted = options.javaScriptEnabled !== false;
  // Pages are the same for each way to work with them.
  const isLookedAt = isScripted && hands !== keyboard;
  /** What is true of each page that was visited. */
  async function look() {
    if (!isLookedAt) return;
    expect(await accessibilityProblems(page), page.url()).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, page.url()).toBeLessThanOrEqual(options.viewport?.width ?? 0);
  }
  async function end() {
    expect(complaints).toEqual([]);
    await context.close();
  }
  return { page, hands, isScripted, look, end };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first();

/** The page that an action leads to, ready for the next one. */
async function arrive({ page, isScripted }: Visit, address: RegExp): Promise<void> {
  await page.waitForURL(address, { waitUntil: 'commit' });
  if (isScripted) await hydrated(page);
}

/** Reads the workbook into a new list. Of its columns one is guessed wrong, and one is not taken by itself. */
async function readWorkbook(visit: Visit): Promise<void> {
  const { page, hands, look } = visit;
  await page.goto(`${shop.origin}/gaeste/`);
  await arrive(visit, /\/gaeste\/$/);
  await look();
  await hands.write(page.getByLabel('Name der Liste'), 'Sophie und Jörg');
  await hands.use(button(page, 'Liste anlegen'));
  await arrive(visit, /\/gaeste\/[\w-]{22}\//);
  await hands.use(link(page, 'Liste einlesen'));
  await arrive(visit, /\/import\/$/);
  await look();
  const file = { name: 'Gäste.xlsx', mimeType: 'application/octet-stream', buffer: await weddingWorkbook() };
  await hands.upload(page.getByLabel('Datei', { exact: true }), file);
  await hands.use(button(page, 'Datei lesen'));
  await arrive(visit, /\/import\/[\w-]{22}\//);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('120 Zeilen gelesen. Stimmt die Zuordnung?');
  await look();
  const column = (heading: string) => page.getByRole('combobox', { name: `Was steht in „${heading}“?` });
  expect([await column('Wer hat zugesagt?').inputValue(), await column('Alter').inputValue()]).toEqual(['ignored', 'kind']);
  await hands.choose(column('Wer hat zugesagt?'), 'Notiz');
  await hands.use(button(page, 'Weiter zu den Zeilen'));
  await arrive(visit, /zeigen=zeilen/);
  await look();
  await hands.use(link(page, 'Weiter zu den Haushalten'));
  await arrive(visit, /zeigen=haushalte/);
  await page.getByText('Neu in der Liste: 48 Haushalte, 120 Personen.').waitFor();
  await look();
  await hands.use(button(page, 'In die Liste übernehmen'));
  await arrive(visit, /getan=taken/);
  await look();
  await hands.use(link(page, 'Zur Liste'));
  await page.getByText('48 Haushalte, 120 Personen').waitFor();
  await look();
}

type Piece = {
  card: string;
  /** What is typed for its samples, by the label of the text. */
  texts?: Readonly<Record<string, string>>;
  /** Who gets none. */
  leftOut?: string;
  approve: string;
};

/** From the product to the cart: names are put in, the list is chosen, the cards are looked at and approved. */
async function printForList(visit: Visit, { card, texts = {}, leftOut, approve }: Piece): Promise<void> {
  const { page, hands, look } = visit;
  await page.goto(`${shop.origin}/karten-designen/${card}/`);
  await hydrated(page);
  await look();
  await hands.use(link(page, 'Jetzt gestalten'));
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await openTool(page, 'Text');
  await hands.use(button(page, 'Namen einsetzen'));
  for (const [label, text] of Object.entries(texts))
    for (const field of await page.getByLabel(label, { exact: true }).and(page.locator('textarea')).all()) await hands.write(field, text);
  await button(page, 'Namen entfernen').waitFor();
  await look();
  await hands.use(button(page, 'Mit Gästeliste drucken'));
  await arrive(visit, /\/gaeste\/drucke\/[\w-]{22}\/$/);
  await look();
  await hands.use(button(page, 'Diese Liste nehmen'));
  await arrive(visit, /getan=chosen/);
  await look();
  if (leftOut) {
    await hands.use(button(page, `${leftOut} weglassen`));
    await arrive(visit, /getan=left/);
  }
  await hands.use(button(page, approve));
  await arrive(visit, /getan=approved/);
  await hands.use(button(page, 'In den Warenkorb'));
  await arrive(visit, /\/warenkorb\/$/);
  await look();
}

const placeCards: Piece = { card: 'olivia-platzkarte', approve: '120 Namen freigeben' };

const pieces = [
  { ...placeCards, records: weddingGuests.length },
  { card: 'olivia-umschlag', leftOut: 'Mia Brandt', approve: '47 Haushalte freigeben', records: 47 },
  {
    card: 'undwir-dankeskarte',
    texts: { Namen: 'Sophie und Jörg', Text: 'Es war so schön mit euch.' },
    approve: '48 Haushalte freigeben',
    records: 48,
  },
] as const;

type Line = { pages: ReadPage[]; rows: string[][] };

/** The print file of each line, and what `records.csv` says of it. */
async function linesOf({ files }: OrderFiles, number: string): Promise<Line[]> {
  const csv = files.get('records.csv')?.toString() ?? expect.fail('no list of records');
  const rows = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));
  return Promise.all(
    pieces.map(async ({ records }, at) => {
      const own = rows.filter(([position]) => position === String(at + 1));
      expect(own).toHaveLength(records);
      const names = [...new Set(own.map((row) => row[3] ?? ''))];
      expect(names).toHaveLength(1);
      const pages = await readPdf(files.get(names[0] ?? '') ?? expect.fail(`no file ${names[0]}`));
      expect(pages).toHaveLength(2 * records);
      const four = (value: number) => String(value).padStart(4, '0');
      for (const [index, page] of pages.entries()) {
        const [record, side] = [Math.floor(index / 2), (index % 2) + 1];
        const hash = own[record]?.[6]?.slice(0, 6) ?? '';
        expect(page.text).toContain(`${number}-${at + 1} ${four(record + 1)}/${four(records)} ${side} ${hash}`);
      }
      return { pages, rows: own };
    }),
  );
}

/** The words of both sides of each record. */
const wordsOf = ({ pages }: Line) =>
  Array.from({ length: pages.length / 2 }, (_, at) =>
    squeezed(
      pages
        .slice(2 * at, 2 * at + 2)
        .map(({ text }) => text)
        .join(' '),
    ),
  );

const bleedMm = 3;
const envelope = { widthUm: 162_000, heightUm: 114_000 };

/** Every run of letters on the front of an envelope stands where its address is read, or below what is cut. */
function expectInAddressZone({ pages }: Line): void {
  const { address } = envelopeZones(envelope, 'DE');
  for (const { runs } of pages.filter((_, at) => at % 2 === 0)) {
    const printed = runs.filter(({ top }) => top < envelope.heightUm / 1_000 + 2 * bleedMm);
    expect(printed.length).toBeGreaterThan(1);
    for (const { left, top, right, bottom } of printed) {
      expect(Math.min(left - bleedMm - address.xUm / 1_000, top - bleedMm - address.yUm / 1_000)).toBeGreaterThanOrEqual(0);
      expect(right - bleedMm).toBeLessThanOrEqual((address.xUm + address.widthUm) / 1_000);
      expect(bottom - bleedMm).toBeLessThanOrEqual((address.yUm + address.heightUm) / 1_000);
    }
  }
}

async function expectPrinted(number: string): Promise<void> {
  const [places, letters, thanks] = await linesOf(await filesOfOrder(shop, number), number);
  if (!places || !letters || !thanks) throw new Error('three lines');
  for (const [at, words] of wordsOf(places).entries()) expect(words).toContain(squeezed(weddingGuests[at] ?? ''));
  const posted = weddingHouseholds.filter(({ lines }) => lines.length > 0);
  for (const [at, words] of wordsOf(letters).entries()) {
    const { persons, lines } = posted[at] ?? expect.fail('no household');
    expect(words).toContain(squeezed(`${persons[0]?.family} ${lines.join(' ')}`));
  }
  expectInAddressZone(letters);
  const opening = new Intl.ListFormat('de', { type: 'conjunction' });
  for (const [at, words] of wordsOf(thanks).entries()) {
    const names = weddingHouseholds[at]?.persons.map(({ given }) => given) ?? [];
    expect(words).toContain(squeezed(`Hallo ${opening.format(names)}!`));
  }
}

describe.skipIf(!hasChromium)('the workbook of a wedding', () => {
  test('becomes place cards, envelopes and thank-you cards of one order, and their print files, 1300 px wide', async () => {
    const bride = await visitor(wide, mouse);
    const { page, look } = bride;
    await readWorkbook(bride);
    for (const piece of pieces) await printForList(bride, piece);
    for (const { records } of pieces) await page.getByText(`${records} Stück`, { exact: true }).waitFor();
    const number = await orderAsGuest(page);
    await look();
    await bride.end();
    await expectPrinted(number);
  });

  const ways = [
    ['by touch, 360 px wide', phone, touch],
    ['by keyboard alone', wide, keyboard],
  ] as const;
  test.each(sampled(ways, 2))('becomes place cards in the cart, %s', async (_, options, hands) => {
    const bride = await visitor(options, hands);
    await readWorkbook(bride);
    await printForList(bride, placeCards);
    await bride.page.getByText('120 Stück', { exact: true }).waitFor();
    await bride.end();
  });

  test('becomes a list without a script', async () => {
    const bride = await visitor({ ...wide, javaScriptEnabled: false }, mouse);
    await readWorkbook(bride);
    await bride.end();
  });
});
