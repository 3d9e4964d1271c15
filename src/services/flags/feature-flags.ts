/** What the browser's code may know of feature flags: the visitor's own treatments. */
import type { consentCalls } from '#api/consent.ts';
import { deviceHeader } from '#core/site/device.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { flagVisitor } from './visitor.ts';

export const featureFlagHandlers: Handlers<Pick<typeof consentCalls, 'GET /web-api/feature-flags'>> = {
  async 'GET /web-api/feature-flags'(_input, context: Context) {
    const { shop, site, header } = context;
    const { isOff, flags } = await flagsOf(shop.store);
    const visitor = flagVisitor(shop, {
      channel: site.channel,
      isSecure: site.origin.startsWith('https:'),
      cookies: header('cookie'),
      userAgent: header('user-agent'),
      device: header(deviceHeader),
      privacy: header('sec-gpc'),
      search: '',
    });
    const active = [...flags.values()].filter(({ flag }) => flag.status === 'ACTIVE').map(({ flag }) => flag.name);
    const treatments = await Promise.all(active.map(async (name) => [name, await visitor.treatment(name)] as const));
    // Without a key the next answer, and the next page, would show other branches.
    for (const line of visitor.cookies(true)) context.setCookie?.(line);
    const disabled = isOff || !visitor.mayTest;
    return { disabled, treatments: Object.fromEntries(treatments), authorizationKey: shop.flags?.clientKey ?? '' };
  },
};
