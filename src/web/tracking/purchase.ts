/** Tracks a purchase on the checkout: the confirmation page, which has a token in its address, admits no tags. */

import { pathTo } from '#core/site/paths.ts';
import { trimmedEnd } from '#core/values/text/trim.ts';
import { call } from '#web/page/client.ts';
import { hasReader } from './data-layer.ts';
import { recordAndWait } from './record.ts';
import { shownSite } from './shown-site.ts';

/** `answer`: the redirect that placing the order ended with. Resolves when the tags have taken the event, 150 ms after it at most. */
export async function trackPurchase(answer: Response): Promise<void> {
  const [, token] =
    new RegExp(`${trimmedEnd(pathTo('order', { token: '' }), '/')}/([\\w-]+)`).exec(answer.headers.get('location') ?? '') ?? [];
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
