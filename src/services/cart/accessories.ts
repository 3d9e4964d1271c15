/** Handlers of accessories: what goes with a card, prices, and putting them into the cart. */
import type { AccessoryOffer, accessoryCalls } from '#api/accessories.ts';
import { findTheme } from '#core/catalogue/themes.ts';
import { type Accessory, maxAccessories, unitsFor } from '#core/products/accessory/accessory.ts';
import { accessoryRefusal } from '#core/products/accessory/fit.ts';
import { accessoryName, accessoryText } from '#core/products/accessory/names.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import {
  accessoryNotice,
  basePriceText,
  findAccessory,
  priceOfAccessory,
  pricesBeside,
  soldAccessories,
  soldAccessory,
} from '#services/pricing/accessory.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { cardPostage } from '#services/pricing/postage.ts';
import { addAccessory } from '#store/cart/accessories.ts';
import { findCartLine } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf, findRow, unlessHidden } from '#store/catalogue/catalogue-index.ts';
import { changedCart } from './cart.ts';

type AccessoryCalls = typeof accessoryCalls;
type PriceOutput = HandlerOutput<AccessoryCalls['GET /accessory']>;

function offerOf(catalogue: Catalogue, accessory: Accessory, card: CardShape | null, site: Context['site']): Unrendered<AccessoryOffer> {
  const { sku, part, value, size, pieces } = accessory;
  const price = priceOfAccessory(catalogue, sku, 1, site);
  const reason = card && accessoryRefusal(accessory, card);
  return {
    part,
    sku,
    subType: size ? value.slice(value.lastIndexOf('-') + 1) : value,
    width: size?.widthMm ?? null,
    height: size?.heightMm ?? null,
    name: accessoryName(accessory),
    text: accessoryText(accessory),
    unit: moneyDto(price.unit, site.locale),
    basePrice: basePriceText(price),
    pieces,
    fits: reason === null,
    reason,
    isAvailable: !catalogue.soldOut.has(sku),
    notice: accessoryNotice(accessory),
  };
}

async function priceCall(
  { sku, quantity = 1 }: { sku: string; quantity?: number | undefined },
  { shop, site }: Context,
): Promise<PriceOutput> {
  const price = priceOfAccessory(await catalogueOf(shop.store), sku, quantity, site);
  const row = ({ quantity: count, unit, total }: (typeof price.ladder)[number]) => ({
    quantity: count,
    unit: moneyDto(unit, site.locale),
    total: moneyDto(total, site.locale),
  });
  return {
    sku,
    ...row(price),
    ladder: price.ladder.map(row),
    hint: price.hint,
    basePrice: basePriceText(price),
    shippingHint: message('price.shipping'),
  };
}

/** The shape to fit to; null without a card. Throws Fault 'not-found' for an unknown card or theme. */
function shapeOf(
  catalogue: Catalogue,
  { card, theme, form, format }: { card?: string; theme?: number } & Partial<CardShape>,
): CardShape | null {
  const lead = theme === undefined ? undefined : findTheme(catalogue.rows, theme)?.lead;
  if (theme !== undefined && !lead) throw new Fault('not-found', `no theme ${theme}`, { text: message('fault.no-template') });
  const row = card === undefined ? lead : findRow(catalogue, card);
  if (!row) return form && format ? { form, format } : null;
  const fits = row.forms.find((one) => (!form || one.form === form) && (!format || one.format === format));
  return fits ?? row.forms[0] ?? null;
}

export const accessoryHandlers: Handlers<AccessoryCalls> = {
  async 'GET /web-api/card-accessories'(input, { shop, site, shownStock }) {
    const catalogue = await catalogueOf(shop.store);
    const card = shapeOf(catalogue, input as Parameters<typeof shapeOf>[1]);
    const offers = () =>
      soldAccessories(catalogue).map((accessory) => {
        const offer = offerOf(catalogue, accessory, card, site);
        if (offer.fits) shownStock?.set(accessory.sku, !offer.isAvailable);
        return offer;
      });
    return { accessories: card ? (unlessHidden(offers) ?? []) : offers() };
  },
  async 'GET /web-api/card-set'(input, { shop, site }) {
    const { form, format, paper, pageCount, quantity, accessories = [] } = input;
    const catalogue = await catalogueOf(shop.store);
    const fitting = accessories.flatMap((sku): Accessory[] => {
      const row = soldAccessory(catalogue, sku);
      return row && accessoryRefusal(row, { form, format }) === null ? [row] : [];
    });
    const priced = pricesBeside(catalogue, fitting, quantity, site);
    const [first] = priced;
    const total = priced.reduce((sum, one) => sum + one.total.amount, 0);
    return {
      accessories: priced,
      total: first ? moneyDto(money(total, first.total.currency), site.locale) : null,
      postage: cardPostage(
        { form, format, paper, pageCount, beside: fitting },
        { catalogue, country: deliveryCountryOf(site.country), now: shop.clock() },
      ),
    };
  },
  'GET /web-api/card-accessory-price': priceCall,
  'GET /price-api/accessory': priceCall,
  'GET /accessory': priceCall,

  async 'POST /web-api/card-accessory-order'({ sku, quantity: wanted, line }, context) {
    const { store, clock } = context.shop;
    const catalogue = await catalogueOf(store);
    const accessory = findAccessory(catalogue, sku);
    if (catalogue.soldOut.has(sku)) {
      throw new Fault('order-refused', `${sku} is sold out`, {
        text: message('fault.sold-out', { name: accessoryName(accessory), count: 0 }),
      });
    }
    const owner = await context.actor.owner.ensure();
    const card = line === undefined ? null : await findCartLine(store, owner, line);
    const quantity = wanted ?? (card ? unitsFor(accessory, card.quantity) : 1);
    if (quantity < 1 || quantity > maxAccessories) throw new Fault('off-ladder', `quantity ${quantity}`);
    const follows = card !== null && wanted === undefined;
    const isAdded =
      (line === undefined || card) && (await addAccessory(store, owner, { sku, quantity, parent: card?.id ?? null, follows }, clock()));
    if (!isAdded) throw new Fault('not-found', 'no such cart line', { text: message('fault.no-cart-line') });
    return changedCart(context);
  },
};
