/** A sign-in goes along to the other hosts: two brands in three countries. */
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { siteOfHost } from '#core/site/market.ts';
import { type Channel, type Country, channels } from '#core/values/channel.ts';
import { switchChannel } from '#http/pages/channel-switch.ts';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { addLine } from '#store/cart/carts.ts';
import { createDesign } from '#store/design/designs.ts';
import { accountShop, browser, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { plainContent, plainLine } from '#tests/orders.ts';

const places = channels.flatMap((channel) => (['DE', 'AT', 'CH'] as const).map((country) => ({ channel, country })));
const nameOf = ({ channel, country }: { channel: Channel; country: Country }) =>
  `www.${channel}.${country === 'DE' ? 'example' : `${country.toLowerCase()}.example`}`;
const hosts = places.map((place) => ({ host: nameOf(place), ...place }));
const publicOrigin = `https://${nameOf({ channel: 'federleicht', country: 'DE' })}`;

/** Follows an address in the browser of a host as far as the shop moves it, and says where it ends. */
async function follow(shop: Shop, home: TestBrowser, address: string, referer: string | null): Promise<string> {
  const url = new URL(address);
  const host = hostOf(url.host, hosts, publicOrigin);
  const cookie = [...home.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const move = await switchChannel(shop, host, { cookie, referer, ipAddress: '127.0.0.1' }, url.pathname, url.search);
  for (const line of move?.cookies ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    home.jar.set(name, value);
  }
  return move ? new URL(move.location, url.origin).href : address;
}

const siteOf = (host: string) => {
  const { channel, country } = siteOfHost(host, hosts);
  return { channel, country, locale: `de-${country}` as 'de-DE', origin: `https://${host}` };
};

withStore('a sign-in on one host', (open) => {
  test('is the same on all six, by channel and by country, with the cart [E072]', { timeout: 60_000 }, async () => {
    const shop = { ...accountShop(await open()), hosts };
    const names = hosts.map(({ host }) => host);
    const homes = new Map(names.map((name) => [name, browser(shop, { site: siteOf(name) })]));
    const at = (name: string) => homes.get(name) as TestBrowser;
    const [first = ''] = names;
    await at(first).call('POST /web-api/customer-signup', zoe);
    const owner = (await at(first).owner()) as OwnerId;
    await addLine(shop.store, owner, plainLine((await createDesign(shop.store, owner, plainContent())).id));
    let here = first;
    for (const next of [...names.slice(1), first]) {
      const { channel, country } = siteOfHost(next, hosts);
      const left = await follow(shop, at(here), `https://${here}/warenkorb/?channel=${channel}&country=${country}`, null);
      expect(new URL(left).host).toBe(next);
      const arrived = await follow(shop, at(next), left, `https://${here}/`);
      // Paths of the poster channel end without a slash.
      expect(arrived.replace(/\/$/, '')).toBe(`https://${next}/warenkorb`);
      expect(await at(next).call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: true, firstName: 'Zoë', cartCount: 1 });
      here = next;
    }
    const { devices } = await at(here).call('GET /web-api/customer-devices', {});
    expect(devices).toMatchObject([{ channels: ['federleicht', 'myposter'], isThis: true }]);
    // Signing out on one ends all.
    await at(names[4] ?? '').call('POST /web-api/customer-logout', {});
    for (const name of names) expect(await at(name).call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
  });

  test('is handed over twenty times in a minute; who asks for more, or has no code, writes nothing', async () => {
    const shop = { ...accountShop(await open()), hosts };
    const [here = '', there = ''] = hosts.map(({ host }) => host);
    const home = browser(shop, { site: siteOf(here) });
    await home.call('POST /web-api/customer-signup', zoe);
    const codes = async () => (await shop.store.db.selectFrom('session_transfers').select('id').execute()).length;
    const leave = (country: string) => follow(shop, home, `https://${here}/?country=${country}`, null);
    for (let at = 0; at < 20; at += 1) expect(await leave('AT')).toContain('handover=');
    await expect(leave('AT')).rejects.toMatchObject({ code: 'too-many' });
    expect(await codes()).toBe(20);
    // The country of this host, and a visitor without a session.
    expect(await leave('DE')).toBe(`https://${here}/`);
    expect(await follow(shop, browser(shop, { site: siteOf(here) }), `https://${here}/?country=AT`, null)).not.toContain('handover=');
    let writes = 0;
    const counting: Shop['store'] = {
      ...shop.store,
      write: (work) => {
        writes += 1;
        return shop.store.write(work);
      },
    };
    const stranger = browser(shop, { site: siteOf(there) });
    for (let at = 0; at < 20; at += 1)
      await follow({ ...shop, store: counting }, stranger, `https://${there}/?handover=${'A'.repeat(22)}`, `https://${here}/`);
    expect([writes, await codes()]).toEqual([0, 20]);
  });

  test('is not handed over by a code that is used, late, or opened from a foreign page', async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = { ...accountShop(await open(), () => now), hosts };
    const [here = '', there = ''] = hosts.map(({ host }) => host);
    const home = browser(shop, { site: siteOf(here) });
    await home.call('POST /web-api/customer-signup', zoe);
    const leave = () => follow(shop, home, `https://${here}/?country=AT`, null);
    const arrivesBy = async (address: string, referer: string | null) => {
      const visitor = browser(shop, { site: siteOf(there) });
      expect(await follow(shop, visitor, address, referer)).toBe(`https://${there}/`);
      return (await visitor.call('GET /web-api/customer-data', {})).isLoggedIn;
    };
    const own = `https://${here}/`;
    const address = await leave();
    expect(await arrivesBy(address, own)).toBe(true);
    expect(await arrivesBy(address, own)).toBe(false);
    const foreign = ['https://evil.example/', `https://${here}.evil.example/`, `http://${here}/`, `https://${here}:666/`];
    const local = ['http://localhost:666/', 'http://at.localhost/', 'http://myposter.localhost/'];
    for (const referer of [null, ...foreign, ...local, 'nonsense'])
      expect([referer, await arrivesBy(await leave(), referer)]).toEqual([referer, false]);
    const late = await leave();
    now = new Date(now.getTime() + 61_000);
    expect(await arrivesBy(late, own)).toBe(false);
    const ended = await leave();
    await home.call('POST /web-api/customer-logout', {});
    expect(await arrivesBy(ended, own)).toBe(false);
  });
});
