/** Known days that are no days off, by country. */
import type { Country } from '#core/values/channel.ts';
import { before, easter, fixed, fri, type HolidayRow, mon, nth, sun } from './rule.ts';

const nearEverywhere: readonly HolidayRow[] = [
  { key: 'valentine', rule: fixed('02-14') },
  { key: 'halloween', rule: fixed('10-31') },
  { key: 'christmas-eve', rule: fixed('12-24') },
  { key: 'new-years-eve', rule: fixed('12-31') },
];

/** Directive 2000/84/EC, and the Summer Time Ordinances of the countries around. */
const europeanTime: readonly HolidayRow[] = [
  { key: 'summer-time', rule: nth(-1, sun, 3) },
  { key: 'winter-time', rule: nth(-1, sun, 10) },
];

/** The fourth Sunday before Christmas is the last before 4 December and so on. */
const advent: readonly HolidayRow[] = [
  { key: 'advent-1', rule: before(sun, '12-04') },
  { key: 'advent-2', rule: before(sun, '12-11') },
  { key: 'advent-3', rule: before(sun, '12-18') },
  { key: 'advent-4', rule: before(sun, '12-25') },
];

const carnival: readonly HolidayRow[] = [
  { key: 'womens-carnival', rule: easter(-52) },
  { key: 'carnival-monday', rule: easter(-48) },
  { key: 'carnival-tuesday', rule: easter(-47) },
  { key: 'ash-wednesday', rule: easter(-46) },
];

const churchYear: readonly HolidayRow[] = [
  { key: 'palm-sunday', rule: easter(-7) },
  { key: 'maundy-thursday', rule: easter(-3) },
  { key: 'st-nicholas', rule: fixed('12-06') },
];

const german: readonly HolidayRow[] = [
  ...carnival,
  ...churchYear,
  ...advent,
  ...europeanTime,
  { key: 'all-souls', rule: fixed('11-02') },
  { key: 'st-martin', rule: fixed('11-11') },
];

function mothersDay(rule: HolidayRow['rule']): HolidayRow {
  return { key: 'mothers-day', rule };
}

function fathersDay(rule: HolidayRow['rule']): HolidayRow {
  return { key: 'fathers-day', rule };
}

const secondSundayOfMay = mothersDay(nth(2, sun, 5));
const thirdSundayOfJune = fathersDay(nth(3, sun, 6));

/**
 * Days that laws of states name and on which the offices of the state are open, if only with some of their staff: CA Gov. Code § 6700 and following,
 * FL Stat. § 683.01, IA Code § 1C.1, IL 205 ILCS 630/17 and 5 ILCS 490, KS K.S.A. 35-107, MA G.L. c. 6 § 12K and c. 4 § 7 (18) (Suffolk County), MD Gen.
 * Prov. § 1-111, MI MCL 435.101, NJ N.J.S.A. 36:1-1, NY Exec. Law § 168-a, PA 44 P.S. § 11, RI Gen. Laws § 25-1-1, TX Gov't Code § 662.003 (b) and (c),
 * WI Stat. § 995.20 and 118.02, WV Code § 2-2-1a, WY Stat. § 8-4-102; Mardi Gras in Mobile and Baldwin: AL Code § 1-3-8.
 */
const ofStates: readonly HolidayRow[] = [
  { key: 'confederate-heroes', rule: fixed('01-19'), regions: 'TX' },
  { key: 'lincoln', rule: fixed('02-12'), regions: 'CA FL IA KS MD MI NJ PA' },
  { key: 'susan-b-anthony', rule: fixed('02-15'), regions: 'CA FL NY WI WV' },
  { key: 'mardi-gras', rule: easter(-47), regions: 'AL' },
  { key: 'texas-independence', rule: fixed('03-02'), regions: 'TX' },
  { key: 'pulaski', rule: nth(1, mon, 3), regions: 'IL' },
  { key: 'evacuation-day', rule: fixed('03-17'), regions: 'MA' },
  { key: 'maryland-day', rule: fixed('03-25'), regions: 'MD' },
  { key: 'cesar-chavez', rule: fixed('03-31'), regions: 'TX' },
  { key: 'san-jacinto', rule: fixed('04-21'), regions: 'TX' },
  { key: 'rhode-island-independence', rule: fixed('05-04'), regions: 'RI' },
  { key: 'malcolm-x', rule: fixed('05-19'), regions: 'CA IL' },
  { key: 'bunker-hill', rule: fixed('06-17'), regions: 'MA' },
  { key: 'lbj-day', rule: fixed('08-27'), regions: 'TX' },
  { key: 'admission-day', rule: fixed('09-09'), regions: 'CA' },
  { key: 'defenders-day', rule: fixed('09-12'), regions: 'MD' },
  { key: 'native-american-day', rule: nth(4, fri, 9), regions: 'CA' },
  { key: 'wyoming-day', rule: fixed('12-10'), regions: 'WY' },
];

export const observances: Readonly<Record<Country, readonly HolidayRow[]>> = {
  DE: [
    ...nearEverywhere,
    ...german,
    secondSundayOfMay,
    fathersDay(easter(39)),
    { key: 'harvest', rule: nth(1, sun, 10) },
    { key: 'reformation', rule: fixed('10-31') },
    // The Sundays two and one before the first of Advent, and the Wednesday between.
    { key: 'national-mourning', rule: before(sun, '11-20') },
    { key: 'repentance', rule: before(3, '11-23') },
    { key: 'dead-sunday', rule: before(sun, '11-27') },
  ],
  AT: [
    ...nearEverywhere,
    ...german,
    secondSundayOfMay,
    fathersDay(nth(2, sun, 6)),
    { key: 'good-friday', rule: easter(-2) },
    // Patrons and days of the Länder, which schools and offices keep.
    { key: 'st-joseph', rule: fixed('03-19'), regions: '2 6 7 8' },
    { key: 'st-florian', rule: fixed('05-04'), regions: '4' },
    { key: 'st-rupert', rule: fixed('09-24'), regions: '5' },
    { key: 'carinthia-referendum', rule: fixed('10-10'), regions: '2' },
    { key: 'st-leopold', rule: fixed('11-15'), regions: '3 9' },
  ],
  CH: [...nearEverywhere, ...german, secondSundayOfMay, fathersDay(nth(1, sun, 6))],
  LI: [...nearEverywhere, ...german, secondSundayOfMay, fathersDay(fixed('03-19'))],
  LU: [...nearEverywhere, ...carnival, ...churchYear, ...advent, ...europeanTime, mothersDay(nth(2, sun, 6)), fathersDay(nth(1, sun, 10))],
  FR: [
    ...nearEverywhere,
    ...europeanTime,
    thirdSundayOfJune,
    { key: 'carnival-tuesday', rule: easter(-47) },
    // Code de l'action sociale et des familles D215-1: the last Sunday of May, a week later where that is Whit Sunday.
    mothersDay({ kind: 'nth', nth: -1, weekday: sun, month: 5, plus: 0, notEaster: 49 }),
  ],
  IT: [
    ...nearEverywhere,
    ...europeanTime,
    secondSundayOfMay,
    fathersDay(fixed('03-19')),
    { key: 'carnival-tuesday', rule: easter(-47) },
    { key: 'womens-day', rule: fixed('03-08') },
    { key: 'palm-sunday', rule: easter(-7) },
    { key: 'good-friday', rule: easter(-2) },
    { key: 'all-souls', rule: fixed('11-02') },
  ],
  BE: [
    ...nearEverywhere,
    ...europeanTime,
    secondSundayOfMay,
    fathersDay(nth(2, sun, 6)),
    { key: 'st-nicholas', rule: fixed('12-06') },
    { key: 'flemish-day', rule: fixed('07-11') },
    { key: 'walloon-day', rule: fixed('09-27') },
  ],
  NL: [
    ...nearEverywhere,
    ...europeanTime,
    secondSundayOfMay,
    thirdSundayOfJune,
    { key: 'good-friday', rule: easter(-2) },
    { key: 'liberation-netherlands', rule: fixed('05-05') },
    { key: 'st-nicholas', rule: fixed('12-05') },
  ],
  ES: [
    ...nearEverywhere,
    ...europeanTime,
    mothersDay(nth(1, sun, 5)),
    fathersDay(fixed('03-19')),
    { key: 'carnival-tuesday', rule: easter(-47) },
    { key: 'palm-sunday', rule: easter(-7) },
  ],
  GB: [
    ...nearEverywhere,
    ...europeanTime,
    mothersDay(easter(-21)),
    thirdSundayOfJune,
    { key: 'carnival-tuesday', rule: easter(-47) },
    { key: 'st-patrick', rule: fixed('03-17'), regions: 'ENG SCT WLS' },
  ],
  US: [
    ...nearEverywhere,
    secondSundayOfMay,
    thirdSundayOfJune,
    { key: 'st-patrick', rule: fixed('03-17') },
    { key: 'good-friday', rule: easter(-2) },
    { key: 'easter-sunday', rule: easter(0) },
    // Energy Policy Act of 2005: from the second Sunday of March to the first of November.
    { key: 'summer-time', rule: nth(2, sun, 3) },
    { key: 'winter-time', rule: nth(1, sun, 11) },
    // 4 U.S.C. § 110.
    { key: 'flag-day', rule: fixed('06-14') },
    ...ofStates,
  ],
};
