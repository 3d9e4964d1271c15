/** An order as a guest places it in a browser, and the files that are made of it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './browser.ts';
import { munich } from './customer.ts';
import type { RunningShop } from './shop.ts';

/** The address step of the checkout, without a country: that of the host is chosen. */
export async function fillAddress(page: Page): Promise<void> {
  const fields: [string, string][] = [
    ['E-Mail-Adresse', 'zoe@beispiel.de'],
    ['Vorname', munich.firstName],
    ['Nachname', munich.lastName],
    ['Straße und Hausnummer', munich.street],
    ['Postleitzahl', munich.postalCode],
    ['Ort', munich.city],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
}

/** From the cart to the number of the order. */
export async function orderAsGuest(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.waitForURL(/kasse/);
  await hydrated(page);
  await fillAddress(page);
  for (const step of ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen', 'Zahlungspflichtig bestellen']) {
    await page.getByRole('button', { name: step }).click();
  }
  await page.waitForURL(/bestellung/);
  await page.getByText('Bestellnummer').first().waitFor();
  return /F\d{7}/.exec(await page.locator('main').innerText())?.[0] ?? expect.fail('no order number');
}

export type OrderFiles = { files: ReadonlyMap<string, Buffer>; lab: Record<string, unknown>[] };

/** Pays an order and waits for its files: all by their names, and the entries of order.json (none where no lab makes anything). */
export async function filesOfOrder({ dataDir }: Pick<RunningShop, 'dataDir'>, number: string): Promise<OrderFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-order-'));
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } }).then(
      () => true,
      () => false,
    );
  try {
    await command('tools/orders.ts', 'paid', number);
    // On a busy machine the work role, which runs at a low priority, waits for the tests beside it.
    await expect.poll(() => command('tools/order-files.ts', number, '--out', folder), { timeout: 240_000, interval: 3_000 }).toBe(true);
    const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
    const lab = files.get('order.json');
    return { files, lab: lab ? JSON.parse(lab.toString()) : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The only picture of an order for a lab, and what order.json says about it. */
export async function labFileOfOrder(
  shop: Pick<RunningShop, 'dataDir'>,
  number: string,
): Promise<{ bytes: Buffer; facts: Record<string, unknown> }> {
  const { files, lab } = await filesOfOrder(shop, number);
  const [facts] = lab;
  const bytes = facts && files.get(String(facts.file));
  if (!facts || !bytes) expect.fail('no picture');
  return { bytes, facts };
}
