/** How many things lie in the cart. Pages are the same for everybody, so the browser asks after load. */
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';

let count = 0;
let asked = false;
const listeners = new Set<() => void>();

/** For pages that just changed the cart: the header shows it without asking again. */
export function setCartCount(next: number) {
  count = next;
  asked = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useCartCount(): number {
  const site = useSite();
  useEffect(() => {
    if (asked) return;
    asked = true;
    call(site)('GET /web-api/customer-data', {}).then(
      (customer) => setCartCount(customer.cartCount),
      () => undefined,
    );
  }, [site]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
