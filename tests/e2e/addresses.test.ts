/** Addresses of pages on the running shop: channels, countries, prefixes, slashes, redirects, robots, canonical links. */
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#core/values/locale.ts';
import { savedCard } from '#tests/customer.ts';
import { guest, type RunningShop, removeData, send, startShop, withoutHandoff } from '#tests/shop.ts';

let shop: RunningShop;
let production: RunningShop;
beforeAll(async () => {
  shop = await startShop();
  production = await startShop({
    env: {
      PUBLIC_ORIGIN: 'https://www.federleicht.example',
      METRICS_TOKEN: metricsToken,
      SITE_VERIFICATION: 'de-DE=deutsch,de-AT=austria,de-CH=schweiz',
      HOSTS:
        'www.federleicht.example=federleicht:DE,www.federleicht-at.example=federleicht:AT,www.federleicht-ch.example=federleicht:CH,www.myposter.example=myposter:DE',
    },
  });
});
afterAll(async () => {
  await Promise.all([shop?.stop(), production?.stop()]);
  for (const one of [shop, production]) if (one) removeData(one);
});

const html = async (path: string, host = 'localhost') => {
  const answer = await send(shop, { path, host });
  return { ...answer, text: withoutHandoff(answer.text) };
};

const metricsToken = 'metrics'.repeat(6);

const storyContent = (title: string) => ({ component: 'page', title, robots: 'index', body: [{ component: 'text-page', title }] });

/** Publishes a story of the card channel through the management API. Returns its id. */
async function addStory(
  to: RunningShop,
  story: { slug: string; parent_id?: number; is_folder?: boolean; content?: object },
): Promise<number> {
  const token = (await readFile(join(to.dataDir, 'secrets/cms-management-token'), 'utf8')).trim();
  const headers = { authorization: token, 'content-type': 'application/json' };
  const path = '/cms/v1/spaces/1001/stories';
  const folders = JSON.parse((await send(to, { path: `${path}?folder_only=1&per_page=100`, headers })).text).stories;
  const channel = folders.find((folder: { full_slug: string }) => folder.full_slug === 'federleicht');
  const body = JSON.stringify({ story: { name: story.slug, parent_id: channel.id, ...story }, ...(story.is_folder ? {} : { publish: 1 }) });
  const answer = await send(to, { path, method: 'POST', headers, body });
  expect(answer.status, answer.text).toBeLessThan(300);
  return JSON.parse(answer.text).story.id;
}

/** A request to the production shop under one of its domains. */
function onDomain(path: string, domain: string) {
  return send(production, { path, headers: { host: domain } });
}

describe('development pages', () => {
  const paths = ['/dev/kit/', '/dev/kit/blocks/', '/dev/mailbox/', '/dev/jobs/'];

  test('are not there for a request with a foreign Host header, before and after the machine itself asked for them', async () => {
    for (const path of paths)
      expect([path, (await send(shop, { path, headers: { host: 'www.shop.example' } })).status]).toEqual([path, 404]);
    for (const path of paths) expect([path, (await send(shop, { path })).status]).toEqual([path, 200]);
    for (const path of paths)
      expect([path, (await send(shop, { path, headers: { host: 'www.shop.example' } })).status]).toEqual([path, 404]);
  });

  test('metrics are there for the machine itself, not through a proxy, and on a public shop only with the token', async () => {
    const local = await send(shop, { path: '/metrics' });
    expect([local.status, local.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(local.text).toContain('\nshop_workers 1\n');
    for (const [name, value] of Object.entries({ host: 'www.shop.example', 'x-forwarded-for': '127.0.0.1' }))
      expect((await send(shop, { path: '/metrics', headers: { [name]: value } })).status).toBe(404);
    const domain = 'www.federleicht.example';
    const asked = (authorization: string) => send(production, { path: '/metrics', headers: { host: domain, authorization } });
    expect((await onDomain('/metrics', domain)).status).toBe(404);
    expect((await asked(`Bearer ${'x'.repeat(32)}`)).status).toBe(404);
    expect((await asked(`Bearer ${metricsToken}`)).status).toBe(200);
  });

  test('a shop without a public origin listens on the loopback address only', async () => {
    const answer = new Promise((resolve, reject) => {
      get({ host: '127.0.0.2', port: shop.port, path: '/healthz', headers: { host: 'localhost' }, timeout: 5000 }, resolve)
        .on('error', reject)
        .on('timeout', () => reject(new Error('no answer')));
    });
    await expect(answer).rejects.toThrow();
  });
});

describe('channels and countries', () => {
  test('the default channel is the card channel, the poster channel has its own host [F001, F149]', async () => {
    expect((await html('/')).text).toContain('data-channel="federleicht"');
    expect((await html('/', 'myposter.localhost')).text).toContain('data-channel="myposter"');
    expect((await html('/', 'at.myposter.localhost')).text).toContain('data-channel="myposter"');
  });

  test.each([
    ['localhost', 'de-DE', 'Deutschland'],
    ['at.localhost', 'de-AT', 'Österreich'],
    ['ch.localhost', 'de-CH', 'Schweiz'],
  ])('the card channel on %s is in German: language, headings and delivery [F004]', async (host, lang, country) => {
    const list = (await html('/karten-designen/', host)).text;
    expect(list).toContain(`<html lang="${lang}"`);
    expect(list).toContain('<title>Karten und Einladungen | Federleicht</title>');
    expect(list.split('<header')[1]?.split('</header>')[0]).toMatch(new RegExp(`Land.*${country}.*Warenkorb`, 's'));
    expect(/<h1[^>]*>([^<]*)/.exec((await html('/versand-und-lieferung/', host)).text)?.[1]).toBe('Versand und Lieferung');
  });

  test('all 17 locales are accepted by calls on the host of their country [F006]', async () => {
    for (const locale of locales) {
      const country = locale.slice(3).toLowerCase();
      const visitor = guest(shop, {
        host: country === 'de' ? 'localhost' : `${country}.localhost`,
        channel: `federleicht-${country}`,
        locale,
      });
      expect((await visitor.call('GET', '/web-api/customer-data')).status, locale).toBe(200);
    }
  });

  test('an unsupported language in the address is an ordinary word, and the page is German [F007, F466]', async () => {
    const answer = await html('/pl/produkte/');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('lang="de-DE"');
  });

  test('Swiss prices are in francs, German ones in euros [F150]', async () => {
    expect((await html('/karten-designen/olivia/', 'ch.localhost')).text).toMatch(/CHF/);
    expect((await html('/karten-designen/olivia/')).text).toMatch(/€/);
  });

  const vatNote = /inkl\.\s*MwSt\.,\s*zzgl\.\s*Versand/;
  const prices = { localhost: /\d,\d\d\s€/, 'ch.localhost': /CHF\s\d+\.\d\d/, 'myposter.localhost': /\d,\d\d\s€/ };
  const wordsOf = (html: string) => html.replaceAll('&nbsp;', ' ').replace(/<[^>]*>/g, '');
  /** What is written in a page between header and footer. */
  const mainOf = (text: string) => wordsOf(/<main.*<\/main>/s.exec(text)?.[0] ?? '');

  test.each<[keyof typeof prices, string]>([
    ['localhost', '/karten-designen/olivia/'],
    ['localhost', '/configurator-card/?card=olivia&form=folded&format=a6'],
    ['localhost', '/fotobuch/fotoheft/'],
    ['localhost', '/fotokalender/wandkalender/'],
    ['localhost', '/fotobox/'],
    ['localhost', '/fotogeschenke/mug-330/'],
    ['ch.localhost', '/karten-designen/olivia/'],
    ['ch.localhost', '/fotobuch/fotoheft/'],
    ['myposter.localhost', '/poster/tanz'],
    ['myposter.localhost', '/wandbilder/leinwand'],
  ])('on %s %s names prices, and beside them that they include VAT and that shipping is extra [F009]', async (host, path) => {
    const main = mainOf((await html(path, host)).text);
    expect([prices[host].test(main), vatNote.test(main)]).toEqual([true, true]);
  });

  test.each<[keyof typeof prices, string]>([
    ['localhost', '/'],
    ['localhost', '/karten-designen/'],
    ['localhost', '/themes/1461/'],
    ['localhost', '/fotobuecher/'],
    ['localhost', '/fotokalender/'],
    ['localhost', '/fotogeschenke/'],
    ['localhost', '/accessoires/'],
    ['ch.localhost', '/karten-designen/'],
    ['myposter.localhost', '/poster'],
    ['myposter.localhost', '/wandbilder'],
    ['myposter.localhost', '/fotoabzuege'],
    ['myposter.localhost', '/collagen'],
  ])('on %s %s lists prices, and says once for all that they include VAT and that shipping is extra [F009]', async (host, path) => {
    const { text } = await html(path, host);
    expect([prices[host].test(mainOf(text)), vatNote.test(wordsOf(text))]).toEqual([true, true]);
  });

  test('the sums of cart and checkout include VAT and name its amount [F009]', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { inCart: true });
    expect(cart.total.amount).toBe(cart.goods.amount + cart.shipping.amount);
    for (const path of ['/warenkorb/', '/kasse/']) {
      const { text } = await send(shop, { path, headers: { cookie: visitor.headers().cookie ?? '' } });
      const main = mainOf(withoutHandoff(text));
      expect(main).toContain(cart.total.text);
      expect(main).toContain('MwSt.');
    }
  });

  test('the footer lists the ten delivery countries [F005]', async () => {
    const { text } = await html('/');
    for (const name of [
      'Deutschland',
      'Österreich',
      'Schweiz',
      'Liechtenstein',
      'Luxemburg',
      'Frankreich',
      'Italien',
      'Belgien',
      'Niederlande',
      'Spanien',
    ])
      expect(text).toContain(name);
  });
});

describe('routes', () => {
  test.each([
    ['/sitemap/', '[F032]'],
    ['/produkte/', '[F033]'],
    ['/products/', '[F033]'],
    ['/wishlist/', '[F034]'],
    ['/merkzettel/', '[F034]'],
    ['/themes/1461/', '[F035]'],
    ['/karten-designen/', '[F044]'],
    ['/karten-designen/olivia/', '[F044]'],
    ['/configurator-card/?card=olivia&form=folded&format=a6', '[F039]'],
  ])('%s answers 200 with a whole page %s', async (path) => {
    const answer = await html(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<h1[\s>]/);
    expect(answer.text).toContain('</html>');
  });

  test('the bare entry path of the card configurator leads to the choice of a card type, under its prefixes too [F039]', async () => {
    for (const [host, path, list] of [
      ['localhost', '/configurator-card/', '/kartenarten/'],
      ['ch.localhost', '/fr/configurator-card/', '/fr/kartenarten/'],
      ['localhost', '/d/configurator-card/', '/d/kartenarten/'],
    ] as const) {
      const answer = await html(path, host);
      expect([answer.status, answer.headers.location]).toEqual([302, list]);
    }
    expect((await html('/configurator-card', 'myposter.localhost')).status).toBe(404);
  });

  test.each(['localhost', 'myposter.localhost'])(
    'every public page of %s is complete HTML without JavaScript: title, one heading, links, and prices of what is sold [F011]',
    async (host) => {
      const listed = async (path: string) =>
        Array.from((await html(path, host)).text.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g), ([, found = '']) => found);
      const lists = await listed('/sitemap.xml');
      expect(lists.length).toBeGreaterThan(1);
      for (const list of lists) {
        const isOfProducts = !list.includes('pages');
        const paths = await listed(list);
        expect(paths.length).toBeGreaterThan(20);
        for (const path of isOfProducts ? paths.slice(0, 12) : paths) {
          const { status, text } = await html(path, host);
          const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
          const seen = {
            status,
            title: /<title>[^<]+<\/title>/.test(text),
            headings: main.match(/<h1[ >]/g)?.length,
            hasLinks: [...text.matchAll(/<a [^>]*href="\//g)].length > 10,
            hasPrice: !isOfProducts || /\d,\d{2}(\s|&nbsp;)€/.test(main),
            isWhole: text.trimEnd().endsWith('</html>'),
          };
          expect([path, seen]).toEqual([path, { status: 200, title: true, headings: 1, hasLinks: true, hasPrice: true, isWhole: true }]);
        }
      }
    },
  );

  test.each(['/sprueche-und-texte/', '/sprueche-und-texte/hochzeit/'])(
    '%s is a story, however many segments it has [F036]',
    async (path) => {
      const answer = await html(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    },
  );

  test('a story deep in folders is served under all its segments, and the folders are no pages [F036]', async () => {
    const parent = await addStory(shop, { slug: 'hochzeit', is_folder: true });
    const folder = await addStory(shop, { slug: 'einladungskarten', is_folder: true, parent_id: parent });
    await addStory(shop, { slug: 'gartenfest', parent_id: folder, content: storyContent('Einladungen zum Gartenfest') });
    const answer = await html('/hochzeit/einladungskarten/gartenfest/');
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<h1[^>]*>Einladungen zum Gartenfest<\/h1>/);
    expect((await html('/hochzeit/einladungskarten/')).status).toBe(404);
  });

  test('an address of several unknown segments is the 404 screen with its status, which is no error of the shop [F036, F262, F431]', async () => {
    const answer = await html('/hochzeit/einladungskarten/gibt-es-nicht/');
    expect(answer.status).toBe(404);
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect(answer.text).toContain('<header');
    expect(answer.text).toContain('<footer');
    const lines = shop.output().split('\n');
    expect(lines.filter((line) => line.includes('gibt-es-nicht') && line.includes('"level":"error"'))).toEqual([]);
  });

  test('the slash form is the rule on the card channel [F047]', async () => {
    const answer = await html('/karten-designen?color=green');
    expect([answer.status, answer.headers.location]).toEqual([301, '/karten-designen/?color=green']);
  });

  test('no slash is the rule on the poster channel [F048]', async () => {
    const answer = await html('/impressum/', 'myposter.localhost');
    expect([answer.status, answer.headers.location]).toEqual([301, '/impressum']);
  });

  test('the app prefix is stripped: the page is the same, its links keep the prefix, its canonical link has none [F046]', async () => {
    const hrefs = (text: string) =>
      Array.from(text.split('<main')[1]?.matchAll(/<a [^>]*href="(\/[^"]*)"/g) ?? [], ([, href = '']) => href);
    const plain = await html('/karten-designen/');
    const app = await html('/d/karten-designen/');
    expect(app.status).toBe(200);
    expect(app.text).toMatch(/rel="canonical"[^>]*href="http:\/\/localhost:\d+\/karten-designen\/"/);
    expect(hrefs(app.text).length).toBeGreaterThan(10);
    expect(hrefs(app.text)).toEqual(hrefs(plain.text).map((href) => (href === '/' ? '/d' : `/d${href}`)));
    expect((await html('/danke/')).status).toBe(404);
    expect((await html('/d/danke/')).status).toBe(404);
  });

  test('a second language of a country has its prefix, the main one moves to the plain address [F045]', async () => {
    expect((await html('/fr/karten-designen/', 'ch.localhost')).status).toBe(200);
    const moved = await html('/de/karten-designen/', 'ch.localhost');
    expect([moved.status, moved.headers.location]).toEqual([301, '/karten-designen/']);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2F%2Fevil.example',
    '/..//evil.example',
    '/d//evil.example',
    '/fr//evil.example',
    '/%5Cevil.example',
    '/%',
    '/karten-designen//olivia',
  ])('no redirect leaves the shop: %s', async (path) => {
    for (const host of ['localhost', 'ch.localhost', 'myposter.localhost']) {
      const answer = await html(path, host);
      expect(answer.status).toBeLessThan(500);
      const location = answer.headers.location;
      if (location !== undefined) {
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(String(location), 'http://localhost').host).toBe('localhost');
      }
    }
  });
});

describe('a language without texts', () => {
  const notice = (text: string) => /<main[^>]*><p lang="(\w\w)"[^>]*>([^<]*)<\/p>/.exec(text)?.slice(1);

  test.each([
    ['fr.localhost', '/karten-designen/', 'fr', 'Cette page n’est disponible qu’en allemand.'],
    ['ch.localhost', '/fr/karten-designen/olivia/', 'fr', 'Cette page n’est disponible qu’en allemand.'],
    ['ch.localhost', '/it/', 'it', 'Questa pagina è disponibile solo in tedesco.'],
    ['nl.localhost', '/gibt-es-nicht/', 'nl', 'Deze pagina is alleen in het Duits beschikbaar.'],
    ['es.myposter.localhost', '/poster', 'es', 'Esta página solo está disponible en alemán.'],
    ['us.localhost', '/impressum/', 'en', 'This page is only available in German.'],
  ])('on %s%s answers in German, says so in the visitor’s language, and names no other markets [E073]', async (host, path, lang, text) => {
    const page = (await html(path, host)).text;
    expect(page).toContain('<html lang="de"');
    expect(notice(page)).toEqual([lang, text]);
    expect(page).not.toMatch(/<link[^>]*hreflang/i);
  });

  test('is in no index on a mapped host, where the same page in German is [E073]', async () => {
    const robots = async (path: string) => (await onDomain(path, 'www.federleicht-ch.example')).headers['x-robots-tag'];
    for (const path of ['/karten-designen/', '/impressum/'])
      expect([path, await robots(path), await robots(`/fr${path}`)]).toEqual([path, 'index,follow', 'noindex,nofollow']);
  });

  test('leaves pages in German as they are, with the language of their market and without a notice [E073]', async () => {
    for (const [host, lang] of [
      ['localhost', 'de-DE'],
      ['ch.localhost', 'de-CH'],
      ['li.localhost', 'de-LI'],
    ] as const) {
      const page = (await html('/karten-designen/', host)).text;
      expect(page).toContain(`<html lang="${lang}"`);
      expect(notice(page)).toBeUndefined();
    }
  });
});

describe('search engines', () => {
  test('robots are noindex,nofollow by default; routes and stories that say index are indexed, on mapped hosts only [F494]', async () => {
    const robots = async (path: string, host: string) => {
      const { headers, text } = await onDomain(path, host);
      return [headers['x-robots-tag'], /<meta name="robots" content="([^"]*)"/.exec(text)?.[1]];
    };
    const closed = ['noindex,nofollow', 'noindex,nofollow'];
    for (const path of ['/karten-designen/', '/karten-designen/olivia/', '/versand-und-lieferung/', '/sitemap/', '/', '/impressum/']) {
      expect([path, await robots(path, 'www.federleicht.example')]).toEqual([path, ['index,follow', 'index,follow']]);
      expect([path, await robots(path, 'unbekannt.example')]).toEqual([path, closed]);
    }
    // A route that says nothing.
    expect(await robots('/merkzettel/', 'www.federleicht.example')).toEqual(closed);
  });

  test.each([
    ['a configurator', '/configurator-card/?card=olivia&form=folded&format=a6', '[F049, F055]'],
    ['the customer area', '/kundenkonto/', '[F050, F055]'],
    ['the cart', '/warenkorb/', '[F051, F055]'],
    ['the magazine', '/magazin/', '[F052, F055]'],
    ['the newsletter', '/newsletter/', '[F054, F055]'],
  ])('%s is a page and stays out of the index of a production host, %s %s', async (_name, path) => {
    const answer = await onDomain(path, 'www.federleicht.example');
    expect(answer.status).toBe(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex,nofollow');
    expect(answer.text).toContain('<meta name="robots" content="noindex,nofollow"/>');
  });

  test.each([
    ['[F049]', ['konfigurator', 'configurateur', 'configuratore']],
    ['[F050]', ['mein-konto', 'my-account', 'deconnexion', 'utenti']],
    ['[F051]', ['bestellungen', 'commandes', 'pedidos', 'basket']],
    ['[F052]', ['magazine', 'empfehlung', 'bewertungen', 'recensioni']],
    ['[F053]', ['gestalten', 'photo-book-software', 'mein-bild', 'motifs']],
    ['[F054]', ['firmenkunden', 'entreprises', 'white-label-service', 'nieuwsbrief']],
  ])('a story below a private prefix is a page, but in no index and in no sitemap %s', async (_rows, words) => {
    const domain = 'www.federleicht.example';
    for (const word of words) {
      await addStory(production, { slug: word, content: storyContent(`Seite ${word}`) });
      const answer = await onDomain(`/${word}/`, domain);
      expect([word, answer.status, answer.headers['x-robots-tag']]).toEqual([word, 200, 'noindex,nofollow']);
      expect((await onDomain('/sitemap-pages.xml', domain)).text).not.toContain(`/${word}/`);
    }
  });

  test('robots.txt does not forbid private pages, or their header would never be read [F055]', async () => {
    const { text } = await onDomain('/robots.txt', 'www.federleicht.example');
    expect(text).not.toMatch(/Disallow: \/\w/);
  });

  test('the canonical link keeps only category and occasion of a card list, in that order [F312]', async () => {
    const { text } = await onDomain(
      '/produkte/?tileCount=48&occasion=hochzeit&category=invitation&utm_source=x',
      'www.federleicht.example',
    );
    expect(text).toContain('href="https://www.federleicht.example/produkte/?category=invitation&amp;occasion=hochzeit"');
  });

  test('what one visitor asks for never becomes the canonical link of the next one’s page [F312]', async () => {
    const canonical = async (search: string) =>
      /rel="canonical" href="([^"]*)"/.exec((await onDomain(`/karten-designen/lorbeer/${search}`, 'www.federleicht.example')).text)?.[1];
    expect(await canonical('?occasion=taufe&themeId=1461')).toBe(
      'https://www.federleicht.example/karten-designen/lorbeer/?occasion=taufe&amp;themeId=1461',
    );
    expect(await canonical('')).toBe('https://www.federleicht.example/karten-designen/lorbeer/');
  });

  test('a page names itself in the three markets and x-default [F496]', async () => {
    const { text } = await onDomain('/karten-designen/', 'www.federleicht.example');
    for (const [lang, href] of [
      ['de-DE', 'https://www.federleicht.example/karten-designen/'],
      ['de-AT', 'https://www.federleicht-at.example/karten-designen/'],
      ['de-CH', 'https://www.federleicht-ch.example/karten-designen/'],
      ['x-default', 'https://www.federleicht.example/karten-designen/'],
    ] as const) {
      expect(text).toMatch(new RegExp(`<link(?=[^>]*hrefLang="${lang}")(?=[^>]*href="${href.replaceAll('.', '\\.')}")`, 'i'));
    }
  });

  test('links in a page never take the name of an invented host', async () => {
    const { text } = await onDomain('/karten-designen/', 'evil.example');
    expect(text).not.toContain('evil.example');
  });
});

describe('search-console codes', () => {
  test('each market shows its own code, and none where none is set [F495]', async () => {
    for (const [domain, code] of [
      ['www.federleicht.example', 'deutsch'],
      ['www.federleicht-at.example', 'austria'],
      ['www.federleicht-ch.example', 'schweiz'],
    ] as const) {
      expect((await onDomain('/', domain)).text).toContain(`<meta name="google-site-verification" content="${code}"/>`);
    }
    expect((await html('/')).text).not.toContain('google-site-verification');
  });
});

describe('headers', () => {
  test('the kit page exists on local hosts only', async () => {
    expect((await html('/dev/kit/')).status).toBe(200);
    for (const domain of ['localhost', 'www.federleicht.example']) expect((await onDomain('/dev/kit/', domain)).status).toBe(404);
  });

  test('a page allows only its own scripts, by hash, and no inline styles', async () => {
    const answer = await html('/karten-designen/');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test('wasm is allowed in the configurator only', async () => {
    expect(String((await html('/configurator-card/?card=olivia&form=folded&format=a6')).headers['content-security-policy'])).toContain(
      'wasm-unsafe-eval',
    );
    expect(String((await html('/karten-designen/olivia/')).headers['content-security-policy'])).not.toContain('wasm-unsafe-eval');
  });

  test('anonymous pages set no cookie, private ones are never stored', async () => {
    const list = await html('/karten-designen/');
    expect(list.headers['set-cookie']).toBeUndefined();
    expect((await html('/warenkorb/')).headers['cache-control']).toContain('no-store');
  });

  test('the pages of the three page types say theirs, other pages none [F037]', async () => {
    const typeOf = async (path: string) => /<html[^>]*data-page-type="([^"]*)"/.exec((await html(path)).text)?.[1] ?? null;
    expect(await Promise.all(['/produkte/', '/themes/1461/', '/merkzettel/', '/karten-designen/', '/'].map(typeOf))).toEqual([
      'products',
      'themes-id-theme',
      'wishlist',
      null,
      null,
    ]);
  });

  test('a list drops empty values, a refinement of none and unknown keys of its query [F299, F300, F301]', async () => {
    const tiles = async (search: string) => (await html(`/karten-designen/${search}`)).text.match(/data-tile|<article/g)?.length ?? 0;
    const title = async (search: string) =>
      /<meta name="description" content="([^"]*)"/.exec((await html(`/karten-designen/${search}`)).text)?.[1];
    const all = [await tiles(''), await title('')];
    for (const search of ['?refinementType=none', '?occasion=&color=', '?utm_source=x&constructor=1'])
      expect([search, await tiles(search), await title(search)]).toEqual([search, ...all]);
    expect(await title('?refinementType=gold')).not.toBe(all[1]);
  });

  test('the payload address and the data address of the router answer the same body [F418]', async () => {
    const payload = await html('/karten-designen/_payload.json');
    const data = await html('/karten-designen/_.data');
    expect([payload.status, data.status]).toEqual([200, 200]);
    expect(payload.text).toBe(data.text);
  });
});

describe('the channel switch', () => {
  test('each channel has account, cart, wish list, contact, magazine and the switch to the other channel in its header [F002, F063]', async () => {
    for (const [host, other] of [
      ['localhost', 'myposter'],
      ['myposter.localhost', 'federleicht'],
    ] as const) {
      const { text } = await html('/', host);
      const header = text.split('<header')[1]?.split('</header>')[0] ?? '';
      const slash = host === 'localhost' ? '/' : '';
      for (const path of ['/kundenkonto', '/warenkorb', '/merkzettel', '/kontakt', '/magazin']) {
        expect([host, path, header.includes(`href="${path}${slash}"`)]).toEqual([host, path, true]);
        expect([host, path, (await html(path + slash, host)).status]).toEqual([host, path, 200]);
      }
      expect(header).toContain(`href="?channel=${other}"`);
    }
  });

  test('on hosts that decide, ?channel= leads to the other host, to the same page where it exists [F002]', async () => {
    const fromService = await html('/impressum/?channel=myposter');
    expect([fromService.status, fromService.headers.location]).toEqual([302, `http://myposter.localhost:${shop.port}/impressum/`]);
    for (const path of ['/merkzettel/', '/kundenkonto/', '/warenkorb/']) {
      const { location } = (await html(`${path}?channel=myposter`)).headers;
      expect(location).toBe(`http://myposter.localhost:${shop.port}${path}`);
    }
    const fromCard = await html('/karten-designen/olivia/?channel=myposter');
    expect(fromCard.headers.location).toBe(`http://myposter.localhost:${shop.port}/`);
    expect((await html('/?channel=federleicht')).headers.location).toBe('/');
    expect((await html('/?channel=evil')).status).toBe(200);
  });

  test('the cart comes along by a code that works once, and only on the way from an own host', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const cookie = visitor.headers().cookie ?? '';
    const handOver = async () => new URL(String((await send(shop, { path: '/?channel=myposter', headers: { cookie } })).headers.location));
    const redeem = async (target: URL, referer?: string) =>
      send(shop, { path: target.pathname + target.search, host: target.hostname, headers: referer ? { referer } : {} });

    const foreign = await redeem(await handOver(), 'https://evil.example/');
    expect(foreign.headers['set-cookie']).toBeUndefined();

    const target = await handOver();
    const first = await redeem(target, `http://localhost:${shop.port}/`);
    expect([first.status, first.headers.location]).toEqual([302, '/']);
    const token = /^myposter_session=([A-Za-z0-9_-]{22});.*HttpOnly; SameSite=Lax/.exec(String(first.headers['set-cookie']))?.[1];
    const there = guest(shop, { host: 'myposter.localhost', channel: 'myposter-de' });
    there.jar.set('myposter_session', token ?? '');
    expect((await there.call('GET', '/web-api/customer-data')).json.cartCount).toBe(1);
    expect((await redeem(target, `http://localhost:${shop.port}/`)).headers['set-cookie']).toBeUndefined();
  });

  test('where no host decides, the choice is remembered for a year', async () => {
    // The page of the other channel lies in the cache by then.
    expect((await send(shop, { path: '/', headers: { host: '127.0.0.1' } })).text).toContain('data-channel="federleicht"');
    const answer = await send(shop, { path: '/?channel=myposter', headers: { host: '127.0.0.1' } });
    expect(answer.headers.location).toBe('/');
    expect(String(answer.headers['set-cookie'])).toBe('channel=myposter; Max-Age=31536000; Path=/; SameSite=Lax');
    expect((await send(shop, { path: '/', headers: { host: '127.0.0.1', cookie: 'channel=myposter' } })).text).toContain(
      'data-channel="myposter"',
    );
  });
});
