/** Sample sets as the page about samples lists them. */
import type { sampleSetCalls } from '#api/order.ts';
import { letterClass } from '#core/order/postage.ts';
import { freeSamples } from '#core/order/sample.ts';
import { type SamplePiece, type SampleSetKey, sampleLetter, samplePieces, sampleSetKeys } from '#core/order/sample-sets.ts';
import { envelopes } from '#core/products/card/envelope.ts';
import { cardSizeName } from '#core/products/card/names.ts';
import { type CardOptions, findPaper, paperName } from '#core/products/card/options.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import { formatted, type Message, message, verbatim } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { type Catalogue, catalogueOf, unlessHidden } from '#store/catalogue/catalogue-index.ts';
import { soldOutOf } from '#store/order/stock.ts';

function pieceName(key: SampleSetKey, { format, paper, refinement, envelope }: SamplePiece, options: CardOptions): Message {
  if (key === 'finishes') return message(`finish.${refinement}`);
  if (envelope) return message('sample.piece.envelope', { card: cardSizeName(format), envelope: cardSizeName(`envelope-${envelope}`) });
  const found = findPaper(paper, options);
  return verbatim(found ? paperName(found) : paper);
}

/** What a set weighs, and the class of letter of the visitor's post that takes it. */
function letterText(key: SampleSetKey, catalogue: Catalogue, { shop, site }: Context): Message {
  const { envelope, weightMg, thicknessUm } = sampleLetter(key, catalogue.options);
  const country = deliveryCountryOf(site.country);
  // Liechtenstein's letters go by the Swiss rules.
  const rules = country === 'LI' ? 'CH' : country;
  const { widthMm: lengthMm, heightMm: widthMm } = envelopes[envelope];
  const rows = unlessHidden(() => catalogue.letterRows) ?? [];
  const found = letterClass(rules, { lengthMm, widthMm, thicknessUm, weightMg }, berlinTime(shop.clock()).day, rows);
  const weight = formatted({ weightMg });
  return found
    ? message('sample.letter', { weight, name: message(`postage.${rules}.${found.key}`) })
    : message('sample.letter.weight', { weight });
}

export const sampleSetHandlers: Handlers<typeof sampleSetCalls> = {
  async 'GET /web-api/sample-sets'(_input, context) {
    const { shop, site } = context;
    const catalogue = await catalogueOf(shop.store);
    const currency = currencyOf(site.country);
    const soldOut = soldOutOf(shop.store);
    return {
      sets: sampleSetKeys.map((key) => ({
        key,
        name: message(`sample.stock.${key}`),
        text: message(`sample.stock.${key}.text`),
        pieces: samplePieces(key, catalogue.options).map((piece) => pieceName(key, piece, catalogue.options)),
        letter: letterText(key, catalogue, context),
        isSoldOut: soldOut.has(key),
      })),
      free: freeSamples,
      price: moneyDto(money(catalogue.samplePrices[currency], currency), site.locale),
    };
  },
};
