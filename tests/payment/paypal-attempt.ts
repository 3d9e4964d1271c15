/** An attempt to pay 49.90 EUR with PayPal. */
import { money } from '#core/values/money.ts';
import type { Attempt, ReturnPages } from '#services/payment/provider.ts';

export function paypalAttempt(own: Partial<Attempt> = {}): Attempt & ReturnPages {
  return {
    id: 'a1b2c3d4e5f6g7h8i9j0k1',
    orderNumber: 'F1000001',
    method: 'paypal',
    money: money(4_990, 'EUR'),
    email: 'gerda@beispiel.de',
    delivery: { firstName: 'Gerda', lastName: 'Muster', street: 'Weg 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
    locale: 'de-DE',
    returnUrl: 'https://www.beispiel.de/bestellung/x/?attempt=a1',
    cancelUrl: 'https://www.beispiel.de/bestellung/x/?attempt=a1&cancel=1',
    createdAt: '2026-11-28T10:00:00.000Z',
    expiresAt: '2026-11-29T10:00:00.000Z',
    ref: null,
    isActive: true,
    ...own,
  };
}
