/** Addresses that people may be sent to from content. Anything that could run script is refused (Specification 8, F434). */

const allowed: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address as it may stand in a link: a path of this shop ("/impressum/"), a hash ("#preise"), or an absolute one with a harmless
 * protocol. Null for javascript:, data:, vbscript: and every other protocol, however they are written, and for "//elsewhere".
 */
export function safeHref(text: string): string | null {
  // Browsers skip control characters and blanks inside a protocol, so they are gone before it is read.
  const address = text.replace(/[\p{Cc}\s]/gu, '');
  if (address === '') return null;
  if (address.startsWith('#')) return address;
  // "/\elsewhere" is read as "//elsewhere".
  if (/^\/(?![/\\])/.test(address)) return address;
  try {
    const url = new URL(address);
    if (!allowed.has(url.protocol)) return null;
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : address;
  } catch {
    return null;
  }
}
