import { expect, test } from 'vitest';
import { readEnvironment, readSettings } from './settings.ts';

test('without any variable the shop runs on port 3000 with its data folder', () => {
  const settings = readSettings({});
  expect([settings.PORT, settings.local, settings.production]).toEqual([3000, true, false]);
  expect(settings.dataDir).toMatch(/data$/);
});

test.each([
  ['PORT', 'achtzig'],
  ['PORT', '70000'],
  ['LISTEN_ADDRESS', 'www.beispiel.de'],
  ['MAIL', 'nirgends'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_ORIGIN', 'www.beispiel.de'],
  ['PUBLIC_ORIGIN', 'https://www.beispiel.de/shop'],
  ['HOSTS', 'www.beispiel.de=unbekannt:DE'],
  ['SMTP_URL', 'mail.beispiel.de'],
  ['SERVICE_MAIL', 'Hilfe <hilfe@beispiel.de>'],
  ['WORKERS', '99'],
  ['PAGE_CACHE_MB', 'viel'],
  ['TRUSTED_PROXIES', 'proxy.beispiel.de'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['UPLOAD_GB_PER_DAY', '0'],
  ['WEBHOOK_PRIVATE', 'ja'],
  ['CMS_PUBLIC_TOKEN', 'kurz'],
  ['CMS_PREVIEW_TOKEN', 'p'.repeat(31)],
  ['CMS_MANAGEMENT_TOKEN', `${'m'.repeat(31)} m`],
  ['STORYBLOK_WEBHOOK_SECRET', 'geheim'],
  ['STRIPE_SECRET_KEY', 'pk_test_a1'],
  ['STRIPE_SECRET_KEY', 'sk_test_a1 '],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_kurz'],
  ['STRIPE_BASE', 'http://127.0.0.1:4010/v1'],
  ['SHOP_SECRET', 's'.repeat(31)],
  ['SELLER_VAT_ID', 'DE 123 456'],
  ['SELLER_COUNTRY', 'Deutschland'],
])('a wrong %s stops the start with its name: %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}:`));
});

test('two secrets of the same value stop the start with both names', () => {
  const one = 'a'.repeat(32);
  expect(() => readSettings({ CMS_PUBLIC_TOKEN: one, CMS_MANAGEMENT_TOKEN: one, CMS_PREVIEW_TOKEN: 'b'.repeat(32) })).toThrow(
    /CMS_PUBLIC_TOKEN, CMS_MANAGEMENT_TOKEN: /,
  );
  expect(() => readSettings({ CMS_MANAGEMENT_TOKEN: one, OPERATOR_TOKEN: one })).toThrow(/CMS_MANAGEMENT_TOKEN, OPERATOR_TOKEN: /);
  const shared = `whsec_${one}`;
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_WEBHOOK_SECRET: shared, METRICS_TOKEN: shared })).toThrow(
    /STRIPE_WEBHOOK_SECRET, METRICS_TOKEN: /,
  );
  expect(readSettings({ CMS_PUBLIC_TOKEN: one, CMS_MANAGEMENT_TOKEN: 'b'.repeat(32) }).CMS_PUBLIC_TOKEN).toBe(one);
});

test('PostgreSQL without SHOP_SECRET stops the start: what happened, what is safe, what to do [E099]', () => {
  const databaseUrl = 'postgres://a:b@c/d';
  const sentence = /SHOP_SECRET: fehlt\. .* Es wurde nichts verändert\. .* openssl rand -hex 32/;
  expect(() => readSettings({ DATABASE_URL: databaseUrl })).toThrow(sentence);
  const shopSecret = 's'.repeat(32);
  expect(readSettings({ DATABASE_URL: databaseUrl, SHOP_SECRET: shopSecret }).store).toMatchObject({ databaseUrl, shopSecret });
  expect(readSettings({ SHOP_SECRET: shopSecret }).store).toMatchObject({ databaseUrl: null, shopSecret });
});

test('messages go to the address the shop writes from, unless another one is set', () => {
  expect(readSettings({ MAIL_FROM: 'post@beispiel.de' }).SERVICE_MAIL).toBe('post@beispiel.de');
  expect(readSettings({ MAIL_FROM: 'post@beispiel.de', SERVICE_MAIL: 'hilfe@beispiel.de' }).SERVICE_MAIL).toBe('hilfe@beispiel.de');
});

test('a bucket without its keys stops the start', () => {
  expect(() => readSettings({ S3_BUCKET: 'druck' })).toThrow(/S3_ACCESS_KEY_ID/);
});

const needed = { SMTP_URL: 'smtp://mail.beispiel.de', BANK_RECIPIENT: 'Beispiel GmbH', BANK_IBAN: 'DE02120300000000202051' };

test('a tool of another company has an id and a host; a wrong id of the tag manager stops the start with its name and a hint [F304] [F446]', () => {
  const host = 'https://daten.federleicht.example';
  expect(readSettings({}).tracking).toBeUndefined();
  expect(readSettings({ TRACKING_ID: 'GTM-K4BC12', TRACKING_HOST: host, ANALYTICS_ID: 'o-1' }).tracking).toEqual({
    tags: { id: 'GTM-K4BC12', host },
    heatMap: null,
    sessionAnalytics: { id: 'o-1', host },
  });
  const heatMap = { id: 'k7', host: 'https://karte.example' };
  expect(readSettings({ HEATMAP_ID: 'k7', HEATMAP_HOST: heatMap.host }).tracking).toEqual({ tags: null, heatMap, sessionAnalytics: null });
  const wrong = 'TRACKING_ID: gtm-k4 is not a valid GTM-ID. Did you use lower case or the wrong prefix?';
  expect(() => readSettings({ TRACKING_ID: 'gtm-k4', TRACKING_HOST: host })).toThrow(wrong);
  expect(() => readSettings({ TRACKING_ID: 'GTM-K4BC12' })).toThrow(/TRACKING_HOST: fehlt/);
  expect(() => readSettings({ TRACKING_HOST: host })).toThrow(/TRACKING_ID: fehlt/);
  expect(() => readSettings({ HEATMAP_ID: 'k7' })).toThrow(/HEATMAP_HOST: fehlt/);
  for (const broken of ['daten.example', 'https://daten.example/', 'https://daten.example?a', 'ftp://daten.example'])
    expect(() => readSettings({ TRACKING_ID: 'G-1', TRACKING_HOST: broken })).toThrow(/TRACKING_HOST/);
});

test('purchases are measured through the tagging server with an id and a secret', () => {
  const tags = { TRACKING_ID: 'GTM-K4BC12', TRACKING_HOST: 'https://daten.example' };
  expect(readSettings(tags).measurement).toBeUndefined();
  const both = { MEASUREMENT_ID: 'G-AB12', MEASUREMENT_SECRET: 'geheim' };
  expect(readSettings({ ...tags, ...both }).measurement).toEqual({ id: 'G-AB12', secret: 'geheim', host: 'https://daten.example' });
  expect(() => readSettings({ ...tags, MEASUREMENT_ID: 'G-AB12' })).toThrow(/MEASUREMENT_SECRET: fehlt/);
  expect(() => readSettings({ ...tags, MEASUREMENT_SECRET: 'geheim' })).toThrow(/MEASUREMENT_ID: fehlt/);
  expect(() => readSettings({ ...tags, ...both, MEASUREMENT_ID: 'GTM-AB12' })).toThrow(/MEASUREMENT_ID: /);
  expect(() => readSettings(both)).toThrow(/TRACKING_ID, TRACKING_HOST: fehlen/);
});

test('an account in CHF is one of Switzerland or Liechtenstein, and the address of the recipient has its parts', () => {
  const { BANK_IBAN_CHF, BANK_ADDRESS } = readSettings({
    BANK_IBAN_CHF: 'CH93 0076 2011 6238 5295 7',
    BANK_ADDRESS: 'Bahnhofstrasse 12, 8001 Z\u00fcrich, CH',
  });
  expect([BANK_IBAN_CHF, BANK_ADDRESS]).toEqual([
    'CH93 0076 2011 6238 5295 7',
    { address: 'Bahnhofstrasse 12', zip: '8001', city: 'Z\u00fcrich', country: 'CH' },
  ]);
  expect(readSettings({}).BANK_ADDRESS).toBeUndefined();
  for (const wrong of ['DE02120300000000202051', 'CH4431999123000889012', 'CH9300762011623852958'])
    expect(() => readSettings({ BANK_IBAN_CHF: wrong })).toThrow(/BANK_IBAN_CHF: .*Schweiz/);
  for (const wrong of ['Bahnhofstrasse 12', 'Weg 1, Z\u00fcrich, CH', 'Weg 1, 8001 Z\u00fcrich', `${'x'.repeat(71)}, 8001 Z\u00fcrich, CH`])
    expect(() => readSettings({ BANK_ADDRESS: wrong })).toThrow(/BANK_ADDRESS: /);
});

test('flags of another service need its key', () => {
  expect(readSettings({ SPLIT_SERVER_KEY: 'k', SPLIT_ENDPOINT: 'https://flags.example' }).SPLIT_ENDPOINT).toBe('https://flags.example');
  expect(() => readSettings({ SPLIT_ENDPOINT: 'https://flags.example' })).toThrow(/SPLIT_SERVER_KEY: fehlt/);
});

const stripe = { STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` };
const liveStripe = { ...needed, PUBLIC_ORIGIN: 'https://www.beispiel.de', ...stripe, STRIPE_SECRET_KEY: 'sk_live_a1' };

test('payments through Stripe need a key and the secret of its events; half of it stops the start with the name of what is missing', () => {
  expect(readSettings({}).stripe).toBeUndefined();
  const webhookSecrets = [stripe.STRIPE_WEBHOOK_SECRET];
  expect(readSettings(stripe).stripe).toEqual({ secretKey: 'sk_test_a1', webhookSecrets, base: null });
  expect(readSettings(liveStripe).stripe).toEqual({ secretKey: 'sk_live_a1', webhookSecrets, base: null });
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
    const { [name]: _, ...rest } = stripe;
    expect(() => readSettings(rest)).toThrow(new RegExp(`${name}: fehlt`));
  }
  expect(() => readSettings({ STRIPE_BASE: 'http://localhost:1' })).toThrow(/STRIPE_SECRET_KEY: fehlt, obwohl STRIPE_BASE/);
});

test('while the secret of Stripe’s events is replaced, both count', () => {
  const two = [`whsec_${'a'.repeat(32)}`, `whsec_${'b'.repeat(32)}`];
  expect(readSettings({ ...stripe, STRIPE_WEBHOOK_SECRET: two.join(',') }).stripe?.webhookSecrets).toEqual(two);
  expect(() => readSettings({ ...stripe, STRIPE_WEBHOOK_SECRET: `${two.join(',')},` })).toThrow(/STRIPE_WEBHOOK_SECRET: /);
});

test.each(['sk', 'rk'])('a test key of Stripe (%s) stops the start of a public shop, a live key that of a local one', (kind) => {
  const [test, real] = [`${kind}_test_a1`, `${kind}_live_a1`];
  expect(() => readSettings({ ...liveStripe, STRIPE_SECRET_KEY: test })).toThrow(/STRIPE_SECRET_KEY: ist ein Testschlüssel/);
  for (const origin of [{}, { PUBLIC_ORIGIN: 'http://shop.localhost:3000' }])
    expect(() => readSettings({ ...stripe, ...origin, STRIPE_SECRET_KEY: real })).toThrow(/STRIPE_SECRET_KEY: ist ein Live-Schlüssel/);
  expect(readSettings({ ...liveStripe, STRIPE_SECRET_KEY: real }).stripe?.secretKey).toBe(real);
  expect(readSettings({ ...stripe, STRIPE_SECRET_KEY: test }).stripe?.secretKey).toBe(test);
});

test('a local shop may ask a stand-in of Stripe, a public one may not', () => {
  expect(readSettings({ ...stripe, STRIPE_BASE: 'http://127.0.0.1:4010' }).stripe?.base).toBe('http://127.0.0.1:4010');
  for (const base of ['https://stripe.beispiel.de', 'http://127.0.0.1:4010'])
    expect(() => readSettings({ ...liveStripe, STRIPE_BASE: base })).toThrow(/STRIPE_BASE: /);
});

const open = { ...needed, PUBLIC_ORIGIN: 'https://www.beispiel.de' };
const bucket = { S3_BUCKET: 'druck', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

const paypal = { PAYPAL_CLIENT_ID: 'kennung', PAYPAL_SECRET: 'geheim', PAYPAL_WEBHOOK_ID: 'WH1' };
const live = 'https://api-m.paypal.com';
const sandbox = 'https://api-m.sandbox.paypal.com';

test('PayPal is there with an id, a secret and a webhook, and half of them stop the start with what is missing', () => {
  expect(readSettings({}).paypal).toBeUndefined();
  const wanted = { clientId: 'kennung', secret: 'geheim', webhookId: 'WH1' };
  expect(readSettings({ ...open, ...paypal }).paypal).toEqual({ ...wanted, base: live });
  expect(readSettings({ ...paypal, PAYPAL_BASE: 'http://127.0.0.1:4010' }).paypal?.base).toBe('http://127.0.0.1:4010');
  for (const name of Object.keys(paypal))
    expect(() => readSettings({ ...paypal, [name]: '' })).toThrow(new RegExp(`${name}: fehlt, obwohl PAYPAL_`));
  expect(() => readSettings({ PAYPAL_SECRET: 'geheim' })).toThrow(/PAYPAL_CLIENT_ID, PAYPAL_WEBHOOK_ID: fehlen/);
  expect(() => readSettings({ PAYPAL_BASE: sandbox })).toThrow(/PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID: fehlen/);
});

test('the sandbox of PayPal with a public origin stops the start, a local shop may use it', () => {
  for (const PAYPAL_BASE of [sandbox, 'https://beispiel.de', 'http://api-m.paypal.com'])
    expect(() => readSettings({ ...open, ...paypal, PAYPAL_BASE })).toThrow(/PAYPAL_BASE: /);
  expect(readSettings({ ...open, ...paypal, PAYPAL_BASE: live }).paypal?.base).toBe(live);
  expect(readSettings({ ...paypal, PAYPAL_BASE: sandbox }).paypal?.base).toBe(sandbox);
  for (const PAYPAL_BASE of [`${sandbox}/`, 'api-m.paypal.com'])
    expect(() => readSettings({ ...paypal, PAYPAL_BASE })).toThrow(/PAYPAL_BASE: /);
});

test('the secret of PayPal differs from every other one', () => {
  const one = 'a'.repeat(32);
  expect(() => readSettings({ ...paypal, PAYPAL_SECRET: one, OPERATOR_TOKEN: one })).toThrow(/OPERATOR_TOKEN, PAYPAL_SECRET: /);
});

test.each([
  ['GOOGLE_JWKS_URL', {}],
  ['S3_ENDPOINT', bucket],
  ['STORYBLOK_ENDPOINT', {}],
  ['SPLIT_ENDPOINT', { SPLIT_SERVER_KEY: 'k' }],
  ['TRACKING_HOST', { TRACKING_ID: 'G-1' }],
  ['HEATMAP_HOST', { HEATMAP_ID: 'k7' }],
] as const)('a public shop does not start with an address of %s without encryption, a local one does', (name, rest) => {
  const read = (address: string, origin: object) => readSettings({ ...origin, ...rest, [name]: address });
  for (const plain of ['http://dienst.example', 'HTTP://dienst.example']) expect(() => read(plain, open)).toThrow(new RegExp(`${name}: `));
  const given = (settings: object) => (settings as Record<string, unknown>)[name];
  expect(given(read('https://dienst.example', open))).toBe('https://dienst.example');
  expect(given(read('http://dienst.example', {}))).toBe('http://dienst.example');
  expect(given(read('http://dienst.example', { PUBLIC_ORIGIN: 'http://shop.localhost:3000' }))).toBe('http://dienst.example');
});

test('the bucket of a public shop may be asked without encryption in its own network only', () => {
  const read = (S3_ENDPOINT: string) => readSettings({ ...open, ...bucket, S3_ENDPOINT });
  for (const own of [
    'http://127.0.0.1:9000',
    'http://[::1]:9000',
    'http://10.1.2.3',
    'http://[fd00::1]',
    'http://localhost:9000',
    'http://minio:9000',
  ])
    expect(read(own).S3_ENDPOINT).toBe(own);
  for (const foreign of ['http://8.8.8.8', 'http://[2001:4860::1]', 'http://minio.example', 'http://localhost.example'])
    expect(() => read(foreign)).toThrow(/S3_ENDPOINT: beginnt mit http/);
  expect(() => readSettings({ ...open, ...bucket, S3_ENDPOINT: 'ftp://minio' })).toThrow(/S3_ENDPOINT: /);
});

test('the dev pages exist on local origins only', () => {
  expect(readSettings({ ...needed, PUBLIC_ORIGIN: 'https://www.beispiel.de' }).local).toBe(false);
  expect(readSettings({ PUBLIC_ORIGIN: 'http://shop.localhost:3000' }).local).toBe(true);
  expect(readSettings({ ...needed, PUBLIC_ORIGIN: 'https://localhost.beispiel.de' }).local).toBe(false);
});

test('a shop without a public origin listens on the loopback address, unless LISTEN_ADDRESS says otherwise', () => {
  expect(readSettings({}).listenAddress).toBe('127.0.0.1');
  expect(readSettings({ PUBLIC_ORIGIN: 'http://localhost:3000' }).listenAddress).toBe('127.0.0.1');
  expect(readSettings({ LISTEN_ADDRESS: '0.0.0.0' }).listenAddress).toBe('0.0.0.0');
  const origin = { ...needed, PUBLIC_ORIGIN: 'https://www.beispiel.de' };
  expect(readSettings(origin).listenAddress).toBeNull();
  expect(readSettings({ ...origin, LISTEN_ADDRESS: '::1' }).listenAddress).toBe('::1');
});

test('HOSTS with a public name and no PUBLIC_ORIGIN stops the start with the name of what is missing', () => {
  expect(() => readSettings({ HOSTS: 'shop.localhost=federleicht:DE,www.beispiel.de=federleicht:DE' })).toThrow(/PUBLIC_ORIGIN: .*HOSTS/);
  expect(() => readSettings({ HOSTS: 'localhost.beispiel.de=federleicht:DE' })).toThrow(/PUBLIC_ORIGIN/);
  expect(readSettings({ HOSTS: 'shop.localhost=federleicht:DE,localhost=federleicht:DE' }).local).toBe(true);
  expect(readSettings({ ...needed, HOSTS: 'www.beispiel.de=federleicht:DE', PUBLIC_ORIGIN: 'https://www.beispiel.de' }).local).toBe(false);
});

test.each(['SMTP_URL', 'BANK_RECIPIENT', 'BANK_IBAN'] as const)('a public origin without %s stops the start with its name', (name) => {
  const { [name]: _, ...rest } = needed;
  expect(() => readSettings({ ...rest, PUBLIC_ORIGIN: 'https://www.beispiel.de' })).toThrow(new RegExp(`${name}.*: .*PUBLIC_ORIGIN`));
  expect(readSettings({ ...rest, PUBLIC_ORIGIN: 'http://localhost:3000' }).local).toBe(true);
});

test('who sells is a marked sample on a local shop and unknown to a public one, until all of its facts are set', () => {
  const local = readSettings({});
  expect(local.seller).toMatchObject({ name: '[Firma eintragen]', vatId: 'DE000000000', email: 'post@federleicht.example' });
  const open = { ...needed, PUBLIC_ORIGIN: 'https://www.beispiel.de' };
  expect(readSettings(open).seller).toBeUndefined();
  const facts = {
    SELLER_NAME: 'Beispiel GmbH',
    SELLER_STREET: 'Weg 1',
    SELLER_POSTAL_CODE: '80331',
    SELLER_CITY: 'München',
    SELLER_VAT_ID: 'DE123456789',
  };
  const all = { ...facts, SELLER_SWISS_VAT_ID: 'CHE-123.456.788 MWST', SELLER_MANAGERS: 'Zoë Müller' };
  expect(readSettings({ ...open, ...all }).seller).toMatchObject({
    name: 'Beispiel GmbH',
    country: 'DE',
    managers: 'Zoë Müller',
    recipient: needed.BANK_RECIPIENT,
    iban: needed.BANK_IBAN,
  });
  for (const name of Object.keys(facts)) expect(() => readSettings({ ...all, [name]: undefined })).toThrow(new RegExp(`${name}: `));
});

test('a public origin starts without SMTP_URL where MAIL says that mails stay in the outbox', () => {
  const { SMTP_URL: _, ...bank } = needed;
  expect(readSettings({ ...bank, MAIL: 'outbox', PUBLIC_ORIGIN: 'https://www.beispiel.de' }).SMTP_URL).toBeUndefined();
});

test('settings are taken out of the environment, the rest stays for the programs that the shop starts', () => {
  const environment = {
    PATH: '/bin',
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://geheim',
    S3_SECRET_ACCESS_KEY: 'geheim',
    DATABASE_URL: 'postgres://a:b@c/d',
  };
  const given = { ...environment };
  expect(readEnvironment(environment)).toEqual(given);
  expect(environment).toEqual({ PATH: '/bin', NODE_ENV: 'production' });
});
