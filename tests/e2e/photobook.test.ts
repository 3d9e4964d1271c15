/** Photo books from their pages to the files of the press: filled on a wide window, and walked through on a phone. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, lookAtAllPages } from '#tests/browser.ts';
import { openCheck, openPages, openTool } from '#tests/editor-tools.ts';
import { filesOfOrder, orderAsGuest } from '#tests/order-in-browser.ts';
import { press, shopInBrowser } from '#tests/shop-in-browser.ts';

const site = await shopInBrowser('localhost');
let folder: string;
let photos: string[];

const count = 24;

/** Taken a minute apart; the names say the opposite order. */
beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-photobook-'));
  photos = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const file = join(folder, `foto-${String(count - at).padStart(2, '0')}.jpg`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><path d="M0 0h1800v1200H0z" fill="hsl(${at * 15} 60% 50%)"/></svg>`;
      const taken = `2026:05:01 10:${String(at).padStart(2, '0')}:00`;
      await sharp(Buffer.from(svg))
        .withExif({ IFD2: { DateTimeOriginal: taken } })
        .jpeg()
        .toFile(file);
      return file;
    }),
  );
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const tool = openTool;

/** What a program says about a file: `args` follow its name. */
function told(program: string, pdf: Buffer | undefined, args: readonly string[]): string {
  const file = join(folder, 'order.pdf');
  writeFileSync(file, pdf ?? '');
  return execFileSync(program, [file, ...args], { encoding: 'utf8' });
}

const pdfInfo = (pdf: Buffer | undefined) => told('pdfinfo', pdf, ['-box']);
const textOn = (pdf: Buffer | undefined, page: number) => told('pdftotext', pdf, ['-', '-f', String(page), '-l', String(page)]);

describe.runIf(hasChromium)('photo books', () => {
  test('are found, filled from photos, changed by hand, ordered, and become a cover and its pages [F003, F042, E010, E084] [F093] [E005]', async () => {
    const { page, complaints } = await site.open('/fotobuecher/?aspectRatio=square', { viewport: { width: 1300, height: 900 } });
    await hydrated(page);
    expect(await page.locator('li:has([href*=designGroupSetId])').count()).toBe(12);
    await page.getByRole('link', { name: 'Fotoheft', exact: true }).click();
    await page.waitForURL(/fotobuch\/fotoheft/);
    await page.getByRole('link', { name: 'Alle Fotobücher' }).waitFor();
    await page.getByRole('link', { name: 'Fotoheft gestalten' }).click();
    await page.waitForURL(/configurator-photobook/);
    await page.locator('.editor[data-hydrated]').waitFor();

    // Uploaded photos fill the book by themselves.
    await page.locator('input[type=file]').first().setInputFiles(photos);
    await page.getByText(`${count} von ${count} Fotos im Buch`).waitFor();
    expect(await page.locator('.canvas image').count()).toBeGreaterThan(0);
    await page.getByRole('radio', { name: 'wenige' }).check({ force: true });
    await press(page, 'Neu füllen');
    await page.getByText(`${count} von ${count} Fotos im Buch`).waitFor();

    // What is changed by hand stays when the book is filled again.
    await tool(page, 'Layout');
    await page.getByRole('navigation', { name: 'Doppelseiten' }).getByRole('button', { name: 'Seite 2', exact: true }).click();
    await press(page, 'Seite leeren');
    await openCheck(page);
    await page
      .getByText(/Fotos? lieg(t|en) auf keiner Seite\./)
      .first()
      .waitFor();
    await tool(page, 'Layout');
    await page
      .getByRole('button', { name: /^foto-\d\d\.jpg auf Seite 2 legen$/ })
      .first()
      .click();
    await page.getByText('Festgesteckt: Beim Neufüllen bleibt diese Seite, wie sie ist.').waitFor();
    await press(page, 'Bildunterschrift');
    await page.getByRole('button', { name: 'Bildunterschrift zu Foto 1, Text' }).waitFor();
    // The caption is edited on the page, all of it selected.
    await page.keyboard.type('Zoë am See');
    await expect.poll(() => page.getByRole('textbox', { name: 'Bildunterschrift zu Foto 1' }).last().inputValue()).toBe('Zoë am See');
    await tool(page, 'Fotos');
    await page.getByText('Eine Seite, die du selbst gestaltet hast, bleibt, wie sie ist.').waitFor();

    // A page goes to another place by the arrow keys.
    await press(page, 'Übersicht');
    await page.getByRole('button', { name: /^Seite 2, 1 Foto, festgesteckt$/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: /^Seite 3, 1 Foto, festgesteckt$/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await tool(page, 'Text');
    await page.getByLabel('Titel', { exact: true }).fill('Zoë und der Mai');
    await page.locator('.save-good').waitFor();
    await press(page, 'In den Warenkorb');
    await lookAtAllPages(page);
    await press(page, 'Alles passt, in den Warenkorb');
    await page.waitForURL(/warenkorb/);
    expect(await page.locator('main').innerText()).toContain('Fotoheft');
    const number = await orderAsGuest(page);
    expect(complaints).toEqual([]);

    const { files } = await filesOfOrder(site.shop, number);
    const pdfOf = (part: string) => files.get([...files.keys()].find((name) => name.includes(`_${part}_`) && name.endsWith('.pdf')) ?? '');
    expect(pdfInfo(pdfOf('cover'))).toMatch(/Pages:\s+1\n/);
    expect(pdfInfo(pdfOf('content'))).toMatch(/Pages:\s+16\n/);
    expect(textOn(pdfOf('content'), 3)).toContain('Zoë am See');
    await page.context().close();
  });

  test('explain themselves after a reload and on another device: settings, reasons, photos left out, and pages that stay [E010]', async () => {
    const { page, complaints } = await site.open('/configurator-photobook/?type=fotoheft', { viewport: { width: 1300, height: 900 } });
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.locator('input[type=file]').first().setInputFiles(photos);
    await page.getByText(`${count} von ${count} Fotos im Buch`).waitFor();
    await press(page, 'Rückgängig');
    await page.getByText(`0 von ${count} Fotos im Buch`).waitFor();
    await openCheck(page);
    await page.getByText('Innen ist noch alles leer.').first().waitFor();
    await page.locator('.save-good').waitFor();
    await page.reload();
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.getByText(`Neu für dieses Buch: ${count}`).waitFor();
    await page.getByText(`0 von ${count} Fotos im Buch`).waitFor();
    await page.getByRole('radio', { name: 'viele', exact: true }).check({ force: true });
    await press(page, 'Buch füllen');
    await page.getByText(`${count} von ${count} Fotos im Buch`).waitFor();
    await page.getByText(`Im Buch: ${count}`).click();
    await press(page, 'Herausnehmen');
    await page.getByText('Nicht im Buch: 1').waitFor();
    await tool(page, 'Layout');
    await page.getByRole('navigation', { name: 'Doppelseiten' }).getByRole('button', { name: 'Seite 3', exact: true }).click();
    await press(page, 'Seite feststecken');
    await page.locator('.save-good').waitFor();
    const id = new URL(page.url()).searchParams.get('designId');
    const stored = () =>
      page.evaluate(async (design) => {
        const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
        return (await (await fetch(`/web-api/designs/${design}`, { headers })).json()).design;
      }, id);
    const before = await stored();

    const state = await page.context().storageState();
    const device = await site.open('/', { viewport: { width: 1300, height: 900 }, storageState: state });
    await device.page.goto(page.url());
    await page.reload();
    for (const opened of [page, device.page]) {
      await opened.locator('.editor[data-hydrated]').waitFor();
      await tool(opened, 'Fotos');
      await opened.getByText('Nicht im Buch: 1').waitFor();
      await opened.getByText('Von dir herausgenommen').waitFor();
      expect(await opened.getByRole('radio', { name: 'viele', exact: true }).isChecked()).toBe(true);
      await opened.getByText(`Im Buch: ${count - 1}`).click();
      expect(await opened.locator('.book-reasons').last().innerText()).toContain('Gehört zu diesem Anlass');
    }

    await press(page, 'Andere Anordnung');
    await expect.poll(async () => (await stored()).product.autoLayout.seed, { timeout: 30_000 }).toBe(1);
    const after = await stored();
    expect(after.pages[3]).toEqual(before.pages[3]);
    expect(after.product.autoLayout.leftOut).toEqual(before.product.autoLayout.leftOut);
    expect([...complaints, ...device.complaints]).toEqual([]);
    await page.context().close();
    await device.page.context().close();
  });

  test('are filled on a phone, where a value that no book has gives way to the nearest [E010]', async () => {
    const { page, complaints } = await site.open('/configurator-photobook/?type=echtfotobuch&size=a6-quer&pageCount=17', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await page.locator('.editor[data-hydrated]').waitFor();
    expect(await page.locator('.top-name').innerText()).toContain('Echtfotobuch, A4 quer');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.locator('input[type=file]').first().setInputFiles(photos.slice(0, 3));
    await page.getByText('3 von 3 Fotos im Buch').waitFor();
    await openPages(page);
    await page.getByRole('navigation', { name: 'Doppelseiten' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
