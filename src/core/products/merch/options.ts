/** Every option of a photo gift. Groups that it does not have are left out. */
import type { Offer, OptionGroup, OptionValue } from '#core/products/product.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { MerchChoice } from './choice.ts';
import { optionsOf } from './complete.ts';
import { tshirtSizes } from './goods.ts';
import { areaText, merchName, merchSizeName, sidesName } from './names.ts';
import type { MerchOptions } from './rows.ts';

function option(value: string, name: Message, note: Message = verbatim('')): OptionValue {
  return { value, name, note, refused: null };
}

export function merchOptions({ sku }: MerchChoice, { rows }: Pick<Offer<MerchOptions>, 'rows'>): OptionGroup[] {
  const { hasSides, hasSize } = optionsOf(sku);
  return [
    { key: 'sku', values: rows.skus.map((key) => option(key, merchName(key), message('merch.area', { size: areaText(key) }))) },
    ...(hasSides ? [{ key: 'sides', values: ([1, 2] as const).map((sides) => option(String(sides), sidesName(sides))) }] : []),
    ...(hasSize ? [{ key: 'size', values: tshirtSizes.map((size) => option(size, merchSizeName(size))) }] : []),
  ];
}
