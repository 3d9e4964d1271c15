import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { opensPreview } from './preview.ts';

const settings = { space: 1001, previewToken: 'geheim', local: false, vendor: false };
const now = new Date('2026-11-20T10:00:00Z');
const seconds = now.getTime() / 1000;

function signed(timestamp: number, token = 'geheim', space = 1001): string {
  const hash = createHash('sha1').update(`${space}:${token}:${timestamp}`).digest('hex');
  const query = new URLSearchParams({ _storyblok: '7', '_storyblok_tk[space_id]': String(space) });
  query.set('_storyblok_tk[timestamp]', String(timestamp));
  query.set('_storyblok_tk[token]', hash);
  return `?${query}`;
}

test('an editor with a fresh signature sees drafts', () => {
  expect(opensPreview(signed(seconds - 60), settings, now)).toBe(true);
});

test.each([
  ['no signature', '?_storyblok=7'],
  ['a signature of an hour ago', signed(seconds - 3601)],
  ['one from the future', signed(seconds + 3601)],
  ['a foreign token', signed(seconds, 'geraten')],
  ['a foreign space', signed(seconds, 'geheim', 1002)],
  ['a signature that is no hash', `${signed(seconds).replace(/token%5D=\w+/, 'token%5D=zz')}`],
  ['nothing to do with a preview', '?utm_source=x'],
])('%s opens nothing', (_what, search) => {
  expect(opensPreview(search, settings, now)).toBe(false);
});

test('on local hosts the word alone is enough', () => {
  expect(opensPreview('?_storyblok=1', { ...settings, local: true }, now)).toBe(true);
});
