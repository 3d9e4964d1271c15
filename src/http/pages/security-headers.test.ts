import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { extractScriptHashes, pageHeaders } from './security-headers.ts';

function extracted(html: string, nonce: string) {
  const { body, sources } = extractScriptHashes(html, nonce);
  return { html: body.toString(), sources };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts with the nonce of the render are allowed by hash, and no nonce stays in the page', () => {
  const html =
    '<link rel="x" nonce="N1"/><script nonce="N1">a()</script><script nonce="N1" src="/x.js"></script><script type="module" nonce="N1">b()</script><p>';
  expect(extracted(html, 'N1')).toEqual({
    html: '<link rel="x"/><script>a()</script><script src="/x.js"></script><script type="module">b()</script><p>',
    sources: [hash('a()'), hash('b()')],
  });
});

test.each([
  '<script>evil()</script>',
  '<script nonce="N2">evil()</script>',
  '<script nonce>evil()</script>',
  '<script>evil();',
  '<script src=x ',
  "<script x='",
  '<!--',
])('a foreign script gets no hash and takes none from a script of the shop: %s', (foreign) => {
  expect(extracted(`<p>${foreign}</p><script nonce="N1">a()</script>`, 'N1')).toEqual({
    html: `<p>${foreign}</p><script>a()</script>`,
    sources: [hash('a()')],
  });
});

test('Google may load its script, style and frames, and answer from its window, only where it is offered', () => {
  const policy = (google: boolean) => pageHeaders([], { wasm: false, google });
  expect(JSON.stringify(policy(false))).not.toContain('google');
  expect(policy(false)['cross-origin-opener-policy']).toBe('same-origin');
  const { 'content-security-policy': csp = '', 'cross-origin-opener-policy': opener } = policy(true);
  expect(opener).toBe('same-origin-allow-popups');
  for (const directive of [
    "script-src 'self' https://accounts.google.com/gsi/client",
    "style-src 'self' https://accounts.google.com/gsi/style",
    "connect-src 'self' https://accounts.google.com/gsi/",
    "frame-src 'self' https://accounts.google.com/gsi/",
  ])
    expect(csp.split('; ')).toContain(directive);
});
