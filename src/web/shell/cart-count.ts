/** How many items, and samples among them, are in the cart. They come with the customer's data, because pages are the same for all visitors. */
import { useEffect } from 'react';
import { customerStore } from '#web/customer/customer.ts';
import { createStore, useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';

const counts = createStore({ items: 0, samples: 0 });

/** For pages that just changed the cart: the header shows the counts without another call. */
export function setCartCount(items: number, samples: number) {
  counts.set({ items, samples });
}

let seen = customerStore.get().customer;
customerStore.subscribe(() => {
  const { customer } = customerStore.get();
  if (customer === seen) return;
  seen = customer;
  setCartCount(customer.cartCount, customer.sampleCount);
});

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
    return () => removeEventListener('submit', onSubmit);
  }, [site]);
  return useStore(counts);
}

export function useSampleCount(): number {
  return useStore(counts).samples;
}
