/** The letter that one finished card travels as, and what its class costs. */
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { Money } from '#core/values/money.ts';
import {
  type EnvelopeClass,
  type EnvelopeKey,
  type EnvelopePrices,
  envelopeAccessoryPrice,
  envelopeClass,
  envelopeClassPrice,
  envelopeOf,
  envelopeWeightMg,
} from './envelope.ts';
import type { CardShape } from './formats.ts';
import type { Paper } from './options.ts';
import { cardThicknessUm, cardWeightMg } from './weight.ts';

export type CardLetter = { envelope: EnvelopeKey; envelopeClass: EnvelopeClass; isPocketfold: boolean };

/** Null for what is not posted. */
export function cardLetter({ form, format, pageCount }: CardShape & { pageCount?: number | undefined }, paper: Paper): CardLetter | null {
  const envelope = envelopeOf({ form, format });
  if (!envelope) return null;
  const weightMg = cardWeightMg(form, format, paper, pageCount) + envelopeWeightMg(envelope);
  const thicknessUm = cardThicknessUm(form, paper, pageCount);
  return { envelope, envelopeClass: envelopeClass({ envelope, weightMg, thicknessUm }), isPocketfold: form === 'pocketfold' };
}

/** `price` of the class, and `accessory`, of an overlay sheet or a printed envelope for the card (D03). */
export function letterPrices(
  { envelopeClass: size, isPocketfold }: Pick<CardLetter, 'envelopeClass' | 'isPocketfold'>,
  country: DeliveryCountry,
  prices: EnvelopePrices,
): { price: Money; accessory: Money } {
  return {
    price: envelopeClassPrice(country, size, prices, isPocketfold),
    accessory: envelopeAccessoryPrice(country, size, prices, isPocketfold),
  };
}
