/**
 * Limits of what one client, one owner and everybody together may use, in one table. They hold always; no setting turns one off.
 *
 * A real customer meets none of them, nor do fifty people in an office who share one address: the values of `address` are those of about
 * fifty busy customers, the values of `owner` those of one customer in a hurry. `shop` bounds what an attack from many addresses costs.
 */
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import { eventLimits } from './event-limits.ts';
import { ownWorkLimits } from './own-work-limits.ts';

/**
 * Counted by the owner of the session, by the client's address, by the network around it, by the account that is asked for, or for all
 * requests together. A request without a session has no owner.
 */
export type LimitScope = 'owner' | 'address' | 'network' | 'account' | 'shop';

/**
 * At most `max` points in `windowMs`, which begins with the first one. Of a limit of the shop, clients that it does not know use up the
 * share `strangers` at most; the rest is kept for those who are signed in, whose device has signed in before, or whose mailbox has an
 * account. `whenMet` is what happens then: a call that the law or an account needs is slowed (`slowLane`), never refused.
 */
export type RateLimit = { max: number; windowMs: number } & (
  | { by: Exclude<LimitScope, 'shop'> }
  | { by: 'shop'; strangers: number; whenMet: 'refuse' | 'slow' }
);

/**
 * The networks that a limit by address counts, as bits of their prefix, and how many times its `max` each has. A household or a server has
 * a /64 at least, mostly a /56; who has a /48 could speak from 65,536 of the former.
 */
export const ipAddressWidths = {
  ipv4: [{ bits: 32, times: 1 }],
  ipv6: [
    { bits: 64, times: 1 },
    { bits: 56, times: 4 },
    { bits: 48, times: 16 },
  ],
} as const;

/** What a limit by network counts as one. One address cannot use it up for the others of its network. */
export const networkBits = { ipv4: 24, ipv6: 48 } as const;

/**
 * Calls beyond a limit of the shop that slows: one passes each `gapMs`, those of the networks in turn. Places are what may wait; when all
 * are taken, the network that has the most gives one up. A network that has one waits for 20 seconds at most.
 */
export const slowLane = { places: 40, placesOfNetwork: 4, gapMs: 500 } as const;

/** Counted in the memory of a process. The order is that of checking: a refused request uses up nothing of the limits after it. */
export const rateLimits = {
  /** Calls and private pages. The editor saves every one and a half seconds at most: forty calls a minute, and a few more for prices. */
  call: [{ by: 'address', max: 3_000, windowMs: minuteMs }],
  /**
   * Pages that are in no cache and rendered for one request, in milliseconds of processor time of the event loop: a render takes 10 ms, that
   * of a list with all its designs ten times as much, and each several times as much in a process that has just started. An address has 40%
   * of the thread at most, in turns with the others. Fifty visitors of a new shop open four such pages a second together, which is 400 ms.
   */
  render: [{ by: 'address', max: 4_000, windowMs: 10_000 }],
  /** Pictures and proofs that do not exist. Pages name none; beyond the limit the answer to such a request is another one, nothing else. */
  'missing-file': [{ by: 'address', max: 60, windowMs: minuteMs }],
  /** Photos are sent four at a time, and each takes a second or more. A browser that is refused waits with all of them. */
  upload: [
    { by: 'owner', max: 120, windowMs: minuteMs },
    { by: 'address', max: 300, windowMs: minuteMs },
    { by: 'address', max: 5_000, windowMs: dayMs },
  ],
  /**
   * Bytes of uploads that have arrived, kept or not: who sends files that are refused has sent a day's share of an address at last. An owner
   * has 5 GB in all; ten people of an office rarely send 500 MB each on one day.
   */
  'upload-bytes': [{ by: 'address', max: 5_000_000_000, windowMs: dayMs }],
  /**
   * Milliseconds of processor time of the decode role. A photo takes 0.5 s, one of 200 megapixels 10 s; an owner has a thousand pictures at
   * most. An address cannot occupy one of the two processes for longer than half of the time.
   */
  'decoding-time': [
    { by: 'owner', max: 900_000, windowMs: hourMs },
    { by: 'address', max: 1_800_000, windowMs: hourMs },
  ],
  /** New designs, and copies of them. A design may have 2 MB; a typical one has 20 kB. */
  design: [
    { by: 'owner', max: 30, windowMs: minuteMs },
    { by: 'address', max: 120, windowMs: minuteMs },
    { by: 'address', max: 1_000, windowMs: dayMs },
  ],
  /** Bytes of new designs of the whole shop: 250,000 typical ones. */
  'design-bytes': [{ by: 'shop', max: 5_000_000_000, windowMs: dayMs, strangers: 0.75, whenMet: 'refuse' }],
  /** Saves of a design: three times what the editor sends, for a design that is open in three windows. */
  save: [
    { by: 'owner', max: 120, windowMs: minuteMs },
    { by: 'address', max: 1_500, windowMs: minuteMs },
  ],
  /** Named versions, links and what their visitors write, as their owner changes them. */
  version: [
    { by: 'owner', max: 60, windowMs: minuteMs },
    { by: 'address', max: 300, windowMs: minuteMs },
  ],
  /** Comments and suggestions by visitors of a link. Twenty guests of a party in one network write one each. */
  note: [{ by: 'address', max: 30, windowMs: minuteMs }],
  /** Changes of guest lists: a row is saved when its last cell is left, and pasted rows are one change. */
  'guest-list': [
    { by: 'owner', max: 120, windowMs: minuteMs },
    { by: 'address', max: 900, windowMs: minuteMs },
  ],
  /** Changes of an event by its host: facts, programme, and answers that came by telephone. */
  event: [
    { by: 'owner', max: 120, windowMs: minuteMs },
    { by: 'address', max: 900, windowMs: minuteMs },
  ],
  /** Proposals of who sits where, and files of an event: each takes a worker thread for half a second. */
  'event-task': [
    { by: 'owner', max: 20, windowMs: minuteMs },
    { by: 'address', max: 60, windowMs: minuteMs },
  ],
  /** Mails of an event that its host sends: each looks at every household. */
  'event-mail': [
    { by: 'owner', max: 10, windowMs: minuteMs },
    { by: 'address', max: 60, windowMs: minuteMs },
  ],
  /** Changes of how a design is printed with a list, some of which fit all its names. Guests are left out one by one. */
  merge: [
    { by: 'owner', max: 60, windowMs: minuteMs },
    { by: 'address', max: 300, windowMs: minuteMs },
  ],
  /** Changes of the cart: a click on plus or minus is one. */
  cart: [
    { by: 'owner', max: 120, windowMs: minuteMs },
    { by: 'address', max: 900, windowMs: minuteMs },
  ],
  /** Attempts to order, with those that are refused for a missing field. */
  'order-attempt': [
    { by: 'owner', max: 60, windowMs: minuteMs },
    { by: 'address', max: 300, windowMs: minuteMs },
  ],
  /** Answers to what production asks about an order: each lays its document out anew. A line has a dozen questions at most. */
  'order-repair': [
    { by: 'owner', max: 30, windowMs: minuteMs },
    { by: 'address', max: 120, windowMs: minuteMs },
  ],
  /** Withdrawals, each of which sends two mails. A customer declares one. */
  withdrawal: [{ by: 'address', max: 5, windowMs: minuteMs }],
  /** Challenges for Google and passkeys: a sign-in dialog asks for one. Each is a row for some minutes. */
  challenge: [{ by: 'address', max: 240, windowMs: minuteMs }],
  /** Pictures that are not there yet and have to be drawn. A list of cards has 48 in two sizes; two are drawn at once, each in 0.1 s or more. */
  drawing: [{ by: 'address', max: 600, windowMs: minuteMs }],
  ...ownWorkLimits,
  /** Proofs as PDF: pages are set, and pictures decoded anew. A customer looks at one or two after each change. */
  proof: [
    { by: 'owner', max: 12, windowMs: minuteMs },
    { by: 'address', max: 40, windowMs: minuteMs },
  ],
  /**
   * Milliseconds of processor time of drawings, proofs and hanging templates, by who asks and by whose design it is: one is drawn at a time.
   * A proof takes 0.3 s, a page of a book as much, so that a book that is shown whole takes half a minute.
   */
  'drawing-time': [
    { by: 'owner', max: 120_000, windowMs: 10 * minuteMs },
    { by: 'address', max: 300_000, windowMs: 10 * minuteMs },
  ],
  /** Hanging templates as PDF, of up to 540 pages. A customer prints one or two a wall. */
  'hanging-template': [
    { by: 'owner', max: 12, windowMs: minuteMs },
    { by: 'address', max: 30, windowMs: minuteMs },
  ],
  /** QR bills as PDF, each drawn anew. A customer prints one an order. */
  'qr-bill': [
    { by: 'owner', max: 12, windowMs: minuteMs },
    { by: 'address', max: 40, windowMs: minuteMs },
  ],
  /** Overviews of orders as PDF, each set anew. A customer prints one an order. */
  'order-overview': [
    { by: 'owner', max: 12, windowMs: minuteMs },
    { by: 'address', max: 40, windowMs: minuteMs },
  ],
  /** Ways to another host of the shop, each of which is a row for a minute, and arrivals. A visitor changes the country once. */
  'hand-over': [
    { by: 'owner', max: 20, windowMs: minuteMs },
    { by: 'address', max: 240, windowMs: minuteMs },
  ],
  /** One-click unsubscribes: mail services post those of many subscribers from few addresses. */
  unsubscribe: [{ by: 'address', max: 600, windowMs: minuteMs }],
  /** Events of payment providers: all of a shop come from few addresses, each a few times. */
  'payment-hook': [{ by: 'address', max: 1_200, windowMs: minuteMs }],
  /** Answers to the question about cookies, each of which is a row. A visitor gives one. */
  consent: [{ by: 'address', max: 60, windowMs: minuteMs }],
  /** Reports of feature tests. A browser sends a few a minute. */
  'flag-report': [{ by: 'address', max: 600, windowMs: minuteMs }],
  /** Wrong tokens of operators, editors and programs. A person mistypes one a few times, a program with an old one tries every minute. */
  'wrong-token': [{ by: 'address', max: 30, windowMs: 15 * minuteMs }],
  /** Violations of the content security policy that a browser reports. A page of the shop has none; one with an extension sends a few. */
  'csp-report': [{ by: 'address', max: 20, windowMs: minuteMs }],
  /**
   * Bytes of such reports with the public key. A visitor who looks around for an hour sends 30 kB; they are stored for 90 days, in less
   * than twice their size.
   */
  'flag-report-bytes': [
    { by: 'address', max: 5_000_000, windowMs: dayMs },
    { by: 'network', max: 20_000_000, windowMs: dayMs },
    { by: 'shop', max: 200_000_000, windowMs: dayMs, strangers: 1, whenMet: 'refuse' },
  ],
  /** Errors that a browser reports. A browser sends each error once and stops after a few; one address does not use up the shop's minute. */
  'browser-report': [{ by: 'address', max: 20, windowMs: minuteMs }],
  /** Reports without a session cannot use up the minute of those with one. */
  'browser-report-anonymous': [{ by: 'shop', max: 60, windowMs: minuteMs, strangers: 1, whenMet: 'refuse' }],
  'browser-report-session': [{ by: 'shop', max: 60, windowMs: minuteMs, strangers: 1, whenMet: 'refuse' }],
} as const satisfies Record<string, readonly RateLimit[]>;

export type RateLimitName = keyof typeof rateLimits;

/** Counted in the database, for all processes, in the transaction of what they limit: what is refused is not counted. */
export const storedLimits = {
  /** Orders, of which each makes a print file and a mail. A customer orders once or twice, an office of fifty once each. */
  order: [
    { by: 'owner', max: 20, windowMs: hourMs },
    { by: 'address', max: 100, windowMs: hourMs },
    { by: 'address', max: 300, windowMs: dayMs },
    { by: 'network', max: 2_000, windowMs: dayMs },
    { by: 'shop', max: 600, windowMs: minuteMs, strangers: 0.75, whenMet: 'refuse' },
  ],
  /** Mails to addresses that strangers may have typed: a sign-up sends one. What one mailbox gets is in mail-budgets.ts. */
  newsletter: [
    { by: 'owner', max: 10, windowMs: hourMs },
    { by: 'address', max: 60, windowMs: hourMs },
    { by: 'network', max: 300, windowMs: hourMs },
    { by: 'shop', max: 1_000, windowMs: hourMs, strangers: 0.75, whenMet: 'refuse' },
  ],
  /** Messages to the shop: two mails each. Owners have a limit of their own (message.ts). */
  message: [
    { by: 'address', max: 60, windowMs: hourMs },
    { by: 'network', max: 200, windowMs: hourMs },
    { by: 'shop', max: 600, windowMs: hourMs, strangers: 0.75, whenMet: 'refuse' },
  ],
  /** Withdrawals: their receipts go to addresses that strangers may have typed. */
  withdrawal: [
    { by: 'address', max: 60, windowMs: hourMs },
    { by: 'network', max: 200, windowMs: hourMs },
    { by: 'shop', max: 600, windowMs: hourMs, strangers: 0.75, whenMet: 'slow' },
  ],
  /**
   * Wrong answers to the question for the postal code or e-mail address of an old order; a right one gives its points back. `account` is the
   * order: who has its link tries a few codes of the town in a day.
   */
  'order-proof': [
    { by: 'address', max: 10, windowMs: 15 * minuteMs },
    { by: 'account', max: 20, windowMs: dayMs },
  ],
  /** New delivery addresses of an order, each of which is a mail and a new ticket. A customer corrects one. */
  'order-address': [{ by: 'account', max: 10, windowMs: dayMs }],
  /** Answers by the link of a household, which is the account. Who corrects an address sends it a few times. */
  'address-household': [
    { by: 'account', max: 10, windowMs: minuteMs },
    { by: 'account', max: 60, windowMs: dayMs },
  ],
  ...eventLimits,
  /** Answers by the link for a group, of which the request is the account: a guest sends one, a family that visits a few. */
  'address-group': [
    { by: 'address', max: 5, windowMs: hourMs },
    { by: 'account', max: 200, windowMs: dayMs },
  ],
  /** Comments and suggestions, which visitors of a link write without a session. */
  note: [
    { by: 'address', max: 300, windowMs: hourMs },
    { by: 'network', max: 1_000, windowMs: hourMs },
    { by: 'shop', max: 5_000, windowMs: hourMs, strangers: 0.75, whenMet: 'refuse' },
  ],
  /**
   * Wrong passwords. A device that has signed in before has a count of its own for the account, so that strangers cannot lock its owner
   * out. A right password gives its points back.
   */
  login: [
    { by: 'address', max: 100, windowMs: 15 * minuteMs },
    { by: 'account', max: 10, windowMs: 15 * minuteMs },
  ],
  /** New accounts, each with a mail to an address that a stranger may have typed. */
  'sign-up': [
    { by: 'address', max: 10, windowMs: hourMs },
    { by: 'network', max: 100, windowMs: hourMs },
    { by: 'shop', max: 1_000, windowMs: hourMs, strangers: 0.75, whenMet: 'refuse' },
  ],
  /** Mails with links to an account. What one mailbox gets is in mail-budgets.ts. */
  'account-mail': [
    { by: 'address', max: 20, windowMs: hourMs },
    { by: 'network', max: 100, windowMs: hourMs },
    { by: 'shop', max: 1_000, windowMs: hourMs, strangers: 0.75, whenMet: 'slow' },
  ],
  /** Mails that ask a party to approve what is printed, to addresses that their host typed. A host has a few parties, and reminds them. */
  'approval-mail': [
    { by: 'address', max: 30, windowMs: hourMs },
    { by: 'network', max: 100, windowMs: hourMs },
    { by: 'shop', max: 500, windowMs: hourMs, strangers: 0.75, whenMet: 'refuse' },
  ],
  /** Copies of a customer's data: each draws every design and reads every picture. A customer needs one. */
  export: [
    { by: 'account', max: 3, windowMs: dayMs },
    { by: 'address', max: 30, windowMs: dayMs },
  ],
  /** Copies that are read in: each draws nothing, but decodes every picture. One with many pictures is sent a few times. */
  import: [
    { by: 'account', max: 20, windowMs: dayMs },
    { by: 'address', max: 60, windowMs: dayMs },
  ],
  /** Unknown codes of vouchers. A code has 58 random bits or more; who mistypes one tries again twice. */
  voucher: [{ by: 'address', max: 10, windowMs: 15 * minuteMs }],
  /** Tokens of such links, credentials of Google and signatures of passkeys. */
  'account-link': [{ by: 'address', max: 60, windowMs: 15 * minuteMs }],
  /**
   * Bytes of uploads without an account; `max` is the setting UPLOAD_GB_PER_DAY. Bytes are counted when they arrive, not when they are
   * announced, and given back when nothing of them is kept: an upload that was cancelled, or a file that was refused. What has arrived
   * stays with the client's address (the rate of the same name), which bounds uploading the same again. Whether there is room on the disk
   * is asked first.
   */
  'upload-bytes': [{ by: 'shop', max: 20_000_000_000, windowMs: dayMs, strangers: 1, whenMet: 'refuse' }],
  /** Of these, those of owners who have not ordered; `max` is half of the setting. The other half is kept for guests who have. */
  'upload-bytes-new': [{ by: 'shop', max: 10_000_000_000, windowMs: dayMs, strangers: 1, whenMet: 'refuse' }],
  /** Bytes of uploads of customers, as many again: strangers cannot use them up. */
  'upload-bytes-customer': [{ by: 'shop', max: 20_000_000_000, windowMs: dayMs, strangers: 1, whenMet: 'refuse' }],
} as const satisfies Record<string, readonly RateLimit[]>;

export type StoredLimitName = keyof typeof storedLimits;

/** What one owner may have stored. */
export const quotas = {
  /** Designs that were never ordered. Customers try ten or twenty. */
  designs: 100,
  /** Bytes of the saved versions of a design, besides the newest: 250 of a typical card, of which the last 20 are stored. */
  versionBytes: 5_000_000,
  /** Versions of a design that its owner named, and their bytes: a wedding card goes through ten drafts. */
  namedVersions: { count: 30, bytes: 10_000_000 },
  /** Deleted designs that can be restored. The oldest one goes first. */
  deletedDesigns: 100,
  /** Links of a design that are valid. */
  shares: 10,
  /** Comments and suggestions on a design, and those that are still open. */
  notes: { all: 1_000, open: 200 },
  /** Lines of the open cart, which is priced as a whole at each visit. A wedding with every piece of a suite has twelve. */
  cartLines: 100,
  /** Codes of vouchers in the open cart. */
  cartCodes: 20,
  /** Pictures: a book of 200 pages with five photos each. */
  pictures: { files: 1_000, bytes: 5_000_000_000 },
} as const;

/**
 * Uploads in parts that are not finished. A browser sends four at once; what it left behind goes first when there are more, and when the
 * browsers behind its address have more together. They count as pictures of their full size for their owner, and an upload is begun only
 * where those of its owner and its address fit on the disk; they take nothing from others. `expireMs` counts from the last byte: a night
 * without a network.
 */
export const partialUploads = { perOwner: 30, perAddress: 200, expireMs: dayMs } as const;

/**
 * A copy of a customer's data that is read in. `zipBytes`: 200 photos of 5 MB. The others bound what is unpacked: entries in all, texts,
 * and how many times its packed size an entry may have (a design packs to a twentieth). `workMs` is shorter than the web role lets a
 * connection be silent; what is left then is read the next time.
 */
export const copyLimits = {
  zipBytes: 1_000_000_000,
  entries: 20_000,
  textBytes: 8_000_000,
  unpackedBytes: 5_000_000_000,
  packing: 200,
  workMs: 60_000,
  /** At once in the shop, when they have arrived; one of an account and one from an address. */
  running: 2,
  waiting: 20,
} as const;

/**
 * Uploads that run at once, and those that wait for them. A browser sends six at once; over HTTP/2 it sends every photo of a book at
 * once, and the editor repeats those that are refused. `waitMs` is shorter than a proxy waits for an answer.
 */
export const uploadSlots = {
  owner: { running: 4, waiting: 16 },
  address: { running: 8, waiting: 60 },
  /** A body that arrives slowly has its slot for five minutes: 25 addresses have to send such bodies to use up all. */
  shop: { running: 200, waiting: 400 },
  waitMs: 30_000,
} as const;

/** Streams of the flag service, of 2,000 connections. One tab of a browser has one; who gets none polls. */
export const streamLimits = { address: 20, network: 200, all: 1_200 } as const;

/** Reports of feature tests: bytes of one with the public key, as many as a browser sends when a page is left, and with that of servers. */
export const flagReports = { clientBytes: 65_536, serverBytes: 5_000_000, telemetryBytes: 8_000 } as const;

/**
 * Connections of the web role, and requests in flight. Those of the shop's own proxies count for the sum only, so that behind them the
 * requests of a client are the measure; streams have limits of their own. `network` is the most that a network around an address may have.
 */
export const connectionLimits = {
  /** A browser opens six: fifty of them behind one address. */
  address: 300,
  network: 1_000,
  all: 2_000,
  /** Besides those: connections that get answers to health checks only. The oldest is closed for a newer one. */
  forHealth: 50,
  /** What a client sends of an upload at least in 20 seconds: a tenth of what the slowest phone network carries. */
  uploadBytes: 20_000,
} as const;
