/**
 * Mails that a request without a proof of the mailbox causes. Three of each kind are sent to a mailbox in a day, whatever the number of
 * clients; later ones wait. Mails about an order of the address, and notices of a change that its owner made, are not counted.
 */
import { hourMs, minuteMs } from '#core/values/unit.ts';

export const countedMailsPerDay = 3;

/**
 * Within `pauseMs` after a mail, another one that says the same is left out: a button was pressed twice. `waiting`: how many wait at most. One
 * that says the same as a waiting one takes its place, and the last one's where all places are taken.
 */
export type MailBudget = { pauseMs: number; waiting: number };

export const mailBudgets = {
  /** Asks a new account, or one of before, to confirm its address. */
  verify: { pauseMs: minuteMs, waiting: 1 },
  /** Asks whether an account may have the address. Several accounts may name it. */
  change: { pauseMs: minuteMs, waiting: 3 },
  /** Sets a password; asked for by a device that never signed in to the account. */
  reset: { pauseMs: minuteMs, waiting: 1 },
  /** The same, asked for by one that did: strangers do not use up its mails. */
  'reset-known-device': { pauseMs: minuteMs, waiting: 1 },
  /** Makes an account with the address of an order, or opens it; the page of the order asks for it. */
  order: { pauseMs: minuteMs, waiting: 3 },
  /** Asks to confirm the newsletter of a brand, or says that it is subscribed. */
  newsletter: { pauseMs: minuteMs, waiting: 2 },
  /** Thanks a guest for an address, with the link that changes it. */
  'address-thanks': { pauseMs: minuteMs, waiting: 2 },
  /** Confirms what a household answered to an event: the newest answer takes the place of one that waits. */
  'event-confirmation': { pauseMs: 0, waiting: 1 },
  /** The same of an answer by the code for all, for which a stranger may name any mailbox. */
  'event-open-confirmation': { pauseMs: 0, waiting: 1 },
  /** Asks a party to approve what is printed, with its link. */
  'approval-request': { pauseMs: minuteMs, waiting: 2 },
  /** Tells a party that its approval does not hold any more. */
  'approval-changed': { pauseMs: minuteMs, waiting: 2 },
  'message-receipt': { pauseMs: hourMs, waiting: 1 },
  /** Of a withdrawal whose order was placed with another address, or that names none. Each says when it was received (§ 356a BGB). */
  'withdrawal-receipt': { pauseMs: 0, waiting: 10 },
} as const satisfies Record<string, MailBudget>;

export type CountedMailKind = keyof typeof mailBudgets;
