import { expect, test } from 'vitest';
import { namesAddress } from './email.ts';

test('a text names an address in any case, in brackets and at the end of a sentence', () => {
  for (const text of ['550 <ZOE@Beispiel.de> unknown', 'zoe@beispiel.de', 'An zoe@beispiel.de.', 'zoe@beispiel.de, mia@beispiel.de'])
    expect(namesAddress(text, 'zoe@beispiel.de'), text).toBe(true);
  expect(namesAddress('x+y$1@a.de', 'x+y$1@a.de')).toBe(true);
});

test('a longer address that ends or begins with it is another one', () => {
  for (const text of ['hannazoe@beispiel.de', 'a.zoe@beispiel.de', 'zoe@beispiel.dev', 'zoe@beispiel.de.example', 'zoe@beispielxde'])
    expect(namesAddress(text, 'zoe@beispiel.de'), text).toBe(false);
});
