/** What every table holds of a customer: the rows and columns that a copy of the customer's data has. A new table does not compile until it is here. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { hasEmail } from '#store/customer/email-spellings.ts';
import type { Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { emailOwnerHash } from '#store/order/email-owners.ts';

/** `address` is the account's once it is confirmed: before that, a row with it may belong to another person. */
export type Scope = { customer: CustomerId; owner: OwnerId; address: string | null };

type Rows = (scope: Scope) => RawBuilder<SqlBool>;

const is = (column: string, value: string | null) => sql<boolean>`${sql.ref(column)} = ${value ?? ''}`;
const ofOwner: Rows = ({ owner }) => is('owner', owner);
const ofCustomer: Rows = ({ customer }) => is('customer', customer);
const ofDesign: Rows = ({ owner }) => sql`design in (select id from designs where owner = ${owner})`;
const ofOrder: Rows = ({ owner }) => sql`"order" in (select id from orders where owner = ${owner})`;
const ofList: Rows = ({ owner }) => sql`list in (select id from guest_lists where owner = ${owner})`;
const ofRequest: Rows = ({ owner }) =>
  sql`request in (select address_requests.id from address_requests join guest_lists on guest_lists.id = address_requests.list where guest_lists.owner = ${owner})`;
const ofEvent: Rows = ({ owner }) => sql`event in (select id from events where owner = ${owner})`;
const ofPart: Rows = ({ owner }) =>
  sql`part in (select event_parts.id from event_parts join events on events.id = event_parts.event where events.owner = ${owner})`;
const ofLine: Rows = ({ owner }) =>
  sql`order_line in (select order_lines.id from order_lines join orders on orders.id = order_lines."order" where orders.owner = ${owner})`;
const ofAddress: Rows = ({ address }) => is('address', address);
const ofHash: Rows = ({ address }) => is('owner', address === null ? null : emailOwnerHash(address));

/** `without`: secrets, ids that lead nowhere, and what stands elsewhere in the copy. `json`: columns that are parsed. */
export type PersonalTable = { rows: Rows; without?: readonly string[]; json?: readonly string[] };

const reported = 'random keys of browsers, which nothing links to a customer';

/** A text: why a table is not part of the copy. */
export const personalTables: Record<keyof Tables, PersonalTable | string> = {
  customers: { rows: ({ customer }) => is('id', customer), without: ['id', 'password', 'email_key'] },
  owners: { rows: ofCustomer, without: ['id', 'customer'] },
  logins: { rows: ofCustomer, without: ['customer', 'device'] },
  sessions: { rows: ofOwner, without: ['id', 'owner', 'replaces', 'login'] },
  google_identities: { rows: ofCustomer, without: ['customer'] },
  passkeys: { rows: ofCustomer, without: ['customer', 'public_key', 'counter'], json: ['transports'] },
  account_links: { rows: ofCustomer, without: ['id', 'customer', 'email_key', 'order_id'] },
  account_events: { rows: ofCustomer, without: ['customer', 'login'] },
  customer_addresses: { rows: ofCustomer, without: ['customer'], json: ['body'] },
  customer_exports: { rows: ofCustomer, without: ['id', 'customer'] },
  wishes: { rows: ofOwner, without: ['owner'] },
  wish_list_shares: { rows: ofOwner, without: ['owner', 'token', 'token_sealed'] },
  calendar_entries: { rows: ofOwner, without: ['owner'], json: ['entries'] },
  guest_lists: { rows: ofOwner, without: ['owner'] },
  households: { rows: ofList, without: ['search'] },
  guests: {
    rows: ({ owner }) =>
      sql`household in (select households.id from households join guest_lists on guest_lists.id = households.list where guest_lists.owner = ${owner})`,
  },
  // What undoes a change holds earlier states of the same households.
  list_changes: { rows: ofList, without: ['actor'], json: ['label', 'inverse'] },
  household_moves: { rows: ofList },
  imports: { rows: ofList, without: ['grid_key'], json: ['mapping', 'stats'] },
  import_rows: {
    rows: ({ owner }) =>
      sql`import in (select imports.id from imports join guest_lists on guest_lists.id = imports.list where guest_lists.owner = ${owner})`,
    without: ['raw_hash'],
    json: ['problems'],
  },
  address_requests: { rows: ofList, without: ['secret', 'key_hash'], json: ['asks', 'site'] },
  address_keys: { rows: ofRequest, without: ['hash'] },
  address_answers: { rows: ofRequest, without: ['edit_hash'] },
  mail_blocks: 'HMACs of mailboxes that want no mails of guest lists',
  events: { rows: ofOwner, without: ['owner', 'secret', 'password'], json: ['details', 'wishes'] },
  event_parts: { rows: ofEvent },
  menu_options: { rows: ofPart },
  part_invites: { rows: ofPart },
  replies: { rows: ofPart },
  household_replies: { rows: ofEvent },
  reply_revisions: { rows: ofEvent, json: ['before', 'after'] },
  food_notes: { rows: ofEvent },
  seating_plans: { rows: ofPart, json: ['proposal'] },
  seating_tables: { rows: ofPart },
  seats: { rows: ofPart },
  seating_wishes: { rows: ofPart },
  seating_changes: { rows: ofPart, json: ['inverse'] },
  event_pictures: { rows: ofEvent },
  event_questions: { rows: ofEvent, json: ['choices'] },
  question_answers: {
    rows: ({ owner }) =>
      sql`question in (select event_questions.id from event_questions join events on events.id = event_questions.event where events.owner = ${owner})`,
  },
  gifts: { rows: ofEvent },
  event_designs: { rows: ofEvent, json: ['shown'] },
  access_keys: { rows: ofEvent, without: ['hash'] },
  short_codes: { rows: ofEvent, without: ['hash'] },
  open_parts: { rows: ofPart },
  open_replies: { rows: ofEvent, without: ['edit_hash'], json: ['names', 'answers'] },
  // Of the customer's events, and those that the customer leads with another host.
  event_hosts: {
    rows: ({ owner }) => sql`(owner = ${owner} or event in (select id from events where owner = ${owner}))`,
    without: ['owner', 'hash'],
  },
  event_mailings: { rows: ofEvent, json: ['site'] },
  event_mails: { rows: ofEvent, without: ['address', 'dedupe', 'mail', 'stop_hash'] },
  event_notices: { rows: ofEvent },
  ended_keys: 'hashes of links of events that are gone',
  event_plans: { rows: ofEvent, json: ['pieces'] },
  event_plan_notices: { rows: ofEvent },
  merges: { rows: ofDesign, json: ['settings', 'approval'] },
  designs: {
    rows: ofOwner,
    without: ['owner', 'document', 'summary', 'pages', 'photos', 'suite_texts', 'creation_key'],
    json: ['choice', 'suite_details'],
  },
  design_versions: { rows: ofDesign, json: ['document', 'choice'] },
  design_shares: { rows: ofDesign, without: ['token'] },
  approval_parties: {
    rows: ({ owner }) =>
      sql`share in (select design_shares.id from design_shares join designs on designs.id = design_shares.design where designs.owner = ${owner})`,
    json: ['site', 'approval'],
  },
  design_notes: { rows: ofDesign },
  pictures: {
    rows: ofOwner,
    without: ['owner', 'print_key', 'preview_key', 'thumb_key', 'medium_key'],
    json: ['warnings', 'faces', 'tones'],
  },
  carts: { rows: ofOwner, without: ['owner'] },
  cart_lines: {
    rows: ({ owner }) => sql`cart in (select id from carts where owner = ${owner})`,
    json: ['data', 'confirmed', 'approval'],
  },
  // A token is a key; the link went to the customer by mail.
  orders: {
    rows: ofOwner,
    without: ['token', 'token_sealed', 'owner', 'fingerprint', 'email_owner'],
    json: ['delivery', 'billing', 'vat'],
  },
  order_lines: {
    rows: ofOrder,
    without: ['summary', 'sheets', 'sheets_key', 'sheets_sha256'],
    json: ['data', 'document', 'confirmed', 'approval', 'merge'],
  },
  order_line_revisions: {
    rows: ofLine,
    without: ['sheets_key', 'sheets_sha256', 'actor'],
    json: ['document', 'choice', 'confirmed', 'approval'],
  },
  order_line_problems: { rows: ofLine, json: ['findings'] },
  order_line_records: { rows: ofLine, without: ['hash'], json: ['record'] },
  order_adjustments: { rows: ofOrder },
  order_taxes: { rows: ofOrder },
  // Ids of providers open nothing; the pages where they are paid do.
  payments: { rows: ofOrder, without: ['url'] },
  payment_facts: {
    rows: ({ owner }) =>
      sql`payment in (select payments.id from payments join orders on orders.id = payments."order" where orders.owner = ${owner})`,
  },
  payment_events: 'ids of events of providers, which name attempts to pay and nothing else',
  refunds: { rows: ofOrder, without: ['requested_by'] },
  bank_entries: { rows: ofOrder },
  payment_differences: 'ids of captures and refunds of providers, and numbers of orders',
  shipments: { rows: ofOrder },
  order_events: { rows: ofOrder, without: ['actor'] },
  invoices: { rows: ofOrder, without: ['cause', 'xml_key', 'pdf_key', 'expired_at'], json: ['snapshot'] },
  order_pictures: { rows: ofLine },
  production_files: { rows: ofLine, without: ['key'] },
  messages: { rows: ofOwner, without: ['owner', 'fingerprint', 'address', 'mail', 'acknowledgement'] },
  // Mails with links to an account are not: a link is a key.
  mails: { rows: ofOrder, without: ['html', 'unsubscribe', 'token_sealed', 'error'] },
  mail_turns: 'hashes, for a day',
  subscribers: { rows: ofAddress, without: ['id', 'unsubscribe_token', 'token_sealed'] },
  newsletter_consents: {
    rows: ({ address }) => sql`subscriber in (select id from subscribers where address = ${address ?? ''})`,
    without: ['subscriber'],
  },
  newsletter_requests: { rows: ofAddress, without: ['id'] },
  withdrawals: { rows: ({ address }) => hasEmail('email', address ?? ''), without: ['fingerprint', 'mail'] },
  vouchers: { rows: ofHash, without: ['owner'] },
  // A code is a key to money; the mail with it went to the customer.
  gift_vouchers: { rows: ofLine, without: ['code_key', 'code_encrypted'] },
  voucher_redemptions: { rows: ofOrder, without: ['voucher'] },
  cart_codes: { rows: ({ owner }) => sql`cart in (select id from carts where owner = ${owner})`, without: ['voucher'] },
  sample_grants: { rows: ofHash, without: ['owner'] },
  idempotent_responses: 'number of an order, which the order has',
  tile_words: { rows: ofOwner, without: ['owner', 'token'], json: ['words'] },
  upload_links: { rows: ofOwner, without: ['id', 'owner', 'token_hash', 'phone_hash'] },
  session_transfers: 'codes that open a session for a minute',
  sign_in_challenges: 'random numbers of sign-ins in progress',
  jobs: 'ids of what is done for an order or a mail',
  job_words: 'ids of what was done',
  rate_limits: 'hashes, for the length of a limit',
  searches: 'words that three client networks sent, and hashes of a day, which nothing links to a customer',
  limit_keys: 'secrets of the shop',
  erased: 'ids of what is gone',
  flag_impressions: reported,
  flag_exposures: reported,
  flag_events: reported,
  flag_keys: reported,
  consents: 'proofs whose random id only a cookie of the browser has',
  consent_wordings: 'of the shop',
  flag_counts: 'sums',
  flag_telemetry: 'how the SDKs of the flag service do',
  flag_state: 'of the shop',
  flags: 'of the shop',
  rule_segments: 'of the shop',
  flag_versions: 'of the shop',
  segments: 'of the shop',
  segment_keys: 'random keys of browsers, which the shop chose',
  large_segments: 'of the shop',
  large_segment_keys: 'random keys of browsers, which the shop chose',
  catalogue: 'of the shop',
  stock: 'of the shop',
  versions: 'of the shop',
  counters: 'of the shop',
  number_circles: 'of the shop',
  settings: 'of the shop',
  secrets: 'of the shop',
  migrations: 'of the shop',
  story_seeds: 'of the shop',
  content_numbers: 'of the shop',
  stories: 'of the shop',
  story_versions: 'of the shop',
  content_records: 'of the shop',
  datasources: 'of the shop',
  datasource_entries: 'of the shop',
  assets: 'of the shop',
  webhook_endpoints: 'of the shop',
  webhook_deliveries: 'of the shop',
};

/** Rows that are in memory together: a version of a design may have 2 MB. */
const page = 10;

/** The rows of a table in order of id, without the columns that the copy leaves out. Tables without an id are read at once; they are short. */
export async function* personalRows(
  { db }: Pick<Store, 'db'>,
  table: keyof Tables,
  { rows, without = [], json = [] }: PersonalTable,
  scope: Scope,
): AsyncGenerator<Record<string, unknown>> {
  const [first] = (await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${rows(scope)} limit 1`.execute(db)).rows;
  if (!first) return;
  const hasId = typeof first.id === 'string';
  for (let after = ''; ; ) {
    const paged = sql`and id > ${after} order by id limit ${page}`;
    const found = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where ${rows(scope)} ${hasId ? paged : sql``}`.execute(db);
    for (const row of found.rows)
      yield Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) => {
          if (without.includes(name)) return [];
          return [[name, json.includes(name) && typeof value === 'string' ? JSON.parse(value) : value]];
        }),
      );
    const last = found.rows.at(-1);
    if (!hasId || !last) return;
    after = String(last.id);
  }
}
