/** When the customer of an order on invoice is reminded of its payment. The shop asks for no fees. */
import { addDays, type Day } from '#core/values/date.ts';

export type Reminder = 1 | 2;

/** Days from the last day for the payment to each reminder. The second comes as long after the first at least as between the two. */
const reminderDays = { 1: 7, 2: 14 } as const satisfies Record<Reminder, number>;

/** The first day on which any reminder is due, by the last day for the payment. */
export const firstReminderDays = reminderDays[1];

export type OpenInvoice = {
  dueOn: Day;
  today: Day;
  /** The day of the newest entry of the bank account that the shop has taken in; null for none. */
  readUntil: Day | null;
  /** The day of the first reminder; null before. */
  remindedOn: Day | null;
};

/**
 * The reminder that is due for an invoice without all of its money; null for none yet. 'unread': it would be due, but the shop has not read the
 * account beyond the day from which the customer is late. The money may be there, so that nothing is sent.
 */
export function reminderOf({ dueOn, today, readUntil, remindedOn }: OpenInvoice): Reminder | 'unread' | null {
  const reminder = remindedOn === null ? 1 : 2;
  const gap = reminderDays[2] - reminderDays[1];
  if (today < addDays(dueOn, reminderDays[reminder]) || (remindedOn !== null && today < addDays(remindedOn, gap))) return null;
  return readUntil !== null && readUntil > (remindedOn ?? dueOn) ? reminder : 'unread';
}
