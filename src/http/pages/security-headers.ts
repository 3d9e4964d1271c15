/** Headers every page carries. Scripts are allowed by the hashes of what this very page contains, so a cached body needs no nonce. */
import { createHash } from 'node:crypto';

/** sha256 sources of the inline scripts of an HTML page. */
export function inlineScriptHashes(html: string): string[] {
  const sources = new Set<string>();
  for (const match of html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\btype="application\/(ld\+)?json"/.test(match[1] ?? '')) continue;
    sources.add(
      `'sha256-${createHash('sha256')
        .update(match[2] ?? '')
        .digest('base64')}'`,
    );
  }
  return [...sources];
}

type PageKind = {
  /** Configurator pages only. */
  wasm: boolean;
  /** Adds HSTS. */
  https: boolean;
  /** The development server's: it reloads over a socket and adds styles itself. */
  hot?: boolean;
  /** Pictures of stories come from the vendor's library. */
  vendor?: boolean;
  /** Origin of the editor that may frame this preview and load its bridge into it. */
  editor?: string | null;
};

export function pageHeaders(html: string, options: PageKind): Record<string, string> {
  const editor = options.editor ? [options.editor] : [];
  const scripts = [`'self'`, ...(options.wasm ? [`'wasm-unsafe-eval'`] : []), ...editor, ...inlineScriptHashes(html)].join(' ');
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src ${scripts}`,
      `style-src 'self'${options.hot ? ` 'unsafe-inline'` : ''}`,
      `style-src-attr 'unsafe-inline'`,
      `img-src 'self' data: blob:${options.vendor ? ' https://a.storyblok.com' : ''}`,
      `font-src 'self'`,
      `connect-src 'self'${options.hot ? ' ws:' : ''}`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      [`frame-ancestors 'self'`, ...editor].join(' '),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
