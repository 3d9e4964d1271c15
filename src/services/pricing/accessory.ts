/** Accessories as the server prices and describes them. */
import type { AccessoryItem } from '#core/order/line.ts';
import { type Accessory, type AccessoryPrice, accessoryPrice, unitsFor } from '#core/products/accessory/accessory.ts';
import { accessoryName, accessoryText } from '#core/products/accessory/names.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Site } from '#services/handler.ts';
import { type Catalogue, unlessHidden } from '#store/catalogue/catalogue-index.ts';
import { moneyDto } from './money-dto.ts';

/** Those with a price. Throws Fault 'unavailable' where their rows do not fit. */
export function soldAccessories({ accessories, accessoryPrices }: Catalogue): Accessory[] {
  return [...accessories.values()].filter(({ sku }) => Object.hasOwn(accessoryPrices, sku));
}

/** Null for one that is not sold, or not while the rows of accessories do not fit: a card is sold without it. */
export function soldAccessory(catalogue: Catalogue, sku: string): Accessory | null {
  return unlessHidden(() => (Object.hasOwn(catalogue.accessoryPrices, sku) ? (catalogue.accessories.get(sku) ?? null) : null));
}

/** Throws Fault 'not-found' for a SKU that is not sold. */
export function findAccessory(catalogue: Catalogue, sku: string): Accessory {
  const found = catalogue.accessories.get(sku);
  if (!found) throw new Fault('not-found', `no accessory ${sku}`, { text: message('fault.no-accessory') });
  return found;
}

export function priceOfAccessory(catalogue: Catalogue, sku: string, quantity: number, { country }: Site): AccessoryPrice {
  return accessoryPrice(findAccessory(catalogue, sku), quantity, catalogue.accessoryPrices, country);
}

/** What accessories cost beside a quantity of cards, each in the units that the cards need. */
export function pricesBeside(catalogue: Catalogue, accessories: readonly Accessory[], cards: number, site: Site) {
  return accessories.map((accessory) => {
    const { sku } = accessory;
    const { quantity, total } = priceOfAccessory(catalogue, sku, unitsFor(accessory, Math.max(1, cards)), site);
    return { sku, name: accessoryName(accessory), quantity, total: moneyDto(total, site.locale), isAvailable: !catalogue.soldOut.has(sku) };
  });
}

/** "8,17 € je Meter", or null. */
export function basePriceText({ perMetre }: AccessoryPrice): Message | null {
  return perMetre && message('accessory.perMetre', { price: perMetre });
}

/** What a customer must know of it, or null. */
export function accessoryNotice({ part, value }: Accessory): Message | null {
  return part === 'ribbon' && value === 'wax' ? message('accessory.notice.wax') : null;
}

export type OpenedAccessory = {
  item: AccessoryItem;
  name: Message;
  options: Message;
  price: AccessoryPrice;
  pieceMg: number;
  note: Message | null;
};

/** The line of an accessory. Throws Fault 'not-found' for one that is not sold any more. */
export function openAccessory(catalogue: Catalogue, item: AccessoryItem, quantity: number, site: Site): OpenedAccessory {
  const accessory = findAccessory(catalogue, item.sku);
  const price = priceOfAccessory(catalogue, item.sku, quantity, site);
  return {
    item,
    name: accessoryName(accessory),
    options: accessoryText(accessory),
    price,
    pieceMg: accessory.weightMg,
    note: accessoryNotice(accessory) ?? price.hint ?? basePriceText(price),
  };
}
