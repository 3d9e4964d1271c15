/** Handlers of calls about photo gifts. Every price is the product's own. */
import type { merchCalls } from '#api/merch.ts';
import { deliveryDates } from '#core/order/delivery.ts';
import { type MerchChoice, merchChoiceSchema } from '#core/products/merch/choice.ts';
import { merchSkus, tshirtSizes } from '#core/products/merch/goods.ts';
import { merchIssues } from '#core/products/merch/issues.ts';
import { areaText, merchName, merchNote, merchTitle, merchWarning } from '#core/products/merch/names.ts';
import { merchPrice, merchQuantities } from '#core/products/merch/price.ts';
import { merch } from '#core/products/merch/product.ts';
import type { MerchOptions, MerchPrices } from '#core/products/merch/rows.ts';
import { choiceOfMerchSku } from '#core/products/merch/sku.ts';
import { nearestText } from '#core/products/nearest-text.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import type { FieldError } from '#core/values/fault.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { goodScenes } from '#services/product-scenes.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { articleOf } from './article.ts';
import { readAmount, refuse } from './read-input.ts';

type Book = { rows: MerchOptions; prices: MerchPrices; site: Context['site'] };

async function bookOf({ shop, site }: Context): Promise<Book> {
  const { optionsOf, pricesOf } = await catalogueOf(shop.store);
  return { rows: optionsOf(merch), prices: pricesOf(merch), site };
}

function articleDto(choice: MerchChoice, quantity: number, { prices, site: { country, locale } }: Book) {
  const price = merchPrice(choice, quantity, { prices, country });
  return { ...articleOf(price, locale), hint: price.hint, shippingHint: message('price.shipping') };
}

function unknown(field: string, value: string, known: readonly [string, ...string[]]): FieldError {
  return { field, code: 'not-offered', message: message('merch.unknown', { value, nearest: nearestText(value, known) }) };
}

type Given = { productType: string; sides?: string | undefined; size?: string | undefined };

/** Throws Fault 'bad-input' for what is not sold, with the nearest that is. */
function readChoice({ productType, sides, size }: Given, { rows }: Book): MerchChoice {
  const named = choiceOfMerchSku(productType);
  if (!named) throw refusal([unknown('productType', productType, merchSkus)]);
  const wrong = [
    ...(sides && !/^[12]$/.test(sides) ? [unknown('sides', sides, ['1', '2'])] : []),
    ...(size && !(tshirtSizes as readonly string[]).includes(size) ? [unknown('size', size, tshirtSizes)] : []),
  ];
  refuse(wrong);
  const choice = merchChoiceSchema.parse({ ...named, ...(sides ? { sides } : {}), ...(size ? { size } : {}) });
  refuse(merchIssues(choice, { rows }));
  return choice;
}

function refusal(errors: FieldError[]): Fault {
  return new Fault('bad-input', 'no gift of this name', { text: errors[0]?.message, errors });
}

export const merchHandlers: Handlers<typeof merchCalls> = {
  async 'GET /web-api/merch-goods'(_, context) {
    const book = await bookOf(context);
    const { workingDays } = merch.production(merch.complete({}, { template: null, rows: book.rows }));
    const date = deliveryDates(context.shop.clock(), deliveryCountryOf(context.site.country), workingDays).standard.to;
    return {
      goods: book.rows.skus.map((sku) => {
        const { unit, ladder } = articleDto(merch.complete({ sku }, { template: null, rows: book.rows }), 1, book);
        return {
          sku,
          title: merchTitle(sku),
          name: merchName(sku),
          note: merchNote(sku),
          area: areaText(sku),
          warning: merchWarning(sku),
          from: unit,
          ladder,
          scenes: goodScenes(sku),
        };
      }),
      delivery: { date, sentence: message('merch.delivery', { arrival: { day: date, style: 'long' } }) },
    };
  },

  async 'GET /web-api/collage-designer-merch-price'({ amount, ...given }, context) {
    const book = await bookOf(context);
    return articleDto(readChoice(given, book), readAmount(amount, merchQuantities, 'merch.amount'), book);
  },
};
