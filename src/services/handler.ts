/** What a handler is given besides its input. Composition roots fill it; handlers never reach around it. */
import type { CallTable, Output, Parsed } from '#api/call.ts';
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import type { Customer } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { SellerFacts } from '#core/invoice/snapshot.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Grid } from '#core/people/import/grid.ts';
import type { PictureFacts } from '#core/photos/facts.ts';
import type { HostEntry } from '#core/site/market.ts';
import type { TrackingTools } from '#core/site/tracking.ts';
import type { Channel, Country } from '#core/values/channel.ts';
import type { Turn } from '#core/values/limiter.ts';
import type { Locale } from '#core/values/locale.ts';
import type { Message, Unrendered } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Files } from '#store/file/files.ts';
import type { Browser, StartedLogin } from '#store/session/sessions.ts';
import type { GuaranteeNotice } from './images/own-file/guarantee-notice.ts';
import type { OwnFileFacts, OwnFileTask } from './images/own-file/protocol.ts';
import type { HashCost } from './password-hash.ts';
import type { PaymentProvider } from './payment/provider.ts';

/** Where a request happens: decided by host and path on pages, by the two headers on calls (D38). */
export type Site = {
  channel: Channel;
  country: Country;
  locale: Locale;
  /** Origin of absolute links, from configuration. */
  origin: string;
};

export type LogFunction = (level: 'info' | 'warn' | 'error', event: string, details?: Record<string, unknown>) => void;

/**
 * The accounts prepayments go to. `ibanChf`: of orders in CHF, where it is another one. `address`: of the recipient, as a Swiss QR bill needs
 * it; without both there is none.
 */
export type Bank = {
  recipient: string;
  iban: string;
  ibanChf?: string | undefined;
  address?: { address: string; zip: string; city: string; country: string } | undefined;
};

/** Every story of one version. `language` null is the default one; so is a language that the space does not have. */
export type PageStories = {
  /** Addresses are exact, without slashes around them; the default language's address always counts, too. */
  story(fullSlug: string, language: string | null): DeliveredStory | null;
  byUuid(uuid: string, language: string | null): DeliveredStory | null;
  /** In the order of the space. */
  stories(language: string | null): DeliveredStory[];
};

export type StoryReader = {
  /**
   * Brings the memory up to this version of 'content' and answers which one it holds: an older one while the service cannot be reached.
   * Page caches put it into their stamp, so that a page made from older stories is made anew later.
   */
  settle(version: number): Promise<number>;
  /** Never older than what was published before the call. Throws Fault 'busy' while the service has never been reached. */
  published(): Promise<PageStories>;
  /** Read anew each time: for editors who look at a page before it is published. */
  drafts(): Promise<PageStories>;
};

/** Sign-in with Google: the shop's id there, where its public keys are, and the address of its script. */
export type GoogleSettings = { clientId: string; keysUrl: string; script: string };

/**
 * The flag service. `clientKey` opens it for browsers and is public. `beforeConsent`: tests run for visitors who have not yet said whether
 * they agree to statistics (setting TESTS_BEFORE_CONSENT, D35). `areElsewhere`: flags are changed at another vendor's service.
 * `visitorSecret` signs the keys of visitors (store/flags/visitor-key.ts).
 */
export type FlagSettings = { clientKey: string; visitorSecret: string; beforeConsent: boolean; areElsewhere: boolean };

/** A data stream of Google Analytics that gets purchases through the shop's own tagging server, and the secret that opens it. */
export type MeasurementSettings = { id: string; secret: string; host: string };

/** What every process role shares. */
export type Shop = {
  store: Store;
  files: Files;
  /** Folder for uploads in progress, on the disk of the data folder. What lies there for long was left by a crash and is deleted. */
  tempDir: string;
  fonts: FontSet;
  /** Domains of channels and countries (setting HOSTS). */
  hosts: readonly HostEntry[];
  bank: Bank;
  /** Who sells, on the documents of orders. Absent: documents wait until the settings SELLER_… are there. */
  seller?: SellerFacts | undefined;
  /** The owner's file of the EU's notice. Absent: the checkout has its words alone. */
  guaranteeNotice?: GuaranteeNotice | undefined;
  /** In the order in which the checkout shows their methods. */
  payments: readonly PaymentProvider[];
  /** What uploads without an account may send in a day (setting UPLOAD_GB_PER_DAY). */
  uploadBytesPerDay: number;
  /** Of the codes of gift vouchers (the secret `vouchers`). */
  voucherSecret: string;
  /** Absent: a hash of a password costs what it has to (password-hash.ts). */
  hashCost?: HashCost | undefined;
  /** Where visitors' messages go (setting SERVICE_MAIL). */
  serviceMail: string;
  /** Absent: sign-in with Google is not offered (setting GOOGLE_CLIENT_ID). */
  google?: GoogleSettings | undefined;
  /** Absent: the shop uses no tools of other companies (settings TRACKING_ID, HEATMAP_ID, ANALYTICS_ID). */
  tracking?: TrackingTools | undefined;
  /** Absent: the shop's tagging server is told of no purchases (setting MEASUREMENT_ID). */
  measurement?: MeasurementSettings | undefined;
  /** Absent in roles that serve no pages. */
  flags?: FlagSettings | undefined;
  /** Content of pages. */
  stories: StoryReader;
  clock: () => Date;
  log: LogFunction;
  /** Takes one file from outside to the decode role. */
  decode: (file: string, name: string, use?: PictureUse, sender?: FileSender) => Promise<DecodedPicture>;
  /** The same for a customer's own layout. */
  readOwnFile: ReadOwnFile;
  /** The same for a list of people. */
  readGrid: ReadGrid;
};

/** What a list of people holds, before anything is concluded from it. Throws Fault 'bad-input' with a sentence, or 'busy'. */
export type ReadGrid = (file: string, sender?: FileSender) => Promise<Grid>;

/** What the decode role says about an own layout: its facts, or the size of the page that it drew (own-file/protocol.ts). */
export type OwnFileResult = { facts?: OwnFileFacts | undefined; page?: { width: number; height: number } | undefined };
/** Throws Fault 'picture-refused' with a sentence, or 'busy'. */
export type ReadOwnFile = (file: string, name: string, task: OwnFileTask, sender?: FileSender) => Promise<OwnFileResult>;

/** Whose turn a file from outside has: that of the shop itself by default. */
export type FileSender = {
  turn: Turn;
  /** A file of a client that has left is not decoded. */
  signal: AbortSignal | undefined;
  /** Is told the milliseconds of processor time that a file took, whatever became of it. */
  spent(ms: number): void;
};

/** What a picture from outside is for: print and the editor, or pages (a larger copy for screens, which may be transparent). */
export type PictureUse = 'print' | 'content';

/** What the decode role gives back: clean copies beside the given file, and facts. It throws Fault 'picture-refused' or 'busy'. */
export type DecodedPicture = {
  /** Pixels after orientation. */
  width: number;
  height: number;
  /** Format of the file as it came. */
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'heic';
  printKind: 'jpeg-original' | 'jpeg';
  printFile: string;
  previewFile: string;
  mediumFile: string;
  thumbFile: string;
  focusX: number;
  focusY: number;
  /** EXIF orientation 1..8 that `printFile` still needs (1 when it was encoded again). */
  orientation: number;
  /** Of the file as it came, lower-case hex. */
  sha256: string;
  /** Nothing is told of a picture that is for pages. */
  facts: PictureFacts;
  warnings: Message[];
};

/**
 * Secrets of sign-ins that are under way, of phones that send photos, the proof for an order, the keys of addresses and of answers to events that a guest sent, proofs of passwords of
 * events, and the mark that tiles show own words; each has a cookie of its own.
 */
export type SecretName =
  | 'google'
  | 'google-redirect'
  | 'passkey'
  | 'passkey-new'
  | 'order'
  | 'address'
  | 'event'
  | 'event-open'
  | 'upload-link'
  | 'tile-words';

/** The owner a request acts for. */
export type RequestOwner = {
  /** Null until the guest saves something. */
  current: OwnerId | null;
  /** Makes an owner where there is none, and sets the session's cookie. */
  ensure(): Promise<OwnerId>;
  /** Sets a cookie with a new token for the session. The old one is valid until the browser has used the new one, and a minute longer. */
  renewToken(): Promise<void>;
  /** The signed-in customer; null for guests. */
  customer: Customer | null;
  /** Hash of the cookie that tells a device which has signed in before; null without one. It proves nothing. */
  device: string | null;
  /** Runs `start` for the browser of the request, and sets the cookies of the login that it began. Throws what `start` throws. */
  signIn<T extends StartedLogin>(start: (browser: Browser) => Promise<T>): Promise<T>;
  /** Sets the cookie of a secret. `fromOtherSites`: it also comes with a form that another site's page posts. */
  keepSecret(name: SecretName, secret: string, options: { lifeMs: number; fromOtherSites?: boolean }): void;
  /** The secret of this browser; null without one. */
  secret(name: SecretName): string | null;
  /** The same, and its cookie is removed. */
  takeSecret(name: SecretName): string | null;
  /** Ends the login of a customer, or every session of a guest, and removes the cookie. What belongs to the owner stays. */
  signOut(): Promise<void>;
};

/** A guest, known by what the session of the browser owns. */
export type Visitor = { kind: 'visitor'; owner: RequestOwner };
/** A customer who was signed in when the request came. */
export type SignedIn = { kind: 'customer'; owner: RequestOwner; customer: Customer };
/** `name` is that of the token. */
export type Operator = { kind: 'operator'; name: string };
/** The shop itself: a job, or what follows from a rule. */
export type Job = { kind: 'job' };
export type Actor = Visitor | SignedIn | Operator | Job;

/** What the handler of every call is given. */
export type CallContext<A extends Actor> = { shop: Shop; actor: A; requestId: string };
export type OperatorContext = CallContext<Operator>;

/** What handlers of calls of pages are given. */
export type Context = CallContext<Visitor | SignedIn> & {
  site: Site;
  /** Of the client, as limits group addresses. */
  ipAddress: string;
  /** Of a phone that sends photos by a link of the owner: what it stores counts there, and it reaches nothing else. */
  uploadLink?: { id: string };
  /** Of an upload: aborts when the client has left. */
  signal?: AbortSignal;
  header(name: string): string | null;
  /** Sends a Set-Cookie line with the answer of a call; absent while a page is rendered. */
  setCookie?: (line: string) => void;
  /** An editor looks at drafts. */
  preview?: boolean;
  /** While a page is rendered: articles whose stock it shows, and whether each was sold out. It is made anew when that changes. */
  shownStock?: Map<string, boolean>;
};

/** What a handler returns: the call's output, with messages for texts. */
export type HandlerOutput<C extends CallTable[string]> = Unrendered<Output<C>>;

/** The context of a call that takes a key has it; null where it is optional and not sent. */
type WithKey<C extends CallTable[string], Given> = C extends { idempotency: infer Kind }
  ? Given & { idempotencyKey: Kind extends 'required' ? string : string | null }
  : Given;

/** One function per call key of a table; adding a call without a handler does not compile. Messages are written by http/calls/handlers.ts. */
export type Handlers<T extends CallTable, Given = Context> = {
  [K in keyof T]: (input: Parsed<T[K]>, context: WithKey<T[K], Given>) => Promise<HandlerOutput<T[K]>> | HandlerOutput<T[K]>;
};

/**
 * Does the work of a job and returns what is written together with the end of the job; null when there is nothing to write. `isLastTry`: an error
 * makes it a failed job.
 */
export type JobHandler = (
  payload: Record<string, unknown>,
  shop: Shop,
  isLastTry?: boolean,
) => Promise<((trx: StoreTransaction) => Promise<void>) | null>;
