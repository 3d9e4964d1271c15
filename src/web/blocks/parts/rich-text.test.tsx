import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { knownRichText } from '#core/content/rich-text.ts';
import { prepareComponents } from '#web/blocks/runtime/components.ts';
import type { PageRequest } from '#web/page/request.ts';
import { loadRichText } from './rich-text.ts';
import { RichTextView } from './rich-text-view.tsx';

async function html(content: unknown[]): Promise<string> {
  const text = await loadRichText(knownRichText({ type: 'doc', content }), {
    page: {} as PageRequest,
    story: { name: 'Start', fullSlug: 'federleicht/home', tags: [], publishedAt: null },
    params: {},
    query: new URLSearchParams(),
    links: { u1: '/impressum/' },
    blocks: async (body) =>
      Array.isArray(body) ? [{ key: 'a', component: 'usp-bar', layout: { mb: 'none', variant: 'plain' }, data: { points: body } }] : [],
  });
  const router = createMemoryRouter([{ path: '*', element: <RichTextView text={text} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

test('every node has its element [F236, F237]', async () => {
  await prepareComponents(['usp-bar']);
  const cell = (type: string) => ({ type, attrs: { colspan: 2 }, content: [paragraph(words('Zelle'))] });
  const item = { type: 'list_item', content: [paragraph(words('Punkt'))] };
  const shown = await html([
    { type: 'heading', attrs: { level: 3 }, content: [words('Papier')] },
    { type: 'blockquote', content: [paragraph(words('Zitat'))] },
    { type: 'ordered_list', attrs: { order: 3 }, content: [item] },
    { type: 'bullet_list', content: [item] },
    { type: 'code_block', content: [words('a < b')] },
    { type: 'horizontal_rule' },
    paragraph(words('Zeile'), { type: 'hard_break' }, { type: 'emoji', attrs: { emoji: '🎈' } }),
    { type: 'image', attrs: { src: '/cms/f/1001/800x600/ab12/taube.webp', alt: 'Taube' } },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] }] },
    { type: 'blok', attrs: { id: 'b', body: [{ title: 'Ab einem Stück', text: 'Auch eine.', to: null }] } },
  ]);
  for (const part of [
    '<h3>Papier</h3>',
    '<blockquote><p>Zitat</p></blockquote>',
    '<ol start="3"><li><p>Punkt</p></li></ol>',
    '<ul><li>',
    '<pre><code>a &lt; b</code></pre>',
    '<hr/>',
    'Zeile<br/>🎈',
    'alt="Taube"',
    '<table><tbody><tr><th colSpan="2"',
    '<td colSpan="2"',
    'data-block="usp-bar"',
    'Ab einem Stück',
  ])
    expect(shown).toContain(part);
});

test('every mark has its element, and links of all types lead where they may [F238, F239]', async () => {
  const link = (attrs: object) => ({ type: 'link', attrs });
  const shown = await html([
    paragraph(
      ...['bold', 'strong', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript', 'highlight'].map((type) =>
        words(type, { type }),
      ),
      words('grün', { type: 'styled', attrs: { class: 'gruen' } }),
      words('rot', { type: 'textStyle', attrs: { color: '#aa0000' } }),
      words('Stelle', { type: 'anchor', attrs: { id: 'preise' } }),
      words('Impressum', link({ linktype: 'story', uuid: 'u1', anchor: 'kontakt' })),
      words('anderswo', link({ linktype: 'url', href: 'https://beispiel.de/', target: '_blank' })),
      words('Post', link({ linktype: 'email', href: 'post@beispiel.de' })),
      words('Datei', link({ linktype: 'asset', href: 'https://beispiel.de/a.pdf' })),
    ),
  ]);
  for (const part of [
    // Both marks are one element.
    '<strong>boldstrong</strong>',
    '<em>italic</em>',
    '<s>strike</s>',
    '<u>underline</u>',
    '<code>code</code>',
    '<sup>superscript</sup>',
    '<sub>subscript</sub>',
    '<mark>highlight</mark>',
    '<mark>highlight</mark><span class="gruen">grün</span><span style="color:#aa0000">rot</span>',
    'style="color:#aa0000"',
    '<span id="preise">Stelle</span>',
    'href="/impressum/#kontakt"',
    'target="_blank"',
    'rel="noopener"',
    'href="https://beispiel.de/"',
    'href="mailto:post@beispiel.de"',
    'href="https://beispiel.de/a.pdf"',
  ])
    expect(shown).toContain(part);
});

const to = (href: string) => ({ type: 'link', attrs: { linktype: 'url', href } });
const [bold, italic, underline] = ['bold', 'italic', 'underline'].map((type) => ({ type }));
const hardBreak = { type: 'hard_break' };

test.each([
  [
    'a link with one bold word is one link',
    [words('zum ', to('/a/')), words('ganzen', bold, to('/a/')), words(' Papier', to('/a/'))],
    '<a href="/a/">zum <strong>ganzen</strong> Papier</a>',
  ],
  [
    'a link that begins and ends within emphasis is one link',
    [words('a', italic), words('b', italic, to('/a/')), words('c', to('/a/'), bold), words('d', bold)],
    '<em>a</em><a href="/a/"><em>b</em><strong>c</strong></a><strong>d</strong>',
  ],
  [
    'a link over a line break is one link',
    [words('a', to('/a/')), hardBreak, hardBreak, words('b', to('/a/'), underline), hardBreak, words('c')],
    '<a href="/a/">a<br/><br/><u>b</u></a><br/>c',
  ],
  [
    'neighbouring links to different pages stay two',
    [words('a', to('/a/')), words('b', to('/b/'))],
    '<a href="/a/">a</a><a href="/b/">b</a>',
  ],
  [
    'emphasis with a link in it is one element',
    [words('a', bold), words('b', bold, to('/a/')), words('c', bold)],
    '<strong>a<a href="/a/">b</a>c</strong>',
  ],
  [
    'underlined words with an italic one are underlined without a gap',
    [words('a ', underline), words('b', italic, underline), words(' c', underline)],
    '<u>a <em>b</em> c</u>',
  ],
])('%s', async (_, content, expected) => {
  const shown = await html([paragraph(...content)]);
  expect(shown.replace(/ data-[\w-]+="[^"]*"/g, '')).toContain(`<p>${expected}</p>`);
});

test('a picture and an emoji within a link are part of it', async () => {
  const picture = { type: 'image', attrs: { src: '/cms/f/1001/800x600/ab12/taube.webp', alt: 'Taube' }, marks: [to('/a/')] };
  const emoji = { type: 'emoji', attrs: { emoji: '🎈' }, marks: [to('/a/')] };
  const shown = await html([paragraph(words('a', to('/a/')), picture, emoji)]);
  expect(shown).toMatch(/<a href="\/a\/"[^>]*>a<img [^>]*>🎈<\/a>/);
});

test.each([
  ['#a00', 'color:#a00'],
  ['rgb(170, 0, 17)', 'color:rgba(170, 0, 17, 1)'],
  ['hsl(120, 50%, 25%)', 'color:hsla(120, 50%, 25%, 1)'],
  ['Teal', 'color:teal'],
])('words in the colour %s have it, and so has what is highlighted', async (color, style) => {
  const shown = await html([
    paragraph(words('a', { type: 'textStyle', attrs: { color } }), words('b', { type: 'highlight', attrs: { color } })),
  ]);
  expect(shown).toContain(`<span style="${style}">a</span><mark style="background-${style}">b</mark>`);
});

test('a paragraph of 19,000 differently marked words is shown whole', async () => {
  const many = Array.from({ length: 19_000 }, (_, at) =>
    words('a', { type: 'styled', attrs: { class: `a${at}` } }, bold, to(`/${at >> 8}/`)),
  );
  const shown = await html([paragraph(...many)]);
  expect([shown.match(/<a /g)?.length, shown.match(/<strong>/g)?.length, shown.match(/<span /g)?.length]).toEqual([75, 75, 19_000]);
});

test('nothing in a story can run script [F434]', async () => {
  const shown = await html([
    paragraph(words('klick', { type: 'link', attrs: { linktype: 'url', href: 'java\nscript:alert(1)' } })),
    paragraph(words('<img src=x onerror=alert(1)>')),
    { type: 'script', content: [words('alert(1)')] },
    { type: 'image', attrs: { src: 'data:text/html,<script>alert(1)</script>' } },
    paragraph(words('stil', { type: 'styled', attrs: { class: '"><script>alert(1)</script>' } })),
    paragraph(words('farbe', { type: 'textStyle', attrs: { color: 'red;background:url(https://beispiel.de)' } })),
    { type: 'heading', attrs: { level: '2 onclick=alert(1)' }, content: [words('Titel')] },
  ]);
  expect(shown).not.toMatch(/<script|<img|href|onclick|style=/);
  expect(shown).toContain('&lt;img src=x');
});

test('a text of 100,000 characters and a tree a thousand deep are shown or cut, never fatal', async () => {
  let deep: unknown = paragraph(words('Grund'));
  for (let depth = 0; depth < 1000; depth += 1) deep = { type: 'blockquote', content: [deep] };
  const shown = await html([deep, paragraph(words('ä'.repeat(100_000)))]);
  expect(shown.length).toBeGreaterThan(100_000);
  expect(shown).not.toContain('Grund');
});
