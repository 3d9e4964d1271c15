/** A photo breaks after it was ordered: from the mail to the page of the order, another photo, and the PDF for the press. */
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import { openStore, type Store } from '#store/db/store.ts';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey, personalised } from '#tests/customer.ts';
import { fileForm } from '#tests/file-form.ts';
import { filesOfOrder } from '#tests/order-in-browser.ts';
import { even } from '#tests/photo-orders.ts';
import { renderPdf } from '#tests/read-pdf.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const place = { xUm: 20_000, yUm: 40_000, widthUm: 50_000, heightUm: 50_000, rotation: 0 };

/** A folded card with a photo inside. */
function withPhoto(design: DesignDocument, photoId: string): DesignDocument {
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  const ink = Object.keys(design.inks)[0] ?? '';
  const photo: PhotoElement = { kind: 'photo', id: 'photo-1', role: 'photo', ...place, photoId, shape: 'rect', crop, ink };
  return {
    ...design,
    pages: design.pages.map((page) => (page.id === 'inside' ? { ...page, elements: [...page.elements, photo] } : page)),
  };
}

/** The order of a card whose photo breaks before it is printed: its number and token. */
async function orderedWithBrokenPhoto(store: Store) {
  const visitor = guest(shop);
  const { headers, body } = fileForm(await even('#c02020', 1_200, 1_200));
  const uploaded = await visitor.request({
    path: '/web-api/customer-picture',
    method: 'POST',
    headers: { ...visitor.headers(), ...headers },
    body,
  });
  const photo = JSON.parse(uploaded.text).id as string;
  const blank = await visitor.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6');
  const design = withPhoto(personalised(blank.json.design), photo);
  const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
  const saved = await visitor.call('POST', '/web-api/designs', { design, choice });
  const cart = (await visitor.call('POST', '/web-api/cart/lines', { designId: saved.json.id })).json;
  expect(cart.lines[0].problems).toEqual([]);
  const { print_key } = await store.db.selectFrom('pictures').select('print_key').where('id', '=', photo).executeTakeFirstOrThrow();
  truncateSync(join(shop.dataDir, 'files', print_key), 2_000);
  const placed = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
  return { number: placed.json.orderNumber as string, token: placed.json.token as string };
}

describe.runIf(hasChromium)('an order whose photo is broken', () => {
  test('is repaired without scripts on the page that its mail leads to, and printed with the other photo', async () => {
    const store = await openStore({ databaseUrl: null, dataDir: shop.dataDir }, () => new Date());
    onTestFinished(() => store.close());
    const { number, token } = await orderedWithBrokenPhoto(store);
    const subject = `Deine Bestellung ${number} braucht dich`;
    const mails = () => store.db.selectFrom('mails').select('text').where('subject', '=', subject).execute();
    await expect.poll(async () => (await mails()).length, { timeout: 240_000, interval: 1_000 }).toBe(1);
    expect((await mails())[0]?.text).toContain('Dieses Foto ist beschädigt');

    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'de-DE' });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const address = `${shop.origin}/bestellung/${token}/`;
    await page.goto(address);
    await hydrated(page);
    const section = page.getByRole('region', { name: 'Deine Bestellung braucht dich' });
    const picture = section.getByRole('img', { name: /die Stelle ist markiert/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(300);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityProblems(page)).toEqual([]);

    const plain = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE', javaScriptEnabled: false });
    const form = await plain.newPage();
    await form.goto(address);
    const upload = async (name: string, side: number) => {
      const buffer = await sharp(await even('#20a040', side, side)).toBuffer();
      await form.getByLabel('Anderes Foto').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await form.getByRole('button', { name: 'Foto einsetzen' }).click();
    };
    await upload('klein.jpg', 90);
    await form.getByRole('alert').filter({ hasText: 'zu klein' }).waitFor();
    await upload('neu.jpg', 1_200);
    await form.getByRole('status').filter({ hasText: 'Danke, das ist behoben' }).waitFor();
    await plain.close();
    expect(complaints).toEqual([]);

    const { files } = await filesOfOrder(shop, number);
    const [, pdf] = [...files].find(([name]) => /_v2\.pdf$/.test(name)) ?? expect.fail('no PDF of the second revision');
    const { data, width, height } = await renderPdf(pdf, 1, 1);
    const inside = ((place.yUm + place.heightUm / 2) / 1_000) * (72 / 25.4);
    const across = ((place.xUm + place.widthUm / 2) / 1_000) * (72 / 25.4);
    expect([width > across, height > inside]).toEqual([true, true]);
    const at = (Math.round(inside) * width + Math.round(across)) * 4;
    const [blue = 0, green = 0, red = 0] = data.subarray(at, at + 3);
    expect(green).toBeGreaterThan(Math.max(red, blue) + 30);
    await context.close();
  });
});
