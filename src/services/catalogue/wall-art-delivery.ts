/** When one piece of wall art arrives, and what it costs to send beyond a parcel. Said before the cart does. */
import { deliveryDates, deliverySentence } from '#core/order/delivery.ts';
import { parcelNote } from '#core/order/shipping.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { packOf } from '#core/products/photoframe/parcel.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import type { Context } from '#services/handler.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';

export function wallArtDelivery(choice: PhotoframeChoice, catalogue: Catalogue, { shop, site }: Context) {
  const country = deliveryCountryOf(site.country);
  const now = shop.clock();
  const { workingDays } = photoframe.production(choice);
  const { kind } = packOf(choice);
  return {
    sentence: deliverySentence(now, country, workingDays, 'wall-art'),
    date: deliveryDates(now, country, workingDays).standard.to,
    note: kind === 'parcel' ? null : (parcelNote(kind, country, catalogue.shippingPrices)?.text ?? null),
  };
}
