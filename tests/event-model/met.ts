/** How often histories met what they are about: a rule that is never touched proves nothing. */
export const meetings = [
  'accepted',
  'conflict',
  /** A send after the deadline, or while answers are closed. */
  'late',
  'open answer',
  'open answer again',
  'late open answer',
  'joined',
  'added',
  'refused',
  'undecided',
  'decided elsewhere',
  'change of a co-host',
  'refused reader',
  'refused stranger',
  'used host link',
  'revoked link',
  'seated',
  'full table',
  'freed seat',
  'plan of another version',
  'undone plan',
  'taken proposal',
] as const;
/** Few histories print, since each order takes a tenth of the time of a history. */
export const printMeetings = ['order', 'nothing missing', 'one card', 'cancelled order'] as const;

export type Meeting = (typeof meetings)[number] | (typeof printMeetings)[number];
export type Met = Map<Meeting, number>;
