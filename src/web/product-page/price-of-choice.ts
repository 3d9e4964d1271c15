/** The price of what is chosen on a product page, from the shop's price rows. Loaded on demand. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { ProductPrice } from '#api/product.ts';
import { findPaper } from '#core/products/card/options.ts';
import { cardPrice } from '#core/products/card/price.ts';
import { isFault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { cardPriceTexts } from '#texts/de/card-price.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { pageTexts } from '#web/page/texts.ts';
import { ladderRows } from '#web/product/ladder-rows.ts';
import { type Chosen, productChoiceOf } from '#web/product/product-choice.ts';

export type ChoicePricing = Output<Calls['GET /web-api/card-pricing']>;

/** The rows price the choice, or null where they name no such price or quantity; then the page waits for the server. */
function rowsPrice(chosen: Chosen, { options, prices }: ChoicePricing, site: SiteView): ReturnType<typeof cardPrice> | null {
  if (!findPaper(chosen.paper, options)) return null;
  try {
    return cardPrice(productChoiceOf(chosen), prices, site.country);
  } catch (error) {
    if (isFault(error)) return null;
    throw error;
  }
}

/** As calls give it. Null where the page has to wait for the server. */
export function priceOf(chosen: Chosen, pricing: ChoicePricing, site: SiteView, address: Formality): ProductPrice | null {
  const price = rowsPrice(chosen, pricing, site);
  if (!price) return null;
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
