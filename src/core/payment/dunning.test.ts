import { expect, test } from 'vitest';
import { addDays } from '#core/values/date.ts';
import { type OpenInvoice, reminderOf } from './dunning.ts';

const dueOn = '2026-12-14';
const invoice = { dueOn, today: '2026-12-21', readUntil: '2026-12-15', remindedOn: null } as const;
const remind = (changes: Partial<OpenInvoice>) => reminderOf({ ...invoice, ...changes });

test('the first reminder is due a week after the last day, once the account is read beyond that day', () => {
  expect([remind({}), remind({ today: '2026-12-20' })]).toEqual([1, null]);
  expect([remind({ readUntil: dueOn }), remind({ readUntil: null })]).toEqual(['unread', 'unread']);
  expect(remind({ today: '2026-12-20', readUntil: null })).toBeNull();
});

test('the second is due a week later, once the account is read beyond the first', () => {
  const reminded = { remindedOn: '2026-12-21', readUntil: '2026-12-22' };
  expect([remind({ ...reminded, today: '2026-12-27' }), remind({ ...reminded, today: '2026-12-28' })]).toEqual([null, 2]);
  expect(remind({ remindedOn: '2026-12-21', readUntil: '2026-12-21', today: '2026-12-28' })).toBe('unread');
});

test('a first one that came late has its week, too', () => {
  const late = { remindedOn: '2027-01-10', readUntil: '2027-02-01' };
  expect([remind({ ...late, today: '2027-01-16' }), remind({ ...late, today: '2027-01-17' })]).toEqual([null, 2]);
});

test('day by day, an invoice has two reminders at most, in order', () => {
  let remindedOn: string | null = null;
  const sent: [string, unknown][] = [];
  for (let day = 0; day < 60; day += 1) {
    const today = addDays(dueOn, day);
    const due = remind({ today, readUntil: today, remindedOn });
    if (due === 1) remindedOn = today;
    if (due !== null && !sent.some(([, one]) => one === due)) sent.push([today, due]);
  }
  expect(sent).toEqual([
    ['2026-12-21', 1],
    ['2026-12-28', 2],
  ]);
});
