/** An own layout in a real browser: from the start page to the print file, and a logo by phone. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const mm = 72 / 25.4;
const out = mkdtempSync(join(tmpdir(), 'federleicht-own-file-'));
const shop = await sharedShop();
const browser = sharedBrowser();

afterAll(async () => {
  rmSync(out, { recursive: true, force: true });
});

/** Front and back of an A6 card with bleed: a green page with a bar, and a red one. */
async function cardPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const color of [rgb(0.16, 0.38, 0.28), rgb(0.7, 0.2, 0.2)]) {
    const page = document.addPage([111 * mm, 154 * mm]);
    page.setTrimBox(3 * mm, 3 * mm, 105 * mm, 148 * mm);
    page.drawRectangle({ x: 0, y: 0, width: 111 * mm, height: 154 * mm, color });
    page.drawRectangle({ x: 20 * mm, y: 90 * mm, width: 71 * mm, height: 6 * mm, color: rgb(0.95, 0.9, 0.75) });
  }
  return Buffer.from(await document.save());
}

async function openDialog(page: Page, path: string) {
  await page.goto(`${shop.origin}${path}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  return page.getByRole('dialog', { name: 'Eigene Gestaltung oder Logo' });
}

/** A call with the session of the page. */
async function call(page: Page, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return page.evaluate(
    async ([verb, address, sent, more]) => {
      const answer = await fetch(address as string, {
        method: verb as string,
        headers: { 'content-type': 'application/json', 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', ...(more as object) },
        ...(sent ? { body: JSON.stringify(sent) } : {}),
      });
      return { status: answer.status, json: await answer.json() };
    },
    [method, path, body, headers] as const,
  );
}

/** Waits for the print file of an order. */
async function printFile(orderNumber: string): Promise<string> {
  for (;;) {
    const run = spawnSync(process.execPath, ['tools/order-files.ts', orderNumber, '--out', out], {
      env: { ...process.env, DATA_DIR: shop.dataDir },
      encoding: 'utf8',
    });
    if (run.status === 0) return join(out, readdirSync(out).find((name) => name.endsWith('.pdf')) ?? '');
    await new Promise((ready) => setTimeout(ready, 250));
  }
}

test.each(['Logo', 'Familienwappen'])('the search of the editor for „%s“ offers to upload an own file', async (typed) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1300, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/configurator-card/?card=olivia`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.getByRole('button', { name: 'Elemente', exact: true }).first().click();
  await page.getByLabel('Motive, Formen und Emoji suchen').fill(typed);
  await page.getByText('Dafür hast du eine eigene Datei? Lade sie hier hoch:').waitFor();
  await page.getByRole('button', { name: /^Eigene Datei oder Logo/ }).click();
  await page.getByRole('dialog', { name: 'Eigene Gestaltung oder Logo' }).getByLabel('Datei wählen').waitFor({ state: 'attached' });
  await context.close();
});

test('a PDF from the page of card types lies on both sides, is confirmed, and is printed at 300 ppi [F017] [E021]', async () => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1300, height: 900 } });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}/kartenarten/`);
  await hydrated(page);
  const link = page.getByRole('link', { name: /^Eigene Datei hochladen/ }).first();
  const dialog = await openDialog(page, new URL((await link.getAttribute('href')) ?? '', shop.origin).href.replace(shop.origin, ''));
  await dialog.getByLabel('Datei wählen').setInputFiles({ name: 'Hochzeit.pdf', mimeType: 'application/pdf', buffer: await cardPdf() });
  await dialog.getByText('Passt genau, auch über den Rand hinaus.').waitFor();
  await dialog.getByText('Genauer').first().click();
  await dialog.getByText('Seite 105 × 148 mm').waitFor();
  await dialog.getByText('keine, alles ist in Pfade umgewandelt').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Auf die Seite legen' }).click();
  await dialog.waitFor({ state: 'detached' });

  await expect.poll(() => new URL(page.url()).searchParams.get('designId')).not.toBeNull();
  const designId = new URL(page.url()).searchParams.get('designId') ?? '';
  const found = async () => (await call(page, 'GET', `/web-api/designs/${designId}/preflight`)).json.findings;
  await expect
    .poll(async () => (await found()).map(({ rule, level }: Record<string, string>) => `${level} ${rule}`))
    .toEqual(['confirm rasterised', 'confirm rasterised']);
  const open = await call(page, 'POST', '/web-api/cart/lines', { designId });
  expect(open.json).toMatchObject({ orderable: false });
  await call(page, 'DELETE', `/web-api/cart/lines/${open.json.lines[0].id}`);
  const confirmed = (await found()).map(({ key }: { key: string }) => key);
  const cart = await call(page, 'POST', '/web-api/cart/lines', { designId, confirmed });
  expect(cart.json).toMatchObject({ orderable: true });
  const order = await call(page, 'POST', '/web-api/order', orderBody(cart.json), { 'idempotency-key': orderKey() });
  expect(order.status).toBe(200);
  const file = await printFile(order.json.orderNumber);
  const images = spawnSync('pdfimages', ['-list', file], { encoding: 'utf8' }).stdout;
  const ppi = images
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '')
    .map((line) => Number(line.trim().split(/\s+/)[12]));
  expect(ppi).toHaveLength(2);
  for (const one of ppi) expect(one).toBeGreaterThanOrEqual(299);
  expect(complaints).toEqual([]);
});

test('a logo comes by phone as an element, and a broken file is refused with a sentence [F017]', async () => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const dialog = await openDialog(page, '/configurator-card/?form=flat&ownFile=1');
  const input = dialog.getByLabel('Datei wählen');
  await input.setInputFiles({ name: 'kaputt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nichts') });
  await dialog.getByRole('alert').filter({ hasText: '„kaputt.pdf“ ist beschädigt' }).waitFor();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20"><circle cx="10" cy="10" r="9" fill="#b33"/></svg>';
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await dialog.getByRole('radio', { name: 'Logo' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Logo einsetzen' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.face image[href*="/img/pictures/"]').first().waitFor({ state: 'attached' });
});
