import { readFileSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { test } from 'vitest';
import { productOf } from '#core/products/registry.ts';
import { hydrated } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { designedPieces } from '#tests/designed-pieces.ts';
import { fillAddress } from '#tests/order-in-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const wanted = ['a poster framed with a mat', 'canvas with a coloured edge', 'a box with a printed lid', 'a good, mug-330', 'a book with a hard cover', 'a calendar with a wire', 'photo prints'];
test('shots', { timeout: 900000 }, async () => {
  mkdirSync('/tmp/shots', { recursive: true });
  const visitor = guest(shop);
  await savedCard(visitor, { inCart: true });
  const jpeg = await sharp(readFileSync('tests/render/photo.jpg')).resize({ width: 4200, height: 3000, fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'foto.jpg');
  const answer = await fetch(`http://127.0.0.1:${shop.port}/web-api/customer-picture`, { method: 'POST', body: form, headers: { ...visitor.headers(), origin: `http://127.0.0.1:${shop.port}` } });
  const photoId = (await answer.json() as any).id;
  for (const [name, design] of designedPieces(photoId)) {
    if (!wanted.includes(name)) continue;
    const product = productOf(design.product.type);
    const choice: any = { ...(product.withDocument({ type: design.product.type } as any, design.product) as any), quantity: 1 };
    const saved = await visitor.call('POST', '/web-api/designs', { design, choice });
    if (saved.status !== 200) { console.log(name, saved.text.slice(0, 600)); continue; }
    const check = await visitor.call('GET', `/web-api/designs/${saved.json.id}/preflight`);
    const cart = await visitor.call('POST', '/web-api/cart/lines', { designId: saved.json.id, quantity: 1, confirmed: (check.json.findings ?? []).map((f: any) => f.key) });
    const line = cart.json.lines?.at(-1);
    console.log(name, cart.status, JSON.stringify(line?.problems ?? cart.text.slice(0, 200)));
    if (line?.problems?.length) await visitor.call('DELETE', `/web-api/cart/lines/${line.id}`);
  }
  let order = '';
  for (const width of [1300, 390]) {
    const context = await browser.newContext({ viewport: { width, height: 1000 } });
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const page = await context.newPage();
    const shot = async (name: string) => { await page.waitForTimeout(6000); await page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true }); };
    if (order === '') {
      await page.goto(`${shop.origin}/warenkorb/`);
      await shot('cart');
      await page.getByRole('link', { name: 'Zur Kasse' }).click();
      await page.waitForURL(/kasse/);
      await hydrated(page);
      await shot('address');
      await fillAddress(page);
      for (const step of ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen']) await page.getByRole('button', { name: step }).click();
      await page.getByRole('heading', { name: 'Stimmt alles so?' }).waitFor();
      await shot('review');
      await page.setViewportSize({ width: 390, height: 1000 });
      await page.screenshot({ path: `/tmp/shots/review-390.png`, fullPage: true });
      await page.setViewportSize({ width: 1300, height: 1000 });
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await page.waitForURL(/bestellung/);
      order = page.url();
    } else await page.goto(order);
    await shot('order');
    await page.goto(`${shop.origin}/konto/`);
    await shot('account');
    await page.goto(`${shop.origin}/dev/mailbox`);
    await page.waitForTimeout(2000);
    const href = await page.locator('a[href^="/dev/mailbox/"]').first().getAttribute('href').catch(() => null);
    if (href) { await page.goto(`${shop.origin}${href}.html`); await shot('mail'); }
    await context.close();
  }
});
