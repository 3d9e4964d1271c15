/** Sizes in which envelopes are sold. */
import type { EnvelopeFormat } from '#core/envelope/plain-envelope.ts';
import { envelopes } from '#core/products/card/envelope.ts';
import { cardTypes } from '#core/products/card/types.ts';

const sizes = (Object.keys(envelopes) as (keyof typeof envelopes)[]).map((key) => ({ key, format: `envelope-${key}` as EnvelopeFormat }));

const sold = sizes.filter(({ format }) => cardTypes.envelope.formats.some((one) => one === format));

export const envelopeFormats: readonly EnvelopeFormat[] = sold.map(({ format }) => format);

/** Each with its size in millimetres. */
export const formatSizes = sold.map(({ key, format }) => ({ format, ...envelopes[key] }));
