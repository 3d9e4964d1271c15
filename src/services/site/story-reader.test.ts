import { expect, test } from 'vitest';
import type { Store } from '#store/db/store.ts';
import { openStories } from './story-reader.ts';

/** A content service with one story a version of the content; notes the addresses it is asked for. */
function service() {
  const asked: URL[] = [];
  const state = { version: 1 };
  const answer = (url: URL): object => {
    if (url.pathname.endsWith('/spaces/me')) return { space: { version: state.version, language_codes: [] } };
    const story = {
      name: `Stand ${state.version}`,
      full_slug: 'federleicht/a',
      uuid: 'u',
      is_startpage: false,
      content: { component: 'page' },
    };
    return { stories: [story], cv: state.version };
  };
  const fetchStories = async (input: Parameters<typeof fetch>[0]) => {
    const url = new URL(String(input), 'https://content.example');
    asked.push(url);
    return new Response(JSON.stringify(answer(url)), { headers: { 'content-type': 'application/json', total: '1' } });
  };
  const space = { token: 'public', previewToken: 'preview', endpoint: 'https://content.example/v2', fetch: fetchStories as typeof fetch };
  const stories = openStories(
    {} as Store,
    () => space,
    () => {},
    () => new Date('2026-11-22T10:00:00Z'),
  );
  return { asked, state, stories };
}

test('published stories are read once and kept until a publication [F517]', async () => {
  const { asked, state, stories } = service();
  expect(await stories.settle(1)).toBe(1);
  const first = asked.length;
  expect(first).toBeGreaterThan(0);
  for (let time = 0; time < 3; time += 1) expect(await stories.settle(1)).toBe(1);
  expect(asked.length).toBe(first);
  state.version = 2;
  expect(await stories.settle(2)).toBe(2);
  expect(asked.length).toBe(2 * first);
});

test('drafts are read anew each time, with the token for previews [F517]', async () => {
  const { asked, state, stories } = service();
  expect((await stories.drafts()).story('federleicht/a', null)?.name).toBe('Stand 1');
  state.version = 2;
  expect((await stories.drafts()).story('federleicht/a', null)?.name).toBe('Stand 2');
  expect(new Set(asked.map((url) => url.searchParams.get('token')))).toEqual(new Set(['preview']));
});
