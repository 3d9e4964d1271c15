/** Products with express, and when they arrive. */
import type { expressCalls } from '#api/express.ts';
import { deliveryDates, deliveryText, nextCutOff } from '#core/order/delivery.ts';
import { shippingPricesFrom } from '#core/order/shipping.ts';
import { formName } from '#core/products/card/names.ts';
import { cardSku } from '#core/products/card/sku.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { pagePath } from '#core/site/address.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';

export const expressHandlers: Handlers<typeof expressCalls> = {
  async 'GET /web-api/express-shop'({ country: wanted }, { shop, site }: Context) {
    const { shippingPrices, blanks } = await catalogueOf(shop.store);
    const country = wanted ?? deliveryCountryOf(site.country);
    const now = shop.clock();
    const { day, instant } = nextCutOff(now);
    const dates = deliveryDates(now, country);
    const types = shippingPricesFrom(country, shippingPrices).flatMap(({ type, price }) => {
      const arrival = type === 'express' || type === 'express-saturday' ? dates[type] : null;
      if (arrival === null || (type !== 'express' && type !== 'express-saturday')) return [];
      const text = deliveryText(arrival, arrival);
      return [
        {
          type,
          name: message(`shipping.${type}`),
          price: moneyDto(price, site.locale),
          from: arrival,
          to: arrival,
          text,
          note: message(`shipping.${type}.note`),
        },
      ];
    });
    const [express] = types;
    return {
      country,
      cutOff: new Date(instant).toISOString(),
      cutOffText: deliveryText(day, day),
      types,
      products: express
        ? blanks.flatMap(({ id, forms: [shape] }) => {
            if (!shape || !cardTypes[shape.form].hasExpress) return [];
            const { form, format } = shape;
            return {
              form,
              sameDay: cardTypes[form].productionDays === 0,
              sku: cardSku({ template: id, form, format }),
              name: formName(form),
              path: pagePath('card', site, { card: id }),
              deliveryDate: express.from,
            };
          })
        : [],
    };
  },
};
