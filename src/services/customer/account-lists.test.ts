/** The link to a wish list, and the newsletter of each brand in the account. */
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import type { Shop, Site } from '#services/handler.ts';
import { listMails } from '#store/mail/mails.ts';
import { accountShop, browser, germany, mailedToken, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';

const poster: Site = { ...germany, channel: 'myposter' };
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : String(error)),
  );

async function signedUp(shop: Shop, email: string = zoe.email) {
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', { ...zoe, email });
  return home;
}

/** The token of the confirmation in the newest mail to the customer. */
async function confirmToken(shop: Shop): Promise<string> {
  const mail = (await listMails(shop.store)).find(({ to, text }) => to === zoe.email && text.includes('/newsletter/bestaetigen'));
  return /token=([A-Za-z0-9_-]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
}

withStore('the lists of an account', (open) => {
  test('a wish list is shown by one link of its channel, without the owner’s data, until it is taken back [E046]', async () => {
    const shop = accountShop(await open());
    const home = await signedUp(shop);
    await home.call('POST /web-api/wish-list', {
      wishes: [
        { card: 'olivia', colourway: 'salbei' },
        { card: 'emma', colourway: null },
      ],
    });
    expect(await home.call('GET /web-api/wish-list-share', {})).toEqual({ share: null });
    const { share } = await home.call('POST /web-api/wish-list-share', { showsName: false });
    const [, token = ''] = /\/teilen\/merkzettel\/([\w-]{22})\/$/.exec(share?.url ?? '') ?? [];
    const anybody = browser(shop);
    const look = () => anybody.call('GET /web-api/shared-wish-lists/:token', { token });
    expect(await look()).toEqual({ firstName: null, cards: ['olivia:salbei', 'emma'] });
    // Changing what it shows keeps the link.
    expect((await home.call('POST /web-api/wish-list-share', { showsName: true })).share).toEqual({ url: share?.url, showsName: true });
    expect((await look()).firstName).toBe('Zoë');
    const elsewhere = browser(shop, { site: poster });
    expect(await codeOf(elsewhere.call('GET /web-api/shared-wish-lists/:token', { token }))).toBe('not-found');
    expect(await codeOf(anybody.call('GET /web-api/shared-wish-lists/:token', { token: 'A'.repeat(22) }))).toBe('not-found');
    // Another customer takes back an own link only.
    const other = await signedUp(shop, 'mia@beispiel.de');
    await other.call('DELETE /web-api/wish-list-share', {});
    expect((await look()).cards).toHaveLength(2);
    await home.call('DELETE /web-api/wish-list-share', {});
    expect(await codeOf(look())).toBe('not-found');
    const again = await home.call('POST /web-api/wish-list-share', { showsName: false });
    expect(again.share?.url).not.toBe(share?.url);
  });

  test('the newsletter of a brand begins by its mailed link and ends at once; that of the other brand is another one [E046]', async () => {
    const shop = accountShop(await open());
    const home = await signedUp(shop);
    const states = async () => {
      const { isVerified, channels } = await home.call('GET /web-api/customer-newsletter', {});
      return isVerified ? channels.map(({ channel, state }) => `${channel} ${state}`) : null;
    };
    const ask = (channel: 'federleicht' | 'myposter', isWanted: boolean) =>
      home.call('POST /web-api/customer-newsletter', { channel, isWanted });
    // The address may belong to a stranger: nothing is told of it, and nothing is changed.
    expect(await states()).toBe(null);
    expect(await codeOf(ask('federleicht', false))).toBe('forbidden');
    await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, zoe.email)) ?? '' });
    expect(await states()).toEqual(['federleicht none', 'myposter none']);
    await ask('federleicht', true);
    expect(await states()).toEqual(['federleicht asked', 'myposter none']);
    await home.call('POST /web-api/newsletter-confirm', { token: await confirmToken(shop) });
    expect(await states()).toEqual(['federleicht subscribed', 'myposter none']);
    await ask('myposter', false);
    expect(await states()).toEqual(['federleicht subscribed', 'myposter none']);
    await ask('federleicht', false);
    expect(await states()).toEqual(['federleicht none', 'myposter none']);
  });
});
