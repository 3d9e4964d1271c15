/** robots.txt: production hosts are open (private pages say noindex in their header and must stay readable for that); others are closed. */
import type { Host } from '#http/request/site.ts';

export function robotsText(host: Host): string {
  if (!host.isProduction) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nSitemap: ${host.origin}/sitemap.xml\n`;
}
