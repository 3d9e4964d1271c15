/** Facts on a card's page: format, paper, weight, envelope, postage. Everything is computed from the choice, nothing is copied by hand. */

import {
  type EnvelopePrices,
  envelopeClass,
  envelopeClassPrice,
  envelopeOfFormat,
  envelopes,
  envelopeWeightMg,
} from '#core/products/card/envelope.ts';
import { type CardOptions, type CardSelection, findPaper, formNames } from '#core/products/card/options.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { cardThicknessUm, cardWeightMg } from '#core/products/card/weight.ts';
import type { Country } from '#core/values/channel.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import { formatMoney } from '#core/values/money.ts';
import { formatSize, formatWeight } from '#core/values/unit.ts';

export type Fact = { name: string; value: string };

const classNames = { standard: 'Standard', compact: 'Kompakt', large: 'Groß' } as const;

/** The facts of a selection in the order they are shown. Weights are computed from grammage and area, and say so. */
export function cardFacts(
  selection: CardSelection,
  options: CardOptions,
  prices: EnvelopePrices,
  country: Country,
  locale: Locale,
): Fact[] {
  const size = cardFormats[selection.format];
  const open = selection.form === 'folded' ? { ...size, widthUm: size.widthUm * 2 } : { ...size, heightUm: size.heightUm * 2 };
  const facts: Fact[] = [{ name: 'Format', value: `${formNames[selection.form]} ${size.name}, ${formatSize(size, locale)}` }];
  if (selection.form !== 'flat') facts.push({ name: 'Aufgeklappt', value: formatSize(open, locale) });
  const paper = findPaper(selection.paper, options);
  if (!paper) return facts;
  const envelope = envelopeOfFormat[selection.format];
  const weightMg = cardWeightMg(selection.form, selection.format, paper);
  const known = [
    ...facts,
    { name: 'Papier', value: `${paper.name}, ${paper.gramsPerM2}\u00a0g/m²` },
    { name: 'Griff', value: paper.feel },
    { name: 'Gewicht, berechnet', value: formatWeight(weightMg, locale) },
  ];
  if (!envelope) return known;
  const letter = { envelope, weightMg: weightMg + envelopeWeightMg(envelope), thicknessUm: cardThicknessUm(selection.form, paper) };
  const postage = envelopeClass(letter);
  const delivery = deliveryCountryOf(country);
  return [
    ...known,
    { name: 'Passender Umschlag', value: envelopes[envelope].name },
    { name: 'Porto je Karte', value: `${classNames[postage]}, ${formatMoney(envelopeClassPrice(delivery, postage, prices), locale)}` },
  ];
}
