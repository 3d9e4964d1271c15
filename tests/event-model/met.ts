/** How often histories met what they are about: a rule that is never touched proves nothing. */
const often = [
  'accepted',
  'conflict',
  /** A send after the deadline, or while answers are closed. */
  'late',
  'open answer',
  'late open answer',
  'joined',
  'added',
  'change of a co-host',
  'refused reader',
  'used host link',
  'revoked link',
  'seated',
  'full table',
  'freed seat',
  'undone plan',
  /** An order of cards, after which none is missing. */
  'order',
] as const;
const seldom = [
  'open answer again',
  'refused',
  'undecided',
  'decided elsewhere',
  'refused stranger',
  'plan of another version',
  'taken proposal',
  'one card',
  'cancelled order',
] as const;

export type Meeting = (typeof often)[number] | (typeof seldom)[number];
export type Met = Map<Meeting, number>;

/** What so many histories meet at least once. */
export function expectedMeetings(runs: number): readonly Meeting[] {
  if (runs < 10) return ['accepted', 'open answer', 'seated'];
  return runs < 100 ? often : [...often, ...seldom];
}
