/** What is printed and done for a feast, and when each lies where it is needed. */
import { addDays, type Day, makeDay } from '#core/values/date.ts';

/** Feasts that a plan is made for, by the keys of their occasions. */
export const plannedFeasts = [
  'hochzeit',
  'taufe',
  'kommunion',
  'konfirmation',
  'firmung',
  'jugendweihe',
  'geburtstag',
  'goldene-hochzeit',
  'silberne-hochzeit',
  'sommerfest',
  'firmenfeier',
] as const;
export type PlannedFeast = (typeof plannedFeasts)[number];

/** Other occasions are planned as birthdays are: with invitation, table and thanks. */
export function feastOf(occasion: string): PlannedFeast {
  return plannedFeasts.find((key) => key === occasion) ?? 'geburtstag';
}

/** 'guests': it is posted and lies at every guest; 'host': it lies at the host. */
export type Goal = 'guests' | 'host';

/** A time before or after the day of the feast. */
type Offset = { months?: number; days?: number };

/** Categories of cards (core/catalogue/categories.ts). */
export const plannedPieces = [
  'save-the-date',
  'invitation',
  'church-booklet',
  'menu-card',
  'place-card',
  'seating-plan',
  'thank-you-card',
] as const;

export type PlannedPiece = { piece: (typeof plannedPieces)[number]; goal: Goal; target: Offset };

const saveTheDate: PlannedPiece = { piece: 'save-the-date', goal: 'guests', target: { months: -8 } };
const invitation: PlannedPiece = { piece: 'invitation', goal: 'guests', target: { days: -12 * 7 } };
const atTheTable: readonly PlannedPiece[] = (['menu-card', 'place-card', 'seating-plan'] as const).map((piece) => ({
  piece,
  goal: 'host',
  target: { days: -7 },
}));
const booklet: PlannedPiece = { piece: 'church-booklet', goal: 'host', target: { days: -7 } };
const thanks: PlannedPiece = { piece: 'thank-you-card', goal: 'guests', target: { days: 6 * 7 } };

const withBooklet: ReadonlySet<PlannedFeast> = new Set(['hochzeit', 'taufe', 'kommunion', 'konfirmation', 'firmung', 'goldene-hochzeit']);
const announced: ReadonlySet<PlannedFeast> = new Set(['hochzeit', 'goldene-hochzeit', 'firmenfeier']);

/** Guests from abroad book journeys: their invitations lie at them this much earlier, but no later than eight weeks before the feast. */
const abroadEarlierDays = 4 * 7;
const latestAbroadDays = 8 * 7;

/** Answers are due five weeks before the feast, and the number of guests is told to the kitchen two weeks before it. */
const answersDays = -5 * 7;
const kitchenDays = -14;

/** Whether a piece is for the time after the feast. */
export function isAfterFeast({ target }: PlannedPiece): boolean {
  return (target.days ?? target.months ?? 0) > 0;
}

/** The pieces of a feast in the order of their days. */
export function piecesOf(feast: PlannedFeast): readonly PlannedPiece[] {
  return [
    ...(announced.has(feast) ? [saveTheDate] : []),
    invitation,
    ...(withBooklet.has(feast) ? [booklet] : []),
    ...atTheTable,
    ...(feast === 'firmenfeier' ? [] : [thanks]),
  ];
}

/** A day so many months away; the last of its month where that is shorter. */
function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const last = makeDay(year, month + count + 1, 0);
  return dayOfMonth > Number(last.slice(8)) ? last : `${last.slice(0, 8)}${day.slice(8)}`;
}

/** The day by which a piece is at its goal. `isAbroad`: at guests in another country than the host's. */
export function targetDay({ piece, target }: PlannedPiece, feastDay: Day, isAbroad = false): Day {
  const day = addDays(addMonths(feastDay, target.months ?? 0), target.days ?? 0);
  if (!isAbroad || piece !== 'invitation') return day;
  const [earlier, latest] = [addDays(day, -abroadEarlierDays), addDays(feastDay, -latestAbroadDays)];
  return earlier < latest ? earlier : latest;
}

export const answersDay = (feastDay: Day): Day => addDays(feastDay, answersDays);
export const kitchenDay = (feastDay: Day): Day => addDays(feastDay, kitchenDays);
