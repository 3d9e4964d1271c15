/** What a finished card weighs with everything that lies beside it, and the letter it travels as. */
import { letterClass } from '#core/order/postage.ts';
import { envelopeOf, envelopes, envelopeWeightMg } from '#core/products/card/envelope.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { findPaper } from '#core/products/card/options.ts';
import { cardThicknessUm, cardWeightMg } from '#core/products/card/weight.ts';
import { berlinTime } from '#core/values/date.ts';
import { formatted, type Message, message } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricedLine } from './priced-line.ts';

/** Thickness of an envelope, both sides. */
const envelopeUm = 250;

/** "Mit Umschlag 23,4 g: Kompaktbrief, 1,10 €"; null for what is not posted, or where the post has no class for it. */
export function postageNote({ item, line }: PricedLine, cart: PricedCart): Message | null {
  if (item.kind !== 'printed' || item.product !== 'card') return null;
  const { form, format, paper: key } = item.choice as CardShape & { paper: string };
  const envelope = envelopeOf({ form, format });
  const paper = findPaper(key, cart.catalogue.options);
  if (!envelope || !paper) return null;
  let weightMg = cardWeightMg(form, format, paper);
  let thicknessUm = cardThicknessUm(form, paper) + envelopeUm;
  let hasEnvelope = false;
  for (const { item: beside } of cart.lines) {
    if (beside.kind !== 'accessory' || beside.parent !== line.id) continue;
    const row = cart.catalogue.accessories.get(beside.sku);
    if (!row) continue;
    hasEnvelope ||= row.part === 'envelope';
    weightMg += Math.round(row.weightMg / row.pieces);
    if (row.part !== 'envelope') thicknessUm += row.thicknessUm;
  }
  if (!hasEnvelope) weightMg += envelopeWeightMg(envelope);
  const { widthMm: lengthMm, heightMm: widthMm } = envelopes[envelope];
  // Liechtenstein's letters go by the Swiss rules.
  const country = cart.country === 'LI' ? 'CH' : cart.country;
  const found = letterClass(
    country,
    { lengthMm, widthMm, thicknessUm, weightMg },
    berlinTime(cart.pricedAt).day,
    cart.catalogue.letterRows,
  );
  if (!found) return null;
  const facts = { weight: formatted({ weightMg }), name: message(`postage.${country}.${found.key}`) };
  if (found.amount === null) return message('postage.class', facts);
  return message('postage.price', { ...facts, price: money(found.amount, currencyOf(cart.country)) });
}
