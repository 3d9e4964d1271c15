import { expect, test } from 'vitest';
import { requireInternal } from './page-link.tsx';

test.each(['https://beispiel.de/', '//beispiel.de', '/\\beispiel.de', 'mailto:post@beispiel.de'])(
  'an external address without its flag is an error: %s [F433]',
  (to) => {
    expect(() => requireInternal(to)).toThrow('External URL without external flag');
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'VBScript:x'])('an address that could run script is refused: %s [F434]', (to) => {
  expect(() => requireInternal(to)).toThrow();
});

test.each(['/', '/karten-designen/?occasion=hochzeit', '#preise', '?sort=created', '/a:b/'])('an address of the shop passes: %s', (to) => {
  expect(() => requireInternal(to)).not.toThrow();
});
