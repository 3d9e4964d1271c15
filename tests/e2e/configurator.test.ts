/** The configurator in a real browser: what is typed is what is set, nothing is lost, clumsy hands do no harm. */
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { accessibilityProblems, complaintsOf, lookAtAllPages } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';
import { changedPaint } from '#web/editor/canvas/part-painter.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const entry = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';
const names = '[data-hit-area="outside front-names"]';
const photo = '[data-hit-area="inside inside-photo"]';
const photoFile = 'tests/render/photo.jpg';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A visitor; whatever the page complains about ends up in `complaints`. */
async function visit(options: { context?: BrowserContext; path?: string; width?: number; height?: number } = {}) {
  const { width = 1300, height = 850 } = options;
  const context = options.context ?? (await browser.newContext({ viewport: { width, height }, locale: 'de-DE' }));
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${options.path ?? entry}`);
  await ready(page);
  return { context, page, complaints };
}

async function ready(page: Page) {
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
}

/** Does something that changes the card, and waits until the server has it. */
async function saving(page: Page, work: () => Promise<unknown>) {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/web-api/designs') && response.request().method() !== 'GET' && response.ok(),
  );
  await work();
  await answer;
  await page.locator('.save-good').waitFor();
}

/** Drags the photo behind its outline, in an upright and in a turned slot: it follows the mouse and stays where it was let go. */
async function expectDrawnAsLaidOut(page: Page) {
  // That of a turned slot is there for both panels.
  const image = page.locator('.canvas image').first();
  const corner = () => image.evaluate((one) => one.getBoundingClientRect().toJSON() as { x: number; y: number });
  const area = await page.locator(photo).boundingBox();
  if (!area) throw new Error('the photo is not on the canvas');
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  for (const turned of [false, true]) {
    if (turned) {
      await page.locator('[data-grip="turn"]').hover();
      await page.mouse.down();
      await page.mouse.move(x + 150, y - 60, { steps: 4 });
      await page.mouse.up();
    }
    const began = await corner();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y + 2, { steps: 2 });
    await page.mouse.move(x + 9, y + 6, { steps: 3 });
    // One of the directions may have no room left.
    await expect.poll(async () => Math.hypot((await corner()).x - began.x, (await corner()).y - began.y)).toBeGreaterThan(2);
    const drawn = await corner();
    const attributes = await image.evaluate((one) => ['x', 'y', 'transform'].map((name) => one.getAttribute(name)).join(' '));
    await page.mouse.up();
    await expect
      .poll(() => image.evaluate((one) => ['x', 'y', 'transform'].map((name) => one.getAttribute(name)).join(' ')))
      .not.toBe(attributes);
    const laidOut = await corner();
    expect([laidOut.x - drawn.x, laidOut.y - drawn.y].map(Math.abs).every((px) => px < 0.1)).toBe(true);
  }
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** Paths of an element as the page shows them, with the transforms that place them. */
function shownPaths(page: Page, element: string): Promise<string[]> {
  return page
    .locator(`.canvas [data-element="${element}"] path`)
    .evaluateAll((paths) =>
      paths.map(
        (path) => [path.parentElement, path].map((node) => node?.getAttribute('transform') ?? '').join(' ') + path.getAttribute('d'),
      ),
    );
}

function pathsOf(node: SvgNode, parent: SvgNode | null = null): string[] {
  const place = [parent, node].map((one) => one?.attrs.transform ?? '').join(' ');
  return [...(node.tag === 'path' ? [place + node.attrs.d] : []), ...node.children.flatMap((child) => pathsOf(child, node))];
}

describe('the configurator', () => {
  test('its HTML is complete without JavaScript: every text in a labelled field [F039]', async () => {
    const answer = await send(shop, { path: entry });
    expect(answer.status).toBe(200);
    for (const label of ['Namen', 'Datum', 'Ort', 'Einladungstext']) expect(answer.text).toContain(`>${label}</label>`);
    expect(answer.text).toContain('&amp; Jörg</textarea>');
    expect(answer.text).toMatch(/<img[^>]+src="\/img\/cards\/olivia/);
    expect(answer.headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
  });

  test.each(['?designId=AAAAAAAAAAAAAAAAAAAAAA', '?designId=x', '?card=gibt-es-nicht', '?card='])(
    'an address with an unknown card or design (%j) is a 404 with the way to the list',
    async (query) => {
      const answer = await send(shop, { path: `/configurator-card/${query}` });
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('Karten ansehen');
    },
  );

  test('what is typed is set on the screen exactly as the shop sets it for print [E013]', async () => {
    const { page, context, complaints } = await visit();
    await page.locator(names).click();
    const typed = 'Zoë Müller-Łukasz\n& Jörg Žižek';
    await field(page, 'Namen').fill(typed);
    const blank = blankDesign(row, 'folded', 'a6', undefined, 'none');
    const edited = applyEdits(blank, [{ kind: 'setText', page: 'outside', element: 'front-names', text: typed }]);
    if (!edited) throw new Error('the text is not there');
    const fonts = await openFonts();
    const artworks = artworksOf(row, 'folded', 'a6');
    const laid = layout(edited.design, { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null });
    const outside = laid.sheets[0];
    if (!outside) throw new Error('the outside is not there');
    const items = outside.items.filter(({ of }) => of === 'front-names');
    const expected = pathsOf(paintSheet({ ...outside, items }, { fonts, photoHref: () => null }, changedPaint));
    await expect.poll(() => shownPaths(page, 'front-names')).toEqual(expect.arrayContaining(expected));
    await page.locator('.save-good').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the first change is saved within seconds under an address of its own, and outlives the browser [E023]', async () => {
    const { page, context } = await visit();
    expect(new URL(page.url()).searchParams.get('designId')).toBeNull();
    await saving(page, () => field(page, 'Namen').fill('Hermine\n& Emil'));
    expect(page.url()).toMatch(/\?designId=[\w-]{22}$/);
    const address = page.url();
    const storageState = await context.storageState();
    await context.close();
    const later = await browser.newContext({ storageState });
    const again = await later.newPage();
    await again.goto(address);
    await ready(again);
    expect(await field(again, 'Namen').inputValue()).toBe('Hermine\n& Emil');
    await later.close();
  });

  test('undo and redo work by keys, and still after a reload [E022]', async () => {
    const { page, context } = await visit();
    await saving(page, async () => {
      await field(page, 'Namen').fill('Magdalena');
      await field(page, 'Datum').fill('Sonntag, 2. Mai 2027');
      await field(page, 'Ort').fill('Weimar');
    });
    await page.reload();
    await ready(page);
    await page.locator(names).focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field(page, 'Datum').inputValue()).toBe('Samstag, 12. Juni 2027');
    expect(await field(page, 'Namen').inputValue()).toBe('Magdalena');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field(page, 'Namen').inputValue()).toBe('Sophie\n& Jörg');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => field(page, 'Ort').inputValue()).toBe('Weimar');
    await context.close();
  });

  test('a photo is taken, judged in words, cropped by keys and by mouse; a file that is none leaves it where it is [E016]', async () => {
    const { page, context } = await visit();
    await page.getByRole('button', { name: 'Innen', exact: true }).first().click();
    await page.locator(photo).click();
    await page.getByLabel('Bild hochladen').setInputFiles(photoFile);
    await page.locator('.canvas image').waitFor();
    const href = await page.locator('.canvas image').getAttribute('href');
    expect(href).toMatch(/^\/img\/pictures\//);
    await page.getByText('Wird scharf.', { exact: true }).waitFor();
    const before = await page.locator('.canvas image').getAttribute('width');
    await page.getByLabel('Ausschnitt vergrößern').press('ArrowRight');
    await expect.poll(() => page.locator('.canvas image').getAttribute('width')).not.toBe(before);
    await expectDrawnAsLaidOut(page);
    await page
      .getByLabel('Ersetzen')
      .setInputFiles({ name: 'einkauf.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Milch, Brot, Butter') });
    await page.locator('.slot-problem').waitFor();
    expect(await page.locator('.slot-problem').textContent()).toMatch(/einkauf\.jpg|Bild/);
    expect(await page.locator('.canvas image').first().getAttribute('href')).toBe(href);
    await page.locator('.save-good').waitFor();
    await context.close();
  });

  test('a coarse photo must be confirmed, and asks again when it is enlarged [E018]', async () => {
    const { page, context } = await visit();
    await page.getByRole('button', { name: 'Innen', exact: true }).first().click();
    await page.locator(photo).click();
    const buffer = await sharp({ create: { width: 560, height: 460, channels: 3, background: '#7a8b6f' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Bild hochladen').setInputFiles({ name: 'klein.jpg', mimeType: 'image/jpeg', buffer });
    const open = async () => Number(/\d+/.exec((await page.locator('.check-line').textContent()) ?? '')?.[0]);
    await page.locator('.check-line').click();
    const tick = page.getByLabel('Ich habe es gesehen, so drucken');
    await tick.waitFor();
    const before = await open();
    await tick.check();
    await expect.poll(open).toBe(before - 1);
    await page.getByRole('button', { name: 'Bilder' }).click();
    await page.getByLabel('Ausschnitt vergrößern').press('ArrowRight');
    await expect.poll(open).toBe(before);
    await context.close();
  });

  test('what two windows and another device change is merged, and what they change at the same place is kept twice [E023]', async () => {
    const { page, context } = await visit();
    await saving(page, () => field(page, 'Namen').fill('Anfang'));
    const address = new URL(page.url()).pathname + new URL(page.url()).search;
    const second = (await visit({ context, path: address })).page;
    const other = await browser.newContext({ storageState: await context.storageState(), viewport: { width: 1300, height: 850 } });
    const device = (await visit({ context: other, path: address })).page;
    await saving(page, () => field(page, 'Ort').fill('Aus dem ersten Fenster'));
    await expect.poll(() => field(second, 'Ort').inputValue()).toBe('Aus dem ersten Fenster');
    await saving(device, () => field(device, 'Datum').fill('Vom anderen Gerät'));
    await device.getByText('sind dazugekommen').waitFor();
    expect(await field(device, 'Ort').inputValue()).toBe('Aus dem ersten Fenster');
    await saving(second, () => field(second, 'Namen').fill('Aus dem zweiten Fenster'));
    await expect.poll(() => field(page, 'Datum').inputValue()).toBe('Vom anderen Gerät');

    await field(device, 'Namen').fill('Am selben Ort');
    const dialog = device.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('es geht nichts verloren');
    expect(await dialog.locator('.conflict-places li').allTextContents()).toEqual([
      '„Namen“: zuerst gespeichert „Aus dem zweiten Fenster“, hier im Fenster „Am selben Ort“',
    ]);
    await expect.poll(() => dialog.locator('.conflict-picture svg').count()).toBe(2);
    expect(await accessibilityProblems(device)).toEqual([]);
    const opening = other.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Zwischenstand öffnen' }).click();
    const copy = await opening;
    await ready(copy);
    expect(await field(copy, 'Namen').inputValue()).toBe('Am selben Ort');
    await dialog.getByRole('button', { name: 'Diese nehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await field(device, 'Namen').inputValue()).toBe('Am selben Ort');
    await device.getByRole('button', { name: 'Rückgängig' }).click();
    expect(await field(device, 'Namen').inputValue()).toBe('Aus dem zweiten Fenster');
    expect(await field(device, 'Datum').inputValue()).toBe('Vom anderen Gerät');
    await other.close();
    await context.close();
  });

  test('without a network work goes on, and comes back after the window was closed [E023]', async () => {
    const { page, context } = await visit();
    await saving(page, () => field(page, 'Namen').fill('Vor dem Tunnel'));
    const address = new URL(page.url());
    await context.setOffline(true);
    await field(page, 'Namen').fill('Im Tunnel');
    await page.getByText('Offline, hier gesichert').waitFor();
    await page.waitForTimeout(300);
    await page.close();
    await context.setOffline(false);
    const later = (await visit({ context, path: address.pathname + address.search })).page;
    await expect.poll(() => field(later, 'Namen').inputValue()).toBe('Im Tunnel');
    await later.locator('.save-good').waitFor();
    const answer = await later.evaluate(
      async (path) => {
        const response = await fetch(path, { headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' } });
        return response.text();
      },
      `/web-api/designs/${address.searchParams.get('designId')}`,
    );
    expect(answer).toContain('Im Tunnel');
    await context.close();
  });

  test('a draft whose session was lost is offered from what the browser holds, and to nobody else [E023]', async () => {
    const { page, context } = await visit();
    await field(page, 'Namen').fill('Hermine & Emil');
    await page.getByRole('button', { name: 'Innen', exact: true }).first().click();
    await page.locator(photo).click();
    await page.getByLabel('Bild hochladen').setInputFiles(photoFile);
    await page.locator('.canvas image').waitFor();
    await page.waitForURL(/designId=/);
    await page.locator('.save-good').waitFor();
    const address = new URL(page.url());
    await page.close();
    await context.clearCookies();

    const stranger = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    expect((await stranger.goto(address.href))?.status()).toBe(404);
    await stranger.getByRole('heading', { name: 'Dieser Entwurf ist nicht hier' }).waitFor();
    expect(await stranger.locator('main').textContent()).not.toContain('Hermine');
    await stranger.context().close();

    const again = await context.newPage();
    expect((await again.goto(address.href))?.status()).toBe(404);
    await again.getByRole('heading', { name: 'Dein Entwurf liegt noch in diesem Browser' }).waitFor();
    expect(await again.locator('main').textContent()).toContain('„Hermine & Emil“');
    expect(await again.locator('main').textContent()).toContain('Ein Foto daraus');
    expect(await accessibilityProblems(again)).toEqual([]);
    await again.getByRole('button', { name: 'Als neuen Entwurf speichern' }).click();
    await again.waitForURL(/designId=/);
    await ready(again);
    await again.locator('.save-good').waitFor();
    expect(await field(again, 'Namen').inputValue()).toBe('Hermine & Emil');
    expect(new URL(again.url()).searchParams.get('designId')).not.toBe(address.searchParams.get('designId'));
    await context.close();
  });

  test('a panel whose code cannot be fetched says so, leaves the card alone and offers another try', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 850 }, locale: 'de-DE' });
    await context.route(/\/assets\/option-panel-/, (route) => route.abort());
    const { page } = await visit({ context });
    await field(page, 'Namen').fill('Ohne Papier');
    await page.getByRole('button', { name: 'Papier' }).click();
    await page.getByText('Deine Gestaltung bleibt erhalten').waitFor();
    await context.unroute(/\/assets\/option-panel-/);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.locator('input[value="flat.a6"]').waitFor();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    expect(await field(page, 'Namen').inputValue()).toBe('Ohne Papier');
    await context.close();
  });

  test('another format takes words along; a colourway changes inks only [E003]', async () => {
    const { page, context } = await visit();
    await field(page, 'Namen').fill('Marie\n& Felix');
    await page.getByRole('button', { name: 'Farbwelt' }).click();
    const ink = () => page.locator(`.canvas [data-element="front-names"] [fill]`).first().getAttribute('fill');
    const before = await ink();
    await page.getByText('Rosé', { exact: true }).click();
    await expect.poll(ink).not.toBe(before);
    await page.getByRole('button', { name: 'Papier' }).click();
    await page.locator('input[value="flat.a6"]').click();
    await page.getByText('in das neue Format übernommen').or(page.getByText('hat dieses Format keinen Platz')).waitFor();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    expect(await field(page, 'Namen').inputValue()).toBe('Marie\n& Felix');
    await page.locator('.save-good').waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await page.getByRole('heading', { name: 'Klappkarte A6' }).waitFor();
    await context.close();
  });

  test('the price follows the choice at once, and quantities between the steps go up with a word [E001]', async () => {
    const { page, context } = await visit();
    await page.getByRole('button', { name: 'Menge' }).click();
    const total = () => page.locator('.buy-total').textContent();
    const before = await total();
    await field(page, 'Andere Menge').fill('52');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText('aus 52 werden 55 Stück').waitFor();
    expect(await total()).not.toBe(before);
    await field(page, 'Andere Menge').fill('5001');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText('Mehr als 5000 Stück gibt es nur auf Anfrage').waitFor();
    await page.getByRole('button', { name: 'Papier' }).click();
    await page.locator('input[value="kraft"]').click();
    await page.locator('input[value="gold"]').click();
    await page.getByText('Goldfolie geht nicht auf Kraftpapier braun 280').waitFor();
    await page.getByRole('button', { name: /nehmen$/ }).click();
    await page.getByText(/Stück, Goldfolie/).waitFor();
    await context.close();
  });

  test('arrows move a text by a millimetre, Escape leads from the field to the canvas [E028]', async () => {
    const { page, context } = await visit();
    await page.locator(names).click();
    await field(page, 'Namen').focus();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-hit-area'))).toBe('outside front-names');
    const left = async () => (await page.locator(names).boundingBox())?.x ?? 0;
    const before = await left();
    await page.keyboard.press('ArrowLeft');
    const millimetre = before - (await left());
    expect(millimetre).toBeGreaterThan(1);
    await page.keyboard.press('Shift+ArrowLeft');
    expect((before - (await left())) / millimetre).toBeCloseTo(11, 0);
    await context.close();
  });

  test('a card with own words and photo goes to the cart; before that the reason stands beside the button', async () => {
    const { page, context, complaints } = await visit();
    await page.getByRole('button', { name: /^Noch \d+ Punkte offen$/ }).waitFor();
    for (const area of await page.locator('.text-group textarea').all()) {
      await area.focus();
      await area.press('End');
      await page.keyboard.type(' x');
    }
    await page.getByRole('button', { name: 'Bilder' }).click();
    await page.getByLabel('Bild hochladen').setInputFiles(photoFile);
    await page.getByText('Wird scharf.', { exact: true }).waitFor();
    const buy = page.locator('.buy-box').getByRole('button', { name: 'In den Warenkorb' });
    await expect.poll(() => buy.getAttribute('aria-disabled')).toBeNull();
    await buy.click();
    await lookAtAllPages(page);
    await page.getByRole('button', { name: 'Alles passt, in den Warenkorb' }).click();
    await page.waitForURL(/\/warenkorb\/$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('pasted novels, emoji and Arabic are cut, set or named, and never break the page [E015]', async () => {
    const { page, context, complaints } = await visit();
    await field(page, 'Namen').fill('Lorem ipsum dolor sit amet '.repeat(100));
    await page.getByText('höchstens 2000 Zeichen').waitFor();
    await page.locator('.text-entry .field-error').first().waitFor();
    expect((await field(page, 'Namen').inputValue()).length).toBe(2000);
    await field(page, 'Namen').fill('Zoë 💍 & علي');
    await page.locator('.check-line').click();
    await page.locator('#print-check').getByText('können wir nicht drucken').waitFor();
    await page.locator('#print-check').getByRole('button', { name: 'Weglassen' }).click();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    // The ring has a picture on the press; letters without a face are named and may be left out.
    await expect.poll(() => field(page, 'Namen').inputValue()).not.toMatch(/\p{Script=Arabic}/u);
    expect(await field(page, 'Namen').inputValue()).toContain('Zoë 💍');
    await page.locator('.save-good').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
