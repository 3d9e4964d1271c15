/** The carriers of parcels: their names, what their tracking numbers look like, and where they show them. */
import * as z from 'zod/mini';

export const carriers = ['dhl', 'dpd', 'gls', 'post-at', 'post-ch'] as const;
export type Carrier = (typeof carriers)[number];

/** `page` is the address of a parcel without its number. */
const table: Record<Carrier, { name: string; number: RegExp; page: string }> = {
  dhl: {
    name: 'DHL',
    number: /^(?:\d{12}|\d{16}|\d{20}|J[A-Z]{2,3}\d{16,20})$/,
    page: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  },
  dpd: { name: 'DPD', number: /^\d{14}$/, page: 'https://tracking.dpd.de/status/de_DE/parcel/' },
  gls: { name: 'GLS', number: /^(?:\d{11,12}|[A-Z0-9]{8})$/, page: 'https://gls-group.com/DE/de/paketverfolgung?match=' },
  'post-at': {
    name: 'Post AT',
    number: /^(?:\d{16}|\d{22}|[A-Z]{2}\d{9}AT)$/,
    page: 'https://www.post.at/sv/sendungsdetails?snr=',
  },
  'post-ch': {
    name: 'Post CH',
    number: /^(?:99\d{16}|[A-Z]{2}\d{9}CH)$/,
    page: 'https://service.post.ch/ekp-web/ui/entry/search/',
  },
};

/** A parcel of an order, and the carrier that takes it. */
export type Parcel = { carrier: Carrier; tracking: string };

export const parcelSchema = z.object({ carrier: z.enum(carriers), tracking: z.string() });

/** A parcel as an operator writes it, 'DHL' and a number with spaces or dots; null where the carrier has no such number. */
export function writtenParcel(carrier: string, tracking: string): Parcel | null {
  const found = carriers.find((one) => one === carrier.toLowerCase());
  const number = tracking.replaceAll(/[\s.]/g, '').toUpperCase();
  return found && table[found].number.test(number) ? { carrier: found, tracking: number } : null;
}

export function carrierName(carrier: Carrier): string {
  return table[carrier].name;
}

/** The page of the carrier that shows where the parcel is. */
export function trackingPage({ carrier, tracking }: Parcel): string {
  return table[carrier].page + tracking;
}
