/** Handlers of calls about formats, and what a type costs in one. */
import type { formatCalls } from '#api/formats.ts';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { cardFormatKeys } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { comesIn } from '#core/products/card/types.ts';
import { Fault } from '#core/values/fault.ts';
import { namedSize, parseFormatString, type SizeMm } from '#core/values/unit.ts';
import { completeChoice } from '#services/choice.ts';
import type { Handlers } from '#services/handler.ts';
import { catalogueOf, findRow } from '#store/catalogue/catalogue-index.ts';
import { productPrice } from './product-prices.ts';

function cardSize(format: string): SizeMm | null {
  const key = cardFormatKeys.find((known) => known === format);
  return key ? { widthMm: cardFormats[key].widthUm / 1000, heightMm: cardFormats[key].heightUm / 1000 } : null;
}

export const formatHandlers: Handlers<typeof formatCalls> = {
  'GET /web-api/aspect-ratio'({ productType, format }) {
    const size = (productType === 'card' ? cardSize(format) : null) ?? namedSize(format) ?? parseFormatString(format);
    const { widthMm: width, heightMm: height } = size;
    return { ratio: height === 0 ? 0 : width / height, width, height };
  },

  async 'GET /web-api/calculator/reference'({ form, format }, { shop, site }) {
    if (format && !comesIn({ form, format })) {
      const text = { key: 'fault.no-format-of-design' };
      throw new Fault('bad-input', `${form} ${format}`, { text, errors: [{ field: 'format', code: 'not-offered', message: text }] });
    }
    const catalogue = await catalogueOf(shop.store);
    const row = findRow(catalogue, blankId(form));
    const options = completeChoice(catalogue, row, { form, ...(format ? { format } : {}) });
    return { options, price: productPrice(catalogue, 'card', options, site) };
  },
};
