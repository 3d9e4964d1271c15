import { expect, test } from 'vitest';
import type { PageRequest } from '#web/page/request.ts';
import { componentOf } from './components.ts';
import { loadBlocks } from './load-blocks.ts';

const context = {
  page: {} as PageRequest,
  story: { name: 'Start', fullSlug: 'federleicht/home', tags: [], publishedAt: null },
  params: {},
  query: new URLSearchParams(),
  links: { u1: '/impressum/' },
};

async function loaded(body: unknown) {
  const complaints: string[] = [];
  const blocks = await loadBlocks(body, context, (message) => complaints.push(message));
  return { blocks, complaints };
}

const point = { title: 'Ab einem Stück', text: 'Auch eine einzige Karte.', link: { linktype: 'story', id: 'u1' } };
const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hallo' }] }] };

test('a block without data yields nothing, unless its rendering is forced; a selling point has title, text and link [F141, F148]', async () => {
  const { blocks, complaints } = await loaded([
    { component: 'usp-bar', _uid: 'a', items: [] },
    { component: 'usp-bar', _uid: 'b', items: [], forceRender: true },
    { component: 'usp-bar', _uid: 'c', items: [point] },
  ]);
  expect(blocks.map(({ key, data }) => [key, data])).toEqual([
    ['b', null],
    ['c', { points: [{ title: point.title, text: point.text, to: '/impressum/' }] }],
  ]);
  expect(complaints).toEqual([]);
});

test('an unknown block is an error, a fallback component stands in for it, and the others stand [F142, F448, F465]', async () => {
  const { blocks, complaints } = await loaded([
    { component: 'zeppelin', mb: 'section' },
    { component: 'page-text', text: words },
  ]);
  expect(blocks.map((block) => block.component)).toEqual(['unknown-block', 'page-text']);
  expect(blocks[0]).toMatchObject({ layout: { mb: 'none', variant: 'plain' }, data: { name: 'zeppelin', isDraft: false } });
  expect(() => componentOf('unknown-block')).not.toThrow();
  expect(complaints).toEqual(['No transformer implemented for container type "zeppelin"']);
});

test('a component that was not prepared is named [F449]', () => {
  expect(() => componentOf('zeppelin')).toThrow('Component could not be found for blok zeppelin! Is it configured correctly?');
});

test('a block whose component renders the headline itself says so in its layout', async () => {
  const { blocks } = await loaded([
    { component: 'text-page', title: 'Papier', text: words, headline: 'Papier' },
    { component: 'page-text', text: words, headline: 'Papier' },
    { component: 'text-page', title: 'Papier', text: words },
  ]);
  expect(blocks.map(({ layout }) => [layout.headline?.headline, layout.hasOwnHeadline])).toEqual([
    ['Papier', true],
    ['Papier', undefined],
    [undefined, undefined],
  ]);
});

test('headline and layout fields come with their defaults [F223, F224, F225]', async () => {
  const { blocks } = await loaded([
    { component: 'page-text', text: words },
    {
      component: 'page-text',
      text: words,
      headline: 'Papier',
      htmlTag: 'section',
      mb: 'none',
      layout: 'ground',
      hideHeadlineOnMobile: true,
    },
    { component: 'page-text', text: words, headline: 'Papier', htmlTag: 'script', headlineType: 'h9', variant: 'huge', mt: 7 },
    {
      component: 'page-text',
      text: words,
      mt: 'small',
      headline: 'Papier',
      headlineType: 'h4',
      variant: 'secondary',
      subline: 'Zehn',
      teaser: 'Neu',
      hideComponentOnMobile: true,
      hideHeadlineOnDesktop: 'true',
      preventHideHeadline: true,
    },
  ]);
  const headline = {
    headline: 'Papier',
    headlineType: 'h2',
    subline: '',
    teaser: '',
    variant: 'primary',
    hideComponentOnMobile: false,
    hideHeadlineOnDesktop: false,
    hideHeadlineOnMobile: false,
    preventHideHeadline: false,
  };
  expect(blocks.map((block) => block.layout)).toEqual([
    { mb: 'section', variant: 'plain' },
    { htmlTag: 'section', mb: 'none', variant: 'ground', headline: { ...headline, hideHeadlineOnMobile: true } },
    { mb: 'section', variant: 'plain', headline },
    {
      mb: 'section',
      variant: 'plain',
      mt: 'small',
      headline: {
        headline: 'Papier',
        headlineType: 'h4',
        variant: 'secondary',
        subline: 'Zehn',
        teaser: 'Neu',
        hideComponentOnMobile: true,
        hideHeadlineOnDesktop: true,
        hideHeadlineOnMobile: false,
        preventHideHeadline: true,
      },
    },
  ]);
});

test('what is no list of blocks, nested without end or far too long never costs the page', async () => {
  const nested: { component: string; text: unknown } = { component: 'page-text', text: words };
  let deep = nested;
  for (let depth = 0; depth < 40; depth += 1)
    deep = { component: 'page-text', text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [deep] } }, ...words.content] } };
  for (const body of [null, 'text', { component: 'usp-bar' }, [null, 3, 'x', []]]) expect((await loaded(body)).blocks).toEqual([]);
  expect((await loaded([deep])).complaints).toEqual(['Blocks are nested too deeply']);
  const { blocks, complaints } = await loaded(Array.from({ length: 1000 }, () => nested));
  expect(blocks.length).toBe(200);
  expect(complaints).toContain('A page shows at most 200 blocks');
});

test('a body that is no list of blocks is named; an empty field is none', async () => {
  expect(await loaded({ component: 'page-text' })).toEqual({ blocks: [], complaints: ['Expected a list of blocks, got object'] });
  for (const nothing of [undefined, null, '', []]) expect(await loaded(nothing)).toEqual({ blocks: [], complaints: [] });
});
