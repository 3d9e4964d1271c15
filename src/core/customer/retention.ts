/** How long the shop keeps what: the one table of the nightly job, the database, and the page about privacy. */
import { dayMs } from '#core/values/unit.ts';

/** Days after which something is deleted. */
export const retentionDays = {
  /** Designs of a guest, with their saved versions, after the last change. */
  draft: 365,
  /** Designs of a customer with an account, after the last change. */
  customerDesign: 730,
  /** Designs that their owner deleted, which can be restored until then. */
  deletedDesign: 30,
  /** Links that share a design, after they were made. */
  share: 90,
  /** Links that have ended or were revoked: until then their address says so. */
  endedShare: 30,
  /** Links by which a phone sends photos, after they ended: until then its page says so. */
  endedUploadLink: 1,
  /** Names, day and place that were typed for the tiles of all designs, at most: they end with the session. */
  tileWords: 30,
  /** Pictures of a guest that no saved design, saved version, cart line, order or page of an event shows, after their upload or last use. */
  guestPicture: 30,
  /** The same while the disk is short of room (`shortOfRoom`), those that were used longest ago first. */
  guestPictureAtLeast: 7,
  /** The same of a customer with an account. */
  customerPicture: 365,
  /** Guests with their sessions, carts, guest lists and entries of calendars, after the last visit. */
  guest: 365,
  /** Guest lists of customers with all that belongs to them, after the last change. */
  guestList: 730,
  /** Changes of a guest list, which can be undone until then. */
  listChange: 30,
  /** Answers to a request for addresses with its links, after its last day. What was taken over stays in the list. */
  addressAnswer: 30,
  /** Notes on food of the guests of an event, after its last day. */
  foodNote: 30,
  /** Answers by the code for all of an event, after its last day. What was taken over stays with the household. */
  openReply: 30,
  /** Hashes of links of events that were deleted at their end: until then their page says so. */
  endedEventLink: 90,
  /** Files that were read into a guest list and not taken over, and the cells of those that were. */
  listImport: 7,
  /** Responses to repeated requests. */
  idempotentResponse: 7,
  /** Jobs that are done. Their dedupe words stay, so that none of them runs again. */
  doneJob: 30,
  /** Notes that an e-mail address had its free samples: afterwards it has the right anew. */
  sampleGrant: 30,
  /** Events that payment providers posted: until they repeat none of them any more. */
  paymentEvent: 30,
  /** Differences between the shop's notes and what providers list: longer than the orders that are compared are old. */
  paymentDifference: 365,
  /** Dedupe words of jobs that run at every full period: until long after their period is over. */
  periodicWord: 30,
  mail: 730,
  /** Messages of visitors, with their mails. */
  message: 180,
  /** Withdrawals with what was declared. */
  withdrawal: 730,
  /** Sign-ups for the newsletter that were not confirmed, after their link ended. */
  signUp: 30,
  /** Sign-ins of customers, after they ended: until then their device counts as known. */
  login: 185,
  /** Links to an account, after they ended. */
  accountLink: 7,
  /** Copies of a customer's data that wait for their download. */
  customerExport: 7,
  /** What happened to an account: sign-ins, new passwords and addresses. */
  accountEvent: 730,
  /** Ordered documents, the pictures they show and print files, after the order was delivered, cancelled or refunded. */
  orderDocument: 730,
  /** The same of an order that its customer keeps. */
  keptOrderDocument: 3650,
  /** Documents of an order after its customer has stopped to keep them: time to keep them anew. */
  endedKeeping: 30,
  /** What feature tests showed, one row a time it was shown. */
  impression: 90,
  /** The same added up by the browser's random key, and what was done then. */
  exposure: 400,
  /** Words that searches did not find, added up by day. */
  search: 90,
  /** How the SDKs of the flag service do. */
  telemetry: 30,
  /** Proofs of consent: three years after the half year for which a consent counts. */
  consent: 1278,
  /** Keys that were removed from a segment of feature tests. */
  removedSegmentKey: 365,
} as const;

/** Share of the disk below which pictures of guests go earlier. */
export const shortOfRoom = 0.25;

/** `usedAt`: when it was last seen in use, null: never; `isShown`: as far as the nightly job knows. */
type PictureUse = { createdAt: string; usedAt: string | null; isShown: boolean };

/** When a picture goes unless it is used again; null while something shows it. */
export function pictureEnd({ createdAt, usedAt, isShown }: PictureUse, isCustomer: boolean): string | null {
  if (isShown) return null;
  const days = retentionDays[isCustomer ? 'customerPicture' : 'guestPicture'];
  return new Date(Date.parse(usedAt ?? createdAt) + days * dayMs).toISOString();
}

/** Whole years for which the record of an order stays, counted from the end of the year it was placed in (§ 147 AO, § 257 HGB). */
export const orderRecordYears = 10;

/** What was last used before this instant has reached its period. */
export function endOfPeriod(what: keyof typeof retentionDays, now: Date): string {
  return new Date(now.getTime() - retentionDays[what] * dayMs).toISOString();
}

/** Orders placed before this instant have reached the end of their term. */
export function endOfOrderTerm(now: Date): string {
  return `${now.getUTCFullYear() - orderRecordYears}-01-01T00:00:00.000Z`;
}
