/** Letters of the posts of Germany, Austria and Switzerland, within the country. A price without a source is null: the page names the class only. */
import type { LetterRow } from '#core/order/postage.ts';

const germany = 'zeit-heute.de, "Warum bunte Briefe mehr Porto kosten" (12.02.2025); prices as in specification rows F471';
const austria = 'post.at, "Brief versenden"; price of S: tt.com, "Briefmarke wird teurer" (from 1 May 2025, 1.00 EUR)';
const switzerland = 'couverts24.ch, "Briefporto Schweiz"; A mail: deutsche-briefmarken-revue.de (from 1 January 2024)';

export const letterRows: readonly LetterRow[] = [
  {
    country: 'DE',
    from: '2025-01-01',
    key: 'standard',
    ratioTenths: 14,
    amount: 95,
    source: germany,
    most: { lengthMm: 235, widthMm: 125, thicknessUm: 5_000, grams: 20 },
  },
  {
    country: 'DE',
    from: '2025-01-01',
    key: 'compact',
    ratioTenths: 14,
    amount: 110,
    source: germany,
    most: { lengthMm: 235, widthMm: 125, thicknessUm: 10_000, grams: 50 },
  },
  {
    country: 'DE',
    from: '2025-01-01',
    key: 'large',
    ratioTenths: 10,
    amount: 180,
    source: germany,
    most: { lengthMm: 353, widthMm: 250, thicknessUm: 20_000, grams: 500 },
  },
  {
    country: 'AT',
    from: '2025-05-01',
    key: 's',
    ratioTenths: 10,
    amount: 100,
    source: austria,
    most: { lengthMm: 235, widthMm: 162, thicknessUm: 5_000, grams: 20 },
  },
  {
    country: 'AT',
    from: '2025-05-01',
    key: 'm',
    ratioTenths: 10,
    amount: null,
    source: austria,
    most: { lengthMm: 235, widthMm: 162, thicknessUm: 5_000, grams: 75 },
  },
  {
    country: 'AT',
    from: '2025-05-01',
    key: 'parcel',
    ratioTenths: 10,
    amount: null,
    source: austria,
    most: { lengthMm: 353, widthMm: 250, thicknessUm: 30_000, grams: 2_000 },
  },
  {
    country: 'CH',
    from: '2024-01-01',
    key: 'standard',
    ratioTenths: 10,
    amount: 120,
    source: switzerland,
    most: { lengthMm: 250, widthMm: 176, thicknessUm: 20_000, grams: 100 },
  },
  {
    country: 'CH',
    from: '2024-01-01',
    key: 'midi',
    ratioTenths: 10,
    amount: 170,
    source: switzerland,
    most: { lengthMm: 250, widthMm: 176, thicknessUm: 20_000, grams: 250 },
  },
];
