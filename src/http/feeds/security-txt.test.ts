import { expect, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import { securityText } from './security-txt.ts';

test.each([
  ['www.shop.example', 'https://www.shop.example'],
  ['evil.example', 'https://www.shop.example'],
])('for the host %s it names the contact, a day within the year, and its address on the shop', (header, origin) => {
  const host = hostOf(header, [], 'https://www.shop.example');
  expect(securityText(host, 'hilfe@shop.example', new Date('2026-11-28T16:45:00Z'))).toBe(
    `Contact: mailto:hilfe@shop.example
Expires: 2027-05-27T00:00:00.000Z
Preferred-Languages: de, en
Canonical: ${origin}/.well-known/security.txt
`,
  );
});
