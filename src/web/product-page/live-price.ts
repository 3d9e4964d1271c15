/** Price of the current choice: computed in the browser while the server's answer is pending (E001). */
import { useEffect, useRef, useState } from 'react';
import type { ProductPrice } from '#api/product.ts';
import type { Formality } from '#core/values/formality.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import type { CardProductView, Chosen } from '#web/product/product-choice.ts';

const afterLoadMs = 800;

type PriceOf = (chosen: Chosen) => ProductPrice | null;

/** `isExact` is false while only the server can tell the price of the newest choice. */
export function useLivePrice(
  product: CardProductView,
  chosen: Chosen,
  isPending: boolean,
  address: Formality,
): { price: ProductPrice; isExact: boolean } {
  const site = useSite();
  const [priceOf, setPriceOf] = useState<PriceOf | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    // After the page's own pictures.
    const timer = setTimeout(() => {
      isAsked.current = true;
      Promise.all([call(site)('GET /web-api/card-pricing', {}), import('./price-of-choice.ts')]).then(
        ([pricing, rows]) => setPriceOf(() => (newest: Chosen) => rows.priceOf(newest, pricing, site, address)),
        () => undefined,
      );
    }, afterLoadMs);
    return () => clearTimeout(timer);
  }, [site, address]);
  const ahead = isPending && priceOf ? priceOf(chosen) : null;
  return { price: ahead ?? product.price, isExact: !isPending || ahead !== null };
}
