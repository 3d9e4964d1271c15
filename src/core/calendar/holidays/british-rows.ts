/** Public holidays of Great Britain, each with its law. */
import { before, easter, fixed, type HolidayRow, mon, nth } from './rule.ts';

const weekendToMonday = { 6: 2, 0: 1 } as const;

/** Banking and Financial Dealings Act 1971, Schedule 1, and proclamations under s. 1 (2). Scotland: also St Andrew's Day Bank Holiday (Scotland) Act 2007. */
export const greatBritain: readonly HolidayRow[] = [
  { key: 'new-year', rule: fixed('01-01') },
  { key: 'new-year', rule: { kind: 'substitute', on: '01-01', by: weekendToMonday }, except: 'SCT' },
  // The second day moves to Monday, so the first moves to Tuesday on Saturdays, and behind the second on Sundays.
  { key: 'new-year', rule: { kind: 'substitute', on: '01-01', by: { 6: 3, 0: 2 } }, regions: 'SCT' },
  { key: 'second-january', rule: fixed('01-02'), regions: 'SCT' },
  { key: 'second-january', rule: { kind: 'substitute', on: '01-02', by: weekendToMonday }, regions: 'SCT' },
  { key: 'st-patrick', rule: fixed('03-17'), regions: 'NIR' },
  { key: 'st-patrick', rule: { kind: 'substitute', on: '03-17', by: weekendToMonday }, regions: 'NIR' },
  { key: 'good-friday', rule: easter(-2) },
  { key: 'easter-sunday', rule: easter(0) },
  { key: 'easter-monday', rule: easter(1), except: 'SCT' },
  { key: 'early-may', rule: nth(1, mon, 5) },
  { key: 'spring-bank', rule: before(mon, '06-01') },
  { key: 'battle-of-the-boyne', rule: fixed('07-12'), regions: 'NIR' },
  { key: 'battle-of-the-boyne', rule: { kind: 'substitute', on: '07-12', by: weekendToMonday }, regions: 'NIR' },
  { key: 'summer-bank', rule: nth(1, mon, 8), regions: 'SCT' },
  { key: 'summer-bank', rule: before(mon, '09-01'), regions: 'ENG NIR WLS' },
  { key: 'st-andrew', rule: fixed('11-30'), regions: 'SCT' },
  { key: 'st-andrew', rule: { kind: 'substitute', on: '11-30', by: weekendToMonday }, regions: 'SCT' },
  { key: 'christmas', rule: fixed('12-25') },
  // Christmas Day on a Sunday is made good after Boxing Day, which is the Monday.
  { key: 'christmas', rule: { kind: 'substitute', on: '12-25', by: { 6: 2, 0: 2 } } },
  { key: 'boxing-day', rule: fixed('12-26') },
  { key: 'boxing-day', rule: { kind: 'substitute', on: '12-26', by: { 6: 2, 0: 2 } } },
];
