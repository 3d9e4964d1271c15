/** Calendar files (RFC 5545) of the parts of an event. Times are those of its zone, which the file defines. */
import { addDays } from '#core/values/date.ts';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import type { EventPart } from './event.ts';
import { offsetMinutes, type Transition, transitions } from './zone.ts';

export type CalendarEvent = {
  title: string;
  zone: string;
  /** Rises with every change, so that programs take the newer one. */
  version: number;
  changedAt: Date;
  /** Of the addresses of entries: the shop's host. */
  host: string;
  parts: readonly Pick<EventPart, 'id' | 'name' | 'startsAt' | 'endsAt' | 'place'>[];
};

const octets = (text: string) => new TextEncoder().encode(text).length;
const maxOctets = 75;

/** A content line in pieces of 75 octets, each but the first after a space that counts. No character is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let piece = '';
  let length = 0;
  for (const letter of line) {
    const size = octets(letter);
    if (length + size > maxOctets) {
      lines.push(piece);
      piece = ' ';
      length = 1;
    }
    piece += letter;
    length += size;
  }
  return [...lines, piece].join('\r\n');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

const two = (value: number) => String(value).padStart(2, '0');
const compact = (wall: string) => wall.replace(/[-:]/g, '');

/** "+0200" */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

const wallAt = (utcMs: number) => `${compact(new Date(utcMs).toISOString().slice(0, 16))}00`;

function observance({ at, before, after }: Transition): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  // The start is what the clock would show without the change.
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallAt(at + before * minuteMs)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

/** The zone with the changes of its offset around some days. One observance holds from before the first of them. */
function zoneLines(zone: string, from: number, to: number): string[] {
  const start = from - 370 * dayMs;
  const first = offsetMinutes(zone, start);
  const standing = { at: start, before: first, after: first };
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...[standing, ...transitions(zone, start, to + dayMs)].flatMap(observance), 'END:VTIMEZONE'];
}

/** A part without a time of day lasts its whole days; the end of a file is the day behind the last one. */
function timeLines({ startsAt, endsAt }: Pick<EventPart, 'startsAt' | 'endsAt'>, zone: string): string[] {
  const isWholeDay = startsAt.length === 10;
  const end = endsAt !== null && (endsAt.length === 10) === isWholeDay ? endsAt : null;
  if (isWholeDay) return [`DTSTART;VALUE=DATE:${compact(startsAt)}`, `DTEND;VALUE=DATE:${compact(addDays(end ?? startsAt, 1))}`];
  const lines = [`DTSTART;TZID=${zone}:${compact(startsAt)}00`];
  return end === null ? lines : [...lines, `DTEND;TZID=${zone}:${compact(end)}00`];
}

function entry({ title, zone, version, changedAt, host }: CalendarEvent, part: CalendarEvent['parts'][number]): string[] {
  const stamp = `${compact(changedAt.toISOString().slice(0, 19))}Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${part.id}@${host}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp}`,
    ...timeLines(part, zone),
    `SUMMARY:${escaped(`${title}: ${part.name}`)}`,
    ...(part.place === '' ? [] : [`LOCATION:${escaped(part.place)}`]),
    'END:VEVENT',
  ];
}

export function calendarFile(event: CalendarEvent): string {
  const days = event.parts.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? startsAt]).map((at) => Date.parse(at.slice(0, 10)));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Federleicht//Feier//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(days.length > 0 ? zoneLines(event.zone, Math.min(...days), Math.max(...days)) : []),
    ...event.parts.flatMap((part) => entry(event, part)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
