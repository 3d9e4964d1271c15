/** Columns of every table as both engines hold them: JSON and dates are text (ISO 8601, UTC), money is minor units. Not what callers get. */
import type { Generated } from 'kysely';
import type { CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { AccountTables } from './account-tables.ts';
import type { ContentTables, IsoText, JsonText } from './content-tables.ts';
import type { ConsentTables, FlagTables } from './flag-tables.ts';
import type { InvoiceTables } from './invoice-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { RevisionTables } from './revision-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { ShipmentTables } from './shipment-tables.ts';
import type { TileWordTables } from './tile-word-tables.ts';
import type { UploadLinkTables } from './upload-link-tables.ts';
import type { VoucherTables } from './voucher-tables.ts';

type ImportedTables = ContentTables &
  AccountTables &
  MailTables &
  NewsletterTables &
  FlagTables &
  ConsentTables &
  VoucherTables &
  PaymentTables &
  PeopleTables &
  ShipmentTables &
  RevisionTables &
  UploadLinkTables &
  TileWordTables &
  SearchTables &
  InvoiceTables;

export type Tables = ImportedTables & {
  /** What designs, pictures, carts and orders belong to: a guest, or a customer. `id` is random, never derived from a token. */
  owners: { id: OwnerId; customer: CustomerId | null; created_at: IsoText; seen_at: IsoText };
  /**
   * One browser on one host. `id` is the SHA-256 of the cookie's token: a copy of the database opens no session. `login` is null for
   * guests; when the login has ended, so has the session.
   */
  sessions: {
    id: string;
    owner: OwnerId;
    created_at: IsoText;
    seen_at: IsoText;
    expires_at: IsoText;
    /** 1: its token was sent in a `__Host-` cookie. */
    host_cookie: number;
    /** The session whose place it takes with its first use; null afterwards, and for one that replaces none. */
    replaces: string | null;
    login: string | null;
    /** Of the host; null for sessions of before. */
    channel: string | null;
  };
  /** Codes that carry an owner and its login to another host; `id` is the SHA-256 of the code. */
  session_transfers: { id: string; owner: OwnerId; login: string | null; expires_at: IsoText };

  designs: {
    id: string;
    owner: OwnerId;
    revision: number;
    document: JsonText;
    /** What is shown of the document without reading it (core/products/design-summary.ts); null in rows of before, until it is filled. */
    summary: JsonText | null;
    pages: JsonText | null;
    photos: JsonText | null;
    suite_texts: JsonText | null;
    choice: JsonText;
    /** Last chosen in the configurator: the default of a new cart line, no part of the design. */
    quantity: number | null;
    /** As its owner calls it; null: by the catalogue's design and its words. */
    name: string | null;
    /** Product type; the document and the keys of the choice are that product's. */
    product: string;
    created_at: IsoText;
    updated_at: IsoText;
    /** Details (names, date, place) that it last shared with its suite; null: those of the samples. */
    suite_details: JsonText | null;
    /** Idempotency key of the request that created it; null where it had none. One design per owner and key. */
    creation_key: string | null;
    /** A deleted design has expired, too. */
    expires_at: IsoText;
    deleted_at: IsoText | null;
  };
  /**
   * Earlier revisions (`saved`), the losing copies of conflicts (`conflict`, with the revision they were based on), those that their owner
   * named (`named`), and the state before a version was restored (`kept`). Only the named ones have a name.
   */
  design_versions: {
    id: string;
    design: string;
    revision: number;
    reason: 'saved' | 'conflict' | 'named' | 'kept';
    document: JsonText;
    choice: JsonText;
    created_at: IsoText;
    name: string | null;
  };
  /** Links that show a design without a session; `token` is the SHA-256 of the link's token. */
  design_shares: {
    id: string;
    token: string;
    design: string;
    permission: 'view' | 'comment' | 'suggest' | 'approve';
    created_at: IsoText;
    expires_at: IsoText;
    revoked_at: IsoText | null;
  };
  /**
   * What visitors of a link wrote: comments on a place of a page, in micrometres, and texts suggested for an element, with the text
   * they replace.
   */
  design_notes: {
    id: string;
    design: string;
    kind: 'comment' | 'suggestion';
    page: string;
    element: string | null;
    x_um: number | null;
    y_um: number | null;
    author: string;
    text: string;
    replaced: string | null;
    state: 'open' | 'done' | 'accepted' | 'refused';
    created_at: IsoText;
  };

  pictures: {
    id: string;
    owner: OwnerId;
    name: string;
    sha256: string;
    kind: string;
    width: number;
    height: number;
    orientation: number;
    focus_x: number;
    focus_y: number;
    print_key: string;
    preview_key: string;
    thumb_key: string;
    /** Null in rows of before. */
    medium_key: string | null;
    bytes: number;
    warnings: JsonText;
    /** Facts of the photo (core/photos/facts.ts); null in rows of before. */
    taken_at: string | null;
    offset_min: number | null;
    camera: string | null;
    dhash: string | null;
    sharpness: number | null;
    entropy: number | null;
    faces: Generated<JsonText>;
    tones: JsonText | null;
    created_at: IsoText;
    /** Set when the owner deletes a picture that an order still prints. */
    hidden_at: IsoText | null;
    /** When the nightly job first found it in no design, version, cart or order; null while one shows it. */
    unreferenced_since: IsoText | null;
    /** When the nightly job saw it shown for the first time, or lately after it was not; null: never. */
    used_at: IsoText | null;
  };

  carts: {
    id: string;
    owner: OwnerId;
    created_at: IsoText;
    ordered_at: IsoText | null;
    /** 1: the e-mail address of the last attempt to order had its free samples before. */
    samples_charged: number;
    /** 1: the order of a reseller goes out without the shop's brand. */
    white_label: Generated<number>;
    /** A day; '' where its owner has said that there is none, null where nothing was said. */
    needed_by: Generated<string | null>;
  };
  /** `kind`, `design` and `data` are a LineItem; `confirmed` the keys of the findings the customer accepts. */
  cart_lines: {
    id: string;
    cart: string;
    kind: string;
    design: string | null;
    data: JsonText;
    quantity: number;
    position: number;
    confirmed: JsonText;
    /** An Approval; null where nothing was approved. */
    approval: JsonText | null;
    created_at: IsoText;
  };

  orders: {
    id: string;
    number: string;
    /** SHA-256 of the token that opens it; in rows of before, which have no `token_sealed`, the token itself. */
    token: string;
    token_sealed: string | null;
    owner: OwnerId;
    cart: string;
    /** Of the request that placed it: a second request for the same cart must say the same. */
    fingerprint: string;
    channel: string;
    country: string;
    locale: string;
    currency: string;
    email: string;
    delivery: JsonText;
    billing: JsonText;
    shipping_type: string;
    payment: string;
    goods: number;
    discount: number;
    shipping: number;
    total: number;
    gift: number;
    /** Of orders before order_taxes; '[]' since. */
    vat: JsonText;
    delivery_from: string;
    delivery_to: string;
    state: string;
    comment: string;
    /** Type of the customer's account when it was placed; 0 for guests. */
    customer_type: number;
    /** 1: nothing that goes with the parcel shows the shop's brand. */
    white_label: number;
    /** The customer's own number of the order; '' for none. */
    reference: string;
    /** Reference of a public buyer; '' for none. */
    buyer_reference: string;
    /** Region whose VAT rates it has; null for that of the country, and in rows of before. */
    tax_region: string | null;
    /** The day by which its customer needs it; null where none was named. */
    needed_by: Generated<string | null>;
    /** Hash of `email` (email-owners.ts); '' once it was erased, null in rows of before until it is filled. */
    email_owner: string | null;
    placed_at: IsoText;
    /** Since when, and why, it may not go on to the press; null for an order that may. */
    held_at: IsoText | null;
    held_reason: string | null;
    /** When documents, pictures and print files were deleted; null while they are there. */
    documents_erased_at: IsoText | null;
    kept_at: IsoText | null;
    keeping_ended_at: IsoText | null;
    /** The order in whose parcel this one is sent; null for all others. */
    goes_with: Generated<string | null>;
  };
  order_lines: {
    id: string;
    order: string;
    position: number;
    /** `kind`, `design` and `data` are a LineItem. */
    kind: string;
    design: string | null;
    data: JsonText;
    /** The design's document as it was when ordered. */
    document: JsonText | null;
    /** What is shown of the document without reading it (core/products/design-summary.ts); null in rows of before, until it is shown. */
    summary: JsonText | null;
    /** Of rows of before: the Sheets as they were first produced, until the nightly job has moved them into the file store. */
    sheets: JsonText | null;
    /** The file with the Sheets of the first production, so that a reprint is the same print, and its SHA-256. */
    sheets_key: string | null;
    sheets_sha256: string | null;
    /** Grows with every change of its document; see `order_line_revisions`. */
    revision: Generated<number>;
    /** When the order went to the press: from then on the line has no other revision. */
    plate_at: Generated<IsoText | null>;
    name: string;
    options: string;
    quantity: number;
    unit: number;
    setup: number;
    total: number;
    discount: number;
    category: string;
    basis_points: number;
    /** Keys of the findings the customer accepted. */
    confirmed: JsonText;
    /** The Approval of its cart line, or null. */
    approval: JsonText | null;
    /** How it is printed with its `order_line_records`: an OrderedMerge; null for a line without records. */
    merge: Generated<JsonText | null>;
    /** Until when the records of a line that was ordered without them have to come; null for all others. */
    records_due_at: Generated<IsoText | null>;
    /** What such a line costs by the number of its pieces, by the prices of the day on which it was placed: a list of RecordPrice. */
    record_prices: Generated<JsonText | null>;
  };
  /**
   * Additions to and reductions of an order; `line` is the position of the line it belongs to. `at`: null for those of its placing. Rows of the
   * kind 'difference' add up to what its transfers were short by and the shop forgives.
   */
  order_adjustments: {
    order: string;
    position: number;
    line: number | null;
    kind: string;
    gross: number;
    basis_points: number | null;
    at: IsoText | null;
  };
  /** One row a VAT rate: gross = net + vat. */
  order_taxes: { order: string; category: string; basis_points: number; gross: number; net: number; vat: number };
  /** The pictures an ordered document shows. */
  order_pictures: { order_line: string; picture: string };
  order_events: {
    id: string;
    order: string;
    position: number;
    kind: Generated<'state' | 'change'>;
    state: string;
    actor: string;
    reason: string;
    at: IsoText;
  };

  /** One per owner and idempotency key, written in the transaction of the change it answers. */
  idempotent_responses: { owner: OwnerId; key: string; fingerprint: string; status: number; body: JsonText; created_at: IsoText };

  jobs: {
    id: string;
    kind: string;
    payload: JsonText;
    state: 'queued' | 'running' | 'done' | 'failed';
    attempts: number;
    max_attempts: number;
    run_at: IsoText;
    claimed_by: string | null;
    claimed_until: IsoText | null;
    error: string | null;
    dedupe: string | null;
    created_at: IsoText;
    done_at: IsoText | null;
  };
  /** Every dedupe word there ever was: deleting an old job does not let it run again. */
  job_words: { word: string; created_at: IsoText };

  /** `owner` is the hash of an address (email-owners.ts): free samples once in 30 days. `order` took them. */
  sample_grants: { owner: string; order: string; granted_at: IsoText };
  /** Pieces or packs that can be sold; never negative. */
  stock: { sku: string; count: number };
  /**
   * Withdrawals as they were declared; `id` is the form's, `fingerprint` the SHA-256 of its fields. `contract` and `lines` are the customer's
   * words, `order` the order they name with its own address, `mail` the receipt.
   */
  withdrawals: {
    id: string;
    fingerprint: string;
    name: string;
    contract: string;
    lines: string;
    email: string;
    order: string | null;
    mail: string;
    channel: string;
    country: string;
    submitted_at: IsoText;
    state: 'open' | 'accepted' | 'refused';
    decided_at: IsoText | null;
  };

  production_files: { id: string; order_line: string; name: string; key: string; sha256: string; bytes: number; created_at: IsoText };

  /**
   * `row` is JSON; `seed` is the hash of the seed row it came from, to tell an operator's change from an old seed. `seed_number` is that of the
   * newest seed it was compared with.
   */
  catalogue: { kind: 'design' | 'poster' | 'prices' | 'options'; id: string; row: JsonText; seed: string; seed_number: number };

  /** What was erased on request, by random ids and nothing else: a restored backup erases it again. */
  erased: {
    kind: 'owner' | 'customer' | 'order' | 'gift' | 'mail' | 'message' | 'sign-up' | 'subscriber' | 'withdrawal';
    id: string;
    at: IsoText;
  };

  /** One number per in-memory index; a process rebuilds the index when its number has grown. */
  versions: { name: string; value: number };
  counters: { name: string; value: number };
  /** Points of a limit's window; `id` has the name of the limit, its scope and a hash of whose it is. PostgreSQL gives `points` as text. */
  rate_limits: { id: string; points: number | string; expires_at: IsoText };
  /** Keys of the hashes in `rate_limits`, each for one day (UTC). */
  limit_keys: { day: string; key: string };
  settings: { name: string; value: string };
  /** Secrets of the shop, sealed with SHOP_SECRET (secrets.ts). */
  secrets: { name: string; sealed: string };
  migrations: { name: string; applied_at: IsoText };
};
