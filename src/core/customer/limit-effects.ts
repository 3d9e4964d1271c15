/** Who can use up each limit for others, and what the others can do then, which the log tells. docs/limits.md shows both beside the values. */
import type { RateLimitName, StoredLimitName } from './limits.ts';

export type LimitEffect = {
  /** Clients that can use it up. */
  usedUpBy: string;
  /** What other clients can still do. */
  others: string;
};

const sameIpAddress = 'Clients with the same address or network.';
const manyNetworks = 'Clients with addresses of many networks, up to the share of strangers.';
const everywhere = 'Everything, from any other address.';
const known =
  'Those who are signed in, whose device has signed in before or whose mailbox has an account go on, and everybody from the next window on.';

const ofIpAddress: LimitEffect = { usedUpBy: sameIpAddress, others: everywhere };

/** A limit without an entry does not compile. */
export const rateLimitEffects: Record<RateLimitName, LimitEffect> = {
  call: ofIpAddress,
  render: { usedUpBy: sameIpAddress, others: 'Everything, from any other address; behind the same one, every page that is in the cache.' },
  search: ofIpAddress,
  'missing-file': ofIpAddress,
  upload: ofIpAddress,
  'upload-bytes': ofIpAddress,
  'decoding-time': ofIpAddress,
  design: ofIpAddress,
  'design-bytes': {
    usedUpBy: 'A client that saves designs from many addresses, up to the share of strangers.',
    others:
      'Those who are signed in, or whose device has signed in before, save new designs; everybody else changes and orders those that are saved.',
  },
  save: ofIpAddress,
  'tile-words': ofIpAddress,
  version: ofIpAddress,
  note: ofIpAddress,
  'guest-list': ofIpAddress,
  event: ofIpAddress,
  'event-task': ofIpAddress,
  'event-mail': ofIpAddress,
  merge: ofIpAddress,
  cart: ofIpAddress,
  'order-attempt': ofIpAddress,
  'order-repair': ofIpAddress,
  withdrawal: ofIpAddress,
  challenge: ofIpAddress,
  drawing: {
    usedUpBy: sameIpAddress,
    others: 'Everything, from any other address; behind the same one, every picture that has been drawn.',
  },
  tones: ofIpAddress,
  'clear-pictures': ofIpAddress,
  'unfinished-design': ofIpAddress,
  proof: ofIpAddress,
  'drawing-time': {
    usedUpBy: 'Clients with the same address or network, and visitors of links to designs of the same owner.',
    others: 'Everything but that owner’s drawings, from any other address; behind the same one, everything that is no drawing.',
  },
  'hanging-template': ofIpAddress,
  'qr-bill': ofIpAddress,
  'order-overview': ofIpAddress,
  'hand-over': ofIpAddress,
  unsubscribe: {
    usedUpBy: sameIpAddress,
    others: 'Everything, from any other address; the page of the link in the mail unsubscribes as well.',
  },
  'payment-hook': { usedUpBy: sameIpAddress, others: 'Everything: payments are looked for without events, too.' },
  consent: { usedUpBy: sameIpAddress, others: 'Everything, from any other address; behind the same one, cookies can be declined.' },
  'flag-report': ofIpAddress,
  'wrong-token': {
    usedUpBy: sameIpAddress,
    others: 'Everything, from any other address; behind the same one, all but calls with a token.',
  },
  'csp-report': { usedUpBy: sameIpAddress, others: 'Everything: nothing that a visitor sees depends on reports.' },
  'flag-report-bytes': {
    usedUpBy: 'A client that reports from ten networks or more.',
    others: 'Everything. What visitors see depends on no report; results of tests lack those of the rest of the day.',
  },
  'browser-report': ofIpAddress,
  'browser-report-anonymous': {
    usedUpBy: 'A client that reports errors from four addresses, without a session.',
    others: 'Visitors with a session report errors. Nothing that a visitor sees depends on reports.',
  },
  'browser-report-session': {
    usedUpBy: 'A client that reports errors from four addresses, with a session.',
    others: 'Visitors without a session report errors. Nothing that a visitor sees depends on reports.',
  },
};

/**
 * What is counted while it lasts: uploads, copies that are read in, connections, streams, calls in the slow lane.
 * @internal
 */
export const heldLimitEffects = {
  uploadSlots: {
    usedUpBy: 'A client that uploads from five addresses at once.',
    others: 'Uploads wait for 30 seconds, and the editor repeats those that are refused. Everything else goes on.',
  },
  copyLimits: { usedUpBy: 'Six customers who read in a copy at once.', others: 'Everything but reading in a copy, which they try again.' },
  connectionLimits: {
    usedUpBy: 'A client that has connections from seven addresses, each with a request in flight that lasts.',
    others: 'Health checks are answered. Connections without a request are closed for others.',
  },
  streamLimits: { usedUpBy: 'A client that opens streams from sixty addresses.', others: 'Everything. Browsers without a stream poll.' },
  slowLane: {
    usedUpBy: 'A client that asks from more than forty networks at once.',
    others: 'Everything but what is slowed; that is tried again.',
  },
} as const satisfies Record<string, LimitEffect>;

/** A limit without an entry does not compile. */
export const storedLimitEffects: Record<StoredLimitName, LimitEffect> = {
  order: { usedUpBy: manyNetworks, others: `${known} The window is a minute.` },
  newsletter: { usedUpBy: manyNetworks, others: known },
  message: { usedUpBy: manyNetworks, others: `${known} The address of the shop is in its imprint.` },
  withdrawal: {
    usedUpBy: 'Clients with the same address or network. The limit of the shop only slows.',
    others: 'Withdraw, after 20 seconds at most while forty networks or fewer declare withdrawals.',
  },
  'address-household': {
    usedUpBy: 'A client that has the link of the household.',
    others: 'Every other household answers by its own link. The host can type the address.',
  },
  'event-answer': {
    usedUpBy: 'A client that has the link of the household.',
    others: 'Every other household answers by its own link. The host can type the answer.',
  },
  'event-delete': {
    usedUpBy: 'A client that has the link of the household.',
    others: 'Every other household deletes by its own link. The host can delete the event.',
  },
  'event-password': {
    usedUpBy: 'A client that has the link of the household.',
    others: 'Every other household types the password by its own link. The host can take it away.',
  },
  'event-page-password': {
    usedUpBy: sameIpAddress,
    others: 'Type the password from another address, or by the link of their household.',
  },
  'event-open': {
    usedUpBy: 'A client that has the code for all of the event, from forty addresses.',
    others: 'Households answer by their own links; by the code for all from the next day on. The host is told, and can type answers.',
  },
  'event-code': { usedUpBy: sameIpAddress, others: 'Open the link, which is not limited, or type the code from another address.' },
  'event-code-all': { usedUpBy: manyNetworks, others: 'Two wrong codes in a quarter of an hour instead of ten.' },
  'event-code-strict': { usedUpBy: manyNetworks, others: `${known} Links and QR codes open as before.` },
  'event-report': {
    usedUpBy: 'A client that has a link of the event, for this event; forty networks for all.',
    others: 'Write to the address in the imprint.',
  },
  'address-group': {
    usedUpBy: 'A client that has the link for the group, from forty addresses.',
    others: 'Households answer by their own links; by the one for the group from the next day on. The host can revoke it.',
  },
  note: { usedUpBy: manyNetworks, others: known },
  login: {
    usedUpBy: 'A client that tries wrong passwords for an account, for devices that have not signed in to it before.',
    others:
      'A device that has signed in to the account before has a count of its own; a mailed link, a passkey and Google sign in as well.',
  },
  'sign-up': {
    usedUpBy: manyNetworks,
    others: 'Sign in with Google, order as a guest, and sign up from the next hour on; a device that has signed in before signs up.',
  },
  'account-mail': {
    usedUpBy: 'Clients with the same address or network. The limit of the shop only slows.',
    others: 'Ask for the link, after 20 seconds at most while forty networks or fewer ask. The answer does not tell who has an account.',
  },
  'approval-mail': { usedUpBy: manyNetworks, others: `${known} A host can pass on a link that was made before.` },
  export: { usedUpBy: 'The account itself, and clients with the same address.', others: everywhere },
  import: { usedUpBy: 'The account itself, and clients with the same address.', others: everywhere },
  voucher: ofIpAddress,
  'account-link': ofIpAddress,
  'order-address': {
    usedUpBy: 'A client that has the link of the order.',
    others: 'Everything but another address for that order, which the support can still change.',
  },
  'order-proof': {
    usedUpBy: 'A client that has the link of the order, or the same address or network.',
    others: 'Everything but old orders of that link; a customer who is signed in is not asked.',
  },
  'upload-bytes': {
    usedUpBy: 'Guests who have ordered, from many addresses, with bytes that are kept.',
    others: 'Customers upload; guests design and order with the pictures that are uploaded.',
  },
  'upload-bytes-new': {
    usedUpBy: 'A client that sends bytes that are kept from many addresses.',
    others: 'Customers, and guests who have ordered, upload; everybody else designs and orders with the pictures that are uploaded.',
  },
  'upload-bytes-customer': {
    usedUpBy: 'Customers, from many addresses, with bytes that are kept.',
    others: 'Guests upload; customers design and order with the pictures that are uploaded.',
  },
};
