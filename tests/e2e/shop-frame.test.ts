/** What stands around and between pages: header, footer, selling points, filters, similar designs, error pages. Over HTTP, as every visitor gets it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCards } from '#core/catalogue/list.ts';
import { designRows } from '#designs/rows.ts';
import { type RunningShop, removeData, send, startShop, withoutHandoff } from '#tests/shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const get = (path: string, host = 'localhost') => send(shop, { path, host });
const html = async (path: string, host?: string) => withoutHandoff((await get(path, host)).text);

/** Links of a part of a page: address -> words. */
function links(part: string): Map<string, string> {
  return new Map(
    Array.from(part.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href = '', words = '']) => [
      href,
      words.replace(/<[^>]*>/g, ''),
    ]),
  );
}
const footer = async (host?: string) => links((await html('/', host)).split('<footer')[1] ?? '');

describe('header and footer', () => {
  test('the footer leads to who we are, customer service and the magazine [F070]', async () => {
    const found = await footer();
    for (const path of ['/ueber-uns/', '/kontakt/', '/magazin/']) expect([...found.keys()]).toContain(path);
  });

  test('data protection is worded for the country of the host [F071]', async () => {
    for (const [host, country] of [
      ['localhost', 'Deutschland'],
      ['at.localhost', 'Österreich'],
      ['ch.localhost', 'der Schweiz'],
    ] as const) {
      expect((await footer(host)).get('/datenschutz/')).toBe('Datenschutz');
      expect(await html('/datenschutz/', host)).toContain(`Datenschutz in ${country}</h1>`);
    }
  });

  test('imprint, terms and right of withdrawal are in the footer and have their pages [F072]', async () => {
    const found = await footer();
    for (const path of ['/impressum/', '/agb/', '/widerruf/']) {
      expect([...found.keys()]).toContain(path);
      expect((await get(path)).status).toBe(200);
    }
  });

  test('sitemap, jobs, philosophy, design tool and questions are in the footer and have their pages [F073]', async () => {
    const found = await footer();
    for (const path of ['/sitemap/', '/jobs/', '/philosophie/', '/design-werkzeug/', '/fragen-und-antworten/']) {
      expect([...found.keys()]).toContain(path);
      expect((await get(path)).status).toBe(200);
    }
  });

  test('shipping, samples, payment and text collections are in the footer and have their pages [F074, F075]', async () => {
    const found = await footer();
    for (const path of ['/versand-und-lieferung/', '/musterkarten/', '/zahlungsarten/', '/sprueche-und-texte/']) {
      expect([...found.keys()]).toContain(path);
      expect((await get(path)).status).toBe(200);
    }
  });

  test('private customers find every card, businesses a page of their own; the pages about us name the group [F008, F010]', async () => {
    expect((await footer()).get('/geschaeftskunden/')).toBe('Geschäftskunden');
    const header = links((await html('/')).split('<main')[0] ?? '');
    expect([header.get('/karten-designen/'), header.get('/geschaeftskunden/')]).toEqual(['Alle Karten', 'Geschäftskunden']);
    expect((await get('/karten-designen/')).status).toBe(200);
    expect(await html('/geschaeftskunden/')).toContain('Karten für Unternehmen');
    for (const path of ['/ueber-uns/', '/philosophie/']) expect(await html(path)).toContain('Gruppe für Großformatdruck und Fotobücher');
  });

  test('no link of header and footer leads nowhere, in both channels', async () => {
    for (const host of ['localhost', 'myposter.localhost']) {
      const page = await html('/', host);
      const around = `${page.split('<main')[0]}${page.split('<footer')[1]}`;
      for (const href of links(around).keys()) {
        if (!href.startsWith('/')) continue;
        const { status } = await get(href.replaceAll('&amp;', '&'), host);
        expect([host, href, status]).toEqual([host, href, 200]);
      }
    }
  });
});

describe('pages', () => {
  test('the teaser of the start page takes turns between wedding, birth and celebrations of the young [F065]', async () => {
    const teaser = (await html('/')).split('data-block="main-teaser"')[1]?.split('data-block="')[0] ?? '';
    const tabs = Array.from(teaser.matchAll(/<span class="slide-tab"[^>]*>([^<]*)</g), ([, name]) => name);
    expect(tabs.slice(0, 3)).toEqual(['Hochzeit', 'Geburt', 'Jugendfeiern']);
    expect(teaser.match(/class="carousel-slide"/g)).toHaveLength(tabs.length);
    for (const href of ['/karten-designen/?occasion=hochzeit', '/karten-designen/?occasion=geburt', '/karten-designen/?occasion=kommunion'])
      expect([...links(teaser).keys()]).toContain(href);
  });

  test('the sitemap page has a headline and a line below it [F096]', async () => {
    const main = (await html('/sitemap/')).split('<main')[1] ?? '';
    expect(main).toMatch(/<h1[^>]*>Alle Seiten<\/h1>/);
    expect(main).toContain('Alles, was es hier gibt, auf einen Blick.');
  });

  test('a page that names another as its original is found in no market under its own address [F496]', async () => {
    const content = { component: 'page', title: 'Jobs', robots: 'index', body: [{ component: 'text-page', title: 'Jobs' }] };
    await change('federleicht/jobs', { ...content, canonical: '/philosophie/' }, true);
    const page = await html('/jobs/');
    expect(page).toContain(`<link rel="canonical" href="${shop.origin}/philosophie/"/>`);
    expect(page).not.toMatch(/hreflang/i);
    expect(await html('/sitemap-pages.xml')).not.toContain('/jobs/');
    await change('federleicht/jobs', content, true);
    expect(await html('/jobs/')).toMatch(/<link rel="canonical" href="[^"]*\/jobs\/"\/><link rel="alternate"/);
    expect(await html('/sitemap-pages.xml')).toContain('/jobs/');
  });

  test('the start page has its selling points below the teaser [F066]', async () => {
    const page = await html('/');
    expect(page.indexOf('data-block="usp-bar"')).toBeGreaterThan(page.indexOf('data-block="main-teaser"'));
    for (const words of ['Ab einem Stück', 'In 2 bis 4 Werktagen', 'Express in 24 Stunden', 'Drei Musterkarten gratis'])
      expect(page).toContain(words);
  });

  test('the start page has a section of the most popular designs, the most popular first [F090]', async () => {
    const [, section = ''] = (await html('/')).split('Gerade oft gewählt');
    const shown = [...links(section).keys()].flatMap((href) => /^\/karten-designen\/([a-z0-9-]+)\/$/.exec(href)?.[1] ?? []).slice(0, 4);
    const popular = designRows.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
    expect(shown).toEqual(popular.slice(0, 4).map(({ id }) => id));
  });

  test('a product shows similar designs, a few at first and all on demand [F076, F077]', async () => {
    const similar = (await html('/karten-designen/olivia/')).split('Ähnliche Designs')[1] ?? '';
    const [first = '', rest = ''] = similar.split('<details');
    const designs = (part: string) =>
      [...links(part.split('</details>')[0] ?? '').keys()].filter((href) => href.startsWith('/karten-designen/'));
    expect(designs(first)).toHaveLength(4);
    expect(designs(rest).length).toBeGreaterThan(0);
    expect(rest).toContain('Mehr zeigen');
    expect(rest).toContain('Weniger zeigen');
  });

  test('the filter has a heading, a way back to everything and says how many it would show [F086, F087, F088]', async () => {
    const page = await html('/karten-designen/?occasion=weihnachten&color=green');
    expect(page).toMatch(/Filter/);
    // The way back leads to the list of all designs, on which nothing is chosen.
    const chosen = (text: string) =>
      Array.from(text.matchAll(/ name="(\w+)" checked="" value="([^"]+)"/g), ([, ...pair]) => pair.join(' '));
    expect(chosen(page)).toEqual(['occasion weihnachten', 'color green']);
    const [, reset = ''] = /<a [^>]*href="([^"]*)"[^>]*>Alle Filter zurücksetzen<\/a>/.exec(page) ?? [];
    const everything = await html(reset);
    expect(chosen(everything)).toEqual([]);
    expect(everything.replace(/<!-- -->/g, '').includes(`${listCards(designRows, {}).total} Ergebnisse anzeigen`)).toBe(true);
    const total = /"numberOfItems":(\d+)/.exec(page)?.[1];
    expect(Number(total)).toBeGreaterThan(0);
    expect(page.replace(/<!-- -->/g, '')).toContain(total === '1' ? '1 Ergebnis anzeigen' : `${total} Ergebnisse anzeigen`);
  });

  test('the filter of photo books counts its values and leads back to all books [E084]', async () => {
    const page = await html('/fotobuecher/?aspectRatio=square');
    const chosen = (text: string) => [...text.matchAll(/ name="aspectRatio" checked="" value="([^"]+)"/g)].map(([, value]) => value);
    expect(chosen(page)).toEqual(['square']);
    const [, reset = ''] = /<a [^>]*href="([^"]*)"[^>]*>Alle Filter zurücksetzen<\/a>/.exec(page) ?? [];
    expect(reset).toBe('/fotobuecher/');
    const everything = await html(reset);
    expect(chosen(everything)).toEqual([]);
    const count = (text: string) => Number(/(\d+) Ergebnisse anzeigen/.exec(text.replace(/<!-- -->/g, ''))?.[1]);
    expect(count(everything)).toBeGreaterThan(count(page));
    expect(count(page)).toBeGreaterThan(0);
  });

  test('a long list of the filter shows five values and the rest on demand; a chosen one of the rest is open [F089]', async () => {
    const occasions = async (search: string) => {
      const panel = (await html(`/karten-designen/${search}`)).split('id="filter"')[1]?.split('</form>')[0] ?? '';
      const [first = '', rest = ''] = (panel.split('<fieldset')[1]?.split('</fieldset>')[0] ?? '').split('<details');
      const values = (part: string) => Array.from(part.matchAll(/name="occasion" value="([^"]+)"/g), ([, value = '']) => value);
      return { first: values(first), rest: values(rest), isOpen: rest.startsWith(' open=""'), words: rest };
    };
    const closed = await occasions('');
    expect(closed.first).toHaveLength(5);
    expect(closed.rest.length).toBeGreaterThan(5);
    expect(closed.isOpen).toBe(false);
    expect(closed.words).toMatch(/<summary[^>]*>.*Mehr anzeigen.*Weniger anzeigen.*<\/summary>/s);
    expect((await occasions(`?occasion=${closed.first[0]}`)).isOpen).toBe(false);
    expect((await occasions(`?occasion=${closed.rest.at(-1)}`)).isOpen).toBe(true);
  });

  test.each([
    ['product', 'place-card', 'Produkt', 'Platzkarte'],
    ['label', 'bestseller', 'Neu und beliebt', 'Bestseller'],
    ['style', 'botanisch', 'Stil', 'Botanisch'],
    ['aspectRatio', 'square', 'Format', 'Quadrat'],
  ] as const)('the filter %s narrows the list to %s, stands in the panel and as a chip', async (key, value, heading, name) => {
    const page = await html(`/karten-designen/?${key}=${value}`);
    const { total } = listCards(designRows, { [key]: [value] });
    expect(Number(/"numberOfItems":(\d+)/.exec(page)?.[1])).toBe(Math.min(total, 48));
    expect(total).toBeLessThan(designRows.length);
    expect(page).toContain(`<span class="type-h4">${heading}</span>`);
    expect(page).toMatch(new RegExp(`name="${key}" checked="" value="${value}"|name="${key}" value="${value}" checked=""`));
    expect(page.split('aria-label="Aktive Filter"')[1]?.split('</ul>')[0]).toContain(name);
  });

  test('a list leads to related categories, and none of them is empty [F092]', async () => {
    const related = async (search: string) =>
      links((await html(`/karten-designen/${search}`)).split('Verwandte Kategorien')[1]?.split('</nav>')[0] ?? '');
    const weddings = await related('?category=invitation&occasion=hochzeit');
    expect([...weddings.values()]).toEqual(expect.arrayContaining(['Menükarten zur Hochzeit', 'Karten zur Hochzeit']));
    expect([...weddings.values()]).not.toContain('Einladungen zur Hochzeit');
    for (const [href, name] of weddings) {
      const page = await html(href.replaceAll('&amp;', '&'));
      expect(page).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
      expect(Number(/"numberOfItems":(\d+)/.exec(page)?.[1])).toBeGreaterThan(0);
    }
    expect([...(await related('')).values()]).toEqual(expect.arrayContaining(['Einladungen', 'Dankeskarten']));
  });

  test.each([
    ['sort', 'Empfehlung'],
    ['popularity', 'Bestseller'],
    ['created', 'Neu'],
  ] as const)('sorted by %s the list begins with the designs of that order and says %s [F187]', async (sort, name) => {
    const page = await html(`/karten-designen/?sort=${sort}`);
    expect(/<option value="([a-z]+)" selected="">([^<]*)</.exec(page)?.slice(1)).toEqual([sort, name]);
    const { items } = listCards(designRows, { sort });
    const shown = Array.from(page.matchAll(/"url":"[^"]*\/karten-designen\/([a-z0-9-]+)\/"/g), ([, id]) => id);
    expect(shown).toEqual(items.map(({ row }) => row.id));
    const unknown = await get('/karten-designen/?sort=teuer');
    expect([unknown.status, unknown.headers.location]).toEqual([302, '/karten-designen/']);
    expect((await html('/karten-designen/')).includes('<option value="sort" selected="">')).toBe(true);
  });

  test('another error than 404 keeps its status and says it in plain words, without a line of code [F108]', async () => {
    const { status, text } = await send(shop, {
      path: '/fotobuecher/',
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-length': '0' },
    });
    expect(status).toBe(405);
    expect(text).toContain('<title>405 Method Not Allowed</title>');
    const main = text.split('<main')[1]?.split('</main>')[0] ?? '';
    expect(main).toMatch(/<h1[^>]*>405 Method Not Allowed<\/h1>/);
    expect(main).toContain('Diese Adresse kann man so nicht öffnen.');
    expect(main).not.toMatch(/action|route|POST/);
  });

  test('an address without a page is a teaser that leads home, with status 404 [F104, F105, F106, F107, F109]', async () => {
    const { status, text } = await get('/gibt-es-nicht/');
    expect(status).toBe(404);
    expect(text).toContain('<title>404 Not Found</title>');
    const teaser = text.split('<main')[1]?.split('</main>')[0] ?? '';
    expect([...links(teaser).keys()]).toEqual(['/']);
    expect(teaser).toContain('aria-label="Nicht gefunden"');
    expect(teaser).toMatch(/srcSet="[^"]*not-found-large[^"]*"|srcset="[^"]*not-found-large[^"]*"/i);
    expect(teaser).toMatch(/src="[^"]*not-found-small/);
    expect(teaser).toContain('Diese Seite ist davongeflogen.');
    expect(teaser).toContain('Zur Startseite findest du hier zurück.');
    // The words of the button are for assistive technology only (D25).
    expect(teaser).toMatch(/class="unseen"[^>]*>Zur Startseite/);
    // Home is that of the language the visitor reads (D25).
    const french = (await html('/fr/gibt-es-nicht/', 'ch.localhost')).split('<main')[1]?.split('</main>')[0] ?? '';
    expect([...links(french).keys()]).toEqual([expect.stringMatching(/^\/fr\/?$/)]);
  });

  test('a refused path is a 404 with the shop around it, and so is an unknown one [F430, F431]', async () => {
    for (const path of ['/themes/99999999/', '/karten-designen/GROSS/', '/land-at/datenschutz/']) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<footer');
    }
    // A scanner's addresses are no warning; a link to something that the shop once had is.
    expect(shop.output()).toContain('"event":"page-refused"');
    expect(shop.output()).toContain('"message":"Page Not Found: /themes/99999999/"');
    expect(shop.output()).not.toContain('Page not found: /land-at/');
  });

  test('a story that is changed over the protocol is on the page at the next request [F030, F124]', async () => {
    const words = 'Wir suchen eine Zeichnerin für Vögel.';
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
    expect((await html('/jobs/')).includes(words)).toBe(false);
    await change('federleicht/jobs', { component: 'page', title: 'Jobs', body: [{ component: 'page-text', text }] }, true);
    expect((await html('/jobs/')).includes(words)).toBe(true);
  });

  test('drafts are shown in previews only, which are neither kept nor indexed', async () => {
    const body = [{ component: 'zeppelin' }, { component: 'text-page', _uid: 'u1', title: 'Ein Entwurf' }];
    const isShown = async (path: string) => (await html(path)).includes('Ein Entwurf');
    await change('federleicht/philosophie', { component: 'page', title: 'Entwurf', body }, false);
    expect(await isShown('/philosophie/')).toBe(false);
    const preview = await get('/philosophie/?_storyblok=1');
    expect(preview.text.includes('Ein Entwurf')).toBe(true);
    expect(preview.text).toMatch(/data-blok-c="\{&quot;name&quot;:&quot;text-page&quot;[^"]*" data-blok-uid="\d+-[\w-]+"/);
    expect(await html('/philosophie/')).not.toContain('data-blok');
    expect(preview.headers['x-robots-tag']).toBe('noindex,nofollow');
    expect(preview.headers['cache-control']).toContain('no-store');
    expect(await isShown('/philosophie/')).toBe(false);
  });

  test('an unknown block renders the fallback component, the log has an error, and the page stands [F465]', async () => {
    const body = [{ component: 'luftschiff' }, { component: 'text-page', title: 'Ohne Luftschiff' }];
    await change('federleicht/jobs', { component: 'page', title: 'Jobs', body }, true);
    const { status, text } = await get('/jobs/');
    expect([status, text.includes('Ohne Luftschiff'), text.includes('data-block="unknown-block"')]).toEqual([200, true, true]);
    const line = () =>
      shop
        .output()
        .split('\n')
        .find((one) => one.includes('container type \\"luftschiff\\"'));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? '')).toMatchObject({ level: 'error', story: 'federleicht/jobs' });
  });
});

/** Writes a story as an operator does: with the management token of the first start. */
async function change(fullSlug: string, content: object, publish: boolean): Promise<void> {
  const token = (await readFile(join(shop.dataDir, 'secrets/cms-management-token'), 'utf8')).trim();
  const headers = { authorization: token, 'content-type': 'application/json' };
  const stories = '/cms/v1/spaces/1001/stories';
  const listed = JSON.parse((await send(shop, { path: `${stories}?per_page=100`, headers })).text).stories as {
    id: number;
    full_slug: string;
  }[];
  const story = listed.find((one) => one.full_slug === fullSlug);
  if (!story) throw new Error(`no story ${fullSlug} among ${listed.length}`);
  const body = JSON.stringify({ story: { content }, ...(publish ? { publish: 1 } : {}) });
  expect((await send(shop, { path: `${stories}/${story.id}`, method: 'PUT', headers, body })).status).toBe(200);
}
