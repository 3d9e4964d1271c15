/** Public holidays of France, Italy, Belgium, the Netherlands and Spain, each with its law. */
import { easter, fixed, type HolidayRow, type MonthDay } from './rule.ts';

/** Code du travail L3133-1; Alsace and Moselle L3134-13 (region AM); overseas L3422-2. */
export const france: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'good-friday', rule: easter(-2), regions: 'AM GP MQ' },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'abolition', rule: fixed('04-27'), regions: 'YT' },
  { key: 'labour-day', rule: fixed('05-01') },
  { key: 'victory-1945', rule: fixed('05-08') },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50) },
  { key: 'abolition', rule: fixed('05-22'), regions: 'MQ' },
  { key: 'abolition', rule: fixed('05-27'), regions: 'GP' },
  { key: 'abolition', rule: fixed('06-10'), regions: 'GF' },
  { key: 'bastille', rule: fixed('07-14') },
  { key: 'assumption', rule: fixed('08-15') },
  { key: 'all-saints', rule: fixed('11-01') },
  { key: 'armistice', rule: fixed('11-11') },
  { key: 'abolition', rule: fixed('12-20'), regions: 'RE' },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'st-stephen', rule: fixed('12-26'), regions: 'AM' },
];

/** Legge 260/1949 and 54/1977, D.P.R. 792/1985; 4 October: Legge 151/2025; Whit Monday in South Tyrol (BZ): D.P.R. 28 December 1985. */
export const italy: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'epiphany', rule: fixed('01-06') },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'italy-liberation', rule: fixed('04-25') },
  { key: 'labour-day', rule: fixed('05-01') },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50), regions: 'BZ' },
  { key: 'italy-republic', rule: fixed('06-02') },
  { key: 'assumption', rule: fixed('08-15') },
  { key: 'st-francis', rule: fixed('10-04'), from: 2026 },
  { key: 'all-saints', rule: fixed('11-01') },
  { key: 'immaculate-conception', rule: fixed('12-08') },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'st-stephen', rule: fixed('12-26') },
];

/** Arrêté royal of 18 April 1974, Art. 1. */
export const belgium: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'labour-day', rule: fixed('05-01') },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50) },
  { key: 'belgium-national', rule: fixed('07-21') },
  { key: 'assumption', rule: fixed('08-15') },
  { key: 'all-saints', rule: fixed('11-01') },
  { key: 'armistice', rule: fixed('11-11') },
  { key: 'christmas', rule: fixed('12-25') },
];

/** Algemene termijnenwet Art. 3; King's Day: royal decree of 30 April 2013, a day earlier where it is a Sunday. */
export const netherlands: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1) },
  { key: 'kings-day', rule: { kind: 'moved', on: '04-27', by: { 0: -1 } }, from: 2014 },
  { key: 'ascension', rule: easter(39) },
  { key: 'whit-sunday', rule: easter(49) },
  { key: 'whit-monday', rule: easter(50) },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'second-christmas-day', rule: fixed('12-26') },
];

/** Estatuto de los Trabajadores Art. 37.2: a holiday on a Sunday is made good on the Monday after, where the community has not chosen another day. */
function madeGood(on: MonthDay) {
  return { kind: 'substitute', on, by: { 0: 1 } } as const;
}

/** Real Decreto 2001/1983 Art. 45, and the communities' laws and yearly calendars of work. Islamic days of Ceuta and Melilla are left out. */
export const spain: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'epiphany', rule: fixed('01-06') },
  { key: 'andalusia', rule: fixed('02-28'), regions: 'AN' },
  { key: 'andalusia', rule: madeGood('02-28'), regions: 'AN' },
  { key: 'balearics', rule: fixed('03-01'), regions: 'IB' },
  { key: 'balearics', rule: madeGood('03-01'), regions: 'IB' },
  { key: 'st-joseph', rule: fixed('03-19'), regions: 'GA MC NC PV VC' },
  { key: 'maundy-thursday', rule: easter(-3), regions: 'AN AR AS CB CE CL CM CN EX GA IB MC MD ML NC PV RI' },
  { key: 'good-friday', rule: easter(-2) },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1), regions: 'CT IB NC PV RI VC' },
  { key: 'aragon', rule: fixed('04-23'), regions: 'AR' },
  { key: 'aragon', rule: madeGood('04-23'), regions: 'AR' },
  { key: 'castile-leon', rule: fixed('04-23'), regions: 'CL' },
  { key: 'castile-leon', rule: madeGood('04-23'), regions: 'CL' },
  { key: 'labour-day', rule: fixed('05-01') },
  { key: 'labour-day', rule: madeGood('05-01'), regions: 'AN AR AS CL EX MC' },
  { key: 'madrid', rule: fixed('05-02'), regions: 'MD' },
  { key: 'madrid', rule: madeGood('05-02'), regions: 'MD' },
  { key: 'galician-letters', rule: fixed('05-17'), regions: 'GA' },
  { key: 'canaries', rule: fixed('05-30'), regions: 'CN' },
  { key: 'canaries', rule: madeGood('05-30'), regions: 'CN' },
  { key: 'castile-la-mancha', rule: fixed('05-31'), regions: 'CM' },
  { key: 'corpus-christi', rule: easter(60), regions: 'CM' },
  { key: 'la-rioja', rule: fixed('06-09'), regions: 'RI' },
  // Ley Orgánica 4/1982: the day of the statute of Murcia.
  { key: 'murcia', rule: fixed('06-09'), regions: 'MC' },
  { key: 'st-john', rule: fixed('06-24'), regions: 'CT VC' },
  { key: 'cantabria', rule: fixed('06-28'), regions: 'CB' },
  { key: 'galicia', rule: fixed('07-25'), regions: 'GA' },
  { key: 'santiago', rule: fixed('07-25'), regions: 'PV' },
  { key: 'our-lady-of-africa', rule: fixed('08-05'), regions: 'CE' },
  { key: 'our-lady-of-africa', rule: madeGood('08-05'), regions: 'CE' },
  { key: 'assumption', rule: fixed('08-15') },
  { key: 'assumption', rule: madeGood('08-15'), regions: 'AN AR AS CL CN' },
  { key: 'ceuta', rule: fixed('09-02'), regions: 'CE' },
  { key: 'ceuta', rule: madeGood('09-02'), regions: 'CE' },
  { key: 'asturias', rule: fixed('09-08'), regions: 'AS' },
  { key: 'asturias', rule: madeGood('09-08'), regions: 'AS' },
  { key: 'extremadura', rule: fixed('09-08'), regions: 'EX' },
  { key: 'extremadura', rule: madeGood('09-08'), regions: 'EX' },
  { key: 'catalonia', rule: fixed('09-11'), regions: 'CT' },
  { key: 'bien-aparecida', rule: fixed('09-15'), regions: 'CB' },
  { key: 'bien-aparecida', rule: madeGood('09-15'), regions: 'CB' },
  // Estatut d'Autonomia of Valencia.
  { key: 'valencia', rule: fixed('10-09'), regions: 'VC' },
  { key: 'spain-national', rule: fixed('10-12') },
  { key: 'all-saints', rule: fixed('11-01') },
  { key: 'all-saints', rule: madeGood('11-01'), regions: 'AN AR AS CL CM CN EX MD NC' },
  { key: 'spain-constitution', rule: fixed('12-06') },
  { key: 'spain-constitution', rule: madeGood('12-06'), regions: 'AN AR AS CB CL EX MC MD ML RI' },
  { key: 'immaculate-conception', rule: fixed('12-08') },
  { key: 'christmas', rule: fixed('12-25') },
  { key: 'christmas', rule: madeGood('12-25') },
  { key: 'st-stephen', rule: fixed('12-26'), regions: 'CT' },
];
