import { expect, test } from 'vitest';
import { namedCanonical } from './canonical-field.ts';

test('a story may name the original of its page, as text or as a link, without a hash', () => {
  expect(namedCanonical({ canonical: '/einladungen/?category=invitation#oben' })).toBe('/einladungen/?category=invitation');
  expect(namedCanonical({ canonical: { linktype: 'url', url: ' https://magazin.example/post ' } })).toBe('https://magazin.example/post');
});

test.each(['', '#oben', 'mailto:post@beispiel.de', 'javascript:alert(1)', '//elsewhere.example', 7, null, [], { url: 3 }])(
  'what is no page names nothing: %j',
  (canonical) => {
    expect(namedCanonical({ canonical })).toBeNull();
  },
);

test('content that is none names nothing', () => {
  for (const content of [null, 'text', [], {}]) expect(namedCanonical(content)).toBeNull();
});
