/** What a finished card weighs with everything that lies beside it, and the letter it travels as. */
import { designedOf, parentOf, stockOf } from '#core/order/line-kind.ts';
import { letterClass } from '#core/order/postage.ts';
import type { Accessory } from '#core/products/accessory/accessory.ts';
import { envelopeOf, envelopes, envelopeWeightMg } from '#core/products/card/envelope.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { findPaper } from '#core/products/card/options.ts';
import { cardThicknessUm, cardWeightMg } from '#core/products/card/weight.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import { formatted, type Message, message } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { type Catalogue, unlessHidden } from '#store/catalogue/catalogue-index.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricedLine } from './priced-line.ts';

/** Thickness of an envelope, both sides. */
const envelopeUm = 250;

/** Where and when a letter is posted, by the rules of which catalogue. */
type Posting = { catalogue: Catalogue; country: DeliveryCountry; now: Date };

/** A card as it is chosen, with the accessories of one card; a pen is not posted with it. */
export type PostedCard = CardShape & { paper: string; pageCount?: number | undefined; beside: readonly Accessory[] };

/** "Mit Umschlag 23,4 g: Kompaktbrief, 1,10 €"; null for what is not posted, or where the post has no class for it. */
export function cardPostage(
  { form, format, paper: key, pageCount, beside }: PostedCard,
  { catalogue, country, now }: Posting,
): Message | null {
  const envelope = envelopeOf({ form, format });
  const paper = findPaper(key, catalogue.options);
  if (!envelope || !paper) return null;
  let weightMg = cardWeightMg(form, format, paper, pageCount);
  let thicknessUm = cardThicknessUm(form, paper, pageCount) + envelopeUm;
  for (const row of beside) {
    if (row.part === 'pen') continue;
    weightMg += Math.round(row.weightMg / row.pieces);
    if (row.part !== 'envelope') thicknessUm += row.thicknessUm;
  }
  if (!beside.some(({ part }) => part === 'envelope')) weightMg += envelopeWeightMg(envelope);
  const { widthMm: lengthMm, heightMm: widthMm } = envelopes[envelope];
  // Liechtenstein's letters go by the Swiss rules.
  const rules = country === 'LI' ? 'CH' : country;
  const rows = unlessHidden(() => catalogue.letterRows) ?? [];
  const found = letterClass(rules, { lengthMm, widthMm, thicknessUm, weightMg }, berlinTime(now).day, rows);
  if (!found) return null;
  const facts = { weight: formatted({ weightMg }), name: message(`postage.${rules}.${found.key}`) };
  if (found.amount === null) return message('postage.class', facts);
  return message('postage.price', { ...facts, price: money(found.amount, currencyOf(country)) });
}

/** The postage of one card of a line, with the accessories that lie beside it; null for other lines. */
export function postageNote({ item, line }: PricedLine, cart: PricedCart): Message | null {
  const designed = designedOf(item);
  if (designed?.product !== 'card') return null;
  const beside = cart.lines.flatMap(({ item: other }): Accessory[] => {
    const sku = parentOf(other) === line.id ? stockOf(other) : null;
    const row = sku === null ? undefined : cart.catalogue.accessories.get(sku);
    return row ? [row] : [];
  });
  const choice = designed.choice as CardShape & { paper: string; pageCount?: number };
  return cardPostage({ ...choice, beside }, { catalogue: cart.catalogue, country: cart.country, now: cart.pricedAt });
}
