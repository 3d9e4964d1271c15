/** Clocks of zones, deadlines, calendar files and what is sent, as functions. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { newHousehold } from '#core/people/edit-household.ts';
import { fullName } from '#core/people/name-line.ts';
import { dayMs } from '#core/values/unit.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { newCompanions, openCompanions } from './companions.ts';
import { expiryOf, isAnswering } from './event.ts';
import { type EventFacts, eventFactsSchema, typedPartSchema } from './event-schema.ts';
import { applyReplies, applyText, type Reply } from './replies.ts';
import { dayIn, isZone, offsetMinutes, transitions } from './zone.ts';

describe('zones', () => {
  test('a zone is one that the engine knows by its name', () => {
    for (const zone of ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kathmandu', 'UTC'])
      expect([zone, isZone(zone)]).toEqual([zone, true]);
    for (const zone of ['', 'Berlin', '+01:00', 'Europe/Berlin\r\nX:1', 'Europe/Berlin;', '../etc'])
      expect([zone, isZone(zone)]).toEqual([zone, false]);
  });

  test('a day begins at midnight of the zone, in summer and in winter', () => {
    expect([
      dayIn('Europe/Berlin', Date.parse('2027-06-11T21:59:59Z')),
      dayIn('Europe/Berlin', Date.parse('2027-06-11T22:00:00Z')),
    ]).toEqual(['2027-06-11', '2027-06-12']);
    expect(dayIn('Europe/Berlin', Date.parse('2027-01-11T22:30:00Z'))).toBe('2027-01-11');
    expect(dayIn('Pacific/Auckland', Date.parse('2027-01-11T11:00:00Z'))).toBe('2027-01-12');
    expect(dayIn('America/New_York', Date.parse('2027-01-12T04:59:59Z'))).toBe('2027-01-11');
  });

  test('changes of the clock are found to the minute', () => {
    const year = (zone: string) => transitions(zone, Date.parse('2027-01-01'), Date.parse('2028-01-01'));
    expect(year('Europe/Berlin').map(({ at, before, after }) => [new Date(at).toISOString(), before, after])).toEqual([
      ['2027-03-28T01:00:00.000Z', 60, 120],
      ['2027-10-31T01:00:00.000Z', 120, 60],
    ]);
    expect(year('Asia/Kathmandu')).toEqual([]);
    expect(offsetMinutes('Asia/Kathmandu', 0)).toBe(330);
    expect(offsetMinutes('Asia/Kathmandu', Date.parse('2027-01-01'))).toBe(345);
    expect(year('Australia/Lord_Howe').map(({ before, after }) => after - before)).toEqual([-30, 30]);
  });
});

describe('terms of an event', () => {
  const event = { state: 'open', deadline: '2027-03-27', lastDay: '2027-06-12' } as const;

  test.each([
    ['Europe/Berlin', '2027-03-27T23:00:00Z'],
    ['America/New_York', '2027-03-28T04:00:00Z'],
    ['Asia/Tokyo', '2027-03-27T15:00:00Z'],
    // The night before the clock is put forward.
    ['Europe/Lisbon', '2027-03-28T00:00:00Z'],
  ])('in %s guests answer until the second before %s', (zone, end) => {
    const at = (offset: number) => isAnswering({ ...event, zone }, new Date(Date.parse(end) + offset));
    expect([at(-1_000), at(0), at(1_000)]).toEqual([true, false, false]);
  });

  test('without a deadline guests answer until the last day, and never while the event is closed or a draft', () => {
    const at = (state: 'draft' | 'open' | 'closed') =>
      isAnswering({ ...event, deadline: null, zone: 'Europe/Berlin', state }, new Date('2027-06-12T20:00:00Z'));
    expect([at('open'), at('closed'), at('draft')]).toEqual([true, false, false]);
  });

  test('an event ends twelve months after its last day', () => {
    expect([expiryOf('2027-06-12'), expiryOf('2028-02-29'), expiryOf('2027-12-31')]).toEqual(['2028-06-12', '2029-02-28', '2028-12-31']);
  });
});

test('facts and parts are what the schemas say', () => {
  const details = { first: 'Sophie', second: 'Jörg', place: '', address: '', info: '', contact: '', look: null };
  const facts: EventFacts = {
    title: 'Sophie & Jörg',
    occasion: 'hochzeit',
    firstDay: '2027-06-12',
    lastDay: '2027-06-12',
    zone: 'Europe/Berlin',
    deadline: null,
    details,
  };
  expect(eventFactsSchema.safeParse(facts).success).toBe(true);
  for (const wrong of [{ firstDay: '2027-02-30' }, { zone: 'Mars' }, { title: '' }, { deadline: '' }])
    expect([wrong, eventFactsSchema.safeParse({ ...facts, ...wrong }).success]).toEqual([wrong, false]);
  const part = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: [], childOptions: [] };
  expect(typedPartSchema.safeParse(part).success).toBe(true);
  for (const startsAt of ['2027-06-12T24:00', '2027-06-31', '18:30', '2027-06-12T18:30Z'])
    expect([startsAt, typedPartSchema.safeParse({ ...part, startsAt }).success]).toEqual([startsAt, false]);
});

describe('what is sent', () => {
  const parts = [
    {
      id: 'p',
      options: [
        { id: 'm', name: 'Saibling', isForChildren: false },
        { id: 'k', name: 'Nudeln', isForChildren: true },
      ],
    },
  ];
  const guests = [
    { id: 'a', kind: 'adult' as const },
    { id: 'c', kind: 'child' as const },
  ];
  const stored: Reply[] = [
    { part: 'p', guest: 'a', answer: 'yes', menu: 'm', version: 2 },
    { part: 'p', guest: 'c', answer: 'open', menu: null, version: 0 },
  ];
  const send = (guest: string, given: Pick<Reply, 'answer' | 'menu'>, seen: Pick<Reply, 'answer' | 'menu' | 'version'>) =>
    applyReplies(stored, [{ part: 'p', guest, ...given, seen }], { parts, guests });
  const open = { answer: 'open', menu: null, version: 0 } as const;

  test('an answer that was left as it was shown changes nothing, whatever is stored', () => {
    expect(send('a', { answer: 'no', menu: null }, { answer: 'no', menu: null, version: 1 })).toEqual({ changed: [], conflicts: [] });
  });

  test('an answer that another device changed is a conflict, unless it says the same', () => {
    const sent = send('a', { answer: 'no', menu: null }, open);
    expect(sent).toMatchObject({ changed: [], conflicts: [{ stored: { answer: 'yes', menu: 'm' }, sent: { answer: 'no' } }] });
    expect(send('a', { answer: 'yes', menu: 'm' }, open)).toEqual({ changed: [], conflicts: [] });
    expect(send('a', { answer: 'no', menu: 'm' }, { answer: 'yes', menu: 'm', version: 2 })?.changed).toEqual([
      { part: 'p', guest: 'a', answer: 'no', menu: null, version: 3 },
    ]);
  });

  test('dishes for children are for children, and those of no part for nobody', () => {
    expect(send('c', { answer: 'yes', menu: 'k' }, open)?.changed).toMatchObject([{ menu: 'k', version: 1 }]);
    expect(send('a', { answer: 'yes', menu: 'k' }, { answer: 'yes', menu: 'm', version: 2 })).toBeNull();
    expect(send('c', { answer: 'yes', menu: 'x' }, open)).toBeNull();
    expect(send('b', { answer: 'yes', menu: null }, open)).toBeNull();
  });

  test('a text is a conflict where both changed it', () => {
    expect(applyText('neu', { text: 'neu', seen: 'alt' })).toBeNull();
    expect(applyText('neu', { text: 'alt', seen: 'alt' })).toBeNull();
    expect(applyText('alt', { text: 'neu', seen: 'alt' })).toEqual({ text: 'neu', isConflict: false });
    expect(applyText('anders', { text: 'neu', seen: 'alt' })).toEqual({ text: 'neu', isConflict: true });
  });
});

test('companions are named up to the limit of the household and of a table of twelve', () => {
  let count = 0;
  const newId = () => `id${count++}`;
  const home = { ...newHousehold(newId, 'DE', 1), plusOnes: 2 };
  const added = newCompanions(home, ['Toni Haas', '', ' toni  haas', 'Ida Berg'], newId) ?? [];
  expect(added.map((guest) => [fullName(guest), guest.kind, guest.plusOf])).toEqual([
    ['Toni Haas', 'plus-one', home.guests[0]?.id],
    ['Ida Berg', 'plus-one', home.guests[0]?.id],
  ]);
  const full = { ...home, guests: [...home.guests, ...added] };
  expect([
    openCompanions(home),
    openCompanions(full),
    newCompanions(full, ['Ida Berg'], newId),
    newCompanions(full, ['Kim'], newId),
  ]).toEqual([2, 0, [], null]);
  expect(openCompanions({ plusOnes: 10, guests: Array.from({ length: 11 }, () => ({ ...home.guests[0], kind: 'adult' }) as never) })).toBe(
    1,
  );
});

describe('calendar files', () => {
  const part = (fields: object) => ({
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    name: 'Trauung',
    startsAt: '2027-06-12T14:00',
    endsAt: null,
    place: '',
    ...fields,
  });
  const file = (fields: Partial<CalendarEvent>) =>
    calendarFile({
      title: 'Sophie & Jörg',
      zone: 'Europe/Berlin',
      version: 3,
      changedAt: new Date('2027-04-01T09:00:00Z'),
      host: 'federleicht.de',
      parts: [part({})],
      ...fields,
    });
  const read = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
    for (const zone of zones) ICAL.TimezoneService.register(zone);
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  };

  test.each([
    ['Europe/Berlin', '2027-06-12T14:00', '2027-06-12T12:00:00.000Z'],
    ['Europe/Berlin', '2027-12-12T14:00', '2027-12-12T13:00:00.000Z'],
    // The day on which the clock is put forward, and that on which it is put back.
    ['Europe/Berlin', '2027-03-28T04:00', '2027-03-28T02:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T01:30', '2027-03-28T00:30:00.000Z'],
    ['Europe/Berlin', '2027-10-31T14:00', '2027-10-31T13:00:00.000Z'],
    ['America/New_York', '2027-06-12T14:00', '2027-06-12T18:00:00.000Z'],
    ['Asia/Kathmandu', '2027-06-12T14:00', '2027-06-12T08:15:00.000Z'],
    ['Pacific/Auckland', '2027-01-12T14:00', '2027-01-12T01:00:00.000Z'],
  ])('in %s a part at %s is at %s', (zone, startsAt, instant) => {
    const [entry] = read(file({ zone, parts: [part({ startsAt })] }));
    expect(entry?.startDate.toJSDate().toISOString()).toBe(instant);
  });

  test('texts, ends and numbers of entries come back as they were', () => {
    const name = 'Sektempfang; Kaffee, Kuchen\\Torte\nim „Rosengarten“ 🌹';
    const parts = [part({ name, endsAt: '2027-06-13T02:00', place: 'Gut Sonnenhausen, Glonn' }), part({ id: 'B'.repeat(22) })];
    const [first, second] = read(file({ parts }));
    expect([first?.summary, first?.location, first?.uid, first?.sequence]).toEqual([
      `Sophie & Jörg: ${name}`,
      'Gut Sonnenhausen, Glonn',
      'AAAAAAAAAAAAAAAAAAAAAA@federleicht.de',
      3,
    ]);
    expect(first?.endDate.toJSDate().toISOString()).toBe('2027-06-13T00:00:00.000Z');
    expect([second?.uid, second?.location]).toEqual([`${'B'.repeat(22)}@federleicht.de`, null]);
  });

  test('a part without a time lasts its whole days', () => {
    const [one] = read(file({ parts: [part({ startsAt: '2027-06-12' })] }));
    expect([one?.startDate.isDate, one?.startDate.toString(), one?.endDate.toString()]).toEqual([true, '2027-06-12', '2027-06-13']);
    const [three] = read(file({ parts: [part({ startsAt: '2027-12-30', endsAt: '2028-01-01' })] }));
    expect([three?.startDate.toString(), three?.endDate.toString()]).toEqual(['2027-12-30', '2028-01-02']);
    expect(read(file({ parts: [] }))).toEqual([]);
  });

  test('lines end with CRLF and have 75 octets at most, and no letter is cut', () => {
    for (let length = 1; length < 160; length += 1) {
      const name = `${'ä€🌹x'
        .repeat(40)
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')}`;
      const text = file({ parts: [part({ name })] });
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\ufffd');
      expect(read(text)[0]?.summary).toBe(`Sophie & Jörg: ${name}`);
    }
  });

  test('every zone of the engine gives the instants that its clocks show', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').filter((_, at) => at % 12 === 0))
      for (const month of ['01', '04', '07', '10']) {
        const startsAt = `2027-${month}-15T12:00`;
        const [entry] = read(file({ zone, parts: [part({ startsAt })] }));
        const instant = entry?.startDate.toJSDate().getTime() ?? 0;
        expect([zone, startsAt, Date.parse(`${startsAt}Z`) - instant]).toEqual([zone, startsAt, offsetMinutes(zone, instant) * 60_000]);
        expect(instant % (15 * 60_000)).toBe(0);
        expect(Math.abs(instant - Date.parse(`${startsAt}Z`))).toBeLessThan(dayMs);
      }
  });
});
