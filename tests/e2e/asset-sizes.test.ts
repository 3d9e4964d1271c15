/** Sizes of content assets under load: they do not keep the shop's own pictures waiting. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, sendFile } from '#tests/content-service.ts';
import { type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

/** Path of a public asset with this content. */
async function uploadPicture(bytes: Buffer): Promise<string> {
  const authorization = readFileSync(join(shop.dataDir, 'secrets', 'cms-management-token'), 'utf8').trim();
  const manage = async (path: string, body?: Json): Promise<Json> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const headers = { authorization, 'content-type': 'application/json' };
    return (await fetch(`${shop.origin}/cms/v1/spaces/1001/assets${path}`, { ...init, headers })).json();
  };
  const signed = await manage('', { filename: 'gross.jpg' });
  expect((await sendFile(signed, bytes, 'gross.jpg')).status).toBe(204);
  return new URL((await manage(`/${signed.id}/finish_upload`)).filename).pathname;
}

test('while 50 AVIF sizes are asked for at once, a picture of the home page is answered', async () => {
  const grain = sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } });
  const asset = await uploadPicture(await grain.resize(1500, 1000).jpeg().toBuffer());
  const { text: home } = await send(shop, { path: '/' });
  const picture = /\/img\/cards\/[^"\s]*-1040\.webp/.exec(home)?.[0] ?? '';
  await expect.poll(async () => (await send(shop, { path: picture })).headers['content-type']).toBe('image/webp');
  const order: string[] = [];
  const sizes = Array.from({ length: 50 }, async (_, at) => {
    const path = `${asset}/m/${700 + 10 * at}x0/filters:format(avif):quality(${50 + at})`;
    const answer = await send(shop, { path, headers: { accept: 'image/avif,image/webp' } });
    order.push('size');
    return answer;
  });
  const resized = `/img/575x0/filters:format(webp):quality(85)${picture}`;
  const shown = await send(shop, { path: resized, headers: { accept: 'image/webp' } });
  order.push('picture');
  const answers = await Promise.all(sizes);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(order.lastIndexOf('size')).toBeGreaterThan(order.indexOf('picture'));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(refused.map(() => [503, '2']));
  expect((await send(shop, { path: '/healthz' })).status).toBe(200);
});
