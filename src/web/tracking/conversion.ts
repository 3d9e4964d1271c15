/** What of the tracked events feature tests count: steps towards an order and sign-ups, not views. The order itself is noted by the shop. */
import type { PageEvent } from '#core/flags/event-types.ts';
import type { FlagEvent } from '#web/flags/flag-client.ts';
import type { TrackingEvent } from './events.ts';

/** Types are the names of the data layer; values are sums in minor units. Null for what is not counted. */
export function conversionOf(event: TrackingEvent): (FlagEvent & { type: PageEvent }) | null {
  switch (event.kind) {
    case 'add-to-cart':
      return { type: 'add_to_cart', value: event.product.unit * event.product.quantity };
    case 'begin-checkout':
      return { type: 'begin_checkout', value: event.value };
    case 'sign-up':
      return { type: 'sign_up' };
    case 'login':
    case 'newsletter':
      return { type: event.kind };
    default:
      return null;
  }
}
