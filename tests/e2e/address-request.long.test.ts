/** Addresses by link in a real browser: a host asks, guests answer on a phone and in a wide window, and without a script. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFineInBothWidths, firstWidths } from '#tests/both-widths.ts';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000 });
/** A form of the link for the group takes three seconds to fill in at least. */
const fillMs = 3_100;

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(path.startsWith('http') ? path : `${shop.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  return page;
}

/** A list of two households, one with an address, whose host has made links. */
async function asking(context: BrowserContext, withScript: boolean): Promise<{ host: Page; links: string[]; group: string }> {
  const host = await open(context, '/gaeste/');
  const ready = () => (withScript ? hydrated(host) : Promise.resolve());
  await ready();
  await host.getByLabel('Name der Liste').fill('Hochzeit');
  await host.getByRole('button', { name: 'Liste anlegen' }).click();
  await host.waitForURL(/\/gaeste\/[\w-]{22}\//);
  await ready();
  const cell = (column: string, row: number) => host.getByRole('textbox', { name: `${column}, Zeile ${row}`, exact: true });
  await cell('Namen', 1).fill('Anna und Max Weiß');
  await cell('Straße und Nummer', 1).fill('Löwengasse 3');
  await cell('PLZ', 1).fill('80331');
  await cell('Ort', 1).fill('München');
  if (withScript) {
    await host.keyboard.press('Enter');
    await soon(() => host.locator('form output').innerText()).toBe('Gespeichert');
  }
  await cell('Namen', 2).fill('Kim Roth');
  if (withScript) {
    await host.keyboard.press('Enter');
    await soon(() => host.getByRole('link', { name: /^Öffnen.*Kim Roth/ }).count()).toBe(1);
  } else {
    await host.getByRole('button', { name: 'Zeilen speichern' }).click();
    await host.waitForURL(/getan=rows/);
  }
  await host.goto(`${host.url().replace(/\?.*/, '')}anschriften/`, { waitUntil: 'networkidle' });
  await ready();
  await host.getByLabel('Wer fragt').fill('Sophie & Jörg');
  await host.getByRole('button', { name: 'Links machen' }).click();
  await host.waitForURL(/getan=start/);
  const group = (await host.locator('#link ~ p a').first().getAttribute('href')) ?? '';
  const links: string[] = [];
  for (const name of ['Anna und Max Weiß', 'Kim Roth']) {
    await host.getByRole('link', { name: `QR-Code : ${name}` }).click();
    await host.waitForURL(/haushalt=/);
    await soon(() => host.locator('#link').innerText()).toBe(`Link für ${name}`);
    links.push((await host.locator('#link ~ p a').first().getAttribute('href')) ?? '');
  }
  await host.goto(host.url().replace(/\?.*/, ''), { waitUntil: 'networkidle' });
  await ready();
  return { host, group, links };
}

async function fill(
  page: Page,
  { names, street, code, town }: { names?: string; street: string; code: string; town: string },
): Promise<void> {
  if (names !== undefined) await page.getByLabel('Name', { exact: true }).fill(names);
  await page.getByLabel('Straße und Hausnummer').fill(street);
  await page.getByLabel('Postleitzahl').fill(code);
  await page.getByLabel('Ort', { exact: true }).fill(town);
}

const envelope = async (page: Page) => (await page.locator('[data-envelope]').innerText()).replace(/\n+/g, '\n');
/** The page comes again with the fields of the country. */
const choose = (page: Page, country: string) =>
  Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.getByLabel('Land').selectOption(country)]);
const send = (page: Page) => page.getByRole('button', { name: 'Anschrift schicken' }).click();

describe.skipIf(!hasChromium)('addresses by link', () => {
  test.each(firstWidths)(
    'are asked for, typed, seen on their envelope, taken over and taken back in both widths, from %i px on [E088]',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const complaints = complaintsOf(context);
      const { host, group, links } = await asking(context, true);
      await expectFineInBothWidths(host);

      const guests = await browser.newContext({ viewport: { width, height: 844 } });
      const guestComplaints = complaintsOf(guests);
      const scripts: Promise<number>[] = [];
      guests.on('response', (answer) => {
        if (answer.request().resourceType() === 'script') scripts.push(answer.body().then((body) => body.length));
      });
      const aunt = await open(guests, group);
      expect(await aunt.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex,nofollow');
      expect(await aunt.content()).not.toMatch(/Weiß|Kim Roth|Hochzeit/);
      await expectFineInBothWidths(aunt);
      await fill(aunt, { names: 'Hannelore Pfäffle', street: 'Am Lindenhof 4 b', code: '88400', town: 'Biberach' });
      expect(await envelope(aunt)).toBe('Hannelore Pfäffle\nAm Lindenhof 4 b\n88400 Biberach');
      // Another country: its fields, its way to write the town, and its name on the envelope.
      await choose(aunt, 'IT');
      await fill(aunt, { street: 'Via Roma 1', code: '20121', town: 'Milano' });
      await aunt.getByLabel('Provinz').fill('mi');
      expect(await envelope(aunt)).toBe('Hannelore Pfäffle\nVia Roma 1\n20121 MILANO MI\nITALIEN');
      await choose(aunt, 'DE');
      expect(await aunt.getByLabel('Provinz').count()).toBe(0);
      await fill(aunt, { street: 'Am Lindenhof 4 b', code: '8840', town: 'Biberach' });
      await send(aunt);
      await soon(() => aunt.getByText('Da fehlen noch Ziffern.').count()).toBe(1);
      expect(await aunt.getByLabel('Ort', { exact: true }).inputValue()).toBe('Biberach');
      await expectFineInBothWidths(aunt);
      await aunt.getByLabel('Postleitzahl').fill('88400');
      await aunt.waitForTimeout(fillMs);
      await send(aunt);
      await aunt.waitForURL(/getan=geschickt/);
      expect(await envelope(aunt)).toBe('Hannelore Pfäffle\nAm Lindenhof 4 b\n88400 Biberach');
      await expectFineInBothWidths(aunt);
      await Promise.all(scripts).then((sizes) => expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000));

      const anna = await open(guests, links[0] ?? '');
      expect(await anna.content()).not.toMatch(/Löwengasse|Kim Roth/);
      expect(await anna.getByText('Gespeichert ist eine Anschrift in 80331 München.').count()).toBe(1);
      await expectFineInBothWidths(anna);
      await anna.getByRole('button', { name: 'Stimmt noch' }).click();
      await anna.waitForURL(/getan=bestaetigt/);
      const kim = await open(guests, links[1] ?? '');
      expect(await envelope(kim)).toBe('Kim Roth');
      await fill(kim, { street: 'Lange Reihe 7', code: '20099', town: 'Hamburg' });
      expect(await envelope(kim)).toBe('Kim Roth\nLange Reihe 7\n20099 Hamburg');
      await send(kim);
      await kim.waitForURL(/getan=geschickt/);

      await host.reload({ waitUntil: 'networkidle' });
      await hydrated(host);
      await soon(() => host.getByText('Eine neue Antwort, 1 übernommen, 1 unverändert').count()).toBe(1);
      await expectFineInBothWidths(host);
      await host.getByRole('button', { name: 'Übernehmen: Hannelore Pfäffle' }).click();
      await host.waitForURL(/getan=take/);
      await host.goto(host.url().replace(/anschriften.*/, ''), { waitUntil: 'networkidle' });
      const names = () =>
        host.locator('input[data-column="names"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).filter(Boolean));
      expect(await names()).toEqual(['Anna und Max Weiß', 'Kim Roth', 'Hannelore Pfäffle']);
      await hydrated(host);
      await host.getByRole('button', { name: 'Rückgängig: Anschrift übernommen: Hannelore Pfäffle' }).click();
      await host.waitForURL(/getan=undo/);
      expect(await names()).toEqual(['Anna und Max Weiß', 'Kim Roth']);

      await host.goto(`${host.url().replace(/\?.*/, '')}anschriften/`, { waitUntil: 'networkidle' });
      await hydrated(host);
      await host.getByText('Angaben und Frist').click();
      await host.getByText('Links für immer sperren').first().click();
      await host.getByRole('button', { name: 'Links für immer sperren' }).click();
      await host.waitForURL(/getan=revoked/);
      const bodies: string[] = [];
      for (const link of [group, links[0] ?? '', `${shop.origin}/a/${'0'.repeat(26)}/`]) {
        const ended = await guests.request.get(link);
        expect(ended.status()).toBe(404);
        expect(ended.headers()['referrer-policy']).toBe('no-referrer');
        expect(ended.headers()['cache-control']).toBe('private, no-store');
        bodies.push((await ended.text()).replaceAll(/\/a\/\w{26}/g, '/a/KEY'));
      }
      expect(new Set(bodies).size).toBe(1);
      // A browser notes the page with the wrong postcode.
      expect([complaints, guestComplaints]).toEqual([
        [],
        ['Failed to load resource: the server responded with a status of 400 (Bad Request)'],
      ]);
      await context.close();
      await guests.close();
    },
  );

  test('are asked for, typed, corrected, looked at together and taken over without a script [E088]', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
    const { host, group } = await asking(context, false);
    const guests = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
    for (const [names, town] of [
      ['Hannelore Pfäffle', 'Biberach'],
      ['Kim Roth', 'Hamburg'],
    ] as const) {
      const own =
        names === 'Kim Roth' ? await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false }) : guests;
      const page = await open(own, group);
      await page.getByLabel('Land').selectOption('AT');
      await page.getByRole('button', { name: 'Land wechseln' }).click();
      await page.getByLabel('Land').selectOption('DE');
      await page.getByRole('button', { name: 'Land wechseln' }).click();
      await fill(page, { names, street: 'Weg 1', code: '88400', town });
      await page.waitForTimeout(fillMs);
      await send(page);
      await page.waitForURL(/getan=geschickt/);
      expect(await envelope(page)).toContain(`88400 ${town}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      if (own !== guests) await own.close();
    }
    // Who wants no mails ends them: on a page, or by the one click of a mail program, which has no cookie and no origin.
    const stop = await open(guests, `${group}abmelden/`);
    await stop.getByRole('button', { name: 'Von keiner Gästeliste mehr Mails' }).click();
    await soon(() => stop.getByText('Erledigt. Es kommen keine Mails mehr.').count()).toBe(1);
    const oneClick = await fetch(`${group}abmelden/?mail`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([oneClick.status, await oneClick.text()]).toEqual([200, 'Abgemeldet.\n']);
    const aunt = await open(guests, group);
    await aunt.getByRole('link', { name: 'Ändern' }).click();
    await aunt.getByLabel('Straße und Hausnummer').fill('Weg 2');
    await aunt.waitForTimeout(fillMs);
    await aunt.getByRole('button', { name: 'Änderung schicken' }).click();
    await aunt.waitForURL(/getan=geschickt/);
    await host.reload();
    expect(await host.getByText('Weg 2, 88400 Biberach').count()).toBe(1);
    await host.getByRole('checkbox', { name: 'Auswählen: Hannelore Pfäffle' }).check();
    await host.getByRole('button', { name: 'Ausgewählte ansehen und übernehmen' }).click();
    expect(await host.getByRole('heading', { name: 'Das würde sich ändern' }).count()).toBe(1);
    expect(await host.getByText('Kim Roth: Noch keine Anschrift → Weg 1, 88400 Hamburg').count()).toBe(1);
    await host.getByRole('button', { name: 'So übernehmen' }).click();
    await host.waitForURL(/getan=take/);
    expect(await host.getByText('Keine neue Antwort, 2 übernommen, 0 unverändert').count()).toBe(1);
    await context.close();
    await guests.close();
  });
});
