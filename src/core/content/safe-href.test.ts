import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test('paths of the shop, hashes, web addresses, mail and telephone pass', () => {
  expect(safeHref('/impressum/?a=1#oben')).toBe('/impressum/?a=1#oben');
  expect(safeHref('#preise')).toBe('#preise');
  expect(safeHref('https://beispiel.de/x')).toBe('https://beispiel.de/x');
  expect(safeHref('mailto:post@beispiel.de')).toBe('mailto:post@beispiel.de');
  expect(safeHref('tel:+4989123')).toBe('tel:+4989123');
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://beispiel.de/1',
])('an address that could run script or open a file is refused: %j [F434]', (address) => {
  expect(safeHref(address)).toBeNull();
});

test.each(['//elsewhere.example', '/\\elsewhere.example', '', 'impressum', 'http://'])(
  'what is no clear address is refused: %j',
  (address) => {
    expect(safeHref(address)).toBeNull();
  },
);
