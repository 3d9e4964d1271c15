import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { paperKeys } from '#core/products/card/paper-keys.ts';
import { shownAltTexts } from '#tests/shown-alt-texts.ts';
import { materialContents } from '#web/blocks/parts/materials.ts';
import type { PageRequest } from '#web/page/request.ts';
import { Blocks } from './blocks.tsx';
import { loadBlocks } from './load-blocks.ts';

afterEach(() => vi.useRealTimers());

const page = { site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'https://www.federleicht.example' } } as PageRequest;

function shown(...body: object[]) {
  return shownOn({}, ...body);
}

async function shownOn(request: Partial<PageRequest>, ...body: object[]) {
  const complaints: string[] = [];
  const context = {
    page: { ...page, ...request },
    story: { name: 'Zahlungsarten', fullSlug: 'federleicht/zahlungsarten', tags: [], publishedAt: null },
    params: {},
    query: new URLSearchParams(),
    links: { u1: '/impressum/' },
  };
  const blocks = await loadBlocks(body, context, (message) => complaints.push(message));
  const router = createMemoryRouter([{ path: '*', element: <Blocks blocks={blocks} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const altTexts = [...html.matchAll(/<img alt="([^"]*)"/g)].map(([, alt]) => alt);
  expect(altTexts).toEqual(expect.arrayContaining(shownAltTexts(blocks, html)));
  return { html, complaints, blocks };
}

const rich = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const picture = { filename: '/cms/f/1001/1200x900/ab12/papier.webp', alt: 'Papier' };
const story = { linktype: 'story', id: 'u1' };

const names =
  'ab-test carousel-navigation contact-card info-text link-box main-teaser material-tiles more-information multi-treatment-test page-headline' +
  ' product-description quotes-category review-block seo-questions sub-teaser text-page usp-teaser voucher';

test.each(names.split(' '))(
  '%s without content, or with nonsense in every field, shows nothing and complains about nothing [F141]',
  async (component) => {
    const nonsense = {
      items: 7,
      boxes: 'x',
      categories: [[]],
      reviews: [{}],
      questions: [null],
      teaserList: [3],
      control: 'x',
      treatments: {},
    };
    const { html, complaints } = await shown({ component }, { component, ...nonsense, title: [], text: 5, url: 'javascript:alert(1)' });
    expect([html, complaints]).toEqual(['', []]);
  },
);

test('both tests show what stands in the branch of the visitor, and send no other one [F110, F120]', async () => {
  const words = (text: string) => [{ component: 'page-text', text: rich(text) }];
  const body = [
    { component: 'ab-test', feature: 'hero', control: words('Kontrolle A'), treatment: words('Versuch A') },
    {
      component: 'multi-treatment-test',
      feature: 'layout',
      treatments: [
        { treatment: 'blau', blocks: words('Versuch B') },
        { treatment: 'control', blocks: words('Kontrolle B') },
      ],
    },
  ];
  const asked: unknown[] = [];
  const branches = (chosen: Record<string, string>): Partial<PageRequest> => ({
    isPreview: false,
    branch: async (flag, treatments) => {
      asked.push([flag, treatments]);
      return chosen[flag] ?? 'control';
    },
  });
  const control = (await shownOn(branches({}), ...body)).html;
  expect(control).toContain('Kontrolle A');
  expect(control).toContain('Kontrolle B');
  expect(control).not.toContain('Versuch');
  expect(asked).toEqual([
    ['hero', ['control', 'on']],
    ['layout', ['blau', 'control']],
  ]);
  const tested = (await shownOn(branches({ hero: 'on', layout: 'blau' }), ...body)).html;
  expect(tested).toContain('data-ft="hero" data-ft-branch="on"');
  expect(tested).toContain('data-ft="layout" data-ft-branch="blau"');
  expect(tested).toContain('Versuch A');
  expect(tested).not.toContain('Kontrolle');
});

test('a test without a flag shows its control branch, a branch without content is still marked as seen', async () => {
  const words = [{ component: 'page-text', text: rich('Kontrolle') }];
  const page: Partial<PageRequest> = { isPreview: false, branch: async () => 'on' };
  expect((await shownOn(page, { component: 'ab-test', control: words, treatment: [] })).html).not.toContain('data-ft');
  const { html } = await shownOn(page, { component: 'ab-test', feature: 'hero', control: words, treatment: [] });
  expect(html).toContain('<div data-ft="hero" data-ft-branch="on"></div>');
});

test('a preview has every branch of a test, with a switch between them [F110]', async () => {
  const words = (text: string) => [{ component: 'page-text', text: rich(text) }];
  const { html } = await shownOn(
    { isPreview: true },
    { component: 'ab-test', feature: 'hero', control: words('Kontrolle'), treatment: words('Versuch') },
  );
  expect(html).toContain('Test „hero“ zeigt');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toContain('Kontrolle');
  expect(html).not.toContain('data-ft');
});

test('the contact card has telephone, mail and the hours, for people and as data [F113]', async () => {
  const { html } = await shown({
    component: 'contact-card',
    telephone: '+49 (0)89 1234-5678',
    email: 'hallo@federleicht.example',
    name: 'Emil Öttl',
  });
  expect(html).toContain('href="tel:+498912345678"');
  expect(html).toContain('href="mailto:hallo@federleicht.example"');
  expect(html).toContain('Montag bis Freitag, 08:00 bis 17:00 Uhr');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data).contactPoint).toMatchObject({
    telephone: '+498912345678',
    hoursAvailable: { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
  });
  expect((await shown({ component: 'contact-card', email: 'kein"><script>', telephone: 'anrufen!' })).html).toBe('');
});

test('a contact card with words alone leads to a message, and tells search engines nothing [F113, F244]', async () => {
  const { html } = await shown({ component: 'contact-card', title: 'Schreib uns gleich hier.' });
  expect(html).toContain('Schreib uns gleich hier.');
  expect(html).toMatch(/<a[^>]* data-ask=""[^>]* href="\/kontakt\/"[^>]*>Nachricht schreiben<\/a>/);
  expect(html).not.toMatch(/ld\+json|<dl/);
});

test('a navigation of pictures is a carousel, one of words a row [F114]', async () => {
  const items = ['Eins', 'Zwei'].map((name) => ({ name, link: story, picture }));
  const pictures = await shown({ component: 'carousel-navigation', headline: 'Wege', items, link: story, linkText: 'Alle' });
  expect(pictures.html).toContain('<h2 class="type-h2">Wege</h2>');
  expect(pictures.html.match(/Wege<\/h2>/g)).toHaveLength(1);
  expect(pictures.html.match(/carousel-slide"/g)).toHaveLength(2);
  const words = await shown({
    component: 'carousel-navigation',
    items: [{ name: 'Eins', link: '/eins/' }, { name: 'Ohne Ziel' }, { link: '/ohne-namen/' }],
  });
  expect(words.html).toMatch(/<a class="[^"]*" href="\/eins\/"[^>]*><span class="type-h4 [^"]*">Eins<\/span><\/a>/);
  expect(words.html).not.toMatch(/Ohne Ziel|ohne-namen/);
});

test('an info text says what kind of note it is [F115]', async () => {
  const { html } = await shown(
    { component: 'info-text', title: 'Poststreik', text: rich('Es dauert länger.'), tone: 'warning', link: story, linkText: 'Mehr' },
    { component: 'info-text', text: rich('Nebenbei.'), tone: 'plain' },
  );
  expect(html).toContain('bg-amber-light');
  expect(html).toMatch(/href="\/impressum\/"[^>]*>Mehr<\/a>/);
  expect(html).toContain('<p>Nebenbei.</p>');
});

test('a link box needs a title and somewhere to go [F116]', async () => {
  const { html } = await shown({
    component: 'link-box',
    headline: 'Für jeden Teil des Festes',
    boxes: [
      { title: 'Einladungen', text: 'Damit fängt es an.', link: '/einladungen/', picture },
      {
        title: 'Zur Taufe',
        links: [
          { text: 'Kirchenhefte', link: '/kirchenhefte/' },
          { text: 'Weg', link: 'javascript:alert(1)' },
        ],
      },
      { title: 'Ohne Ziel' },
    ],
  });
  expect(html).toMatch(/<a class="slide-stretch [^"]*" href="\/einladungen\/"[^>]*>Einladungen<\/a>/);
  expect(html).toMatch(/href="\/kirchenhefte\/"[^>]*>Kirchenhefte<\/a>/);
  expect(html).not.toMatch(/Ohne Ziel|>Weg</);
});

test('material tiles draw every wall material and every paper of the shop [F118]', async () => {
  const wall = ['acrylglas', 'aludibond', 'backlitfolie', 'echtglas', 'forexplatte', 'fototapete', 'gallerybond', 'hahnemuehle'];
  const known = [...wall, 'klebefolie', 'leinwand', 'poster', 'pvcplane', ...paperKeys];
  expect(materialContents.toSorted()).toEqual(known.toSorted());
  const items = [{ material: 'leinwand', text: 'Auf Keilrahmen.' }, { material: 'marmor' }, { title: 'Samt', picture }];
  const { html } = await shown({ component: 'material-tiles', items });
  expect(html).toContain('class="material-surface material-leinwand"');
  expect(html.match(/<h3[^>]*>([^<]*)<\/h3>/g)?.map((tag) => tag.replace(/<[^>]*>/g, ''))).toEqual(['Leinwand', 'Samt']);
});

test('more information unfolds without a script [F119]', async () => {
  const { html } = await shown({
    component: 'more-information',
    text: rich('Anfang.'),
    more: rich('Rest.'),
    items: [{ title: 'Wann?', text: rich('Neun Monate vorher.') }],
  });
  expect(html).toMatch(/<p>Anfang\.<\/p>.*<details class="unfold"><summary.*Weiterlesen.*<p>Rest\.<\/p>/s);
  expect(html).toMatch(/<details class="fold"><summary class="fold-title type-h4">Wann\?/);
});

test('the newsletter brings its form, the response its words or the editor’s [F121, F122]', async () => {
  const { html } = await shown(
    { component: 'newsletter' },
    { component: 'newsletter-response' },
    { component: 'newsletter-response', title: 'Danke, Magdalena.', text: rich('Bis bald.') },
  );
  expect(html).toContain('E-Mail Adresse (Pflichtfeld)');
  expect(html).toContain('Post von uns, selten und schön.');
  expect(html).toContain('Sieh in dein Postfach.');
  expect(html).toMatch(/Danke, Magdalena\..*<p>Bis bald\.<\/p>/);
});

test('a page headline is the title of its page, once, with the way to it [F123, F223, F224]', async () => {
  const { html } = await shown({
    component: 'page-headline',
    headline: 'Einladungen\nzur Hochzeit',
    headlineType: 'h1',
    subline: '98 Designs.',
    teaser: 'Neu',
    trail: [{ name: 'Impressum', link: story }],
    hideComponentOnMobile: true,
  });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Einladungen<br/>zur Hochzeit</h1>');
  expect(html).toMatch(/href="\/impressum\/"[^>]*>Impressum<\/a>/);
  expect(html).toContain('<span aria-current="page" class="py-1">Einladungen zur Hochzeit</span>');
  expect(html).toContain('max-md:hidden');
  expect(html).toMatch(/<p [^>]*>Neu<\/p><h1 class="type-title[^>]*>.*<\/h1><\/div><p [^>]*>98 Designs\.<\/p>/s);
  const small = await shown({ component: 'page-headline', headline: 'Papier', variant: 'secondary', hideHeadlineOnMobile: true });
  expect(small.html).toMatch(/max-md:sr-only.*<h2 class="type-h2">Papier<\/h2>/s);
  expect(small.html).not.toContain('<nav');
  expect((await shown({ component: 'page-headline', headline: 'Papier' })).html).toContain('<h2 class="type-title">Papier</h2>');
  const prevented = { component: 'page-headline', headline: 'Papier', hideHeadlineOnDesktop: true };
  expect((await shown(prevented)).html).toContain(' md:sr-only');
  expect((await shown({ ...prevented, preventHideHeadline: true })).html).not.toContain('sr-only');
});

test('a product description lists format, dimensions, refinement, tag and ribbon in that order [F126][F210]', async () => {
  const { html } = await shown({
    component: 'product-description',
    title: 'Olivia',
    text: rich('Ein Zweig.'),
    ribbon: 'Satin 3 mm',
    format: 'Klappkarte A6',
    refinement: 'Gold',
    tag: 'rund',
    dimensions: '105 × 148 mm',
    facts: [
      { name: 'Papier', value: '300 g/m²' },
      { name: 'Leer', value: '' },
    ],
  });
  expect(Array.from(html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g), ([, name, value]) => `${name} ${value}`)).toEqual([
    'Format Klappkarte A6',
    'Maße 105 × 148 mm',
    'Veredelung Gold',
    'Anhänger rund',
    'Band Satin 3 mm',
    'Papier 300 g/m²',
  ]);
});

test('quotes stand in their categories with author and a button to copy each [F129]', async () => {
  const { html } = await shown({
    component: 'quotes-category',
    categories: [
      {
        name: 'Klassisch',
        quotes: [{ text: 'Wo man Liebe aussät,\nda wächst Freude empor.', author: 'Shakespeare', source: 'zugeschrieben' }],
      },
      { name: 'Leer', quotes: [] },
      { name: 'Kurz', quotes: [{ text: 'Ja.' }, { text: '' }] },
    ],
  });
  expect(Array.from(html.matchAll(/<a href="#[^"]*" class="[^"]*">(.*?)</g), ([, name]) => name)).toEqual(['Klassisch', 'Kurz']);
  expect(html).toContain('Shakespeare, zugeschrieben');
  expect(html.match(/Kopieren/g)).toHaveLength(2);
});

test('reviews are shown with their source and only the rating that it gives [F130]', async () => {
  const { html } = await shown({
    component: 'review-block',
    reviews: [
      { text: 'Schweres Papier.', name: 'Johanna', source: 'Telefonat, März 2026', rating: '4' },
      { text: 'Ruhig gestaltet.', source: 'Brief', rating: 9 },
      { text: 'Ohne Quelle, fünf Sterne.', rating: 5 },
    ],
  });
  expect(html).toContain('„Schweres Papier.“');
  expect(html.match(/fill-ink/g)).toHaveLength(4);
  expect(html).toContain('4 von 5');
  expect(html.match(/viewBox="0 0 100 20"/g)).toHaveLength(1);
  expect(html).not.toContain('Ohne Quelle');
});

test('questions unfold and are told to search engines; no text can end the data [F131]', async () => {
  const { html } = await shown({
    component: 'seo-questions',
    title: 'Häufig gefragt',
    questions: [
      { question: 'Wie wenige?', answer: rich('Eine.', '</script><script>alert(1)</script>') },
      { question: 'Ohne Antwort?' },
      { question: 'Als Zeile?', text: 'Auch so.' },
    ],
  });
  expect(html.match(/<details/g)).toHaveLength(2);
  const scripts = Array.from(html.matchAll(/<script[^>]*>(.*?)<\/script>/g), ([, text = '']) => text);
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0] ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Wie wenige?',
        acceptedAnswer: { '@type': 'Answer', text: 'Eine.\n</script><script>alert(1)</script>' },
      },
      { '@type': 'Question', name: 'Als Zeile?', acceptedAnswer: { '@type': 'Answer', text: 'Auch so.' } },
    ],
  });
});

test('a sub-teaser stands on the page or as a band, with steps, picture, crease and one way on [F134]', async () => {
  const { html } = await shown(
    {
      component: 'sub-teaser',
      title: 'Änder ruhig alles.',
      text: 'Wort für Wort.',
      hasCrease: true,
      isImagePositionRight: false,
      picture,
      steps: [{ text: 'Wähle.' }, { text: '' }, { text: 'Schreib.' }],
      url: story,
      buttonText: 'Anfangen',
      isButtonSecondary: true,
    },
    { component: 'sub-teaser', layout: 'band', title: 'Dein Foto', backgroundColor: '#1f3a8f', picture, caption: 'Scharf bis 60 × 90 cm' },
  );
  expect(html).toContain('class="crease"');
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/class="button button-secondary[^"]*" href="\/impressum\/"/);
  expect(html).toContain('sub-section section  sub-left');
  expect(html).toMatch(/class="sub-band on-ink slide-pale" style="--slide-ground:#1f3a8f;--slide-ink:#ffffff"/);
  expect(html).toContain('<figcaption>Scharf bis 60 × 90 cm</figcaption>');
});

test('a text page has breadcrumbs, one title, a lead and its text; the title may be the story’s name [F135]', async () => {
  const { html } = await shown({ component: 'text-page', lead: 'Du zahlst auf Rechnung.', text: rich('Innerhalb von 14 Tagen.') });
  expect(html).toMatch(/<h1[^>]*>Zahlungsarten<\/h1>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/aria-label="Weg zu dieser Seite".*Du zahlst auf Rechnung\..*<p>Innerhalb von 14 Tagen\.<\/p>/s);
});

test('a selling point of the bar has a title that leads somewhere, and its text [F138, F148]', async () => {
  const { html } = await shown({
    component: 'usp-bar',
    items: [
      { title: 'Ab einem Stück', text: 'Auch eine einzige Karte.', link: story },
      { title: 'Ohne Konto', text: 'Als Gast.', link: 'javascript:alert(1)' },
      { link: story },
    ],
  });
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/<a href="\/impressum\/"[^>]*>Ab einem Stück<\/a><\/p><p [^>]*>Auch eine einzige Karte\.<\/p>/);
  expect(html).toMatch(/<p [^>]*>Ohne Konto<\/p><p [^>]*>Als Gast\.<\/p>/);
});

test('a USP teaser shows its points with pictures and links [F138]', async () => {
  const { html } = await shown({
    component: 'usp-teaser',
    items: [{ title: 'Papier mit Griff', text: '300 Gramm.', picture, link: story }, { title: 'Ohne Bild' }, {}],
  });
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/alt="Papier".*href="\/impressum\/"[^>]*>Papier mit Griff<\/a>/s);
});

test('a voucher shows value, code and its last day, and is gone the day after [F139]', async () => {
  const voucher = { component: 'voucher', value: '5 €', code: 'ERSTE-KARTE', terms: 'Einmal je Haushalt.' };
  const { html } = await shown({ ...voucher, validUntil: '2099-12-31 23:59' });
  for (const part of ['5 €', 'ERSTE-KARTE', 'Gültig bis 31.12.2099', 'Einmal je Haushalt.', 'Kopieren']) expect(html).toContain(part);
  // The last second of its last day in Germany, and the first one after.
  vi.useFakeTimers({ now: new Date('2026-12-31T22:59:59Z'), toFake: ['Date'] });
  expect((await shown({ ...voucher, validUntil: '2026-12-31' })).html).toContain('Gültig bis 31.12.2026');
  vi.setSystemTime(new Date('2026-12-31T23:00:00Z'));
  expect((await shown({ ...voucher, validUntil: '2026-12-31' })).html).toBe('');
  expect((await shown({ ...voucher, code: '<b>', validUntil: 'bald' })).html).not.toMatch(/Gültig|Kopieren|<b>/);
});
