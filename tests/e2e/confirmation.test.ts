/** A photo that prints softly: the server asks for the customer's word, keeps it, and orders nothing without it. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import { orderBody, orderKey, personalised } from '#tests/customer.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();

type Visitor = ReturnType<typeof guest>;

const sample = readFileSync(new URL('../render/photo.jpg', import.meta.url));

/** Uploads a picture of this width for the guest and gives its id. */
async function upload(visitor: Visitor, width: number): Promise<string> {
  const jpeg = await sharp(sample).resize({ width, height: width, fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'foto.jpg');
  const answer = await fetch(`http://127.0.0.1:${shop.port}/web-api/customer-picture`, {
    method: 'POST',
    body: form,
    headers: { ...visitor.headers(), origin: `http://127.0.0.1:${shop.port}` },
  });
  if (answer.status !== 200) throw new Error(`upload failed: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}

/** The first photo slot shows this picture at a resolution; the other slots are taken out. */
function withPhoto(design: DesignDocument, photoId: string, pixels: number, ppi: number): DesignDocument {
  let isPlaced = false;
  const place = (element: PhotoElement): PhotoElement => {
    const zoom = Math.max(1, (pixels * 25_400) / Math.max(element.widthUm, element.heightUm) / ppi);
    return { ...element, photoId, crop: { zoom, focusX: 0.5, focusY: 0.5 } };
  };
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      if (element.kind !== 'photo' || isPlaced) return element;
      isPlaced = true;
      return place(element);
    }),
  }));
  return personalised({ ...design, pages });
}

/** A guest whose saved card shows one photo at this resolution. */
async function visitorWithPhoto(ppi: number) {
  const visitor = guest(shop);
  const pixels = 900;
  const choice = { card: 'morgenlicht', form: 'flat', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
  const blank = await visitor.call('GET', `/web-api/card-blank?card=${choice.card}&form=${choice.form}&format=${choice.format}`);
  // The session is made by the first thing a guest keeps.
  const first = await visitor.call('POST', '/web-api/designs', { design: personalised(blank.json.design), choice });
  const design = withPhoto(blank.json.design, await upload(visitor, pixels), pixels, ppi);
  const saved = await visitor.call('PUT', `/web-api/designs/${first.json.id}`, { revision: 1, design, choice });
  if (saved.status !== 200) throw new Error(saved.text);
  return { visitor, id: first.json.id as string, design, choice };
}

async function order(visitor: Visitor, cart: { id: string; total: { amount: number } }) {
  return visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
}

describe('a photo of 70 to 119 dpi [E018]', () => {
  test('is ordered only with the confirmation, which the server keeps', async () => {
    const { visitor, id } = await visitorWithPhoto(95);
    const check = await visitor.call('GET', `/web-api/designs/${id}/preflight`);
    const asked = check.json.findings.filter((finding: { level: string }) => finding.level === 'confirm');
    expect(check.json.orderable).toBe(false);
    expect(asked).toEqual([expect.objectContaining({ rule: 'photo-resolution', figures: expect.stringMatching(/9[45] dpi/) })]);
    const key: string = asked[0].key;

    const without = await visitor.call('POST', '/web-api/cart/lines', { designId: id });
    expect(without.json).toMatchObject({ orderable: false, lines: [{ problems: [asked[0].text] }] });
    const refused = await order(visitor, without.json);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('ist noch nicht druckfertig');

    const foreign = await visitor.call('POST', '/web-api/cart/lines', { designId: id, confirmed: [`${key} anderes`] });
    expect(foreign.json.orderable).toBe(false);

    const confirmed = await visitor.call('POST', '/web-api/cart/lines', { designId: id, confirmed: [key] });
    expect(confirmed.json).toMatchObject({ orderable: true, lines: [{ problems: [] }] });
    expect((await visitor.call('GET', '/web-api/cart')).json.orderable).toBe(true);
    expect((await order(visitor, confirmed.json)).status).toBe(200);
  });

  test('a confirmation does not cover what was made coarser afterwards', async () => {
    const { visitor, id, design, choice: own } = await visitorWithPhoto(110);
    const { json } = await visitor.call('GET', `/web-api/designs/${id}/preflight`);
    const keys = json.findings.map((finding: { key: string }) => finding.key);
    const cart = await visitor.call('POST', '/web-api/cart/lines', { designId: id, confirmed: keys });
    expect(cart.json.orderable).toBe(true);
    const coarser = {
      ...design,
      pages: design.pages.map((page) => ({
        ...page,
        elements: page.elements.map((element) =>
          element.kind === 'photo' ? { ...element, crop: { ...element.crop, zoom: element.crop.zoom * 1.3 } } : element,
        ),
      })),
    };
    expect((await visitor.call('PUT', `/web-api/designs/${id}`, { revision: 2, design: coarser, choice: own })).status).toBe(200);
    const changed = (await visitor.call('GET', '/web-api/cart')).json;
    expect(changed.orderable).toBe(false);
    expect((await order(visitor, changed)).status).toBe(422);
  });

  test('below 70 dpi no confirmation helps, from 120 on none is asked', async () => {
    const coarse = await visitorWithPhoto(65);
    const { json } = await coarse.visitor.call('GET', `/web-api/designs/${coarse.id}/preflight`);
    const keys = json.findings.map((finding: { key: string }) => finding.key);
    const cart = await coarse.visitor.call('POST', '/web-api/cart/lines', { designId: coarse.id, confirmed: keys });
    expect(cart.json.orderable).toBe(false);
    expect((await order(coarse.visitor, cart.json)).status).toBe(422);
    const soft = await visitorWithPhoto(130);
    expect((await soft.visitor.call('POST', '/web-api/cart/lines', { designId: soft.id })).json.orderable).toBe(true);
  });
});
