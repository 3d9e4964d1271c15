/** What a postal code decides beside the country: places the shop does not deliver to, and regions with a VAT rate of their own. */
import type { PostalAddress } from '#core/customer/postal-address.ts';
import { checkPostalCode } from '#core/customer/postal-code.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';

type CodesByCountry = Partial<Record<DeliveryCountry, RegExp>>;

/** Parts of the ten countries outside the VAT area of the EU: parcels there need a customs declaration, and no VAT of the country is due. */
const outsideVatArea: CodesByCountry = {
  // Helgoland; Büsingen.
  DE: /^(?:27498|78266)$/,
  // Livigno; Campione d'Italia.
  IT: /^(?:23041|22061)$/,
  // Overseas France. Monaco, 98000, has French VAT.
  FR: /^(?:97|98(?!000))/,
  // Canary Islands, Ceuta, Melilla.
  ES: /^(?:35|38|51|52)/,
};

/** Regions whose rates are rows of their own (seed/prices/vat.ts). 'AT-19': Jungholz and Mittelberg. */
export const taxRegions = ['AT-19'] as const;
export type TaxRegion = (typeof taxRegions)[number];

const regionCodes: Record<TaxRegion, CodesByCountry> = { 'AT-19': { AT: /^(?:6691|699[123])$/ } };

type Place = Pick<PostalAddress, 'country' | 'postalCode'>;

function hasCode(codes: CodesByCountry, { country, postalCode }: Place): boolean {
  const checked = checkPostalCode(country, postalCode);
  return checked.ok && codes[country]?.test(checked.value) === true;
}

/** The region of an address with a VAT rate of its own; null for all others, and for a code that is not complete. */
export function taxRegionOf(place: Place): TaxRegion | null {
  return taxRegions.find((region) => hasCode(regionCodes[region], place)) ?? null;
}

/** Why the shop does not deliver to an address in a country that it serves. Whether the address is one is not asked. */
export function deliveryAreaIssues(address: Place & Pick<PostalAddress, 'city'>): (FieldError & { field: 'postalCode' })[] {
  if (!hasCode(outsideVatArea, address)) return [];
  const place = address.city === '' ? address.postalCode : address.city;
  return [{ field: 'postalCode', code: 'not-delivered', message: message('field.postal-code.outside', { place }) }];
}
