/** The proof of a card with its names in a real browser: a name is broken otherwise, words stand in for what is missing, and all of it as a PDF. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { judgeOk, missingJudges } from '#tests/render/tools.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A page in a machine under load needs its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000 });

const choice = {
  card: 'olivia-platzkarte',
  form: 'place-card',
  format: 'place',
  paper: 'feinstpapier',
  refinementType: 'none',
  quantity: 50,
};
const rosenau = 'Maximilian-Alexander von und zu Großendorff';
const names = [
  rosenau,
  'Friederike Schnarrenberger-Oßwald',
  'Jean-Baptiste Châteauvieux d’Étampes',
  'Þórdís Guðmundsdóttir',
  'Kim',
  ...Array.from({ length: 24 }, (_, at) => `Ida ${'ABCDEFGHIJKLMNOPQRSTUVWX'[at]}hrens`),
];

type Text = { kind: string; text?: string };
type Design = { pages: { elements: Text[] }[] };

/** A guest with a place card that asks for a family name, printed with these guests. */
async function withNames() {
  const visitor = guest(shop);
  const query = new URLSearchParams({ card: choice.card, form: choice.form, format: choice.format });
  const { design } = (await visitor.call('GET', `/web-api/card-blank?${query}`)).json as { design: Design };
  let isFirst = true;
  for (const element of design.pages.flatMap(({ elements }) => elements)) {
    if (element.kind !== 'text' || !isFirst) continue;
    element.text = '{{vorname}} {{nachname}}';
    isFirst = false;
  }
  const { id } = (await visitor.call('POST', '/web-api/designs', { design, choice })).json;
  const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Sophie & Jörg' })).json.id as string;
  await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows: names.map((one) => ({ names: one })) });
  await visitor.call('PUT', `/web-api/designs/${id}/merge`, { version: 0, list });
  return { visitor, id: id as string, path: `/gaeste/drucke/${id}/` };
}

async function contextOf({ visitor }: Awaited<ReturnType<typeof withNames>>, options: object): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'de-DE', ...options });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  return context;
}

async function expectFine(page: Page, width: number, shot: string): Promise<void> {
  await soon(() =>
    page
      .locator('main figure img')
      .evaluateAll((all) =>
        all.filter((one) => (one as HTMLImageElement).loading === 'eager').every((one) => (one as HTMLImageElement).naturalWidth > 0),
      ),
  ).toBe(true);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${shot}-${width}.png`), fullPage: true });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe.skipIf(!hasChromium)('the proof of a card with its names', () => {
  test.each(sampled([1300, 390, 360], 2))(
    'breaks one name otherwise, and prints words for what is missing, %i px wide [E034]',
    async (width) => {
      const made = await withNames();
      const context = await contextOf(made, { viewport: { width, height: 900 } });
      const complaints = complaintsOf(context);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto(`${shop.origin}${made.path}`, { waitUntil: 'networkidle', timeout: 120_000 });
      await hydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ein Name passt noch nicht.');
      await expectFine(page, width, 'proof');
      await page.getByLabel('Statt „Nachname“').fill('Ehrengast');
      await page.getByRole('button', { name: 'Ersatz übernehmen' }).click();
      await page.waitForURL(/getan=substitutes/);
      await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Die vier heikelsten Namen zuerst.');
      await page
        .getByRole('link', { name: `${rosenau} anders trennen` })
        .first()
        .click();
      await page.waitForURL(/trennen=/);
      await page.getByRole('heading', { name: /anders trennen/ }).waitFor();
      await expectFine(page, width, 'lines');
      await page.getByRole('radio', { name: /drei Zeilen$/ }).check();
      await page.getByRole('button', { name: 'So trennen' }).click();
      await page.waitForURL(/getan=lines/);
      await soon(() => page.getByText('Die Karte ist so getrennt.').count()).toBe(1);
      await expectFine(page, width, 'done');
      await page.getByRole('button', { name: '29 Namen freigeben' }).click();
      await page.waitForURL(/getan=approved/);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('breaks a name without a script [E034]', async () => {
    const made = await withNames();
    const context = await contextOf(made, { viewport: { width: 1300, height: 900 }, javaScriptEnabled: false });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${shop.origin}${made.path}`);
    await page
      .getByRole('link', { name: `${rosenau} anders trennen` })
      .first()
      .click();
    const own = page.getByRole('radio', { name: /^Wie die anderen Karten/ });
    expect(await own.isChecked()).toBe(true);
    const other = page.getByRole('radio', { name: /drei Zeilen$/ });
    await other.check();
    await page.getByRole('button', { name: 'So trennen' }).click();
    await page
      .getByRole('link', { name: `${rosenau} anders trennen` })
      .first()
      .click();
    expect(await other.isChecked()).toBe(true);
    await context.close();
  });

  test.skipIf(missingJudges.length > 0)('is a PDF of 24 cards with a watermark, for its owner alone [E034]', async () => {
    const made = await withNames();
    const address = `${shop.origin}/img/proofs/merges/${made.id}.pdf`;
    const cookie = [...made.visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="korrekturabzug-mit-namen-\d{4}-\d\d-\d\d\.pdf"$/);
    const pdf = new Uint8Array(await answer.arrayBuffer());
    // 24 cards with a name, and the side that all of them share once.
    expect(pdf.length).toBeLessThan(3_000_000);
    const folder = mkdtempSync(join(tmpdir(), 'federleicht-proof-'));
    const file = join(folder, 'proof.pdf');
    writeFileSync(file, pdf);
    if (process.env.SHOTS) writeFileSync(join(process.env.SHOTS, 'proof.pdf'), pdf);
    expect(judgeOk('pdfinfo', [file]).text).toMatch(/^Pages: +25$/m);
    const words = judgeOk('pdftotext', ['-raw', file, '-']).text.replace(/\s+/g, ' ');
    rmSync(folder, { recursive: true });
    expect(words.match(/Karte \d+ von 29, /g)?.length).toBeGreaterThanOrEqual(24);
    expect(words).toContain('Korrekturabzug, nicht für den Druck');
    for (const name of [
      'Karte 1 von 29, Maximilian-Alexander von und zu Großendorff',
      'Karte 5 von 29, Kim',
      'Karte 29 von 29, Ida Xhrens',
    ])
      expect(words).toContain(name);
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(address, { headers: { cookie: [...guest(shop).jar].join() } })).status).toBe(404);
  });
});
