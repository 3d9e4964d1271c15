import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, pageHeaders } from './security-headers.ts';

test('every inline script is allowed by its own hash, files and data are not', () => {
  const html =
    '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{"a":1}</script><script type="module">b()</script>';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
});

test('transport security is promised on https only', () => {
  expect(pageHeaders('', { wasm: false, https: false })['strict-transport-security']).toBeUndefined();
  expect(pageHeaders('', { wasm: false, https: true })['strict-transport-security']).toContain('max-age=31536000');
});
