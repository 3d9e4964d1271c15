import { expect, test } from 'vitest';
import { emailKey, emailOwner, isEmail, namesAddress } from './email.ts';

test('a text names an address in any case, in brackets and at the end of a sentence', () => {
  for (const text of ['550 <ZOE@Beispiel.de> unknown', 'zoe@beispiel.de', 'An zoe@beispiel.de.', 'zoe@beispiel.de, mia@beispiel.de'])
    expect(namesAddress(text, 'zoe@beispiel.de'), text).toBe(true);
  expect(namesAddress('x+y$1@a.de', 'x+y$1@a.de')).toBe(true);
});

test('a longer address that ends or begins with it is another one', () => {
  for (const text of ['hannazoe@beispiel.de', 'a.zoe@beispiel.de', 'zoe@beispiel.dev', 'zoe@beispiel.de.example', 'zoe@beispielxde'])
    expect(namesAddress(text, 'zoe@beispiel.de'), text).toBe(false);
});

test('an address of a domain with letters beyond ASCII is taken; its key is the same in every form of the domain', () => {
  for (const email of ['info@müller.example', 'Info@MÜLLER.example', 'info@xn--mller-kva.example', 'info@mu\u0308ller.example']) {
    expect(isEmail(email), email).toBe(true);
    expect(emailKey(email), email).toBe('info@xn--mller-kva.example');
  }
  expect(emailKey('post@straße.example')).toBe('post@xn--strae-oqa.example');
  expect(emailKey('Zoe+a@Beispiel.de')).toBe('zoe+a@beispiel.de');
});

test.each([
  ['Zoe+Karten@Beispiel.de', 'zoe@beispiel.de'],
  ['zoe@beispiel.de', 'zoe@beispiel.de'],
  ['+x@beispiel.de', '+x@beispiel.de'],
  ['z.o.e@beispiel.de', 'z.o.e@beispiel.de'],
  ['Info+a+b@MÜLLER.example', 'info@xn--mller-kva.example'],
  ['Z.o.e@Gmail.com', 'zoe@gmail.com'],
  ['zoe+x.y@googlemail.com', 'zoe@gmail.com'],
  ['zoe.@googlemail.de', 'zoe.@googlemail.de'],
  ['...@gmail.com', '...@gmail.com'],
  ['zo.e@mail.gmail.com', 'zo.e@mail.gmail.com'],
])('the owner of %s is that of %s', (email, owner) => {
  expect(emailOwner(email)).toBe(owner);
});

test('what no mail server takes is no address', () => {
  const long = `info@${'ä'.repeat(63)}.example`;
  for (const text of [
    'jörg@beispiel.de',
    'info@müller',
    'info@-müller.example',
    'info@mül ler.example',
    'info@müller.example/x',
    'a@b@müller.example',
    long,
  ])
    expect(isEmail(text), text).toBe(false);
  for (const text of ['info@müller.example\r\nBcc: a@b.de', 'info@müller.example,a@b.de', `info@${'ü.'.repeat(100_000)}de`])
    expect(isEmail(text)).toBe(false);
});
