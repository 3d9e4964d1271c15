/** Where a visitor goes back to after signing in. */
import { resolvePath } from './address.ts';
import type { Market } from './market.ts';

/** The path of a page of this shop without prefix, query and hash; null for everything else that may stand in an address. */
export function returnPath(text: string | null, market: Market): string | null {
  if (text === null) return null;
  const [path = ''] = text.split(/[?#]/, 1);
  const address = resolvePath(path, '', market);
  // A path that moves has been cleaned by the second look.
  const found = 'redirect' in address ? resolvePath(address.redirect, '', market) : address;
  return 'redirect' in found || found.route === 'not-found' ? null : found.path;
}
