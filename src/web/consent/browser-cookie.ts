/** Cookies that scripts of the page read and write. */

/** The decoded value, or null. */
export function browserCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** For the whole site; 0 seconds remove the cookie. */
export function writeBrowserCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

export function browserCookieNames(): string[] {
  return document.cookie.split('; ').map((pair) => pair.slice(0, Math.max(0, pair.indexOf('='))));
}

/** Removes a cookie of this host and those of the domains above it, which scripts of others choose. */
export function removeBrowserCookie(name: string): void {
  writeBrowserCookie(name, '', 0);
  const labels = location.hostname.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
    document.cookie = `${encodeURIComponent(name)}=; Max-Age=0; Path=/; Domain=${labels.slice(at).join('.')}`;
  }
}
