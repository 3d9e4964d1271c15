/** An event with the guests of a list: what it says, its parts, and the bounds of both. Schemas are in event-schema.ts, since browsers load none. */
import { type Day, makeDay } from '#core/values/date.ts';
import { dayIn } from './zone.ts';

/** 'draft': links open nothing yet; 'closed': guests read their answers and change none. */
export const eventStates = ['draft', 'open', 'closed'] as const;
export type EventState = (typeof eventStates)[number];

export const answers = ['yes', 'no', 'open'] as const;
export type Answer = (typeof answers)[number];
export type AnswerVia = 'household' | 'host';
/** What a change of a household's answers is: 'deleted' by the household, and what was before it is kept nowhere. */
export const revisionKinds = ['answer', 'deleted'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Which households a host sees: all, those with an open answer, those without one, and those with companions who have no name. */
export const answerFilters = ['all', 'open', 'answered', 'unnamed'] as const;
export type AnswerFilter = (typeof answerFilters)[number];

/** Which persons a host sees: by what they answered, or those with a note on food. */
export const personFilters = ['invited', 'yes', 'no', 'open', 'food'] as const;
export type PersonFilter = {
  persons: (typeof personFilters)[number];
  /** Null: of any part. */
  part: string | null;
  /** 'none': who comes and has not chosen. Null: whatever is chosen. */
  menu: string | null;
};

export const eventBounds = {
  events: 20,
  parts: 12,
  options: 12,
  title: 100,
  text: 2_000,
  place: 200,
  name: 60,
  message: 2_000,
  food: 500,
  password: 100,
  leastPassword: 6,
  keptMonths: 12,
} as const;

/** The design of the catalogue that a guest page takes its colours and faces from. */
export type Look = { design: string; colourway: string };

export type MenuOption = { id: string; name: string; isForChildren: boolean };

export type EventPart = {
  id: string;
  name: string;
  /** What a clock at the place shows: '2027-06-12T14:00'. */
  startsAt: string;
  endsAt: string | null;
  place: string;
  /** None: the part asks for no menu. */
  options: MenuOption[];
};

/** The same day of a month so many months on; the last one of a shorter month. */
function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = makeDay(year, month + months + 1, 0);
  const same = makeDay(year, month + months, date);
  return same < last ? same : last;
}

/** The day from which on nothing of an event is kept. */
export function expiryOf(lastDay: Day): Day {
  return addMonths(lastDay, eventBounds.keptMonths);
}

type Timed = { state: EventState; deadline: Day | null; lastDay: Day; zone: string };

/** Whether guests may answer: until the end of the day of the deadline where the event is; without one until its last day. */
export function isAnswering({ state, deadline, lastDay, zone }: Timed, now: Date): boolean {
  return state === 'open' && dayIn(zone, now.getTime()) <= (deadline ?? lastDay);
}
