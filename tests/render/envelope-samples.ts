/** Envelopes of every size with the field of an address, and households with long lines. */

import { matchingEnvelope } from '#core/envelope/matching-envelope.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { HouseholdAddress } from '#core/people/household.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import type { CardFormat } from '#core/products/card/formats.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { fixtureDesign } from './fixture-design.ts';

/** A card that is posted in an envelope of each size. */
export const envelopeSizes = { c6: 'a6', b6: 'b6', 'din-long': 'din-long', c5: 'a5', square: 'square' } as const satisfies Record<
  string,
  CardFormat
>;
export type EnvelopeSize = keyof typeof envelopeSizes;

const words = {
  address: 'Anna und Max Beispiel\nMusterweg 1\n12345 Musterstadt',
  sender: 'Mia und Ben Weiß, Weg 1, 80331 München',
};

/** The envelope of the fixture's card in that size. */
export function envelopeOfSize(size: EnvelopeSize): CardDocument {
  const product = { ...fixtureDesign.product, form: 'flat', format: envelopeSizes[size] } as const;
  const made = matchingEnvelope({ ...fixtureDesign, product }, words);
  if (!made) throw new Error(`no envelope for ${size}`);
  return insertFields(made, { 'front-text': '{{adresse}}' });
}

/** Where a letter goes, as its post writes the line of the town; the longest towns of each country. */
const places: Readonly<Record<DeliveryCountry, { postcode: string; city: string; line: string }>> = {
  DE: { postcode: '67433', city: 'Neustadt an der Weinstraße', line: '67433 Neustadt an der Weinstraße' },
  AT: { postcode: '4820', city: 'Bad Ischl', line: '4820 Bad Ischl' },
  CH: { postcode: '8001', city: 'Zürich', line: '8001 Zürich' },
  LI: { postcode: '9490', city: 'Vaduz', line: '9490 Vaduz' },
  LU: { postcode: '1009', city: 'Esch-sur-Alzette', line: '1009 Esch-sur-Alzette' },
  FR: { postcode: '67000', city: 'Strasbourg', line: '67000 STRASBOURG' },
  IT: { postcode: '20121', city: 'Milano', line: '20121 MILANO MI' },
  BE: { postcode: '1000', city: 'Bruxelles', line: '1000 Bruxelles' },
  NL: { postcode: '1012 AB', city: 'Amsterdam', line: '1012 AB  AMSTERDAM' },
  ES: { postcode: '28013', city: 'Madrid', line: '28013 Madrid (Madrid)' },
};

type Lines = { names?: string[]; street?: string; country?: DeliveryCountry; countryLine?: string };

/** A household of one or more name lines, its address, and its record. */
export function addressed({ names = ['Anna Weiß'], street = 'Weg 1', country = 'DE', countryLine }: Lines = {}): {
  record: MergeRecord;
  address: HouseholdAddress;
} {
  const { postcode, city, line } = places[country];
  const lines = [...names, street, line, ...(countryLine === undefined ? [] : [countryLine])];
  return {
    record: { key: 'a', kind: 'household', values: { adresse: lines.join('\n'), adresszeilen: names.join('\n') } },
    address: { company: '', street, extra: '', postcode, city, region: '', country },
  };
}
