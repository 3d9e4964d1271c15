/** Shipping types with the dates of today, prices by country, and the postage of single cards (F132), as the shop computes them. */
import * as z from 'zod/mini';
import { deliveryCountries, deliveryCountryOf } from '#core/values/channel.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { flag, line } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export const schema = z.object({
  /** Country of delivery ("AT"); by default the one of the host. */
  country: line,
  hideCountries: flag,
  hidePostage: flag,
});

export type ShippingPriceRow = { name: string; note: string; date: string; price: string };

export type ShippingTableData = { types: ShippingPriceRow[]; countries: ShippingPriceRow[]; postage: ShippingPriceRow[] };

export async function load(fields: z.infer<typeof schema>, { page }: BlockContext): Promise<ShippingTableData> {
  const t = requestTexts(page);
  const country = deliveryCountries.find((code) => code === fields.country.toUpperCase()) ?? deliveryCountryOf(page.site.country);
  const { types, classPrices, countries } = await page.call('GET /web-api/shipping-information', { country });
  return {
    types: types.map(({ name, note, text, price }) => ({ name, note: note ?? '', date: text, price: price.text })),
    countries: fields.hideCountries ? [] : countries.map(({ name, price }) => ({ name, note: '', date: '', price: price.text })),
    postage:
      fields.hidePostage || page.site.channel !== 'federleicht'
        ? []
        : classPrices.map((one) => ({
            name: t({ key: `shipping.class.${one.envelopeClass}` }),
            note: '',
            date: '',
            price: one.price.text,
          })),
  };
}
