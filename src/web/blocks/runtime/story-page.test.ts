import { expect, test } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import type { PageRequest } from '#web/page/request.ts';
import { storyOrBlocks, storyPage } from './story-page.ts';

test('a story whose blocks lack mb or variant is logged once, and its blocks have the default [F225]', async () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hallo' }] }] };
  const body = [
    { component: 'page-text', text },
    { component: 'page-text', text, mb: 'small', layout: 'ink' },
    { component: 'info-text', text },
  ];
  const story = { name: 'Jobs', fullSlug: 'federleicht/jobs', tags: [], publishedAt: null, content: { component: 'page', body } };
  const logged: unknown[] = [];
  const page = {
    site: { origin: 'http://localhost' },
    path: '/jobs/',
    call: async () => ({ story, links: {} }),
    report: (event: string, details: unknown) => logged.push([event, details]),
  } as unknown as PageRequest;
  const loaded = await storyPage(page, {}, new URLSearchParams());
  const message = 'Blocks without "mb" or "layout" are shown with the default: page-text, info-text';
  expect(logged).toEqual([['story-content', { story: 'federleicht/jobs', message }]]);
  expect(loaded?.body.map(({ layout }) => [layout.mb, layout.variant])).toEqual([
    ['section', 'plain'],
    ['small', 'ink'],
    ['section', 'plain'],
  ]);
});

test('an overview that could not be loaded is left out and logged under a name of its own [F439]', async () => {
  const logged: unknown[] = [];
  const page = {
    site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' },
    path: '/themes/',
    call: async (key: string) => {
      if (key === 'GET /web-api/story') return { story: null, links: {} };
      throw new Fault('busy', `${key} is down`);
    },
    report: (event: string, details: unknown) => logged.push([event, details]),
  } as unknown as PageRequest;
  const body = [{ component: 'themes-overview' }, { component: 'product-list' }] as const;
  expect((await storyOrBlocks(page, {}, new URLSearchParams(), '/themes/', body)).body).toEqual([]);
  expect(logged).toEqual([
    ['overview-container-load-failed', { story: '/themes/', message: 'busy: GET /web-api/themes is down' }],
    ['story-content', { story: '/themes/', message: 'busy: GET /web-api/cards is down' }],
  ]);
});
