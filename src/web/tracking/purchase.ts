/** Tracks a purchase on the checkout: the confirmation page, which has a token in its address, admits no tags. */
import { pathTo } from '#core/site/paths.ts';
import type { Channel } from '#core/values/channel.ts';
import { localeCountry, supportedLocale } from '#core/values/locale.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { hasReader } from './data-layer.ts';
import { recordAndWait } from './record.ts';

/** The site of the page that is shown, for code that runs outside of its components. */
function shownSite(): SiteView {
  const { lang, dataset } = document.documentElement;
  const locale = supportedLocale(lang);
  return { channel: dataset.channel as Channel, country: localeCountry(locale), locale };
}

/** `answer`: the redirect that placing the order ended with. Resolves when the tags have taken the event, 150 ms after it at most. */
export async function trackPurchase(answer: Response): Promise<void> {
  const [, token] =
    new RegExp(`${pathTo('order', { token: '' }).replace(/\/+$/, '')}/([\\w-]+)`).exec(answer.headers.get('location') ?? '') ?? [];
  if (!token || !hasReader()) return;
  const { orderNumber, total, shipping, vat, lines } = await call(shownSite())('GET /web-api/orders/:token', { token });
  await recordAndWait({
    kind: 'purchase',
    order: orderNumber,
    currency: total.currency,
    value: total.amount,
    tax: vat.reduce((sum, { amount }) => sum + amount.amount, 0),
    shipping: shipping.amount,
    products: lines.map(({ name, quantity, unit }) => ({ id: '', name, quantity, unit: unit.amount })),
  });
}
