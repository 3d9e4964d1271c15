/** Handlers of calls about formats, and what a product costs at least. */
import type { formatCalls } from '#api/formats.ts';
import { cardFormatKeys } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { bookSizes, bookSizesMm } from '#core/products/photobook/books.ts';
import { namedSize, parseFormatString, type SizeMm } from '#core/values/unit.ts';
import type { Handlers } from '#services/handler.ts';
import { referenceOf } from './reference.ts';

function cardSize(format: string): SizeMm | null {
  const key = cardFormatKeys.find((known) => known === format);
  return key ? { widthMm: cardFormats[key].widthUm / 1000, heightMm: cardFormats[key].heightUm / 1000 } : null;
}

/** A page of the closed book. */
function bookSize(format: string): SizeMm | null {
  const key = bookSizes.find((known) => known === format);
  return key ? bookSizesMm[key] : null;
}

export const formatHandlers: Handlers<typeof formatCalls> = {
  'GET /web-api/aspect-ratio'({ productType, format }) {
    const own = productType === 'card' ? cardSize(format) : productType === 'photobook' ? bookSize(format) : null;
    const size = own ?? namedSize(format) ?? parseFormatString(format);
    const { widthMm: width, heightMm: height } = size;
    return { ratio: height === 0 ? 0 : width / height, width, height };
  },

  'GET /web-api/calculator/reference': (input, context) => referenceOf(input, context),
};
