/**
 * Limits of what one client, one owner and everybody together may use, in one table. They hold always; no setting turns one off.
 *
 * A real customer meets none of them, nor do fifty people in an office who share one address: the values of `address` are those of about
 * fifty busy customers, the values of `owner` those of one customer in a hurry. `shop` bounds what an attack from many addresses costs.
 */
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';

/**
 * Counted by the owner of the session, by the client's address, by the account that is asked for, or for all requests together. A request
 * without a session has no owner.
 */
export type LimitScope = 'owner' | 'address' | 'account' | 'shop';

/** At most `max` points in `windowMs`, which begins with the first one. */
export type RateLimit = { by: LimitScope; max: number; windowMs: number };

/** Counted in the memory of a process. The order is that of checking: a refused request uses up nothing of the limits after it. */
export const rateLimits = {
  /** Calls and private pages. The editor saves every one and a half seconds at most: forty calls a minute, and a few more for prices. */
  call: [{ by: 'address', max: 3_000, windowMs: minuteMs }],
  /**
   * Pages that are in no cache and rendered for one request. The window is short: a render takes 10 ms, so that an address that uses up
   * its limit at once holds up the others for two seconds. Fifty visitors of a new shop open four such pages a second together.
   */
  render: [{ by: 'address', max: 200, windowMs: 10_000 }],
  /** Pictures and proofs that do not exist. Pages name none; beyond the limit the answer to such a request is another one, nothing else. */
  'missing-file': [{ by: 'address', max: 60, windowMs: minuteMs }],
  /** Photos are sent four at a time, and each takes a second or more. A browser that is refused waits with all of them. */
  upload: [
    { by: 'owner', max: 120, windowMs: minuteMs },
    { by: 'address', max: 300, windowMs: minuteMs },
    { by: 'address', max: 5_000, windowMs: dayMs },
  ],
  /** Bytes of uploads. An owner has 5 GB in all; ten people of an office rarely send 500 MB each on one day. */
  'upload-bytes': [{ by: 'address', max: 5_000_000_000, windowMs: dayMs }],
  /** New designs, and copies of them. A design may have 2 MB; a typical one has 20 kB. */
  design: [
    { by: 'owner', max: 30, windowMs: minuteMs },
    { by: 'address', max: 120, windowMs: minuteMs },
    { by: 'address', max: 1_000, windowMs: dayMs },
  ],
  /** Bytes of new designs of the whole shop: 250,000 typical ones. */
  'design-bytes': [{ by: 'shop', max: 5_000_000_000, windowMs: dayMs }],
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
  /** Withdrawals, each of which sends two mails. A customer declares one. */
  withdrawal: [{ by: 'address', max: 5, windowMs: minuteMs }],
  /** Challenges for Google and passkeys: a sign-in dialog asks for one. Each is a row for some minutes. */
  challenge: [{ by: 'address', max: 240, windowMs: minuteMs }],
  /** Pictures that are not there yet and have to be drawn. A list of cards has 48 in two sizes; two are drawn at once, each in 0.1 s or more. */
  drawing: [{ by: 'address', max: 600, windowMs: minuteMs }],
  /** Proofs as PDF: pages are set, and pictures decoded anew. A customer looks at one or two after each change. */
  proof: [
    { by: 'owner', max: 12, windowMs: minuteMs },
    { by: 'address', max: 40, windowMs: minuteMs },
  ],
  /** Hanging templates as PDF, of up to 540 pages. A customer prints one or two a wall. */
  'hanging-template': [
    { by: 'owner', max: 12, windowMs: minuteMs },
    { by: 'address', max: 30, windowMs: minuteMs },
  ],
  /** Answers to the question about cookies, each of which is a row. A visitor gives one. */
  consent: [{ by: 'address', max: 60, windowMs: minuteMs }],
  /** Reports of feature tests. A browser sends a few a minute. */
  'flag-report': [{ by: 'address', max: 600, windowMs: minuteMs }],
  /** Errors that a browser reports. A browser sends each error once and stops after a few; one address does not use up the shop's minute. */
  'browser-report': [{ by: 'address', max: 20, windowMs: minuteMs }],
  /** Reports without a session cannot use up the minute of those with one. */
  'browser-report-anonymous': [{ by: 'shop', max: 60, windowMs: minuteMs }],
  'browser-report-session': [{ by: 'shop', max: 60, windowMs: minuteMs }],
} as const satisfies Record<string, readonly RateLimit[]>;

export type RateLimitName = keyof typeof rateLimits;

/** Counted in the database, for all processes, in the transaction of what they limit: what is refused is not counted. */
export const storedLimits = {
  /** Orders, of which each makes a print file and a mail. A customer orders once or twice, an office of fifty once each. */
  order: [
    { by: 'owner', max: 20, windowMs: hourMs },
    { by: 'address', max: 100, windowMs: hourMs },
    { by: 'address', max: 300, windowMs: dayMs },
    { by: 'shop', max: 600, windowMs: minuteMs },
  ],
  /** Mails to addresses that strangers may have typed: a sign-up sends one. An address of a mailbox gets three a day at most (newsletter-terms.ts). */
  newsletter: [
    { by: 'owner', max: 10, windowMs: hourMs },
    { by: 'address', max: 60, windowMs: hourMs },
    { by: 'shop', max: 1_000, windowMs: hourMs },
  ],
  /** Messages to the shop: two mails each. Owners and mailboxes have limits of their own (message.ts). */
  message: [
    { by: 'address', max: 60, windowMs: hourMs },
    { by: 'shop', max: 600, windowMs: hourMs },
  ],
  /** Withdrawals: their receipts go to addresses that strangers may have typed. */
  withdrawal: [
    { by: 'address', max: 60, windowMs: hourMs },
    { by: 'shop', max: 600, windowMs: hourMs },
  ],
  /** Comments and suggestions, which visitors of a link write without a session. */
  note: [
    { by: 'address', max: 300, windowMs: hourMs },
    { by: 'shop', max: 5_000, windowMs: hourMs },
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
    { by: 'shop', max: 1_000, windowMs: hourMs },
  ],
  /** Mails with links to an account. A mailbox gets few of them a day (customer.ts). */
  'account-mail': [
    { by: 'address', max: 20, windowMs: hourMs },
    { by: 'shop', max: 1_000, windowMs: hourMs },
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
  /** Bytes of uploads without an account; `max` is the setting UPLOAD_GB_PER_DAY. */
  'upload-bytes': [{ by: 'shop', max: 20_000_000_000, windowMs: dayMs }],
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
 * Uploads in parts that are not finished. A browser sends four at once; what it left behind goes first when there are more. They count
 * as pictures of their full size. `expireMs` counts from the last byte: a night without a network.
 */
export const partialUploads = { perOwner: 30, expireMs: dayMs } as const;

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
  /** At once in the shop, and waiting. */
  running: 2,
  waiting: 4,
} as const;

/**
 * Uploads that run at once, and those that wait for them. A browser sends six at once; over HTTP/2 it sends every photo of a book at
 * once, and the editor repeats those that are refused. `waitMs` is shorter than a proxy waits for an answer.
 */
export const uploadSlots = {
  owner: { running: 4, waiting: 16 },
  address: { running: 8, waiting: 60 },
  /** Two pictures are decoded at once, 0.3 s each; 40 bodies of 50 MB fit into the folder for uploads. */
  shop: { running: 40, waiting: 120 },
  waitMs: 30_000,
} as const;

/** Connections of the web role. */
export const connectionLimits = {
  /** A browser opens six: fifty of them behind one address. */
  address: 300,
  all: 2_000,
  /** What a client sends of an upload at least in 20 seconds: a tenth of what the slowest phone network carries. */
  uploadBytes: 20_000,
} as const;
