/** Accounts: sign up, sign in, wrong passwords, mailed links, what a sign-in moves. */
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { addLine, cartOf } from '#store/cart/carts.ts';
import { createDesign, listDesigns } from '#store/design/designs.ts';
import { listMails } from '#store/mail/mails.ts';
import { accountShop, browser, mailedToken, runJobs, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { plainContent, plainLine } from '#tests/orders.ts';
import { accountMailJobs } from './account-mail.job.ts';

const session = '__Host-federleicht_session';
const login = { email: zoe.email, password: zoe.password };

async function fault(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isFault(error)) throw error ?? new Error('nothing was thrown');
  return { code: error.code, fields: error.details.errors?.map(({ field, code }) => `${field} ${code}`) ?? [] };
}

async function saveDesign(visitor: TestBrowser): Promise<string> {
  return visitor.withContext(async ({ shop, actor: { owner } }) => {
    const id = await owner.ensure();
    const design = await createDesign(shop.store, id, plainContent());
    await addLine(shop.store, id, plainLine(design.id));
    return design.id;
  });
}

withStore('an account', (open) => {
  test('begins signed in, with what the guest made, and answers who is signed in [F329, F344, F349, F396, F399, F152, F153, F154, F155, F156, F157]', async () => {
    const shop = accountShop(await open());
    const visitor = browser(shop);
    const design = await saveDesign(visitor);
    const before = visitor.jar.get(session);
    const guest = await visitor.owner();
    const data = await visitor.call('POST /web-api/customer-signup', zoe);
    expect(data).toEqual({
      emailHash: 'dd1e61bddfc252461feed3b01c02aa969541117a03a7d14f700eb38b7e54e717',
      firstName: 'Zoë',
      lastName: 'Müller',
      isLoggedIn: true,
      isWhitelabelCustomer: false,
      number: expect.stringMatching(/^K\d{8}$/),
      order: { isWhitelabelOrder: false },
      type: 0,
      cartCount: 1,
      sampleCount: 0,
      hasSession: true,
    });
    expect(visitor.jar.get(session)).not.toBe(before);
    const owner = await visitor.owner();
    expect(owner).not.toBe(guest);
    expect((await listDesigns(shop.store, owner as never, 9)).map(({ id }) => id)).toEqual([design]);
    expect(await visitor.call('GET /web-api/customer-data', {})).toEqual(data);
    const stolen = browser(shop);
    stolen.jar.set(session, before ?? '');
    expect(await stolen.owner()).toBeNull();
  });

  test("is asked for by e-mail and password, in any case, and gives a guest's cart its place behind the own one [F328, F345, F398]", async () => {
    const shop = accountShop(await open());
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    await saveDesign(home);
    const away = browser(shop);
    await saveDesign(away);
    const data = await away.call('POST /web-api/customer-login', { ...login, email: ' ZOE@beispiel.de ' });
    expect(data).toMatchObject({ isLoggedIn: true, firstName: 'Zoë', cartCount: 2 });
    const cart = await cartOf(shop.store, (await home.owner()) as never);
    expect(cart?.lines).toHaveLength(2);
    expect(await away.owner()).toBe(await home.owner());
  });

  test('answers alike for a wrong password and an unknown address, and says what is missing [F435, F306]', async () => {
    const shop = accountShop(await open());
    await browser(shop).call('POST /web-api/customer-signup', zoe);
    const visitor = browser(shop);
    const wrong = await fault(visitor.call('POST /web-api/customer-login', { ...login, password: 'falsch, aber lang' }));
    expect(wrong).toEqual({ code: 'login-refused', fields: [] });
    expect(await fault(visitor.call('POST /web-api/customer-login', { ...login, email: 'nie@beispiel.de' }))).toEqual(wrong);
    expect(await fault(visitor.call('POST /web-api/customer-login', { email: '', password: '' }))).toEqual({
      code: 'bad-form',
      fields: ['email missing', 'password missing'],
    });
    expect(visitor.jar.size).toBe(0);
  });

  test('refuses a form with a sentence per field, and an address that has an account [F306, F436]', async () => {
    const shop = accountShop(await open());
    const visitor = browser(shop);
    const empty = { firstName: '', lastName: 'http://x.de', email: 'zoe', password: 'kurz', type: 1 as const, company: '' };
    expect(await fault(visitor.call('POST /web-api/customer-signup', empty))).toEqual({
      code: 'bad-form',
      fields: ['firstName missing', 'lastName name', 'company missing', 'email email', 'password too-short'],
    });
    for (const [password, code] of [
      ['federleicht2026', 'personal'],
      ['Passw0rd123!!', 'common'],
      ['1234567890', 'simple'],
      ['aaaaaaaaabbb', 'simple'],
    ])
      expect(await fault(visitor.call('POST /web-api/customer-signup', { ...zoe, password }))).toMatchObject({
        fields: [`password ${code}`],
      });
    await visitor.call('POST /web-api/customer-signup', zoe);
    expect(await fault(browser(shop).call('POST /web-api/customer-signup', { ...zoe, email: 'Zoe@Beispiel.de' }))).toEqual({
      code: 'email-in-use',
      fields: ['email in-use'],
    });
    const subjects = (await listMails(shop.store)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Dein Konto bei Federleicht gibt es schon']);
  });

  test('signs out on every host at once, also twice, and leaves a guest alone [F346]', async () => {
    const shop = accountShop(await open());
    const visitor = browser(shop);
    await visitor.call('POST /web-api/customer-signup', zoe);
    const token = visitor.jar.get(session) ?? '';
    expect(await visitor.call('POST /web-api/customer-logout', {})).toBeUndefined();
    expect(visitor.jar.has(session)).toBe(false);
    const other = browser(shop);
    other.jar.set(session, token);
    expect(await other.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false, firstName: '', cartCount: 0 });
    await saveDesign(visitor);
    await visitor.call('POST /web-api/customer-logout', {});
    expect(await visitor.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false, cartCount: 1 });
  });

  test('gets a new password by a mailed link, once, and all other devices are signed out [E050, F331, F347, F400]', async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const [home, away] = [browser(shop), browser(shop)];
    await home.call('POST /web-api/customer-signup', zoe);
    await runJobs(shop, accountMailJobs);
    now = new Date(now.getTime() + 120_000);
    const known = await away.call('POST /web-api/customer-password-reset', { email: zoe.email });
    expect(await away.call('POST /web-api/customer-password-reset', { email: 'nie@beispiel.de' })).toEqual(known);
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    expect(await mailedToken(shop, 'nie@beispiel.de')).toBeNull();
    const set = { token, password: 'ein ganz anderer Satz' };
    expect(await fault(away.call('POST /web-api/customer-password-new', { ...set, password: 'zu kurz' }))).toMatchObject({
      code: 'bad-form',
    });
    expect(await away.call('POST /web-api/customer-password-new', set)).toMatchObject({ isLoggedIn: true });
    expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
    expect(await fault(home.call('POST /web-api/customer-password-new', set))).toEqual({ code: 'link-used', fields: [] });
    expect(await fault(home.call('POST /web-api/customer-login', login))).toMatchObject({ code: 'login-refused' });
    expect(await home.call('POST /web-api/customer-login', { ...login, password: set.password })).toMatchObject({ isLoggedIn: true });
  });

  test('is opened by each link of the last hour until one is used, and by no more than three a day [E050]', async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const visitor = browser(shop);
    await visitor.call('POST /web-api/customer-signup', zoe);
    const ask = async () => {
      now = new Date(now.getTime() + 61_000);
      await visitor.call('POST /web-api/customer-password-reset', { email: zoe.email });
      return (await mailedToken(shop, zoe.email)) ?? '';
    };
    const use = (token: string) => fault(visitor.call('POST /web-api/customer-password-new', { token, password: 'ein ganz anderer Satz' }));
    const first = await ask();
    const second = await ask();
    expect(second).not.toBe(first);
    await visitor.call('POST /web-api/customer-password-new', { token: first, password: 'ein ganz anderer Satz' });
    expect(await use(second)).toMatchObject({ code: 'link-used' });
    const third = await ask();
    expect(third).not.toBe(second);
    now = new Date(now.getTime() + 3_600_001);
    expect(await use(third)).toMatchObject({ code: 'link-expired' });
    expect(await ask()).toBe(third);
  });

  test.each([
    ['gets a link although strangers asked for three', false],
    ['gets the fourth link that strangers asked for a day later, and it works then', true],
  ])('%s', async (_name, isWaiting) => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    const ask = async (visitor: TestBrowser) => {
      now = new Date(now.getTime() + 61_000);
      expect(await visitor.call('POST /web-api/customer-password-reset', { email: zoe.email })).toMatchObject({
        message: expect.any(String),
      });
      return (await mailedToken(shop, zoe.email)) ?? '';
    };
    const strangers = [];
    for (let at = 0; at < 4; at += 1) strangers.push(await ask(browser(shop, { address: `203.0.113.${at}` })));
    expect(new Set(strangers).size).toBe(3);
    expect(strangers[3]).toBe(strangers[2]);
    now = new Date(now.getTime() + (isWaiting ? 86_400_000 : 0));
    const token = isWaiting ? ((await mailedToken(shop, zoe.email)) ?? '') : await ask(home);
    expect(strangers).not.toContain(token);
    const set = { token, password: 'ein ganz anderer Satz' };
    expect(await home.call('POST /web-api/customer-password-new', set)).toMatchObject({ isLoggedIn: true });
  });

  test('is locked after ten wrong passwords from anywhere, but not for a device that signed in before', async () => {
    const shop = accountShop(await open());
    const home = browser(shop, { address: '203.0.113.1' });
    await home.call('POST /web-api/customer-signup', zoe);
    await home.call('POST /web-api/customer-logout', {});
    const codes: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const stranger = browser(shop, { address: `198.51.100.${at}` });
      codes.push((await fault(stranger.call('POST /web-api/customer-login', { ...login, password: `falsch ${at} falsch` }))).code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'login-refused'), 'too-many', 'too-many']);
    expect((await fault(browser(shop).call('POST /web-api/customer-login', login))).code).toBe('too-many');
    expect(await home.call('POST /web-api/customer-login', login)).toMatchObject({ isLoggedIn: true });
    // Unknown addresses are locked alike.
    const unknown: string[] = [];
    for (let at = 0; at < 11; at += 1)
      unknown.push((await fault(browser(shop).call('POST /web-api/customer-login', { ...login, email: 'nie@beispiel.de' }))).code);
    expect(unknown.at(-1)).toBe('too-many');
  }, 60_000);

  test('confirms its address by the mailed link, once', async () => {
    const shop = accountShop(await open());
    const visitor = browser(shop);
    await visitor.call('POST /web-api/customer-signup', zoe);
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    const verified = await visitor.call('POST /web-api/customer-verify', { token });
    expect(verified).toEqual({ state: 'verified', email: zoe.email, orders: 0, token: null });
    expect(await fault(visitor.call('POST /web-api/customer-verify', { token }))).toMatchObject({ code: 'link-used' });
  });
});

onEachEngine('an account that several processes sign in to', (open, engine) => {
  test('counts wrong passwords together, and other accounts stay open', async () => {
    const settings = await engine.migrated();
    const shops = [accountShop(await open(settings)), accountShop(await open(settings))] as const;
    await browser(shops[0]).call('POST /web-api/customer-signup', zoe);
    await browser(shops[1]).call('POST /web-api/customer-signup', { ...zoe, email: 'mia@beispiel.de' });
    const tries = Array.from({ length: 40 }, (_, at) => {
      const stranger = browser(shops[at % 2] ?? shops[0], { address: `198.51.100.${at}` });
      return fault(stranger.call('POST /web-api/customer-login', { ...login, password: `falsch ${at} falsch` }));
    });
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'too-many')).toHaveLength(30);
    expect(codes.filter((code) => code === 'login-refused')).toHaveLength(10);
    const mia = { email: 'mia@beispiel.de', password: zoe.password };
    expect(await browser(shops[0]).call('POST /web-api/customer-login', mia)).toMatchObject({ isLoggedIn: true });
  });
});
