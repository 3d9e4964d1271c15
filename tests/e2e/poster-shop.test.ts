/** Wall art from the poster shop's lists to the lab's file: a poster as it is on a wide window, and an own photo on a phone. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, lookAtAllPages } from '#tests/browser.ts';
import { openTool } from '#tests/editor-tools.ts';
import { labFileOfOrder, orderAsGuest } from '#tests/order-in-browser.ts';
import { send } from '#tests/shop.ts';
import { noBreak, press, shopInBrowser } from '#tests/shop-in-browser.ts';

const photo = 'tests/render/photo.jpg';

const site = await shopInBrowser('myposter.localhost');

/** Root of the mean square of the differences between two blurred pictures, 0 to 255: fine lines lie a millimetre beside each other. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (picture: Buffer) => sharp(picture).resize(200, 280, { fit: 'fill' }).blur(4).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([small(one), small(other)]);
  const sum = a.reduce((total, value, at) => total + (value - (b[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / a.length);
}

describe.runIf(hasChromium)('the poster shop', () => {
  test('sells a poster from its list, framed, and the lab gets what the shop has shown [F003, E074]', async () => {
    const { page, complaints } = await site.open('/poster', { viewport: { width: 1300, height: 900 } });
    await hydrated(page);
    const tiles = page.locator('.poster-tile');
    const all = await tiles.count();
    expect(all).toBeGreaterThanOrEqual(24);
    await page
      .getByLabel(/^Linien/)
      .first()
      .check();
    await page.waitForURL(/subject=line/);
    await expect.poll(() => tiles.count()).toBeLessThan(all);
    await page.getByRole('link', { name: 'Funkstille', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Funkstille' }).waitFor();
    expect(noBreak(await page.locator('main').innerText())).toContain('15,99 €');
    // The radio button is veiled by its label's box.
    await page.locator('input[name=frameType][value=holzrahmen]').click({ force: true });
    await page.waitForURL(/frameType=holzrahmen/);
    await page.locator('input[name=frameColour][value=oak]').click({ force: true });
    await page.waitForURL(/frameColour=oak/);
    await page.getByRole('img', { name: /Poster „Funkstille“ in .*Holzrahmen Eiche/ }).waitFor();
    await page.getByRole('button', { name: 'Ein Stück mehr' }).click();
    await page.waitForURL(/amount=2/);
    await page.getByText('5 % Rabatt ab 2 Stück').waitFor();
    await page.getByLabel('Anzahl', { exact: true }).fill('1');
    await page.getByLabel('Anzahl', { exact: true }).press('Enter');
    await page.waitForURL(/amount=1(&|$)/);
    await press(page, 'In den Warenkorb');
    await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor();
    const cart = noBreak(await page.locator('main').innerText());
    expect(cart).toContain('Poster „Funkstille“, gerahmt');
    expect(cart).toContain('Poster 50 × 70 cm, Holzrahmen Eiche, mit weißem Passepartout 3 cm');
    expect(cart).toContain('Kommt als Großpaket: Der Versand kostet 5,00 € mehr, einmal je Bestellung.');
    const number = await orderAsGuest(page);
    expect(complaints).toEqual([]);

    const { bytes, facts } = await labFileOfOrder(site.shop, number);
    expect(facts).toMatchObject({
      sku: 'poster-funkstille-poster-500x700-holz-oak-30',
      material: 'poster',
      mm: { width: 510, height: 710 },
      frame: { type: 'holzrahmen', colour: 'oak' },
    });
    const { width, height, space } = await sharp(bytes).metadata();
    // (510 + 2 × 3) and (710 + 2 × 3) mm at 150 dpi.
    expect({ width, height, space }).toEqual({ width: 3047, height: 4228, space: 'srgb' });
    const shown = async (picture: string) =>
      (await send(site.shop, { path: `/img/posters/${picture}-480.webp`, host: 'myposter.localhost' })).body;
    expect(await difference(await shown('funkstille/kreide'), bytes)).toBeLessThan(6);
    expect(await difference(await shown('funkstille/rose'), bytes)).toBeGreaterThan(12);
    await page.context().close();
  });

  test('prints an own photo on canvas from a phone: sizes say how sharp it is, and it hangs on a wall first [F003, E074] [F041] [E005]', async () => {
    const { page, complaints } = await site.open('/wandbilder/leinwand', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('link', { name: 'Foto hochladen' }).first().click();
    await page.waitForURL(/configurator-photo-frame/);
    await page.locator('.editor[data-hydrated] .slot').first().waitFor();
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await page.locator('.canvas image').first().waitFor();
    // The photo is lying and of 4:3: so is the first format.
    await expect.poll(() => page.title()).toContain('Wandbild gestalten');
    const tool = (name: string) => openTool(page, name);
    await tool('Größe');
    await page.locator('.frame-level-fine').first().waitFor();
    await page.getByLabel('Breite in cm').fill('61,5');
    await press(page, 'Übernehmen');
    await page.getByText('Eigene Größen gibt es in Schritten von 1 cm.').waitFor();
    await page.getByLabel('Breite in cm').fill('24x36 in');
    await press(page, 'Übernehmen');
    await page.getByText('Größen sind in Zentimetern, nicht in Zoll').waitFor();
    await page.getByRole('button', { name: /^61.×.91.cm nehmen$/ }).waitFor();
    await page.locator('input[name=format][value="400x300"]').click({ force: true });
    await expect.poll(() => page.locator('input[name=format][value="400x300"]').isChecked()).toBe(true);
    await tool('Material');
    await page.locator('input[name=edge][value=mirror]').click({ force: true });
    await expect.poll(() => page.locator('input[name=edge][value=mirror]').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'An der Wand' }).click();
    await page.locator('.wall-view .framed').waitFor();
    await page.getByRole('button', { name: 'An der Wand' }).click();
    await page.locator('.save-good').waitFor();
    await press(page, 'In den Warenkorb');
    await lookAtAllPages(page);
    await page.getByRole('button', { name: 'Alles passt, in den Warenkorb' }).click();
    await page.waitForURL(/warenkorb/);
    const cart = noBreak(await page.locator('main').innerText());
    expect(cart).toContain('Leinwand 40 × 30 cm, Keilrahmen 2,5 cm tief, Rand gespiegelt');
    await expect
      .poll(() =>
        page
          .locator('main li img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(40);
    const number = await orderAsGuest(page);
    // Order and mail link show the ordered page to holders of the token only.
    const ordered = page.locator('main li img').first();
    await expect.poll(() => ordered.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(40);
    await page.getByRole('link', { name: 'Weitere Poster ansehen' }).waitFor();
    const path = new URL((await ordered.getAttribute('src')) ?? '', page.url()).pathname;
    const status = async (asked: string) => (await send(site.shop, { path: asked, host: 'myposter.localhost' })).status;
    expect(await status(path)).toBe(200);
    expect(await status(path.replace(/orders\/.{22}/, `orders/${'A'.repeat(22)}`))).toBe(404);
    expect(await status(path.replace('/1-', '/2-'))).toBe(404);
    expect(complaints).toEqual([]);

    const { bytes, facts } = await labFileOfOrder(site.shop, number);
    expect(facts).toMatchObject({ sku: 'photoframe-leinwand-400x300-25-mirror', mm: { width: 460, height: 360 } });
    const { width, height } = await sharp(bytes).metadata();
    // The front with 30 mm of canvas around it at 200 dpi.
    expect({ width, height }).toEqual({ width: 3622, height: 2835 });
    // Without the edges the file is the photo, as the crop of 4:3 shows it.
    const front = await sharp(bytes).extract({ left: 236, top: 236, width: 3150, height: 2362 }).png().toBuffer();
    const cropped = await sharp(photo).rotate().resize(1200, 900, { fit: 'cover', position: 'centre' }).png().toBuffer();
    expect(await difference(front, cropped)).toBeLessThan(20);
    await page.context().close();
  });

  test('says at every size how sharp a photo is, and greys out sizes and mats that cannot be had with their reasons [E009]', async () => {
    const { page, complaints } = await site.open('/configurator-photo-frame', { viewport: { width: 390, height: 800 }, hasTouch: true });
    await page.locator('.editor[data-hydrated] .slot').first().waitFor();
    const small = await sharp(photo).resize(1200, 900, { fit: 'cover' }).jpeg().toBuffer();
    await page.locator('input[type=file]').first().setInputFiles({ name: 'klein.jpg', mimeType: 'image/jpeg', buffer: small });
    await page.locator('.canvas image').first().waitFor();
    const tool = (name: string) => openTool(page, name);
    /** The values of an option as the page shows them. */
    const shown = (name: string) =>
      page.locator(`input[name=${name}]`).evaluateAll((all) =>
        all.map((input) => ({
          value: (input as HTMLInputElement).value,
          isGrey: (input as HTMLInputElement).disabled,
          level: input.parentElement?.querySelector('.frame-level')?.textContent ?? '',
          reason: input.parentElement?.querySelector('.priced-option-note')?.textContent ?? '',
        })),
      );
    await tool('Größe');
    await page.locator('.frame-level').first().waitFor();
    const sizes = await shown('format');
    await page.getByText('Genauer', { exact: true }).first().click();
    const grey = sizes.filter(({ isGrey }) => isGrey);
    expect(grey.length).toBeGreaterThan(0);
    expect(grey.length).toBeLessThan(sizes.length);
    for (const { value, isGrey, level, reason } of sizes) {
      // The photo's 4:3 fills the sizes of the family that is open.
      const ppi = Math.floor(1200 / (Number(value.split('x')[0]) / 25.4));
      expect(level, value).toMatch(/^[a-zäöü, ]+$/);
      const exact = noBreak(await page.locator(`.exact [data-size="${value}"]`).innerText());
      expect(Math.abs(Number(/: (\d+) dpi, mindestens \d+$/.exec(exact)?.[1]) - ppi), value).toBeLessThanOrEqual(1);
      expect(noBreak(reason), value).toMatch(isGrey ? /^Das Foto ist für diese Größe zu klein und würde unscharf\.$/ : /^$/);
    }
    await tool('Rahmen');
    await page.locator('input[name=matSize]').first().waitFor({ state: 'attached' });
    const mats = async () => (await shown('matSize')).map(({ value, isGrey, reason }) => [value, isGrey, reason]);
    expect(await mats()).toEqual([
      ['0', false, ''],
      ['30', true, 'Ein Passepartout gibt es nur mit einem Rahmen.'],
    ]);
    await page.locator('input[name=frameType][value=holzrahmen]').check({ force: true });
    await expect.poll(async () => (await mats()).map(([, isGrey]) => isGrey)).toEqual([false, false]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('shows an option of the configurator as chosen at once, while its page is still loading', { timeout: 90_000 }, async () => {
    const { page, complaints } = await site.open('/configurator-photo-frame?poster=funkstille', { viewport: { width: 1300, height: 900 } });
    await page.locator('.editor[data-hydrated]').waitFor();
    const held = Promise.withResolvers<void>();
    const isAsked = page.waitForRequest(/poster-blank/);
    await page.route(/poster-blank/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openTool(page, 'Rahmen');
    const frame = page.locator('input[name=frameType][value=holzrahmen]');
    await frame.check({ force: true });
    await isAsked;
    expect(await frame.isChecked()).toBe(true);
    // What is chosen meanwhile is added to it.
    const oak = page.locator('input[name=frameColour][value=oak]');
    await oak.check({ force: true });
    expect(await oak.isChecked()).toBe(true);
    held.resolve();
    await page.getByRole('button', { name: 'Einzelheiten' }).click();
    await page.getByText('Holzrahmen Eiche').filter({ visible: true }).first().waitFor();
    await expect.poll(() => frame.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('takes a quantity by the address, shows what each tier costs, and names the surcharge before the cart does', async () => {
    const read = async (query: string) => {
      const { status, text } = await send(site.shop, { path: `/poster/funkstille?${query}`, host: 'myposter.localhost' });
      expect(status).toBe(200);
      return noBreak(text.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
    };
    const three = await read('amount=3&frameType=alurahmen');
    expect(three).toContain('ab 1 87,98 € ab 2 83,58 € ab 5 79,18 € ab 10 74,78 € ab 25 72,14 € ab 50 71,26 €');
    expect(three).toContain('Ab 5 Stück zahlst du 4,40 € weniger je Stück.');
    expect(three).toContain('250,74 € 83,58 € je Stück');
    expect(three).toContain('Kommt als Großpaket: Der Versand kostet 5,00 € mehr, einmal je Bestellung.');
    const bare = await read('amount=77');
    expect(bare).toContain('Mehr als 50 Stück gibt es nur auf Anfrage.');
    expect(bare).not.toContain('Großpaket');
    expect(await read('amount=2,5')).toContain('Gib eine ganze Zahl ab 1 ein.');
    expect(await read('material=klebefolie')).toMatch(/\d+,\d\d € je m²/);
  });

  test('has no pages of posters in the card shop, and none of unknown posters and materials', async () => {
    const status = async (host: string, path: string) => (await send(site.shop, { path, host })).status;
    for (const path of ['/poster/', '/poster/tanz/', '/wandbilder/', '/wandbilder/leinwand/'])
      expect(await status('localhost', path)).toBe(404);
    for (const path of ['/poster/gibtesnicht', '/poster/T4nz', '/wandbilder/papier', '/configurator-photo-frame?poster=gibtesnicht'])
      expect(await status('myposter.localhost', path)).toBe(404);
  });

  test('keeps posters on a wish list of its own, in the colour they were seen in [E075]', async () => {
    const { page, complaints } = await site.open('/poster?color=navy', { viewport: { width: 1300, height: 900 } });
    await hydrated(page);
    const first = page.locator('.poster-tile').first();
    const name = (await first.getByRole('heading').innerText()).trim();
    await first.getByRole('button', { name: new RegExp(name) }).click();
    await page.goto(`http://myposter.localhost:${site.shop.port}/merkzettel`);
    await page.getByRole('heading', { level: 2, name }).waitFor();
    expect(await page.locator('.poster-tile').count()).toBe(1);
    expect(await page.locator('.poster-tile a').first().getAttribute('href')).toMatch(/\?colourway=/);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('hangs its posters on the start page, in both widths [E075]', async () => {
    for (const width of [1300, 360]) {
      const { page, complaints } = await site.open('/', { viewport: { width, height: 800 } });
      await hydrated(page);
      expect(await page.locator('.hanging .framed').count()).toBe(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });
});
