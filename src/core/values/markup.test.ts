import { expect, test } from 'vitest';
import { escapeMarkup } from './markup.ts';

test('markup characters become entities', () => {
  expect(escapeMarkup(`Hofer & Söhne <GmbH> "it's"`)).toBe('Hofer &amp; Söhne &lt;GmbH&gt; &quot;it&#39;s&quot;');
});

test.each(['\u0000', '\u0008', '\u001b', '\u0085', '\ufffe', '\uffff'])('%j, which XML does not have, becomes a space', (character) => {
  expect(escapeMarkup(`a${character}b`)).toBe('a b');
});

test('half a surrogate pair becomes the replacement character, whole pairs and line breaks stay', () => {
  expect(escapeMarkup('a\ud800b\udc00c')).toBe('a\ufffdb\ufffdc');
  expect(escapeMarkup('💌\n\r\t')).toBe('💌\n\r\t');
});
