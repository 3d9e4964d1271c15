/** Terms of requests for addresses by link: states, periods and bounds. Schemas are in request-schema.ts, since browsers load none. */
import { addDays, type Day } from '#core/values/date.ts';
import { dayMs } from '#core/values/unit.ts';

/** 'closed' can be opened again, 'revoked' cannot. */
export const requestStates = ['open', 'closed', 'revoked'] as const;
export type RequestState = (typeof requestStates)[number];

/**
 * 'new': its host has not decided; 'same': it says what is stored; 'taken': it became the address of its household, or a new household;
 * 'joined': an answer of the link for the group that became the address of a household.
 */
export const answerStates = ['new', 'same', 'taken', 'joined', 'refused'] as const;
export type AnswerState = (typeof answerStates)[number];

export const requestTerms = {
  afterDeadlineDays: 30,
  longestDays: 180,
  reminderAfterDays: 7,
  reminderBeforeDays: 3,
  mailsOfHousehold: 3,
  mailsOfFirstDay: 50,
  mailsOfDay: 500,
  answers: 5_000,
  /** Answers that are decided in one change. */
  answersOfChange: 200,
  note: 300,
  /** With the word "Familie" before it, a line of names is a name of a household. */
  names: 90,
  /** How long a form of the link for the group is filled in at least, and any form at most. */
  fillMs: { least: 3_000, most: dayMs },
} as const;

/** The last day on which the links of a request open something. */
export function endOfRequest(made: Day, deadline: Day | null): Day {
  const latest = addDays(made, requestTerms.longestDays);
  const wanted = deadline === null ? latest : addDays(deadline, requestTerms.afterDeadlineDays);
  return wanted < latest ? wanted : latest;
}

/** Whether a reminder is due: a week after the mail with the link, and three days before the deadline. */
export function isReminderDue(today: Day, { mailed, deadline }: { mailed: Day; deadline: Day | null }, mails: number): boolean {
  const isBefore = deadline === null || today <= deadline;
  if (!isBefore || mails >= requestTerms.mailsOfHousehold) return false;
  const isLate = deadline !== null && today >= addDays(deadline, -requestTerms.reminderBeforeDays);
  if (isLate) return mailed < addDays(deadline, -requestTerms.reminderBeforeDays);
  return mails === 1 && today >= addDays(mailed, requestTerms.reminderAfterDays);
}
