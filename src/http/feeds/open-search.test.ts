import { expect, test } from 'vitest';
import { openSearchText } from './open-search.ts';

test.each([
  ['federleicht', 'https://www.federleicht.example/suche/?q={searchTerms}'],
  ['myposter', 'https://www.federleicht.example/suche?q={searchTerms}'],
] as const)('the shop %s is searched on its page of results [E087]', (channel, template) => {
  const text = openSearchText({ channel, origin: 'https://www.federleicht.example' });
  expect(text).toContain(`template="${template}"`);
});
