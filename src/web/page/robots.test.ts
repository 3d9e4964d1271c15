import { expect, test } from 'vitest';
import { robotsOfMatches } from './robots.ts';

test('robots are noindex,nofollow by default; a route handle or a story says index, where the page may be indexed at all [F494]', () => {
  const root = { loaderData: { mayIndex: true } };
  expect(robotsOfMatches([root, { handle: undefined, loaderData: null }], true)).toBe('noindex,nofollow');
  expect(robotsOfMatches([root, { handle: { frame: 'none' }, loaderData: { robots: null } }], true)).toBe('noindex,nofollow');
  expect(robotsOfMatches([root, { handle: { robots: 'index' } }], true)).toBe('index,follow');
  expect(robotsOfMatches([root, { loaderData: { robots: 'index' } }], true)).toBe('index,follow');
  expect(robotsOfMatches([root, { handle: { robots: 'index' }, loaderData: { robots: 'index' } }], false)).toBe('noindex,nofollow');
});
