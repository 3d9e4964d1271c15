/** Which parts of a suggestion are marked as typed. */
import { expect, test } from 'vitest';
import { markedParts } from './marked.ts';

/** Typed parts in brackets. */
const marked = (title: string, typed: string) =>
  markedParts(title, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

test.each([
  ['Olivia', 'oliv', '[Oliv]ia'],
  ['Karten zur Hochzeit: Olive', 'hoch oliv', 'Karten zur [Hoch]zeit: [Oliv]e'],
  ['Ölgarten', 'olgarten', '[Ölgarten]'],
  ['Save-the-Date-Karte', 'date', 'Save-the-[Date]-Karte'],
  ['Einladung', 'ladung', 'Einladung'],
  ['Olivia', '', 'Olivia'],
  ['Ol', 'olivia', 'Ol'],
  ['Olivia', '.* ( oli', '[Oli]via'],
  ['🌿 Zweig', 'zw', '🌿 [Zw]eig'],
])('"%s" for "%s": %s', (title, typed, expected) => {
  expect(marked(title, typed)).toBe(expected);
});
