/** What a page says to search engines. */

/**
 * Robots header and meta (D04): noindex by default. `mayIndex` is true for public addresses on production hosts, `pageAllows` where the
 * page itself says index.
 */
export function robotsOf({ mayIndex, pageAllows }: { mayIndex: boolean; pageAllows: boolean }): 'index,follow' | 'noindex,nofollow' {
  return mayIndex && pageAllows ? 'index,follow' : 'noindex,nofollow';
}
