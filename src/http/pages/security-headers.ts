/** Headers of HTML pages. Inline scripts are allowed by hash, since a nonce in a cached page would be known to everyone. */
import { createHash } from 'node:crypto';

/**
 * Removes the `nonce` attributes with this render's secret from a page. `sources` are the sha256 sources of the inline scripts that carried
 * it: a script that got into the page by any other way has none.
 */
export function extractScriptHashes(html: string, nonce: string): { html: string; sources: string[] } {
  const [start = '', ...parts] = html.split(` nonce="${nonce}"`);
  const sources = new Set<string>();
  let before = start;
  for (const part of parts) {
    const isScript = before.startsWith('<script', before.lastIndexOf('<'));
    before = part;
    if (!isScript) continue;
    const text = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    // A script with an address has no text; the policy allows it by its origin.
    if (text !== '') sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: start + parts.join(''), sources: [...sources] };
}

type PageKind = {
  /** Configurator pages only. */
  wasm: boolean;
  /** The development server's: it reloads over a socket and adds styles itself. */
  hot?: boolean;
  /** Pictures of stories come from the vendor's library. */
  vendor?: boolean;
  /** Origin of the editor that may frame this preview and load its bridge into it. */
  editor?: string | null;
};

/** `scripts`: sources of the inline scripts that may run. */
export function pageHeaders(scripts: readonly string[], options: PageKind): Record<string, string> {
  const editor = options.editor ? [options.editor] : [];
  const allowed = [`'self'`, ...(options.wasm ? [`'wasm-unsafe-eval'`] : []), ...editor, ...scripts].join(' ');
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src ${allowed}`,
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
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
