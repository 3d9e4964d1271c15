/** Facts on a card's page: format, paper, weight, envelope, postage. Everything is computed from the choice, nothing is copied by hand. */

import type { EnvelopePrices } from '#core/products/card/envelope.ts';
import { cardLetter, letterPrices } from '#core/products/card/letter.ts';
import { cardSizeName, formatName } from '#core/products/card/names.ts';
import { type CardOptions, type CardSelection, findPaper, grammage } from '#core/products/card/options.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { cardWeightMg } from '#core/products/card/weight.ts';
import type { Country } from '#core/values/channel.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { formatted, type Message, message, verbatim } from '#core/values/message.ts';

export type Fact = { name: Message; value: Message };

function fact(key: string, value: Message): Fact {
  return { name: message(`fact.${key}`), value };
}

/** The facts of a selection in the order they are shown; without prices of envelopes not what postage costs. Weights are computed, and say so. */
export function cardFacts(selection: CardSelection, options: CardOptions, prices: EnvelopePrices | null, country: Country): Fact[] {
  const { form, format, pageCount } = selection;
  const size = cardFormats[format];
  const facts = [fact('format', message('fact.format.value', { format: formatName(form, format), size }))];
  const [sheet] = cardPages(form, format, pageCount);
  const isFolded = sheet && (sheet.foldsUm.length > 0 || sheet.foldsYUm);
  if (isFolded) facts.push(fact('open', formatted({ widthUm: sheet.widthUm, heightUm: sheet.heightUm })));
  const pages = pageCount ?? cardTypes[form].pageCounts?.least;
  if (pages !== undefined) facts.push(fact('pages', message('card.pages', { count: pages })));
  const paper = findPaper(selection.paper, options);
  if (!paper) return facts;
  const weightMg = cardWeightMg(form, format, paper, pageCount);
  const known = [
    ...facts,
    fact('paper', message('fact.paper.value', { paper: paper.name, grammage: grammage(paper) })),
    fact('feel', verbatim(paper.feel)),
    fact('weight', formatted({ weightMg })),
  ];
  const letter = cardLetter(selection, paper);
  if (!letter) return known;
  const sent = [...known, fact('envelope', cardSizeName(`envelope-${letter.envelope}`))];
  if (!prices) return sent;
  const { price } = letterPrices(letter, deliveryCountryOf(country), prices);
  return [...sent, fact('postage', message('fact.postage.value', { class: message(`fact.class.${letter.envelopeClass}`), price }))];
}
