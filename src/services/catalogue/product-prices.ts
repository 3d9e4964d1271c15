/** Handlers of the price calls that every product type has. */
import { type ChoiceDto, commonPriceTypes, type productCalls } from '#api/product.ts';
import type { LinePrice } from '#core/products/product.ts';
import { productOf, soldTypes } from '#core/products/registry.ts';
import { message, withFormality } from '#core/values/message.ts';
import { formalityOfTemplate, offerOf, parseChoice, requireSoldChoice } from '#services/checks/choice.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';

type PriceOutput = HandlerOutput<(typeof productCalls)['GET /web-api/photoframe-price']>;

/** The price of a choice as calls show it. Throws Fault 'not-found', 'off-ladder' or 'bad-input' for a choice that is not sold. */
export function productPrice(catalogue: Catalogue, type: string, { quantity, ...given }: ChoiceDto, site: Context['site']): PriceOutput {
  const { product, choice } = parseChoice(type, given);
  const offer = offerOf(catalogue, product, choice);
  requireSoldChoice(product, choice, quantity, offer);
  const price = product.price(choice, quantity, { prices: catalogue.pricesOf(product), country: site.country });
  const row = ({ quantity, unit, total }: LinePrice) => ({
    quantity,
    unit: moneyDto(unit, site.locale),
    total: moneyDto(total, site.locale),
  });
  return {
    ...row(price),
    ladder: price.ladder.map(row),
    hint: price.hint && withFormality(price.hint, formalityOfTemplate(offer.template)),
    shippingHint: message('price.shipping'),
  };
}

/** The registry knows its members only at run time; calls and handlers follow from the same list. */
export const productHandlers = Object.fromEntries([
  ...commonPriceTypes.map((type) => [
    `GET /web-api/${type}-price`,
    async (choice: ChoiceDto, { shop, site }: Context) => productPrice(await catalogueOf(shop.store), type, choice, site),
  ]),
  ...soldTypes.map((type) => [
    `GET /web-api/${type}-pricing`,
    async (_: unknown, { shop }: Context) => {
      const catalogue = await catalogueOf(shop.store);
      const product = productOf(type);
      return { prices: catalogue.pricesOf(product), options: catalogue.optionsOf(product) };
    },
  ]),
]) as unknown as Handlers<typeof productCalls>;
