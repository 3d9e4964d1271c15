import { expect, test } from 'vitest';
import { storyRobots } from './robots-field.ts';

test('a story is indexed only where its field says index [F494]', () => {
  expect(['index', 'noindex', 'INDEX', '', null, undefined, true].map((robots) => storyRobots({ component: 'page', robots }))).toEqual([
    'index',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([storyRobots({ component: 'page' }), storyRobots(null)]).toEqual([null, null]);
});
