/** Addresses of links for guests, and their QR codes. */
import { encode } from 'uqr';
import { codePath, qrSettings } from '#core/layout/qr.ts';
import { pagePath } from '#core/site/address.ts';
import { localePrefix } from '#core/values/locale.ts';
import type { Site } from '#services/handler.ts';

type LinkPage = 'address-request' | 'guest-page' | 'co-host';

export function linkUrl(site: Site, page: LinkPage, key: string): string {
  return site.origin + pagePath(page, site, { key });
}

/** In capitals, as the page takes it as well: so it is a smaller code. An address with a language in it stays as it is. */
function codeText(site: Site, page: LinkPage, key: string): string {
  const url = linkUrl(site, page, key);
  return localePrefix(site.locale) === '' ? url.toUpperCase() : url;
}

/** Rows of dark and light modules without quiet zone. */
export function linkModules(site: Site, page: LinkPage, key: string): boolean[][] {
  return encode(codeText(site, page, key), qrSettings()).data;
}

/** The code as a path of an SVG whose unit is a module, and its side with the quiet zone around it. */
export function linkCode(site: Site, page: LinkPage, key: string): { path: string; side: number } {
  return codePath(linkModules(site, page, key));
}
