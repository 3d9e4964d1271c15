/** Handlers of calls about formats, and what a type costs in one. */
import type { formatCalls } from '#api/formats.ts';
import { blankId } from '#core/catalogue/blank-cards.ts';
import type { CalendarType } from '#core/products/calendar/kinds.ts';
import { lowestCalendar } from '#core/products/calendar/lowest.ts';
import { calendar } from '#core/products/calendar/product.ts';
import { cardFormatKeys } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { comesIn } from '#core/products/card/types.ts';
import { type BookType, bookSizes, bookSizesMm, bookTypes } from '#core/products/photobook/books.ts';
import { lowestPhotobook } from '#core/products/photobook/lowest.ts';
import { photobook } from '#core/products/photobook/product.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { lowestPrice } from '#core/products/photoframe/lowest.ts';
import type { MaterialKey } from '#core/products/photoframe/materials.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { Fault } from '#core/values/fault.ts';
import { namedSize, parseFormatString, type SizeMm } from '#core/values/unit.ts';
import { completeChoice } from '#services/checks/choice.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { type Catalogue, catalogueOf, findRow } from '#store/catalogue/catalogue-index.ts';
import { productPrice } from './product-prices.ts';

function cardSize(format: string): SizeMm | null {
  const key = cardFormatKeys.find((known) => known === format);
  return key ? { widthMm: cardFormats[key].widthUm / 1000, heightMm: cardFormats[key].heightUm / 1000 } : null;
}

/** A page of the closed book. */
function bookSize(format: string): SizeMm | null {
  const key = bookSizes.find((known) => known === format);
  return key ? bookSizesMm[key] : null;
}

/** The cheapest piece that can be ordered. Throws Fault 'not-found' for a material that is not sold. */
function wallArtReference(
  catalogue: Catalogue,
  { productType, material }: { productType: WallArtChoice['type']; material?: MaterialKey | undefined },
  site: Context['site'],
) {
  const rows = catalogue.optionsOf(photoframe);
  const prices = catalogue.pricesOf(photoframe);
  const found = (material ? [material] : rows.materials).flatMap((key) => lowestPrice(key, rows, { prices, country: site.country }) ?? []);
  const [lowest] = found.toSorted((a, b) => a.price.amount - b.price.amount);
  if (!lowest) throw new Fault('not-found', `no wall art of ${material}`);
  const { type: _, ...choice } = lowest.choice;
  const options = { ...choice, quantity: 1 };
  return { options, price: productPrice(catalogue, productType, options, site) };
}

function photobookReference(catalogue: Catalogue, type: BookType | undefined, site: Context['site']) {
  const rows = catalogue.optionsOf(photobook);
  const prices = catalogue.pricesOf(photobook);
  const lowest = lowestPhotobook(type ? [type] : bookTypes, { rows }, { prices, country: site.country });
  if (!lowest) throw new Fault('not-found', `no photo book of type ${type}`);
  const { type: _, ...choice } = lowest.choice;
  const options = { ...choice, quantity: 1 };
  return { options, price: productPrice(catalogue, 'photobook', options, site) };
}

function calendarReference(catalogue: Catalogue, type: CalendarType | undefined, site: Context['site']) {
  const rows = catalogue.optionsOf(calendar);
  const prices = catalogue.pricesOf(calendar);
  const { type: _, ...choice } = lowestCalendar(rows, { prices, country: site.country }, type);
  const options = { ...choice, quantity: 1 };
  return { options, price: productPrice(catalogue, 'calendar', options, site) };
}

export const formatHandlers: Handlers<typeof formatCalls> = {
  'GET /web-api/aspect-ratio'({ productType, format }) {
    const own = productType === 'card' ? cardSize(format) : productType === 'photobook' ? bookSize(format) : null;
    const size = own ?? namedSize(format) ?? parseFormatString(format);
    const { widthMm: width, heightMm: height } = size;
    return { ratio: height === 0 ? 0 : width / height, width, height };
  },

  async 'GET /web-api/calculator/reference'(input, { shop, site }) {
    const catalogue = await catalogueOf(shop.store);
    if (input.productType === 'photobook') return photobookReference(catalogue, input.type, site);
    if (input.productType === 'calendar') return calendarReference(catalogue, input.calendarType, site);
    if (input.productType !== 'card') return wallArtReference(catalogue, input, site);
    const { form, format } = input;
    if (format && !comesIn({ form, format })) {
      const text = { key: 'fault.no-format-of-design' };
      throw new Fault('bad-input', `${form} ${format}`, { text, errors: [{ field: 'format', code: 'not-offered', message: text }] });
    }
    const row = findRow(catalogue, blankId(form));
    const options = completeChoice(catalogue, row, { form, ...(format ? { format } : {}) });
    return { options, price: productPrice(catalogue, 'card', options, site) };
  },
};
