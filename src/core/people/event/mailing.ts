/** Mails of an event: their kinds, bounds, and when what is due. Instants are arguments; clocks are those of the event's zone. */
import { addDays, type Day } from '#core/values/date.ts';
import { dayMs, hourMs } from '#core/values/unit.ts';
import { clockIn, dayIn } from './zone.ts';

export const eventMailKinds = ['link', 'reminder', 'change', 'thanks', 'confirmation'] as const;
export type EventMailKind = (typeof eventMailKinds)[number];

/** Those that a host sends by hand. */
export const hostMailKinds = ['link', 'change', 'thanks'] as const;
export type HostMailKind = (typeof hostMailKinds)[number];

/**
 * 'queued': it waits for its day, or for the mail server; 'dropped': nobody has to read it any more; 'bounced': the mailbox does not take mails;
 * 'complained': its reader called it spam; 'blocked': the mailbox wants none.
 */
export const eventMailStates = ['queued', 'sent', 'bounced', 'complained', 'blocked', 'dropped'] as const;
export type EventMailState = (typeof eventMailStates)[number];

/** What a host reads of a household: 'none' without a mail, 'linked' where its link was made. */
export const householdMailStates = ['no-email', 'none', 'linked', 'queued', 'sent', 'answered', 'bounced', 'blocked'] as const;
export type HouseholdMailState = (typeof householdMailStates)[number];

/** Which households the page of mails shows. */
export const mailFilters = ['all', 'unanswered', 'bounced', 'no-email', 'blocked'] as const;
export type MailFilter = (typeof mailFilters)[number];

export const mailingTerms = {
  /** Beside confirmations. */
  mailsOfHousehold: 4,
  mailsOfFirstDay: 50,
  mailsOfDay: 500,
  note: 300,
  /** Days before the deadline. */
  reminders: [14, 3],
  /** Hours of the zone: none is written to guests or hosts before the first and from the last one on. */
  firstHour: 10,
  lastHour: 20,
  /** Until a mail that came back for a reason that may pass is written once more. */
  retryMs: 3 * dayMs,
  tries: 1,
  /** Households of a mailbox that one mail has the links of. */
  householdsOfMail: 20,
  digestMs: hourMs,
  /** Days before an event is deleted. */
  notices: [30, 7],
} as const;

const pad = (hour: number) => String(hour).padStart(2, '0');
const isBetween = (clock: string, first: number, last: number) => clock.slice(11) >= pad(first) && clock.slice(11) < pad(last);

/** Whether it is a time of day for mails where the event is. */
export function isMailTime(zone: string, now: Date): boolean {
  return isBetween(clockIn(zone, now.getTime()), mailingTerms.firstHour, mailingTerms.lastHour);
}

type Deadline = { zone: string; deadline: Day | null };

/** Day of the reminder that is so many days before the deadline. */
const reminderDay = (deadline: Day, days: number) => addDays(deadline, -days);

/** The reminder whose time has come: on its day or, after a failure of the shop, on the next one. `n` tells it from others of the household. */
export function dueReminder({ zone, deadline }: Deadline, now: Date): { n: string } | null {
  if (deadline === null || !isMailTime(zone, now)) return null;
  const today = dayIn(zone, now.getTime());
  const days = mailingTerms.reminders.find((before) => {
    const day = reminderDay(deadline, before);
    return today === day || today === addDays(day, 1);
  });
  return days === undefined ? null : { n: `${deadline}-${days}` };
}

/** The day of the next reminder; null without one. */
export function nextReminder({ zone, deadline }: Deadline, now: Date): Day | null {
  if (deadline === null) return null;
  const clock = clockIn(zone, now.getTime());
  const isAhead = (day: Day) => clock < `${day}T${pad(mailingTerms.firstHour)}`;
  return mailingTerms.reminders.map((days) => reminderDay(deadline, days)).find(isAhead) ?? null;
}

/** Threshold of the notice that is due before an event is deleted: each is written once, the later one also where the first was missed. */
export function dueNotice(today: Day, expiresOn: Day): (typeof mailingTerms.notices)[number] | null {
  if (today >= expiresOn) return null;
  return mailingTerms.notices.findLast((days) => today >= addDays(expiresOn, -days)) ?? null;
}

/** Whether mail programs could make a link of what a host wrote: an address of a page or a mailbox. */
export function holdsLink(text: string): boolean {
  if (/[:/\\]{2}|www\.|@/i.test(text)) return true;
  return [...text.matchAll(/([\p{L}\p{N}-]{1,63})[.\u3002\uff0e\uff61]\p{L}{2}/gu)].some(([, before = '']) => !/^\p{N}+$/u.test(before));
}

/** A name of a sender holds nothing that could end it or begin another header. */
export function senderName(text: string): string {
  return text
    .replace(/[<>",;\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
