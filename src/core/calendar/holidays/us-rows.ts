/**
 * Public holidays of the United States: those of the Federation, on which its offices and the banks are closed in every state, and those on which the
 * offices of a state are closed besides. Days that a law names and on which they are open are known days (observance-rows.ts).
 */
import type { HolidayKey } from './keys.ts';
import { before, easter, fixed, fri, type HolidayRow, type MonthDay, mon, nth, thu, tue } from './rule.ts';

/** On a Saturday the Friday before is off, on a Sunday the Monday after (5 U.S.C. § 6103 (b), Executive Order 11582). */
const observed = { 6: -1, 0: 1 } as const;

/** Federal holidays: 5 U.S.C. § 6103 (a). */
export const unitedStates: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'new-year', rule: { kind: 'substitute', on: '01-01', by: observed } },
  { key: 'martin-luther-king', rule: nth(3, mon, 1) },
  { key: 'washington', rule: nth(3, mon, 2) },
  { key: 'memorial-day', rule: before(mon, '06-01') },
  { key: 'juneteenth', rule: fixed('06-19'), from: 2021 },
  { key: 'juneteenth', rule: { kind: 'substitute', on: '06-19', by: observed }, from: 2021 },
  { key: 'independence-day', rule: fixed('07-04') },
  { key: 'independence-day', rule: { kind: 'substitute', on: '07-04', by: observed } },
  { key: 'us-labor-day', rule: nth(1, mon, 9) },
  // Other names of the day by law: below.
  { key: 'columbus', rule: nth(2, mon, 10), except: 'AK DC ME MN NM SD VT' },
  { key: 'veterans', rule: fixed('11-11') },
  { key: 'veterans', rule: { kind: 'substitute', on: '11-11', by: observed } },
  { key: 'thanksgiving', rule: nth(4, thu, 11) },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'christmas', rule: { kind: 'substitute', on: '12-25', by: observed } },
];

/** A day of a state, and the day off in its place where it falls on a weekend. */
function madeGood(regions: string, key: HolidayKey, on: MonthDay, by: Partial<Record<0 | 6, number>> = observed): HolidayRow[] {
  return [
    { key, rule: fixed(on), regions },
    { key, rule: { kind: 'substitute', on, by }, regions },
  ];
}

/** Where a state makes good Sundays only. */
const sundayToMonday = { 0: 1 } as const;

const dayAfterThanksgiving = nth(4, thu, 11, 1);
/** The Tuesday after the first Monday of November (2 U.S.C. § 7). */
const electionDay = nth(1, mon, 11, 1);
const evenYears = { years: 2, at: [0] } as const;
const everyFourYears = (rest: number) => ({ years: 4, at: [rest] });

/**
 * Laws of the states and of the District of Columbia. AL: Code § 1-3-8. AK: AS 44.12.010, .025. AZ: A.R.S. § 1-301. AR: Code § 1-5-101. CA: Gov. Code
 * § 19853. CO: C.R.S. § 24-11-101. CT: Gen. Stat. § 1-4. DE: 1 Del. C. § 501. DC: Code §§ 1-612.02, 28-2701. FL: Stat. § 110.117. GA: O.C.G.A. § 1-4-1.
 * HI: HRS §§ 8-1, 8-2. ID: Code § 73-108. IL: 205 ILCS 630/17, 80 Ill. Adm. Code 303.300. IN: Code §§ 1-1-9-1, 1-1-9-2. IA: Code § 1C.2. KS: K.A.R.
 * 1-9-2. KY: KRS 18A.190, 2.190. LA: R.S. 1:55. ME: 4 M.R.S. § 1051. MD: State Pers. & Pens. § 9-201. MA: G.L. c. 4 § 7 (18). MI: MCL 435.101, Civil
 * Service Rule 5-9. MN: Stat. § 645.44 (5). MS: Code § 3-3-7. MO: RSMo § 9.010. MT: MCA § 1-1-216. NE: Rev. Stat. § 62-301. NV: NRS 236.015. NH: RSA
 * 288:1. NJ: N.J.S.A. 11A:6-24.1, 36:1-1. NM: NMSA § 12-5-2. NY: Gen. Constr. Law § 24. NC: G.S. § 126-4 (5), 25 NCAC 01E .0901. ND: N.D.C.C.
 * § 1-03-01. OH: R.C. § 1.14. OK: 25 O.S. § 82.1. OR: ORS 187.010. PA: Management Directive 505.7. RI: Gen. Laws § 25-1-1. SC: Code § 53-5-10. SD: SDCL
 * § 1-5-1. TN: T.C.A. §§ 15-1-101, 4-4-105. TX: Gov't Code § 662.003. UT: Code § 63G-1-301. VT: 1 V.S.A. § 371. VA: Code § 2.2-3300. WA: RCW 1.16.050.
 * WV: Code § 2-2-1. WI: Stat. § 230.35 (4). WY: Stat. § 8-4-101.
 */
export const states: readonly HolidayRow[] = [
  // 5 U.S.C. § 6103 (c): around Washington, the day after a Sunday.
  { key: 'inauguration', rule: fixed('01-20'), regions: 'DC', cycle: everyFourYears(1), weekdays: [1, 2, 3, 4, 5, 6] },
  { key: 'inauguration', rule: { kind: 'substitute', on: '01-20', by: sundayToMonday }, regions: 'DC', cycle: everyFourYears(1) },
  ...madeGood('CT IL MO', 'lincoln', '02-12'),
  ...madeGood('NY', 'lincoln', '02-12', sundayToMonday),
  { key: 'mardi-gras', rule: easter(-47), regions: 'LA' },
  { key: 'town-meeting', rule: nth(1, tue, 3), regions: 'VT' },
  ...madeGood('HI', 'kuhio', '03-26'),
  { key: 'seward', rule: nth(-1, mon, 3), regions: 'AK' },
  // Gov. Code § 19853 (b) makes good Sundays; a Saturday is credited as hours.
  ...madeGood('CA', 'cesar-chavez', '03-31', sundayToMonday),
  // Connecticut: the day of fasting that the Governor proclaims. Kentucky: half of the day.
  { key: 'good-friday', rule: easter(-2), regions: 'CT DE HI IN KY LA NJ NC ND TN' },
  // Georgia's two state holidays lie where the Governor proclaims them, since 2021 on these days.
  { key: 'state-holiday', rule: easter(-2), regions: 'GA' },
  ...madeGood('DC', 'dc-emancipation', '04-16'),
  { key: 'patriots-day', rule: nth(3, mon, 4), regions: 'MA ME' },
  { key: 'confederate-memorial', rule: nth(4, mon, 4), regions: 'AL' },
  { key: 'confederate-memorial', rule: nth(-1, mon, 4), regions: 'MS' },
  { key: 'arbor-day', rule: nth(-1, fri, 4), regions: 'NE' },
  // The primary in years of elections, Indiana's of the towns in the year before a President's.
  { key: 'us-primary', rule: nth(1, mon, 5, 1), regions: 'IN', cycle: { years: 4, at: [0, 2, 3] } },
  { key: 'us-primary', rule: nth(2, tue, 5), regions: 'WV', cycle: evenYears },
  ...madeGood('MO', 'truman', '05-08'),
  ...madeGood('SC', 'confederate-memorial', '05-10'),
  { key: 'jefferson-davis', rule: nth(1, mon, 6), regions: 'AL' },
  ...madeGood('HI', 'kamehameha', '06-11'),
  // New Jersey, P.L. 2020 c. 76: the third Friday of June. On Saturdays it is the federal day off.
  { key: 'juneteenth', rule: { kind: 'substitute', on: '06-19', by: { 0: -2, 1: -3, 2: -4, 3: 2, 4: 1 } }, regions: 'NJ', from: 2021 },
  // Utah, § 63G-1-301 (1): the Monday before, after a weekend the next one, which on Sundays is the federal day off.
  { key: 'juneteenth', rule: { kind: 'substitute', on: '06-19', by: { 2: -1, 3: -2, 4: -3, 5: -4, 6: 2 } }, regions: 'UT', from: 2022 },
  // The day before a Saturday is Juneteenth.
  ...madeGood('WV', 'west-virginia-day', '06-20', sundayToMonday),
  ...madeGood('UT', 'pioneer-day', '07-24'),
  { key: 'victory-day', rule: nth(2, mon, 8), regions: 'RI' },
  ...madeGood('VT', 'bennington', '08-16'),
  { key: 'statehood-day', rule: nth(3, fri, 8), regions: 'HI' },
  { key: 'cabrini', rule: nth(1, mon, 10), regions: 'CO', from: 2020 },
  { key: 'indigenous-peoples', rule: nth(2, mon, 10), regions: 'AK DC ME MN NM VT' },
  { key: 'native-americans', rule: nth(2, mon, 10), regions: 'SD' },
  ...madeGood('AK', 'alaska-day', '10-18'),
  { key: 'nevada-day', rule: nth(-1, fri, 10), regions: 'NV' },
  { key: 'us-election', rule: electionDay, regions: 'DE HI IL LA MD MI MT NH RI WV', cycle: evenYears },
  { key: 'us-election', rule: electionDay, regions: 'IN', cycle: { years: 4, at: [0, 2, 3] } },
  { key: 'us-election', rule: electionDay, regions: 'KY', cycle: everyFourYears(0) },
  { key: 'us-election', rule: electionDay, regions: 'NJ NY' },
  { key: 'us-election', rule: electionDay, regions: 'VA', from: 2020 },
  // New Mexico: Presidents' Day, which its Personnel Board moves here. Tennessee: Columbus Day, which the Governor moves here.
  { key: 'day-after-thanksgiving', rule: dayAfterThanksgiving, regions: 'CA DE FL IL IA KS KY ME MI MN NE NH NM NC OK PA SC TN TX VA' },
  { key: 'state-holiday', rule: dayAfterThanksgiving, regions: 'GA' },
  // Indiana, § 1-1-9-2: where the Governor moves the day, each year.
  { key: 'lincoln', rule: dayAfterThanksgiving, regions: 'IN WV' },
  // R.S. 1:55 (B): by proclamation, each year.
  { key: 'acadian-day', rule: dayAfterThanksgiving, regions: 'LA' },
  { key: 'american-indian-heritage', rule: dayAfterThanksgiving, regions: 'MD' },
  { key: 'family-day', rule: dayAfterThanksgiving, regions: 'NV' },
  { key: 'native-american-heritage', rule: dayAfterThanksgiving, regions: 'WA' },
  // Kentucky: the extra days of Christmas and New Year. Tennessee and South Carolina: as the Governor declares each year.
  { key: 'christmas-eve', rule: fixed('12-24'), regions: 'AR KY MI SC TN TX WI' },
  // As the Governors of Georgia and Indiana lay it: beside Christmas, so that four days are off in a row where it can be.
  {
    key: 'washington-december',
    rule: { kind: 'moved', on: '12-25', by: { 0: 2, 1: 1, 2: -1, 3: -1, 4: 1, 5: -1, 6: -2 } },
    regions: 'GA IN',
  },
  // North Carolina: three days off, of which the two beside Christmas.
  { key: 'christmas-holiday', rule: { kind: 'moved', on: '12-25', by: { 0: -2, 1: 1, 2: -1, 3: -1, 4: -1, 5: -1, 6: -2 } }, regions: 'NC' },
  { key: 'christmas-holiday', rule: { kind: 'moved', on: '12-25', by: { 0: 2, 1: 2, 2: 1, 3: 1, 4: 1, 5: 3, 6: 2 } }, regions: 'NC' },
  { key: 'day-after-christmas', rule: fixed('12-26'), regions: 'SC TX' },
  { key: 'new-years-eve', rule: fixed('12-31'), regions: 'KY MI WI' },
];
