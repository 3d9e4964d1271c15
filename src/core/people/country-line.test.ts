import { expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { countryLine, postingLanguages } from './country-line.ts';

/** Rows: countries of posting; columns: destinations in the order of the first row. */
const table = [
  'DE DEUTSCHLAND ÖSTERREICH SCHWEIZ LIECHTENSTEIN LUXEMBURG FRANKREICH ITALIEN BELGIEN NIEDERLANDE SPANIEN',
  'AT DEUTSCHLAND ÖSTERREICH SCHWEIZ LIECHTENSTEIN LUXEMBURG FRANKREICH ITALIEN BELGIEN NIEDERLANDE SPANIEN',
  'CH ALLEMAGNE AUTRICHE SUISSE LIECHTENSTEIN LUXEMBOURG FRANCE ITALIE BELGIQUE PAYS-BAS ESPAGNE',
  'LI ALLEMAGNE AUTRICHE SUISSE LIECHTENSTEIN LUXEMBOURG FRANCE ITALIE BELGIQUE PAYS-BAS ESPAGNE',
  'LU ALLEMAGNE AUTRICHE SUISSE LIECHTENSTEIN LUXEMBOURG FRANCE ITALIE BELGIQUE PAYS-BAS ESPAGNE',
  'FR ALLEMAGNE AUTRICHE SUISSE LIECHTENSTEIN LUXEMBOURG FRANCE ITALIE BELGIQUE PAYS-BAS ESPAGNE',
  'IT GERMANIA AUSTRIA SVIZZERA LIECHTENSTEIN LUSSEMBURGO FRANCIA ITALIA BELGIO PAESI_BASSI SPAGNA',
  'BE ALLEMAGNE AUTRICHE SUISSE LIECHTENSTEIN LUXEMBOURG FRANCE ITALIE BELGIQUE PAYS-BAS ESPAGNE',
  'NL DUITSLAND OOSTENRIJK ZWITSERLAND LIECHTENSTEIN LUXEMBURG FRANKRIJK ITALIË BELGIË NEDERLAND SPANJE',
  'ES ALEMANIA AUSTRIA SUIZA LIECHTENSTEIN LUXEMBURGO FRANCIA ITALIA BÉLGICA PAÍSES_BAJOS ESPAÑA',
].map((row) => row.split(' ').map((word) => word.replace('_', ' ')));

test('the country of every destination is written as the post of every country of posting reads it', () => {
  expect(table.map(([posting]) => posting)).toEqual(deliveryCountries);
  for (const [posting = '', ...lines] of table) expect(deliveryCountries.map((country) => countryLine(country, posting))).toEqual(lines);
});

test('the language of posting is fixed for each of the ten countries', () => {
  expect(deliveryCountries.map((country) => `${country} ${postingLanguages[country]}`)).toEqual([
    'DE de',
    'AT de',
    'CH fr',
    'LI fr',
    'LU fr',
    'FR fr',
    'IT it',
    'BE fr',
    'NL nl',
    'ES es',
  ]);
});

test('a country beyond the ten has its name in capitals', () => {
  expect(['DE', 'CH', 'IT', 'GB'].map((posting) => countryLine('PL', posting))).toEqual(['POLEN', 'POLOGNE', 'POLONIA', 'POLEN']);
});
