/** Postal codes of large towns, by what they begin with. A town that is not here is not checked: most have namesakes. */
import type { DeliveryCountry } from '#core/values/channel.ts';

type TownCodes = { country: DeliveryCountry; begins: readonly string[] };

const byCountry: Partial<Record<DeliveryCountry, Record<string, string>>> = {
  DE: {
    Berlin: '10 12 13 14',
    Hamburg: '20 21 22',
    M\u00fcnchen: '80 81',
    K\u00f6ln: '50 51',
    Stuttgart: '70',
    D\u00fcsseldorf: '40',
    Leipzig: '04',
    Dresden: '01',
    Dortmund: '44',
    Bremen: '28',
    Hannover: '30',
    N\u00fcrnberg: '90',
    Bonn: '53',
    Augsburg: '86',
    Regensburg: '93',
    Mannheim: '68',
    Karlsruhe: '76',
  },
  AT: { Wien: '1', Graz: '8', Linz: '40', Salzburg: '50', Innsbruck: '60', Klagenfurt: '90', Bregenz: '69' },
  CH: { Z\u00fcrich: '80', Basel: '40', Luzern: '60', Genf: '12', Lausanne: '10', Winterthur: '84', Lugano: '69' },
};

const towns = new Map<string, TownCodes>(
  Object.entries(byCountry).flatMap(([country, codes]) =>
    Object.entries(codes).map(([town, begins]): [string, TownCodes] => [
      town,
      { country: country as DeliveryCountry, begins: begins.split(' ') },
    ]),
  ),
);

export function townCodes(town: string): TownCodes | undefined {
  return towns.get(town);
}
