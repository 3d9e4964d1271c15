/** Orders made by chance from a seed: lines of every product in every option, words of twelve scripts up to their longest, ten countries. */
import { type PostalAddress, postalAddressFacts } from '#core/customer/postal-address.ts';
import { postalAddressSchema } from '#core/customer/postal-address-schema.ts';
import { giftDesigns } from '#core/order/gift-card.ts';
import { giftAmounts, giftMessageLength, giftNameLength, giftWays } from '#core/order/gift-voucher.ts';
import type { GiftItem } from '#core/order/line.ts';
import { referenceLength } from '#core/order/reference.ts';
import type { Accessory } from '#core/products/accessory/accessory.ts';
import type { CardProductChoice } from '#core/products/card/choice.ts';
import type { Product, ProductChoice } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import type { Message } from '#core/values/message.ts';
import { posters } from '#designs/posters/registry.ts';
import { designRows } from '#designs/rows.ts';
import { accessories } from '#seed/prices/accessories.ts';
import { chance, randomText, type Script, scriptNames } from './random-names.ts';
import { type ChosenOption, everyOption, rowsOf } from './ticket-choices.ts';

/** A value that was chosen for a key, and what pages call it. */
export type ChosenValue = { group: string; value: string; name: Message };

export type RandomLine =
  | { kind: 'printed'; choice: ProductChoice; chosen: ChosenValue[]; quantity: number }
  | { kind: 'sample'; choice: ProductChoice }
  | { kind: 'accessory'; accessory: Accessory; quantity: number; isForLineBefore: boolean }
  | { kind: 'gift-voucher'; item: Omit<GiftItem, 'kind'> };

export type RandomOrder = {
  seed: number;
  script: Script;
  lines: RandomLine[];
  delivery: PostalAddress;
  billing: PostalAddress;
  reference: string;
  isWhiteLabel: boolean;
};

type Chance = ReturnType<typeof chance>;

function oneOf<T>(all: readonly T[], pick: Chance): T {
  const one = all[pick(all.length)];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
}

/** In the form of the country, as customers may type them. */
const postalCodes: Record<DeliveryCountry, string> = {
  DE: '80337',
  AT: '1010',
  CH: '8001',
  LI: '9490',
  LU: '1009',
  FR: '75001',
  IT: '00118',
  BE: '1000',
  NL: '1012 AB',
  ES: '08001',
};

function randomAddress(script: Script, seed: number, pick: Chance): PostalAddress {
  const country = deliveryCountries[seed % deliveryCountries.length] ?? 'DE';
  // Shortest, longest and in between; some without a space to break at.
  const text = (field: keyof typeof postalAddressFacts) => {
    const { maxLength } = postalAddressFacts[field];
    return randomText(script, [1, maxLength, 2 + pick(maxLength - 2)][(seed + pick(2)) % 3] ?? 1, pick, pick(3) === 0 ? maxLength : 12);
  };
  const isCompany = pick(2) === 0;
  return postalAddressSchema.parse({
    firstName: text('firstName'),
    lastName: text('lastName'),
    ...(isCompany ? { company: text('company') } : {}),
    ...(pick(2) === 0 ? { extra: text('extra') } : {}),
    street: text('street'),
    postalCode: postalCodes[country],
    city: text('city'),
    country,
    ...(pick(2) === 0 ? { phone: '+49 (89) 123456-789 / 12345678' } : {}),
  });
}

/** Options by what is bought: wall art is several products of one type. */
const options = everyOption();
const optionsByType = Map.groupBy(options, ({ product, choice }) => {
  const { material, frameType, poster } = choice as { material?: string; frameType?: string; poster?: string };
  if (product !== 'photoframe') return product;
  if (poster !== undefined) return 'designed poster';
  if (frameType !== undefined && frameType !== 'none') return 'framed picture';
  return material === 'poster' ? 'poster' : 'wall art';
});

/** Samples are of a design of the catalogue in the forms and refinements that it comes in. */
const sampled = options.filter(({ product, choice }) => product === 'card' && isOffered(choice as CardProductChoice));

function isOffered({ card, form, format, refinementType }: CardProductChoice): boolean {
  const row = designRows.find(({ id }) => id === card);
  const isRefined = refinementType === 'none' || row?.refinements.includes(refinementType);
  return isRefined === true && row?.forms.some((one) => one.form === form && one.format === format) === true;
}

export const lineTypes = [...optionsByType.keys(), 'sample', 'accessory', 'gift-voucher'].toSorted();

/** A choice with random values for some of its keys, as far as they go together, and what was chosen for each. */
function walked({ product: type, choice: given, group, value, name }: ChosenOption, pick: Chance) {
  // Options of cards are those of a design, and those of prints are their rows: what the choice has is chosen.
  if (type === 'card' || type === 'photoprint') return { choice: given, chosen: [{ group, value, name }] };
  const product: Product = productOf(type);
  const template = 'poster' in given ? oneOf(posters, pick).template : null;
  const offer = { template, rows: rowsOf(product) };
  const start = template ? product.complete({ colourway: oneOf(template.colourways, pick).key }, offer) : given;
  let choice = start;
  for (let step = 0; step < 4; step += 1) {
    const { key, values } = oneOf(product.options(choice, offer), pick);
    const possible = values.filter(({ refused }) => refused === null);
    if (possible.length === 0) continue;
    const next = product.complete({ ...choice, [key]: oneOf(possible, pick).value }, offer);
    if (product.issues(next, offer).length === 0) choice = next;
  }
  const chosen = product.options(choice, offer).flatMap(({ key, values }) => {
    const own = String((choice as Record<string, unknown>)[key]);
    return values.filter((one) => one.value === own).map((one) => ({ group: key, value: one.value, name: one.name }));
  });
  return { choice, chosen };
}

function randomVoucher(script: Script, pick: Chance): RandomLine {
  const words = (longest: number) => randomText(script, pick(4) === 0 ? longest : 1 + pick(longest / 2), pick);
  const way = oneOf(giftWays, pick);
  return {
    kind: 'gift-voucher',
    item: {
      amount: oneOf(giftAmounts, pick),
      message: pick(4) === 0 ? '' : words(giftMessageLength),
      recipient: pick(4) === 0 ? '' : words(giftNameLength),
      sender: pick(4) === 0 ? '' : words(giftNameLength),
      delivery: way === 'email' ? { kind: way, to: 'mia@beispiel.de', sendOn: null } : { kind: way },
      giftDesign: 1 + pick(giftDesigns.length),
    },
  };
}

function randomLine(type: string, script: Script, pick: Chance): RandomLine {
  if (type === 'gift-voucher') return randomVoucher(script, pick);
  if (type === 'accessory')
    return { kind: type, accessory: oneOf(accessories, pick), quantity: 1 + pick(200), isForLineBefore: pick(2) === 0 };
  if (type === 'sample') return { kind: type, choice: oneOf(sampled, pick).choice };
  const option = oneOf(optionsByType.get(type) ?? [], pick);
  return { kind: 'printed', ...walked(option, pick), quantity: 1 + pick(300) };
}

/** The first line goes through the types by the seed, and up to four more are of any type. */
export function randomOrder(seed: number): RandomOrder {
  const pick = chance(seed);
  const script = scriptNames[seed % scriptNames.length] ?? 'latin';
  const types = [lineTypes[seed % lineTypes.length] ?? '', ...Array.from({ length: pick(5) }, () => oneOf(lineTypes, pick))];
  return {
    seed,
    script,
    lines: types.map((type) => randomLine(type, script, pick)),
    delivery: randomAddress(script, seed, pick),
    billing: randomAddress(script, seed + 1, pick),
    reference: pick(2) === 0 ? '' : randomText(script, 1 + pick(referenceLength), pick, referenceLength),
    isWhiteLabel: pick(3) === 0,
  };
}
