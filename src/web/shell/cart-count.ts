/** How many items, and samples among them, are in the cart. Fetched after load, because pages are the same for all visitors. */
import { useEffect } from 'react';
import { call } from '#web/page/client.ts';
import { createStore, useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';

const counts = createStore({ items: 0, samples: 0 });
let isRequested = false;

/** For pages that just changed the cart: the header shows the counts without another call. */
export function setCartCount(items: number, samples: number) {
  isRequested = true;
  counts.set({ items, samples });
}

/** Also sends the forms of web/product/sample-form.tsx by script. */
export function useCartCount() {
  const site = useSite();
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset.sample === undefined) return;
      event.preventDefault();
      import('#web/product/add-sample.ts').then(
        ({ addSample }) => addSample(site, form, setCartCount),
        () => form.submit(),
      );
    };
    addEventListener('submit', onSubmit);
    if (!isRequested) {
      isRequested = true;
      call(site)('GET /web-api/customer-data', {}).then(
        (customer) => setCartCount(customer.cartCount, customer.sampleCount),
        () => undefined,
      );
    }
    return () => removeEventListener('submit', onSubmit);
  }, [site]);
  return useStore(counts);
}

export function useSampleCount(): number {
  return useStore(counts).samples;
}
