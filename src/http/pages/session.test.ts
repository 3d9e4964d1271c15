import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { withStore } from '#tests/engines.ts';
import { seedAll } from '#tests/seeded.ts';
import { parseTarget, resolvePage } from './resolve.ts';
import { anonymousSession, isAnonymous, visitorSession } from './session.ts';

function pageOf(url: string) {
  const page = resolvePage(parseTarget(url), hostOf('localhost', [], undefined));
  if ('movedTo' in page) throw new Error(`${url} moves`);
  return page;
}

async function unread(): Promise<never> {
  throw new Error('the catalogue was read');
}

test('a page is anonymous when it is read, has no private address and shows no draft', async () => {
  expect(await isAnonymous(pageOf('/impressum/'), 'GET', false, unread)).toBe(true);
  expect(await isAnonymous(pageOf('/impressum/'), 'HEAD', false, unread)).toBe(true);
  expect(await isAnonymous(pageOf('/impressum/'), 'POST', false, unread)).toBe(false);
  expect(await isAnonymous(pageOf('/warenkorb/'), 'GET', false, unread)).toBe(false);
  expect(await isAnonymous(pageOf('/impressum/'), 'GET', true, unread)).toBe(false);
});

withStore('the page of a configurator', (open) => {
  test('is anonymous when its address names known choices only, which begin a new design', async () => {
    const store = await open();
    await seedAll(store);
    const isShared = (url: string) => isAnonymous(pageOf(url), 'GET', false, () => catalogueOf(store));
    for (const begun of [
      '/configurator-photobook/',
      '/configurator-card/?card=olivia',
      '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50&colourway=blau',
      '/configurator-card/?form=flat',
    ])
      expect(await isShared(begun), begun).toBe(true);
    for (const personal of [
      '/configurator-card/?designId=1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      '/configurator-card/?card=olivia&designId=1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      '/configurator-card/?card=nirgends',
      '/configurator-card/?card=olivia&card=olivia',
      '/configurator-calendar/?yearAfter=1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      '/fotogeschenke/gestalten/tasse/',
      '/kundenkonto/',
    ])
      expect(await isShared(personal), personal).toBe(false);
  });
});

test('an anonymous session loads nothing and carries no header of the visitor', async () => {
  const untouched = new Proxy({}, { get: () => expect.fail('the store was read') });
  const shop = { store: untouched, clock: () => new Date(0) } as unknown as Shop;
  const session = await anonymousSession(shop, pageOf('/impressum/'));
  expect([session.owner.current, [...session.request.headers], session.cookies]).toEqual([null, [], []]);
});

test('a form of a page that sends no referrer reaches its action without the origin that the router would refuse', async () => {
  const shop = { clock: () => new Date(0) } as unknown as Shop;
  const send = async (headers: Record<string, string>) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...headers };
    const incoming = Object.assign(Readable.from([Buffer.from('a=1')]), { method: 'POST', headers: form }) as unknown as IncomingMessage;
    return (await visitorSession(shop, pageOf('/kundenkonto/neues-passwort/'), incoming)).request;
  };
  const request = await send({ origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect([request.headers.has('origin'), await request.text()]).toEqual([false, 'a=1']);
  expect((await send({ origin: 'http://localhost' })).headers.get('origin')).toBe('http://localhost');
  await expect(send({ origin: 'null', 'sec-fetch-site': 'cross-site' })).rejects.toMatchObject({ code: 'cross-site' });
});
