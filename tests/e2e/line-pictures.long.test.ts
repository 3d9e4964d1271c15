/** A card that a guest has changed, with a framed picture beside it, from the cart to the order page: every page shows both as they are printed. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { approvalOf } from '#core/order/approval/approval.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import { sha256 } from '#services/sha256.ts';
import { hydrated } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { sampled } from '#tests/long-form.ts';
import { fillAddress } from '#tests/order-in-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const hashOf = (design: DesignDocument) => `"${approvalOf(design, [], { revision: 1, at: new Date(), hash: sha256 }).document}"`;

/** Hashes of the documents that the pictures in the lists of a page show, each once. */
async function shownDocuments(page: Page): Promise<(string | null)[]> {
  const images = page.locator('main li img');
  await images.first().waitFor({ state: 'attached' });
  return images.evaluateAll(async (all) => {
    const hashes = await Promise.all(
      (all as HTMLImageElement[]).map(async (image) => {
        const answer = await fetch(image.currentSrc || image.src);
        return answer.ok ? answer.headers.get('etag') : `${answer.status} ${image.src}`;
      }),
    );
    return [...new Set(hashes)].sort();
  });
}

const steps = [
  ['Weiter zur Lieferung', 'Wann soll die Post kommen?'],
  ['Weiter zur Zahlung', 'Wie möchtest du zahlen?'],
  ['Weiter zum Prüfen', 'Stimmt alles so?'],
] as const;

describe('a changed card and a framed picture', () => {
  test.each(sampled([390, 1300], 2))('are shown as they are printed on every page up to the order, %i pixels wide', async (width) => {
    const visitor = guest(shop);
    const card = await savedCard(visitor, { inCart: true });
    const choice = {
      format: '600x400',
      material: 'poster',
      frameType: 'holzrahmen',
      frameColour: 'oak',
      matSize: 30,
      hanging: 'none',
    } as const;
    const picture = blankPhotoframe({ type: 'photoframe', ...choice });
    // Without a photo it could not be ordered.
    const box = { xUm: 50_000, yUm: 50_000, widthUm: 300_000, heightUm: 200_000, rotation: 0 };
    const shape = { kind: 'shape', id: 'shape', role: 'area', ...box, outline: { as: 'rect' }, fill: 'text' } as const;
    const design = { ...picture, pages: picture.pages.map((page) => ({ ...page, elements: [shape] })) };
    const saved = await visitor.call('POST', '/web-api/designs', { design, choice: { ...choice, quantity: 1 } });
    expect([saved.status, saved.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
    const { findings } = (await visitor.call('GET', `/web-api/designs/${saved.json.id}/preflight`)).json;
    const confirmed = findings.map(({ key }: { key: string }) => key);
    const cart = await visitor.call('POST', '/web-api/cart/lines', { designId: saved.json.id, quantity: 1, confirmed });
    expect(cart.json).toMatchObject({ orderable: true });
    const printed = [];
    for (const id of [card.id, saved.json.id]) printed.push(hashOf((await visitor.call('GET', `/web-api/designs/${id}`)).json.design));
    printed.sort();

    const context = await browser.newContext({ viewport: { width, height: 1000 } });
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const page = await context.newPage();
    await page.goto(`${shop.origin}/warenkorb/`);
    expect(await shownDocuments(page)).toEqual(printed);
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.waitForURL(/kasse/);
    await hydrated(page);
    expect(await shownDocuments(page)).toEqual(printed);
    await fillAddress(page);
    for (const [button, title] of steps) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect([title, await shownDocuments(page)]).toEqual([title, printed]);
    }
    await page.reload();
    expect(await shownDocuments(page)).toEqual(printed);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
    await page.waitForURL(/bestellung/);
    expect(await shownDocuments(page)).toEqual(printed);
    const [pixels] = await page
      .locator('main li img')
      .evaluateAll((all) => (all as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth));
    expect(pixels).toBeGreaterThan(0);
    await context.close();
  });
});
