import type { VatRow } from '#core/order/vat.ts';

/** VAT by country of delivery from a day on, in hundredths of a per cent (E045). A new rate is a new row. */
export const vatRows: readonly VatRow[] = [
  { country: 'DE', from: '2021-01-01', basisPoints: 1900 },
  { country: 'AT', from: '1984-01-01', basisPoints: 2000 },
  { country: 'CH', from: '2024-01-01', basisPoints: 810 },
  { country: 'LI', from: '2024-01-01', basisPoints: 810 },
  { country: 'LU', from: '2024-01-01', basisPoints: 1700 },
  { country: 'FR', from: '2014-01-01', basisPoints: 2000 },
  { country: 'IT', from: '2013-10-01', basisPoints: 2200 },
  { country: 'BE', from: '1996-01-01', basisPoints: 2100 },
  { country: 'NL', from: '2012-10-01', basisPoints: 2100 },
  { country: 'ES', from: '2012-09-01', basisPoints: 2100 },
  // Books and brochures: church booklets.
  { country: 'DE', from: '2021-01-01', basisPoints: 700, vatClass: 'reduced-print' },
  { country: 'AT', from: '1984-01-01', basisPoints: 1000, vatClass: 'reduced-print' },
  { country: 'CH', from: '2024-01-01', basisPoints: 260, vatClass: 'reduced-print' },
  { country: 'LI', from: '2024-01-01', basisPoints: 260, vatClass: 'reduced-print' },
  { country: 'LU', from: '2024-01-01', basisPoints: 300, vatClass: 'reduced-print' },
  { country: 'FR', from: '2014-01-01', basisPoints: 550, vatClass: 'reduced-print' },
  { country: 'IT', from: '2013-10-01', basisPoints: 400, vatClass: 'reduced-print' },
  { country: 'BE', from: '1996-01-01', basisPoints: 600, vatClass: 'reduced-print' },
  { country: 'NL', from: '2019-01-01', basisPoints: 900, vatClass: 'reduced-print' },
  { country: 'ES', from: '2012-09-01', basisPoints: 400, vatClass: 'reduced-print' },
];

/** Regions whose rate is not that of their country: § 10 (4) of the Austrian law on VAT. Reduced rates are the country's. */
export const regionalVatRows: readonly VatRow[] = [{ country: 'AT', region: 'AT-19', from: '2007-01-01', basisPoints: 1900 }];
