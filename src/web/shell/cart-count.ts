/** How many items are in the cart. Fetched after load, because pages are the same for all visitors. */
import { useEffect } from 'react';
import { call } from '#web/page/client.ts';
import { createStore, useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';

const cartCount = createStore(0);
let isRequested = false;

/** For pages that just changed the cart: the header shows the count without another call. */
export function setCartCount(next: number) {
  isRequested = true;
  cartCount.set(next);
}

export function useCartCount(): number {
  const site = useSite();
  useEffect(() => {
    if (isRequested) return;
    isRequested = true;
    call(site)('GET /web-api/customer-data', {}).then(
      (customer) => setCartCount(customer.cartCount),
      () => undefined,
    );
  }, [site]);
  return useStore(cartCount);
}
