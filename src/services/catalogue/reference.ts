/** What a product costs at least: the lowest price of one piece that can be ordered, with the choice that it is for. */

import type { Parsed } from '#api/call.ts';
import type { formatCalls } from '#api/formats.ts';
import type { ChoiceDto } from '#api/product.ts';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { giftAmounts } from '#core/order/gift-voucher.ts';
import { lowestCalendar } from '#core/products/calendar/lowest.ts';
import { calendar } from '#core/products/calendar/product.ts';
import { type CardFormat, cardFormKeys } from '#core/products/card/formats.ts';
import { comesIn } from '#core/products/card/types.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { merch } from '#core/products/merch/product.ts';
import { bookTypes } from '#core/products/photobook/books.ts';
import { lowestPhotobook } from '#core/products/photobook/lowest.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photobox } from '#core/products/photobox/product.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { lowestPrice } from '#core/products/photoframe/lowest.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { completePhotoprint } from '#core/products/photoprint/complete.ts';
import { photoprint } from '#core/products/photoprint/product.ts';
import type { Product, ProductChoice } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { completeChoice } from '#services/checks/choice.ts';
import type { Context, HandlerOutput } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { type Catalogue, catalogueOf, findRow } from '#store/catalogue/catalogue-index.ts';
import { productPrice } from './product-prices.ts';

type Call = (typeof formatCalls)['GET /web-api/calculator/reference'];
type Wanted = Parsed<Call>;
type Of<Type extends Wanted['productType']> = Extract<Wanted, { productType: Type }>;
type Site = Context['site'];

/** A choice in the quantity whose unit price counts. */
type Candidate = { choice: ProductChoice; quantity: number };

const one = (choice: ProductChoice): Candidate => ({ choice, quantity: 1 });

/** Blank cards of every form, or of the one that is named, in the format that is named or their first one. */
function cardCandidates({ form: wanted, format }: Of<'card'>, catalogue: Catalogue): Candidate[] {
  const forms = cardFormKeys.filter((form) => (!wanted || form === wanted) && (!format || comesIn({ form, format: format as CardFormat })));
  if (forms.length === 0) {
    const text = message('fault.no-format-of-design');
    throw new Fault('bad-input', `${wanted} ${format}`, { text, errors: [{ field: 'format', code: 'not-offered', message: text }] });
  }
  return forms.map((form) => {
    const { quantity, ...choice } = completeChoice(catalogue, findRow(catalogue, blankId(form)), { form, ...(format ? { format } : {}) });
    return { choice: { type: 'card', ...choice }, quantity };
  });
}

function wallArtCandidates({ productType, material }: Of<WallArtChoice['type']>, catalogue: Catalogue, { country }: Site): Candidate[] {
  const rows = catalogue.optionsOf(photoframe);
  const book = { prices: catalogue.pricesOf(photoframe), country };
  return (material ? [material] : rows.materials).flatMap((key) => {
    const found = lowestPrice(key, rows, book);
    return found ? one({ ...found.choice, type: productType } as ProductChoice) : [];
  });
}

function boxCandidates({ photoboxType }: Of<'photobox'>, catalogue: Catalogue): Candidate[] {
  const rows = catalogue.optionsOf(photobox);
  return rows.types
    .filter((type) => !photoboxType || type === photoboxType)
    .flatMap((type) =>
      rows.materials.flatMap((photoboxMaterial) =>
        rows.lids.map((photoboxDesignType) =>
          one(completePhotobox({ photoboxType: type, photoboxMaterial, photoboxDesignType }, { rows })),
        ),
      ),
    );
}

function printCandidates({ format: wanted, paper }: Of<'photoprint'>, catalogue: Catalogue): Candidate[] {
  const rows = catalogue.optionsOf(photoprint);
  const choices = rows.formats
    .filter((format) => !wanted || format === wanted)
    .flatMap((format) =>
      rows.papers.filter((key) => !paper || key === paper).map((key) => ({ ...completePhotoprint({ format }, { rows }), paper: key })),
    );
  const made = choices.filter((choice) => photoprint.issues(choice, { template: null, rows }).length === 0);
  if (made.length > 0 || choices.length === 0) return made.map(one);
  const errors = choices.flatMap((choice) => photoprint.issues(choice, { template: null, rows }));
  throw new Fault('bad-input', `no print ${wanted} on ${paper}`, { text: errors[0]?.message, errors });
}

function candidatesOf(wanted: Exclude<Wanted, Of<'gift-voucher'>>, catalogue: Catalogue, site: Site): Candidate[] {
  const { country } = site;
  switch (wanted.productType) {
    case 'card':
      return cardCandidates(wanted, catalogue);
    case 'photobook': {
      const book = { prices: catalogue.pricesOf(photobook), country };
      const lowest = lowestPhotobook(wanted.type ? [wanted.type] : bookTypes, { rows: catalogue.optionsOf(photobook) }, book);
      return lowest ? [one(lowest.choice)] : [];
    }
    case 'calendar': {
      const book = { prices: catalogue.pricesOf(calendar), country };
      return [one(lowestCalendar(catalogue.optionsOf(calendar), book, wanted.calendarType))];
    }
    case 'photobox':
      return boxCandidates(wanted, catalogue);
    case 'photoprint':
      return printCandidates(wanted, catalogue);
    case 'merch':
      return catalogue
        .optionsOf(merch)
        .skus.filter((sku) => !wanted.sku || sku === wanted.sku)
        .map((sku) => one(completeMerch({ sku })));
    default:
      return wallArtCandidates(wanted, catalogue, site);
  }
}

/** The first of the cheapest. Throws Fault 'not-found' of none. */
function cheapest(candidates: readonly Candidate[], product: Product, catalogue: Catalogue, { country }: Site): Candidate {
  const book = { prices: catalogue.pricesOf(product), country };
  const unit = ({ choice, quantity }: Candidate) => product.price(choice, quantity, book).unit.amount;
  const [first, ...others] = candidates.map((candidate) => ({ candidate, amount: unit(candidate) }));
  if (!first) throw new Fault('not-found', `nothing of this ${product.type} is sold`, { text: message('fault.no-article') });
  return others.reduce((best, other) => (other.amount < best.amount ? other : best), first).candidate;
}

function giftVoucherReference(site: Site): HandlerOutput<Call> {
  const least = Math.min(...giftAmounts);
  const unit = moneyDto(money(least, currencyOf(site.country)), site.locale);
  const price = { unit, total: unit, quantity: 1, ladder: [], hint: null, shippingHint: message('price.without-shipping') };
  return { options: { amount: least / 100 }, price: { ...price, ...unit }, text: message('price.from', { price: unit.text }) };
}

export async function referenceOf(wanted: Wanted, { shop, site }: Context): Promise<HandlerOutput<Call>> {
  if (wanted.productType === 'gift-voucher') return giftVoucherReference(site);
  const catalogue = await catalogueOf(shop.store);
  const product = productOf(wanted.productType);
  const { choice, quantity } = cheapest(candidatesOf(wanted, catalogue, site), product, catalogue, site);
  const { type: _type, ...options } = { ...choice, quantity } as ChoiceDto & ProductChoice;
  const { parts: _parts, ...price } = productPrice(catalogue, wanted.productType, options as ChoiceDto, site);
  return { options: options as ChoiceDto, price: { ...price, ...price.unit }, text: message('price.from', { price: price.unit.text }) };
}
