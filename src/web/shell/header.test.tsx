/** Where the top of every page leads, and what it says about cart and wish list. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Header } from './header.tsx';
import { PosterHeader } from './poster-header.tsx';

const counted = vi.hoisted(() => ({ cart: 0, samples: 0 }));
vi.mock('./cart-count.ts', () => ({ useCartCount: () => ({ items: counted.cart }), useSampleCount: () => counted.samples }));
beforeEach(() => {
  counted.cart = 0;
  counted.samples = 0;
});

function header(channel: 'federleicht' | 'myposter' = 'federleicht', menu: object[] = [], at = '/'): string {
  const site = { channel, country: 'DE', locale: 'de-DE' };
  const products = [{ title: 'Foto und Kalender', links: [{ to: '/fotobuecher/', name: 'Fotobücher' }] }];
  const frame = { site, alternates: {}, occasions: [{ key: 'hochzeit', name: 'Hochzeit' }], menu, products };
  const routes = [{ id: 'root', path: '*', element: channel === 'federleicht' ? <Header /> : <PosterHeader />, loader: () => frame }];
  const router = createMemoryRouter(routes, { initialEntries: [at], hydrationData: { loaderData: { root: frame } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** What is in the menu of phones, which comes first, and everything else. */
function parts(html: string): { phone: string; wide: string } {
  const from = html.indexOf('<details');
  const to = html.indexOf('</details>', from);
  return { phone: html.slice(from, to), wide: html.slice(0, from) + html.slice(to) };
}

/** Links of a part of the header: address -> words. */
function links(part: string): Record<string, string> {
  const found = Array.from(part.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href = '', words = '']) => [
    href,
    words.replace(/<span class="max-md:hidden" aria-hidden="true">.*?<\/span>/g, '').replace(/<[^>]*>/g, ''),
  ]);
  return Object.fromEntries(found);
}

describe('the header', () => {
  test('leads to the customer account, cart, wish list, sample cards, contact and magazine, in the window of a phone as well [F063]', () => {
    const { phone, wide } = parts(header());
    const expected = {
      '/kundenkonto/': 'Konto',
      '/merkzettel/': 'Merkzettel',
      '/musterkarten/': expect.stringContaining('Muster'),
      '/kontakt/': 'Kontakt',
      '/magazin/': 'Magazin',
    };
    expect(links(wide)).toMatchObject({ ...expected, '/warenkorb/': 'Warenkorb' });
    expect(links(phone)).toMatchObject(expected);
  });

  test('of the poster channel leads to the customer account, cart, wish list, contact and magazine, without slashes at the ends [F063]', () => {
    const { phone, wide } = parts(header('myposter'));
    const expected = { '/kundenkonto': 'Konto', '/merkzettel': 'Merkzettel', '/kontakt': 'Kontakt', '/magazin': 'Magazin' };
    expect(links(wide)).toMatchObject({ ...expected, '/warenkorb': 'Warenkorb' });
    expect(links(phone)).toMatchObject(expected);
  });

  test('of the poster channel opens a menu of subjects, sizes and materials, in the window of a phone as well [E075]', async () => {
    const menu = [{ title: 'Motive', links: [{ name: 'Linien', path: '/poster?subject=line' }] }];
    const { phone, wide } = parts(header('myposter', menu));
    for (const part of [phone, wide]) expect(links(part)).toMatchObject({ '/poster?subject=line': 'Linien' });
    expect(wide).toMatch(/<summary[^>]*>Poster.*<p[^>]*>Motive<\/p>/s);
  });

  test('switches to the other channel, in the window of a phone as well [F002]', () => {
    for (const [channel, words] of [
      ['federleicht', { '?channel=myposter': 'Wandbilder von myposter' }],
      ['myposter', { '?channel=federleicht': 'Karten von Federleicht' }],
    ] as const) {
      const { phone, wide } = parts(header(channel));
      expect(links(wide)).toMatchObject(words);
      expect(links(phone)).toMatchObject(words);
    }
  });

  test('every visitor finds all cards, the occasions and other products, a business its own page [F008]', () => {
    const html = header();
    expect(links(html.split('aria-label="Anlässe"')[1] ?? '')).toEqual({
      '/karten-designen/': 'Alle Karten',
      '/karten-designen/?occasion=hochzeit': 'Hochzeit',
      '/fotobuecher/': 'Fotobücher',
    });
    const [above = '', phone = ''] = html.split('<details');
    for (const part of [above, phone.split('</details>')[0] ?? ''])
      expect(links(part)).toMatchObject({ '/geschaeftskunden/': 'Geschäftskunden' });
  });

  test('the cart has a number above 0 only, for eyes and for ears [F064]', () => {
    const cart = () => /<a [^>]*href="\/warenkorb\/".*?<\/a>/s.exec(header())?.[0] ?? '';
    expect(cart()).not.toContain('amount');
    expect(cart()).toContain('<span class="unseen">Warenkorb</span>');
    counted.cart = 1;
    expect(cart()).toContain('<span class="amount figures">1</span>');
    expect(cart()).toContain('<span class="unseen">Warenkorb, 1 Artikel</span>');
    counted.cart = -1;
    expect(cart()).not.toContain('amount');
  });

  test('samples have a count once some are in the cart, in the window of a phone as well [F012]', () => {
    const labels = () =>
      header()
        .split(/<.?details/)
        .map((part) => links(part)['/musterkarten/']);
    expect(labels()).toContain('Musterkarten und Mustersets');
    for (const [samples, label] of [
      [2, '2 von 3 Mustern'],
      [4, '4 Muster'],
    ] as const) {
      counted.samples = samples;
      expect(labels().filter((text) => text === label)).toHaveLength(2);
    }
  });

  test.each([
    ['federleicht', '/suche/'],
    ['myposter', '/suche'],
  ] as const)('of %s searches without scripts: a form, and for phones a link, with the same address', (channel, path) => {
    const html = header(channel);
    const form = /<form role="search"[^>]*class="search-wide".*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toContain(`action="${path}"`);
    // Forms without a method ask for an address.
    expect(form).not.toContain('method=');
    expect(form).toMatch(/<input [^>]*name="q"/);
    expect(form).not.toContain('combobox');
    expect(form).toMatch(/<button type="submit">.*Suchen/s);
    expect(links(html)[path]).toBe('Suche');
    expect(html).toMatch(/<dialog aria-label="Suche" class="search-sheet">/);
  });

  test('has the query in its fields on the page of results only', () => {
    const values = (at: string) =>
      Array.from(header('federleicht', [], at).matchAll(/<input [^>]*name="q"[^>]*>/g), ([input]) => /value="([^"]*)"/.exec(input)?.[1]);
    expect(values('/suche/?q=Olive%20%26%20%22Gold%22')).toEqual(['Olive &amp; &quot;Gold&quot;', 'Olive &amp; &quot;Gold&quot;']);
    expect(values('/suche')).toEqual(['', '']);
    expect(values('/karten-designen/?q=Olive')).toEqual(['', '']);
  });
});
