/** Where the tables of holidays differ from the library that the tests compare them with, and why. */
import type { Country } from '#core/values/channel.ts';

/** `regions` null: the country and all of its regions. `has`: who has the days, which others lack. */
type Difference = {
  country: Country;
  regions: readonly (string | null)[] | null;
  has: 'ours' | 'theirs';
  days: RegExp | 'sundays';
  source: string;
};

const sundays = 'Easter and Whit Sunday are printed; laws that name days off besides Sundays leave them out';

export const holidayDifferences: readonly Difference[] = [
  ...(['DE', 'AT', 'LI', 'LU', 'FR', 'BE', 'IT', 'ES', 'GB'] as const).map(
    (country): Difference => ({ country, regions: null, has: 'ours', days: 'sundays', source: sundays }),
  ),
  { country: 'DE', regions: ['BY'], has: 'ours', days: /-08-15$/, source: 'BayFTG Art. 1 (1) 2: in most communities' },
  {
    country: 'LI',
    regions: null,
    has: 'ours',
    days: /-01-02$|-08-15$|-11-01$/,
    source: 'Holidays of the Landesverwaltung: Berchtold, Staatsfeiertag, Allerheiligen',
  },
  {
    country: 'LI',
    regions: null,
    has: 'theirs',
    days: /-0[56]-\d\d$/,
    source: 'Days after Ascension and Corpus Christi are bridges, no holidays',
  },
  { country: 'CH', regions: ['GL'], has: 'ours', days: /-04-01$/, source: 'Glarus, Ruhetagsgesetz Art. 2: the first Thursday of April' },
  { country: 'CH', regions: ['GL'], has: 'theirs', days: /-04-08$/, source: 'Glarus, Ruhetagsgesetz Art. 2: the first Thursday of April' },
  { country: 'US', regions: null, has: 'ours', days: /-11-1[02]$/, source: '5 U.S.C. § 6103 (b) makes good Veterans Day like the others' },
  { country: 'ES', regions: ['MC'], has: 'ours', days: /-06-09$/, source: 'Ley Orgánica 4/1982: day of the statute' },
  { country: 'ES', regions: ['VC'], has: 'ours', days: /-10-09$/, source: 'Estatut d’Autonomia of Valencia' },
  {
    country: 'ES',
    regions: ['CE', 'ML'],
    has: 'theirs',
    days: /./,
    source: 'Islamic days follow the sight of the moon and are set each year',
  },
  { country: 'ES', regions: ['CT'], has: 'theirs', days: /-05-0[23]$/, source: 'The Catalan calendars of work make good no 1 May' },
];
