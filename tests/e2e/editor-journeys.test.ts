/** A card, a photo book and a calendar from the empty editor to the cart by touch: each step is a control in view, at most four taps away, and nothing scrolls sideways. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, lookAtAllPages } from '#tests/browser.ts';
import { isLongForm, sampled } from '#tests/long-form.ts';
import { noBreak, shopInBrowser } from '#tests/shop-in-browser.ts';

const site = await shopInBrowser('localhost');
const windows = [
  [390, 844],
  [640, 360],
] as const;
const shown = sampled(windows, 2);
const bookPhotos = isLongForm ? 60 : 24;

let folder: string;
const files = (count: number) => Array.from({ length: count }, (_, at) => join(folder, `foto-${String(at + 1).padStart(2, '0')}.jpg`));

/** Photos that differ, a minute apart; the first six have the pixels for two pages. */
beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-journeys-'));
  for (const [at, file] of files(bookPhotos).entries()) {
    const [width, height] = at < 6 ? [2800, 2100] : [1200, 900];
    const shapes = Array.from({ length: 6 }, (_, shape) => {
      const [x, y] = [(at * 67 + shape * 151) % 340, (at * 41 + shape * 97) % 240];
      return `<path d="M${x} ${y}h${50 + ((at * 13 + shape * 29) % 90)}v${40 + ((at * 7 + shape * 31) % 80)}h-60z" fill="hsl(${(at * 47 + shape * 71) % 360} 55% ${25 + ((at + shape * 3) % 6) * 10}%)"/>`;
    }).join('');
    const ground = `<path d="M0 0h400v300H0z" fill="hsl(${(at * 23) % 360} 40% ${50 + (at % 4) * 10}%)"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300">${ground}${shapes}</svg>`;
    const taken = `2026:05:${String(1 + Math.floor(at / 15)).padStart(2, '0')} 10:${String(at % 60).padStart(2, '0')}:00`;
    await sharp(Buffer.from(svg))
      .withExif({ IFD2: { DateTimeOriginal: taken } })
      .jpeg({ quality: 80 })
      .toFile(file);
  }
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A customer with one finger. A tap on a control that something covers fails. */
class Finger {
  readonly page: Page;
  #taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Begins a step, which takes four taps at most. */
  step(): void {
    this.#taps = 0;
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.#taps += 1;
    expect(this.#taps).toBeLessThanOrEqual(4);
    expect(await this.page.evaluate(sideways)).toEqual([]);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  }

  /** Opens the panel of a tool; one that is open stays. */
  async tool(name: string): Promise<void> {
    this.step();
    const own = this.page.locator('.editor-rail').getByRole('button', { name, exact: true }).filter({ visible: true });
    const isOpen = (await own.count()) > 0 && (await own.getAttribute('aria-current')) === 'true';
    if (isOpen && (await this.page.locator('.panel-scroll').isVisible())) return;
    await this.tap(own);
  }

  async upload(target: Locator, given: readonly string[]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.tap(target)]);
    await chooser.setFiles([...given]);
  }

  /** Closes what lies over the page, and selects nothing. */
  async leave(): Promise<void> {
    for (let step = 0; step < 4; step += 1) await this.page.keyboard.press('Escape');
    await expect.poll(() => this.page.locator('.hit-area-selected, .bar-popover').count()).toBe(0);
  }

  /** What says that it is in view is not only somewhere in the panel. */
  async sees(text: string | RegExp): Promise<void> {
    const said = this.page.getByText(text).filter({ visible: true }).first();
    await said.waitFor();
    await expect
      .poll(() =>
        said.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      )
      .toBe(true);
  }

  /** Ticks what has to be seen before the press, orders and approves. */
  async order(): Promise<string> {
    const { page } = this;
    for (let tick = page.getByLabel('Ich habe es gesehen, so drucken').first(); !(await page.locator('.approval').isVisible()); ) {
      this.step();
      await this.tap(page.locator('.top-buy'));
      await page.locator('.approval, #print-check').first().waitFor();
      if (await page.locator('.approval').isVisible()) break;
      await this.tap(tick);
      tick = page.getByLabel('Ich habe es gesehen, so drucken').first();
    }
    await lookAtAllPages(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    this.step();
    await this.tap(this.button('Alles passt, in den Warenkorb'));
    await page.waitForURL(/warenkorb/);
    return noBreak(await page.locator('main').innerText());
  }
}

/** Rows of controls, panels and the page itself, where they scroll sideways. */
function sideways(): string[] {
  const all = [
    document.documentElement,
    ...document.querySelectorAll('.editor-rail, .editor-bar .bar-row, .panel-scroll, .peek-row, .bar-popover, .strip, .approval-pages'),
  ];
  return all
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ className, scrollWidth, clientWidth }) => `${className} ${scrollWidth} ${clientWidth}`);
}

async function open(path: string, width: number, height: number) {
  const { page, complaints } = await site.open(path, { viewport: { width, height }, hasTouch: true, isMobile: true });
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.locator('.peek-row').waitFor();
  return { page, complaints, finger: new Finger(page) };
}

describe.runIf(hasChromium)('by touch', () => {
  test.each(shown)(
    'a pocketfold at %i × %i gets two corrected photos and own colours, and lies in the cart [E096]',
    async (width, height) => {
      const { page, complaints, finger } = await open(
        '/configurator-card/?card=olivia-pocketfold&form=pocketfold&format=a6',
        width,
        height,
      );
      await finger.tool('Bilder');
      await finger.upload(page.getByText('Fotos auswählen').filter({ visible: true }).first(), files(2));
      // The design has no place for photos: each is put on the page that is shown.
      for (const [at, photo] of ['foto-01.jpg', 'foto-02.jpg'].entries()) {
        await finger.leave();
        finger.step();
        await finger.tap(finger.button(at === 0 ? 'Weiter zu Tasche' : /^Weiter zu/));
        await finger.tool('Bilder');
        await finger.tap(page.getByRole('button', { name: `${photo} auf die gezeigte Seite legen` }));
        await page.locator('.hit-area-photo.hit-area-selected').waitFor();
        finger.step();
        await finger.tap(page.locator('.editor-bar').getByRole('button', { name: 'Bild', exact: true }));
        await finger.tap(finger.button('Automatisch'));
        await finger.sees(/^Ein Foto ist automatisch eingestellt/);
      }
      expect(await accessibilityProblems(page)).toEqual([]);
      await finger.leave();
      await finger.tool('Farbwelt');
      await finger.tap(page.locator('[data-name="own-palette"]').getByRole('button', { name: /^Erste Farbe/ }));
      await finger.tap(
        page
          .locator('[data-name="own-palette"]')
          .getByRole('button', { name: /^(Dunkel)?[Bb]lau, Ton/ })
          .first(),
      );
      await finger.leave();
      for (let open = 4; open > 0; open -= 1) {
        finger.step();
        await finger.tap(page.locator('.top-buy').filter({ hasText: `Noch ${open}` }));
        await finger.tap(page.getByRole('button', { name: /^Zum nächsten: .*Text/ }));
        await page.locator('.panel-scroll textarea:focus').waitFor();
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText('Am 3. Juli');
        await expect.poll(() => page.locator('.top-buy').innerText()).not.toContain(`Noch ${open}`);
      }
      expect(await finger.order()).toContain('Pocketfold A6');
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test.each(shown)(
    'a photo book at %i × %i is filled with photos, three of them across both pages, and lies in the cart [E010]',
    async (width, height) => {
      const { page, complaints, finger } = await open(
        '/configurator-photobook/?type=echtfotobuch&size=200-200&binding=layflat',
        width,
        height,
      );
      await finger.tool('Fotos');
      await finger.upload(page.getByText('Fotos auswählen').filter({ visible: true }).first(), files(bookPhotos));
      await finger.sees(`${bookPhotos} von ${bookPhotos} Fotos im Buch.`);
      expect(await accessibilityProblems(page)).toEqual([]);
      for (const left of [2, 4, 6]) {
        finger.step();
        await finger.tap(page.locator('button.peek-page'));
        await finger.tap(
          page.getByRole('navigation', { name: 'Doppelseiten' }).getByRole('button', { name: `Seite ${left}`, exact: true }),
        );
        await finger.tool('Layout');
        await finger.tap(page.getByRole('button', { name: / über beide Seiten legen$/ }).first());
        await finger.sees('Dieses Foto läuft über beide Seiten.');
      }
      expect(await accessibilityProblems(page)).toEqual([]);
      await finger.tool('Text');
      await finger.tap(page.getByLabel('Titel', { exact: true }));
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('Zoë und der Mai');
      await expect.poll(() => page.locator('.top-buy').innerText()).not.toContain('Noch');
      expect(await finger.order()).toContain('Echtfotobuch');
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test.each(shown)('a calendar at %i × %i gets photos and own holidays, and lies in the cart [E007]', async (width, height) => {
    const { page, complaints, finger } = await open('/configurator-calendar/?calendarType=tischkalender', width, height);
    await finger.tool('Fotos');
    await finger.upload(page.getByText('Fotos auswählen').filter({ visible: true }).first(), files(13));
    await page.getByText('13 von 13 Plätzen gefüllt').waitFor({ state: 'attached' });
    await finger.tool('Feiertage');
    await finger.tap(page.getByLabel('Name der Ferien'));
    await page.keyboard.insertText('Sommerferien');
    const year = /20\d\d/.exec(await page.locator('.top-name').innerText())?.[0] ?? '2027';
    await page.getByLabel('Erster Ferientag').fill(`${year}-07-29`);
    await page.getByLabel('Letzter Ferientag').fill(`${year}-08-11`);
    await finger.tap(finger.button('Ferien eintragen'));
    await finger.sees('Sommerferien steht im Kalender.');
    expect(await accessibilityProblems(page)).toEqual([]);
    finger.step();
    await finger.tap(page.locator('button.peek-page'));
    await finger.tap(page.locator('.strip-page', { hasText: 'Juli' }));
    expect(await finger.order()).toContain('Tischkalender');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
