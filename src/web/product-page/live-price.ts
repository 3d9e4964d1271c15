/** Price of the current choice: computed in the browser while the server's answer is pending (E001). */
import { useEffect, useRef, useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { ProductPrice } from '#api/product.ts';
import { cardPrice } from '#core/products/card/price.ts';
import type { AddressForm } from '#core/values/address-form.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { cardPriceTexts } from '#texts/de/card-price.ts';
import { call } from '#web/page/client.ts';
import { type SiteView, useSite } from '#web/page/page-context.ts';
import { pageTexts } from '#web/page/texts.ts';
import { ladderRows } from '#web/product/ladder-rows.ts';
import type { CardProduct, Chosen } from '#web/product/product-choice.ts';

const afterLoadMs = 800;

type Pricing = Output<Calls['GET /web-api/card-pricing']>;

/** Null where the rows name no such price; then the page waits for the server. */
export function priceOf(chosen: Chosen, pricing: Pricing, site: SiteView, address: AddressForm): ProductPrice | null {
  const [form, format] = chosen.format.split('.') as [CardProduct['choice']['form'], CardProduct['choice']['format']];
  const refinementType = chosen.refinementType as CardProduct['choice']['refinementType'];
  if (!pricing.options.papers.some((paper) => paper.key === chosen.paper)) return null;
  const price = cardPrice({ form, format, paper: chosen.paper, refinementType, quantity: chosen.quantity }, pricing.prices, site.country);
  const { locale } = site;
  const t = pageTexts({ locale, address }, cardPriceTexts, (value) => formatMoney(value as Money, locale));
  const shown = (value: Money) => ({ ...value, text: formatMoney(value, locale) });
  return {
    unit: shown(price.unit),
    total: shown(price.total),
    quantity: price.quantity,
    ladder: ladderRows(price.ladder, chosen.quantity).map((row) => ({
      quantity: row.quantity,
      unit: shown(row.unit),
      total: shown(row.total),
    })),
    hint: price.hint && t(price.hint),
    shippingHint: t('price.shipping'),
  };
}

/** `isExact` is false while only the server can tell the price of the newest choice. */
export function useLivePrice(
  product: CardProduct,
  chosen: Chosen,
  isPending: boolean,
  address: AddressForm,
): { price: ProductPrice; isExact: boolean } {
  const site = useSite();
  const [pricing, setPricing] = useState<Pricing | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    // After the page's own pictures.
    const timer = setTimeout(() => {
      isAsked.current = true;
      call(site)('GET /web-api/card-pricing', {}).then(setPricing, () => undefined);
    }, afterLoadMs);
    return () => clearTimeout(timer);
  }, [site]);
  const ahead = isPending && pricing ? priceOf(chosen, pricing, site, address) : null;
  return { price: ahead ?? product.price, isExact: !isPending || ahead !== null };
}
