/** When mails of an event are due, by the clock of its zone. */
import { describe, expect, test } from 'vitest';
import { dueNotice, dueReminder, holdsLink, isMailTime, nextReminder, senderName } from './mailing.ts';

const at = (text: string) => new Date(text);

describe('a reminder', () => {
  test.each([
    // Summer time begins on 28 March 2027: fourteen days before 11 April.
    ['Europe/Berlin', '2027-04-11', '2027-03-28T07:59:59Z', '2027-03-28T08:00:00Z', '2027-04-11-14'],
    ['Europe/Berlin', '2027-04-10', '2027-03-27T08:59:59Z', '2027-03-27T09:00:00Z', '2027-04-10-14'],
    // And ends on 31 October 2027: three days before 3 November.
    ['Europe/Berlin', '2027-11-03', '2027-10-31T08:59:59Z', '2027-10-31T09:00:00Z', '2027-11-03-3'],
    ['America/New_York', '2027-11-10', '2027-11-07T14:59:59Z', '2027-11-07T15:00:00Z', '2027-11-10-3'],
    ['Australia/Lord_Howe', '2027-04-18', '2027-04-03T23:29:59Z', '2027-04-03T23:30:00Z', '2027-04-18-14'],
  ])('in %s for %s is due at ten o’clock there, in winter and summer time', (zone, deadline, before, from, n) => {
    expect(dueReminder({ zone, deadline }, at(before))).toBeNull();
    expect(dueReminder({ zone, deadline }, at(from))).toEqual({ n });
  });

  test('that the shop missed is written on the next day, not at night, and not later', () => {
    const event = { zone: 'Europe/Berlin', deadline: '2027-05-08' };
    const due = (text: string) => dueReminder(event, at(text))?.n ?? null;
    expect(['2027-04-24T18:00Z', '2027-04-25T00:30Z', '2027-04-25T09:00Z', '2027-04-26T09:00Z'].map(due)).toEqual([
      null,
      null,
      '2027-05-08-14',
      null,
    ]);
    expect(dueReminder({ ...event, deadline: null }, at('2027-04-25T09:00Z'))).toBeNull();
    expect([isMailTime('Europe/Berlin', at('2027-04-24T17:59Z')), isMailTime('Europe/Berlin', at('2027-04-24T18:00Z'))]).toEqual([
      true,
      false,
    ]);
  });

  test('that comes next is fourteen days before the deadline, then three', () => {
    const event = { zone: 'Europe/Berlin', deadline: '2027-05-08' };
    const next = (text: string) => nextReminder(event, at(text));
    expect(['2027-04-24T07:59Z', '2027-04-24T08:00Z', '2027-05-05T08:00Z'].map(next)).toEqual(['2027-04-24', '2027-05-05', null]);
  });
});

test('the notices of an end are due thirty and seven days before it, and none on the day itself', () => {
  const due = (today: string) => dueNotice(today, '2028-06-12');
  expect(['2028-05-12', '2028-05-13', '2028-06-04', '2028-06-05', '2028-06-11', '2028-06-12'].map(due)).toEqual([null, 30, 30, 7, 7, null]);
});

test.each([
  ['Bis bald, z.B. am 12.Juni. Wir freuen uns', false],
  ['Um 14.30 Uhr. Danach Kaffee', false],
  ['http://x', true],
  ['feier.example', true],
  ['www.x', true],
  ['anna@x', true],
  ['evil。com', true],
  ['C:\\\\server', true],
])('a note %j holds a link: %s', (note, is) => {
  expect(holdsLink(note)).toBe(is);
});

test('the name of a sender holds nothing that ends it', () => {
  expect(senderName('Sophie "S" <a@b.de>,\r\nBcc: x; & Jörg')).toBe('Sophie S a@b.de Bcc: x & Jörg');
  expect(senderName('Sophie & Jörg (über Federleicht)')).toBe('Sophie & Jörg (über Federleicht)');
});
