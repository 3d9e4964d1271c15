/** Public holidays of Germany, Austria, Switzerland, Liechtenstein and Luxembourg, each with its law. */
import { before, easter, fixed, type HolidayRow, mon, nth, sun, thu, wed } from './rule.ts';

/**
 * Laws of the Länder (§ 1 or 2 each): FTG BW, BayFTG Art. 1, FTG Bln, FTG BB, BremSFTG, FTG HH, HFeiertagsG, FTG M-V, NFeiertagsG, FTG NW, LFtG RP, SFG SL,
 * SächsSFG, FeiertG LSA, SFTG SH, ThürFtG; 3 October: Einigungsvertrag Art. 2 (2). Easter and Whit Sunday are named by BB only, but are Sundays anyway.
 */
export const germany: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'epiphany', rule: fixed('01-06'), regions: 'BW BY ST' },
  { key: 'womens-day', rule: fixed('03-08'), regions: 'BE' },
  { key: 'womens-day', rule: fixed('03-08'), regions: 'MV', from: 2023 },
  { key: 'good-friday', rule: easter(-2) },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'labour-day', rule: fixed('05-01') },
  // Gesetz über die Sonn- und Feiertage Berlin, § 1 (1), amended 2024: once each.
  { key: 'liberation-berlin', rule: fixed('05-08'), regions: 'BE', from: 2025, until: 2025 },
  { key: 'uprising-1953', rule: fixed('06-17'), regions: 'BE', from: 2028, until: 2028 },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50) },
  { key: 'corpus-christi', rule: easter(60), regions: 'BW BY HE NW RP SL' },
  // BayFTG Art. 1 (1) 2: in communities with more Catholics than Protestants, which are four in five.
  { key: 'assumption', rule: fixed('08-15'), regions: 'BY SL' },
  { key: 'childrens-day', rule: fixed('09-20'), regions: 'TH' },
  { key: 'german-unity', rule: fixed('10-03') },
  { key: 'reformation', rule: fixed('10-31'), regions: 'BB HB HH MV NI SH SN ST TH' },
  { key: 'all-saints', rule: fixed('11-01'), regions: 'BW BY NW RP SL' },
  { key: 'repentance', rule: before(wed, '11-23'), regions: 'SN' },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'second-christmas-day', rule: fixed('12-26') },
];

/** Arbeitsruhegesetz § 7 (2), the same in all nine Länder. */
export const austria: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'epiphany', rule: fixed('01-06') },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'austria-may', rule: fixed('05-01') },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50) },
  { key: 'corpus-christi', rule: easter(60) },
  { key: 'assumption', rule: fixed('08-15') },
  { key: 'austria-national', rule: fixed('10-26') },
  { key: 'all-saints', rule: fixed('11-01') },
  { key: 'immaculate-conception', rule: fixed('12-08') },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'st-stephen', rule: fixed('12-26') },
];

/**
 * Bundesverfassung Art. 110 (3) for 1 August; all other days are the cantons' (Arbeitsgesetz Art. 20a): list of legal holidays of the Federal Office
 * of Justice, and the cantons' laws on days of rest.
 */
export const switzerland: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'berchtold', rule: fixed('01-02'), regions: 'BE AG TG VD JU' },
  // Neuchâtel, loi sur le dimanche et les jours fériés, art. 3: the second days where the first ones are Sundays.
  { key: 'berchtold', rule: fixed('01-02'), regions: 'NE', weekdays: [mon] },
  { key: 'epiphany', rule: fixed('01-06'), regions: 'UR SZ TI' },
  { key: 'neuchatel-republic', rule: fixed('03-01'), regions: 'NE' },
  { key: 'st-joseph', rule: fixed('03-19'), regions: 'UR SZ NW SO TI VS' },
  { key: 'good-friday', rule: easter(-2), except: 'GR TI VS' },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1), except: 'LU OW NW ZG FR SO VS' },
  // Glarus, Ruhetagsgesetz Art. 2: the first Thursday of April, a week later in Holy Week.
  { key: 'naefels', rule: { kind: 'nth', nth: 1, weekday: thu, month: 4, plus: 0, notEaster: -3 }, regions: 'GL' },
  { key: 'labour-day', rule: fixed('05-01'), regions: 'ZH SO BS BL SH AG TG TI VS NE JU' },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50), except: 'LU OW NW ZG FR SO NE' },
  { key: 'corpus-christi', rule: easter(60), regions: 'LU UR SZ OW NW ZG FR SO AI AG TI VS NE JU' },
  { key: 'jura-independence', rule: fixed('06-23'), regions: 'JU' },
  { key: 'peter-paul', rule: fixed('06-29'), regions: 'TI' },
  { key: 'swiss-national', rule: fixed('08-01') },
  { key: 'assumption', rule: fixed('08-15'), regions: 'LU UR SZ OW NW ZG FR SO AI AG TI VS JU' },
  { key: 'geneva-fast', rule: nth(1, sun, 9, 4), regions: 'GE' },
  { key: 'prayer-day', rule: nth(3, sun, 9), except: 'GL GE' },
  { key: 'prayer-monday', rule: nth(3, sun, 9, 1), regions: 'VD' },
  { key: 'mauritius', rule: fixed('09-22'), regions: 'AI' },
  { key: 'brother-klaus', rule: fixed('09-25'), regions: 'OW' },
  { key: 'all-saints', rule: fixed('11-01'), regions: 'LU UR SZ OW NW GL ZG FR SO AI SG AG TI VS JU' },
  { key: 'immaculate-conception', rule: fixed('12-08'), regions: 'LU UR SZ OW NW ZG FR AG TI VS' },
  { key: 'christmas-eve', rule: fixed('12-24'), regions: 'GL VS' },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'st-stephen', rule: fixed('12-26'), except: 'UR OW NW ZG FR SO AR AI VD VS NE GE JU' },
  // No third day of rest in a row: Uri Ruhetagsgesetz Art. 1, Appenzell Ausserrhoden and Innerrhoden Ruhetagsgesetze.
  { key: 'st-stephen', rule: fixed('12-26'), regions: 'UR', weekdays: [0, 2, 3, 4, 6] },
  { key: 'st-stephen', rule: fixed('12-26'), regions: 'AR', weekdays: [0, 2, 3, 4, 5, 6] },
  { key: 'st-stephen', rule: fixed('12-26'), regions: 'AI', weekdays: [0, 1, 3, 4, 5] },
  { key: 'st-stephen', rule: fixed('12-26'), regions: 'NE', weekdays: [mon] },
  { key: 'geneva-restoration', rule: fixed('12-31'), regions: 'GE' },
  { key: 'new-years-eve', rule: fixed('12-31'), regions: 'GL' },
];

/** Arbeitsgesetz Art. 18 with the list of holidays of the Landesverwaltung. */
export const liechtenstein: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'berchtold', rule: fixed('01-02') },
  { key: 'epiphany', rule: fixed('01-06') },
  { key: 'good-friday', rule: easter(-2) },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'labour-day', rule: fixed('05-01') },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50) },
  { key: 'corpus-christi', rule: easter(60) },
  { key: 'liechtenstein-national', rule: fixed('08-15') },
  { key: 'nativity-of-mary', rule: fixed('09-08') },
  { key: 'all-saints', rule: fixed('11-01') },
  { key: 'immaculate-conception', rule: fixed('12-08') },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'st-stephen', rule: fixed('12-26') },
];

/** Code du travail Art. L. 232-2. */
export const luxembourg: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'labour-day', rule: fixed('05-01') },
  { key: 'europe-day', rule: fixed('05-09'), from: 2019 },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50) },
  { key: 'luxembourg-national', rule: fixed('06-23') },
  { key: 'assumption', rule: fixed('08-15') },
  { key: 'all-saints', rule: fixed('11-01') },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'st-stephen', rule: fixed('12-26') },
];
