/** The whole way of a bride at midnight: find a card, write it, put in a photo, order, and the power fails right after. Nothing is lost. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, lookAtAllPages } from '#tests/browser.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const name = 'Zoë Müller-Łukasz';
const photo = 'tests/render/photo.jpg';

const browser = sharedBrowser({ savesData: false });
// The shop is killed.
let shop: RunningShop;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let orderNumber = '';
const out = mkdtempSync(join(tmpdir(), 'federleicht-order-'));

beforeAll(async () => {
  if (!hasChromium) return;
  shop = await startShop();
  context = await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'de-DE' });
  complaints = complaintsOf(context);
  page = await context.newPage();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
  rmSync(out, { recursive: true, force: true });
});

/** Asks until the answer is there. Waits longer than the lease of a job lasts whose worker was killed. */
async function eventually<T>(ask: () => Promise<T | null>, what: string): Promise<T> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${what} did not come within three minutes`);
}

describe.skipIf(!hasChromium)('the first order', () => {
  test('the list shows designs and leads to one of them', async () => {
    await page.goto(`${shop.origin}/karten-designen/`);
    await page
      .getByRole('link', { name: /Olivia/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Olivia' }).waitFor();
  });

  test('the configurator takes her words and a photograph of twelve megapixels', async () => {
    await page.getByRole('link', { name: 'Jetzt gestalten' }).first().click();
    await page.waitForURL(/configurator-card/);
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const area of await page.locator('textarea').all()) {
      const label = await area.evaluate((node) => (node as HTMLTextAreaElement).labels?.[0]?.textContent ?? '');
      const sample = await area.inputValue();
      // Every sample becomes words of her own; the longest name of the wedding stands in front.
      await area.fill(label.startsWith('Namen') ? `${name}\n& Jörg` : sample.replace(/\p{L}+/u, 'Hurra'));
    }
    await page.getByRole('button', { name: 'Bilder' }).first().click();
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await page.getByText('Alles ist druckfertig').first().waitFor({ timeout: 60_000 });
    await page
      .getByText(/Gespeichert/)
      .first()
      .waitFor();
    expect(page.url()).toMatch(/designId=[A-Za-z0-9_-]{22}/);
  });

  test('the design survives closing the browser window', async () => {
    const address = page.url();
    await page.close();
    page = await context.newPage();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('textarea').first().inputValue()).toContain(name);
    await page.getByText('Alles ist druckfertig').first().waitFor();
  });

  test('cart and checkout lead to the button that says what it does [E042]', async () => {
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await lookAtAllPages(page);
    await page.getByRole('button', { name: 'Alles passt, in den Warenkorb' }).click();
    await page.waitForURL(/warenkorb/);
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
    await page.getByLabel('Vorname').fill('Zoë');
    await page.getByLabel('Nachname').fill('Müller-Łukasz');
    await page.getByLabel('Straße und Hausnummer').fill('Lindwurmstraße 88');
    await page.getByLabel('Postleitzahl').fill('80337');
    await page.getByLabel('Ort', { exact: true }).fill('München');
    await page.getByLabel('Land', { exact: true }).selectOption('DE');
    for (const next of ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen'])
      await page.getByRole('button', { name: next }).click();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('the power fails right after the order is acknowledged, and order, print file and mail are there after the next start [E043]', async () => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/kasse')),
      page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click(),
    ]);
    expect(answer.status()).toBeLessThan(400);
    await shop.kill();

    shop = await startShop({ port: shop.port, dataDir: shop.dataDir });
    await page.goto(`${shop.origin}/kasse/`);
    await page.waitForURL(/bestellung/);
    await page.getByText('Bestellnummer').first().waitFor();
    orderNumber = /F\d{7}/.exec(await page.locator('main').innerText())?.[0] ?? '';
    expect(orderNumber).toMatch(/^F\d{7}$/);

    const mail = await eventually(async () => {
      const box = await send(shop, { path: '/dev/mailbox' });
      return box.text.includes(orderNumber) ? box.text : null;
    }, 'the mail');
    expect(mail.match(new RegExp(orderNumber, 'g'))).toHaveLength(1);
    await eventually(async () => {
      const run = spawnSync(process.execPath, ['tools/order-files.ts', orderNumber, '--out', out], {
        env: { ...process.env, DATA_DIR: shop.dataDir },
        encoding: 'utf8',
      });
      return run.status === 0 ? run.stdout : null;
    }, 'the print files');
  });

  test('the files are what the press needs: print file with her name and her photograph, ticket, manifest [E063, E067]', () => {
    const files = readdirSync(out);
    const pdf = files.find((file) => file.startsWith(orderNumber)) ?? '';
    expect(files.sort()).toEqual([pdf, 'delivery-note.pdf', 'manifest.sha256', 'ticket.html', 'ticket.xjdf'].sort());
    expect(pdf).toMatch(new RegExp(`^${orderNumber}_01_card-olivia-folded-a6_210x148_50x_2p_v1\\.pdf$`));
    for (const line of readFileSync(join(out, 'manifest.sha256'), 'utf8').trim().split('\n')) {
      const [hash, file = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(readFileSync(join(out, file)))
          .digest('hex'),
      ).toBe(hash);
    }
    expect(readFileSync(join(out, 'ticket.xjdf'), 'utf8')).toContain(`JobID="${orderNumber}"`);
    const words = spawnSync('pdftotext', ['-layout', join(out, pdf), '-'], { encoding: 'utf8' });
    // The name may break after its hyphen; every letter of it is there.
    expect(words.stdout.replace(/-\n/g, '-')).toContain(name);
    expect(spawnSync('qpdf', ['--check', join(out, pdf)]).status).toBe(0);
    const pictures = spawnSync('pdfimages', ['-list', join(out, pdf)], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .slice(2);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatch(/\s(4000\s+3000|3000\s+4000)\s/);
  });
});
