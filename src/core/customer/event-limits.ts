/** Limits of guests of events, which are stored: rows of the table in limits.ts. */
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';

export const eventLimits = {
  /** Answers to an event by the link of a household, which is the account. Who corrects an answer sends it a few times. */
  'event-answer': [
    { by: 'account', max: 10, windowMs: minuteMs },
    { by: 'account', max: 60, windowMs: dayMs },
  ],
  /** Deletions by the link of a household: of their own, so that answers never use up the right to delete them. */
  'event-delete': [
    { by: 'account', max: 10, windowMs: minuteMs },
    { by: 'account', max: 60, windowMs: dayMs },
  ],
  /** Passwords of an event that are tried by the link of a household. */
  'event-password': [{ by: 'account', max: 8, windowMs: 15 * minuteMs }],
  /** The same by the code for all of an event, typed by a browser that has no household's link. */
  'event-page-password': [{ by: 'address', max: 8, windowMs: 15 * minuteMs }],
  /** Answers by the code for all of an event, which is the account: a guest sends one, a family that visits a few. */
  'event-open': [
    { by: 'address', max: 5, windowMs: hourMs },
    { by: 'account', max: 200, windowMs: dayMs },
  ],
  /** Wrong codes of events that are typed. A code has 55 random bits; who mistypes one tries again twice. A right one gives its point back. */
  'event-code': [{ by: 'address', max: 10, windowMs: 15 * minuteMs }],
  /** The same of everybody together. Beyond it `event-code-strict` counts, too. */
  'event-code-all': [
    { by: 'address', max: 100, windowMs: hourMs },
    { by: 'network', max: 300, windowMs: hourMs },
    { by: 'shop', max: 1_000, windowMs: hourMs, strangers: 1, whenMet: 'refuse' },
  ],
  'event-code-strict': [
    { by: 'address', max: 2, windowMs: 15 * minuteMs },
    { by: 'network', max: 20, windowMs: hourMs },
    { by: 'shop', max: 4_000, windowMs: hourMs, strangers: 0.75, whenMet: 'refuse' },
  ],
  /** Reports that a page of an event, which is the account, is not what it should be. Each is a mail to the shop. */
  'event-report': [
    { by: 'address', max: 5, windowMs: hourMs },
    { by: 'network', max: 20, windowMs: hourMs },
    { by: 'account', max: 20, windowMs: dayMs },
    { by: 'shop', max: 200, windowMs: hourMs, strangers: 1, whenMet: 'refuse' },
  ],
} as const;
