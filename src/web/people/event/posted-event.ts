/** Reads the posted forms of an event: its facts and its programme. Server only. */
import { eventBounds } from '#core/people/event/event.ts';
import type { EventFacts, TypedPart } from '#core/people/event/event-schema.ts';
import { addDays } from '#core/values/date.ts';
import { isToken, textOf, typedIn } from '#web/page/form-input.ts';
import { partField, type partFields } from './part-fields.ts';

const { title, name, place, text, options } = eventBounds;

const day = (form: FormData, field: string) => textOf(form, field).slice(0, 10);

/** 'olivia/salbei' */
function postedLook(typed: string): EventFacts['details']['look'] {
  const found = /^([a-z0-9-]{1,60})\/([a-z0-9-]{1,60})$/.exec(typed);
  return found ? { design: found[1] ?? '', colourway: found[2] ?? '' } : null;
}

export function postedFacts(form: FormData): EventFacts {
  const line = (field: string, max: number) => textOf(form, field).slice(0, max);
  const firstDay = day(form, 'firstDay');
  return {
    title: line('title', title),
    occasion: line('occasion', 40),
    firstDay,
    lastDay: day(form, 'lastDay') || firstDay,
    zone: line('zone', 60),
    deadline: day(form, 'deadline') || null,
    details: {
      first: line('first', name),
      second: line('second', name),
      place: line('place', place),
      address: line('address', place),
      info: typedIn(form, 'info').replace(/\r\n?/g, '\n').trim().slice(0, text),
      contact: line('contact', place),
      look: postedLook(textOf(form, 'look')),
    },
  };
}

/** A part as it stands in its fields. */
export type PartCells = { id: string } & Record<(typeof partFields)[number], string>;

/** A form with more is none of ours: there is one row for a new part. */
const maxRows = eventBounds.parts + 1;

/** Rows of the form but those that are to go and the empty one. */
export function postedParts(form: FormData): PartCells[] {
  const count = Math.min(maxRows, Number(textOf(form, 'parts')) || 0);
  return Array.from({ length: count }, (_, at): PartCells => {
    const cell = (field: (typeof partFields)[number]) => typedIn(form, partField(at, field)).trim().slice(0, 1_000);
    return {
      id: textOf(form, partField(at, 'id')),
      name: cell('name'),
      day: cell('day'),
      from: cell('from'),
      to: cell('to'),
      place: cell('place'),
      options: cell('options'),
      childOptions: cell('childOptions'),
    };
  }).filter(({ id, name: typed, day: on }, at) => !form.has(partField(at, 'remove')) && (isToken(id) || `${typed}${on}` !== ''));
}

const linesOf = (typed: string) =>
  typed
    .split(/\r\n?|\n/)
    .map((one) => one.trim().slice(0, name))
    .filter((one) => one !== '')
    .slice(0, options);

/** A part that ends before it begins ends on the next day. */
export function typedPart({ id, name: typed, day: on, from, to, place: at, options: dishes, childOptions }: PartCells): TypedPart {
  const endDay = to !== '' && to < from && /^\d{4}-\d{2}-\d{2}$/.test(on) ? addDays(on, 1) : on;
  return {
    id: isToken(id) ? id : null,
    name: typed.slice(0, name),
    startsAt: from === '' ? on : `${on}T${from}`,
    endsAt: from === '' || to === '' ? null : `${endDay}T${to}`,
    place: at.slice(0, place),
    options: linesOf(dishes),
    childOptions: linesOf(childOptions),
  };
}
