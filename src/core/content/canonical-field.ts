/** The address a story names as the original of its page, where editors know of one (D08). */
import { isNode } from './block.ts';
import { safeHref } from './safe-href.ts';

/**
 * The field `canonical` of a story, plain text or a link: a path of this host ("/einladungen/") or an address of the web without its hash.
 * Null where nothing is named or what is named is no page.
 */
export function namedCanonical(content: unknown): string | null {
  const field = isNode(content) ? content.canonical : null;
  const text = isNode(field) ? field.url : field;
  const href = typeof text === 'string' ? (safeHref(text)?.split('#', 1)[0] ?? '') : '';
  return /^(?:\/|https?:\/\/)/.test(href) ? href : null;
}
