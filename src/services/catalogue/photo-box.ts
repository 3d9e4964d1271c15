/** Handlers of calls about photo boxes. Every price is the product's own, whichever path asks for it. */
import type { Parsed } from '#api/call.ts';
import type { photoBoxCalls } from '#api/photo-box.ts';
import { deliverySentence } from '#core/order/delivery.ts';
import { nearestText } from '#core/products/nearest-text.ts';
import { type BoxType, boxes, boxFormats, boxMaterials, boxTypes, countLimits, lidDesigns } from '#core/products/photobox/boxes.ts';
import { boxBorders, type PhotoboxChoice } from '#core/products/photobox/choice.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxIssues } from '#core/products/photobox/issues.ts';
import { boxName, photoboxBorderName } from '#core/products/photobox/names.ts';
import { photoboxOptions } from '#core/products/photobox/options.ts';
import { photoboxPrice, photoboxQuantities } from '#core/products/photobox/price.ts';
import { photobox } from '#core/products/photobox/product.ts';
import type { PhotoboxOptions, PhotoboxPrices } from '#core/products/photobox/rows.ts';
import { photoboxSkuOfChoice } from '#core/products/photobox/sku.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf, type Money, money } from '#core/values/money.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { articleOf } from './article.ts';
import { readAmount } from './read-input.ts';

type Calls = typeof photoBoxCalls;
/** Rows of the catalogue, and the market they are asked for. */
type Book = { rows: PhotoboxOptions; prices: PhotoboxPrices; site: Context['site'] };

async function bookOf({ shop, site }: Context): Promise<Book> {
  const { optionsOf, pricesOf } = await catalogueOf(shop.store);
  return { rows: optionsOf(photobox), prices: pricesOf(photobox), site };
}

/** Words of the call, and the keys of the choice that they are. */
const vocabulary = [
  ['type', 'photoboxType', boxTypes],
  ['format', 'photoboxFormatString', boxFormats],
  ['material', 'photoboxMaterial', boxMaterials],
  ['design', 'photoboxDesignType', lidDesigns],
] as const;
const fieldOf = new Map<string, string>(vocabulary.map(([field, key]) => [key, field]));

function refuse(errors: readonly FieldError[]): void {
  const named = errors.map((error) => ({ ...error, field: fieldOf.get(error.field) ?? error.field }));
  if (named.length > 0) throw new Fault('bad-input', 'a photo box that is not offered', { text: named[0]?.message, errors: named });
}

type Input = Parsed<Calls['GET /photoboxes']>;

/** Throws Fault 'bad-input' for words, borders and numbers of prints that are not sold, with the nearest that is. */
function readChoice(given: Input, rows: PhotoboxOptions): PhotoboxChoice {
  const wrong = (field: string, key: string, value: string, nearest: string | number): FieldError => ({
    field,
    code: 'not-offered',
    message: message(`photobox.${key}`, { value, nearest }),
  });
  const errors = vocabulary.flatMap(([field, , known]) => {
    const value = given[field];
    if (value === undefined || value === '' || known.some((word) => word === value)) return [];
    return [wrong(field, 'unknown', value, nearestText(value, known))];
  });
  const border = String(given.border ?? '') || '0';
  if (!boxBorders.some((width) => String(width) === border)) {
    const nearest = [...boxBorders].toSorted((a, b) => Math.abs(Number(border) - a) - Math.abs(Number(border) - b))[0] ?? 0;
    errors.push(wrong('border', 'unknown', border, nearest));
  }
  refuse(errors);
  const words = Object.fromEntries(vocabulary.map(([field, key]) => [key, given[field] || undefined]));
  const complete = completePhotobox({ ...words, border, count: given.count }, { rows });
  const count = String(given.count ?? '') || String(complete.count);
  if (!/^\d{1,9}$/.test(count)) {
    const nearest = completePhotobox({ ...complete, count: Math.round(Number(count)) || 0 }, { rows }).count;
    refuse([wrong('count', 'whole', count, nearest)]);
  }
  // What was named stays, so that it is refused by its own sentence.
  const named = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  const choice = { ...complete, ...named, count: Number(count) } as PhotoboxChoice;
  refuse(photoboxIssues(choice, { rows }));
  return choice;
}

/** A box as it is described: its options with what they cost more, and its lowest price. */
function boxDto(photoboxType: BoxType, { rows, prices, site }: Book) {
  const { format, print } = boxes[photoboxType];
  const table = prices[currencyOf(site.country)];
  const amount = (value: Money) => moneyDto(value, site.locale);
  const plain = completePhotobox({ photoboxType }, { rows });
  const { box, print: perPrint } = table.types[photoboxType];
  const currency = currencyOf(site.country);
  const [least = plain.photoboxMaterial] = rows.materials.toSorted((a, b) => perPrint[a] - perPrint[b]);
  const cheapest = completePhotobox({ ...plain, photoboxMaterial: least }, { rows });
  const groups = photoboxOptions(plain, { rows });
  const priced = (key: string, priceOf: (value: string) => number) => {
    const values = groups.find((group) => group.key === key)?.values ?? [];
    const base = priceOf(values[0]?.value ?? '');
    return values.map((value) => {
      const more = priceOf(value.value) - base;
      return { ...value, addition: more === 0 ? null : amount(money(more, currency)) };
    });
  };
  return {
    photoboxType,
    name: boxName(photoboxType),
    photoboxFormatString: format,
    photoboxFormat: { width: print.widthMm, height: print.heightMm },
    photoboxQuantityMin: boxes[photoboxType].minCount,
    photoboxQuantityMax: boxes[photoboxType].maxCount,
    materials: priced('photoboxMaterial', (value) => perPrint[value as keyof typeof perPrint]).map((option) => ({
      ...option,
      photoboxQuantityMax: countLimits(photoboxType, option.value as keyof typeof perPrint).max,
    })),
    designTypes: priced('photoboxDesignType', (value) => table.lid[value as keyof typeof table.lid]),
    price: {
      base: amount(money(box, currency)),
      perPrint: amount(money(perPrint[least], currency)),
      from: amount(photoboxPrice(cheapest, 1, { prices, country: site.country }).unit),
    },
  };
}

export const photoBoxHandlers: Handlers<Calls> = {
  async 'GET /web-api/photobox-data'(_, context) {
    const book = await bookOf(context);
    const { workingDays } = photobox.production(completePhotobox({}, { rows: book.rows }));
    const country = deliveryCountryOf(book.site.country);
    return {
      boxes: book.rows.types.map((type) => boxDto(type, book)),
      borders: boxBorders.map((value) => ({ value, name: photoboxBorderName(value) })),
      workingDays,
      delivery: deliverySentence(context.shop.clock(), country, workingDays, 'photo-box'),
    };
  },

  async 'GET /photoboxes'({ amount, ...given }, context) {
    const { rows, prices, site } = await bookOf(context);
    const choice = readChoice({ ...given, amount }, rows);
    const price = photoboxPrice(choice, readAmount(amount, photoboxQuantities, 'photobox.amount'), { prices, country: site.country });
    return {
      sku: photoboxSkuOfChoice(choice),
      count: choice.count,
      ...articleOf(price, site.locale),
      hint: price.hint,
      weightG: Math.ceil(photobox.weightMg(choice, { template: null, rows }) / 1_000),
    };
  },
};
