/** Columns of the tables of guest lists, as both engines hold them (see tables.ts). */

import type { Generated } from 'kysely';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Answer, AnswerVia, EventState, RevisionKind } from '#core/people/event/event.ts';
import type { EventMailKind, EventMailState } from '#core/people/event/mailing.ts';
import type { OpenState } from '#core/people/event/open-terms.ts';
import type { QuestionKind } from '#core/people/event/page-content.ts';
import type { TableShape, WishKind } from '#core/people/event/seating/plan.ts';
import type { AddressState, Gender, GuestKind, NameOrder, Tone } from '#core/people/household.ts';
import type { AnswerState, RequestState } from '#core/people/request/terms.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Language } from '#core/values/locale.ts';
import type { IsoText, JsonText } from './content-tables.ts';

export type PeopleTables = {
  /**
   * `version` counts the changes of the list, of its households and of their guests; `settings_version` is the version at the last
   * change of the columns of this row.
   */
  guest_lists: {
    id: string;
    owner: OwnerId;
    name: string;
    /** Of households whose country is not typed. */
    country: string;
    language: Language;
    formality: Formality;
    tone: Tone;
    order_rule: NameOrder;
    version: number;
    settings_version: number;
    changed_at: IsoText;
  };
  /** `position` is 1..n without a gap in a list. `version` is that of the list at the last change of the household or of its guests. */
  households: {
    id: string;
    list: string;
    position: number;
    version: number;
    label: string | null;
    company: string | null;
    street: string;
    extra: string;
    postcode: string;
    city: string;
    region: string | null;
    /** ISO 3166. */
    country: string;
    address_state: AddressState;
    email: string | null;
    phone: string | null;
    language: Language | null;
    tone: Tone | null;
    /** What the host typed in place of the lines of the rules. */
    envelope_text: string | null;
    opening_text: string | null;
    plus_ones: number;
    side: string | null;
    note: string;
    /** Where it comes from: the name of a file and a row. */
    source: string | null;
    /** Names and town without marks and capitals (core/people/words.ts). */
    search: string;
  };
  /** `position` is 1..n without a gap in a household, of at most twelve. */
  guests: {
    id: string;
    household: string;
    position: number;
    kind: GuestKind;
    title: string;
    given: string;
    /** Words of nobility and particles: "Freiherr von", "de la". */
    noble: string;
    family: string;
    suffix: string;
    nick: string;
    gender: Gender | null;
    gender_source: 'typed' | 'list' | 'guess';
    language: Language | null;
    email: string | null;
    invited: number;
    /** The guest of the same household whom a plus-one comes with. */
    plus_of: string | null;
    note: string;
  };
  /** `inverse` undoes the change (core/people/list-change.ts). It holds data of guests, and is erased with the list. */
  list_changes: { list: string; version: number; actor: string; at: IsoText; label: JsonText; inverse: JsonText };
  /** Files that are read into a list. The cells of one lie in a file of their own, below `imports/ID/`. */
  imports: {
    id: string;
    list: string;
    file_name: string;
    sha256: string;
    format: string;
    encoding: string | null;
    sheet: string | null;
    mapping: JsonText;
    stats: JsonText;
    state: 'draft' | 'committed' | 'undone' | 'expired';
    grid_key: string | null;
    made_at: IsoText;
    committed_at: IsoText | null;
  };
  import_rows: {
    import: string;
    row: number;
    raw_hash: string;
    outcome: 'new' | 'same' | 'updated' | 'asked' | 'error' | 'skipped';
    guest: string | null;
    household: string | null;
    problems: JsonText;
  };
  /**
   * Designs that are printed with a list. `settings` is a MergeSettings, `approval` the MergeApproval of what the host saw. The owner is that of
   * the design. `event` is that of the settings, for whose answers it is printed.
   */
  merges: {
    design: string;
    list: string;
    event: string | null;
    settings: JsonText;
    approval: JsonText | null;
    version: number;
    changed_at: IsoText;
  };
  /**
   * Whom a link of the permission `approve` is for. `approval` is the hash of what was printed when it was approved, which tells whether it still
   * holds. `checked_at`: design and list of before were compared with it; `told_at`: the party was told that it does not hold.
   */
  approval_parties: {
    share: string;
    name: string;
    email: string;
    language: string;
    /** Brand, country and language of the pages that its mails link to. */
    site: JsonText;
    approval: JsonText | null;
    wished_at: IsoText | null;
    mails: number;
    mailed_at: IsoText | null;
    checked_at: IsoText | null;
    told_at: IsoText | null;
  };
  /**
   * What is celebrated: the one record of its names, dates and places. Times of its parts are those that clocks show in `zone` (IANA). `secret` makes
   * the keys of its links, and is sealed.
   */
  events: {
    id: string;
    owner: OwnerId;
    list: string;
    occasion: string;
    details: JsonText;
    title: string;
    first_day: string;
    last_day: string;
    zone: string;
    /** The last day, in `zone`, on which guests answer. */
    deadline: string | null;
    state: EventState;
    /** As PHC text. */
    password: string | null;
    secret: string;
    key_version: number;
    /** The day from which on nothing of it is kept. */
    expires_on: string;
    made_at: IsoText;
    version: number;
    /** Until then nobody answers by the code for all: too many did. */
    paused_until: IsoText | null;
    /** Null: none. */
    wishes: JsonText | null;
    /** The version of the processing contract that a company agreed to, and when; null for private hosts. */
    contract_version: string | null;
    contract_at: IsoText | null;
  };
  /** `starts_at` and `ends_at` are what a clock shows: '2027-06-12T14:00'. */
  event_parts: { id: string; event: string; position: number; name: string; starts_at: string; ends_at: string | null; place: string };
  menu_options: { id: string; part: string; position: number; name: string; for_children: number };
  part_invites: { part: string; guest: string };
  /** Of an invited guest; none is an open answer that was never given. */
  replies: { part: string; guest: string; answer: Answer; menu: string | null; answered_at: IsoText; via: AnswerVia; version: number };
  /** `version` counts the changes of all answers of the household. `reopened`: its guests answer also after the deadline. */
  household_replies: {
    event: string;
    household: string;
    message: string;
    reopened: number;
    first_at: IsoText | null;
    last_at: IsoText | null;
    version: number;
  };
  reply_revisions: {
    event: string;
    household: string;
    version: number;
    actor: AnswerVia;
    kind: Generated<RevisionKind>;
    at: IsoText;
    before: JsonText;
    after: JsonText;
  };
  /** What a guest cannot eat: data on health, which the guest consented to. */
  food_notes: { event: string; guest: string; text: string; consented_at: IsoText; by: AnswerVia };
  /** Of the pictures of the event's owner. */
  event_pictures: { event: string; picture: string; position: number; alt: string };
  /** `choices` are texts. */
  event_questions: { id: string; event: string; position: number; kind: QuestionKind; text: string; choices: JsonText };
  question_answers: { question: string; household: string; text: string };
  /** Where the guests of a removed household went. One that is there again is no row's business: its own row counts. */
  household_moves: { list: string; household: string; target: string };
  /** `version` counts the changes of the seating of a part. `proposal` is a SeatingProposal. */
  seating_plans: { part: string; version: number; proposal: JsonText | null };
  seating_tables: { id: string; part: string; position: number; name: string; shape: TableShape; seats: number; locked: number };
  /** `position` is the order at the table, with gaps. */
  seats: { part: string; guest: string; table: string; position: number; fixed: number };
  /** `guest` is before `other` in the order of texts. */
  seating_wishes: { part: string; guest: string; other: string; kind: WishKind };
  /** What undoes the change that made a version. */
  seating_changes: { part: string; version: number; inverse: JsonText };
  /** Links of households; `household` '' is that for all. */
  access_keys: { event: string; household: string; hash: string };
  /** Codes that people type, of the same. */
  short_codes: { event: string; household: string; hash: string };
  /** Parts that the page for all shows. Without one it opens nothing. */
  open_parts: { part: string };
  /** Answers by the code for all. `household`: which it became answers of; `taken_by`: the version of the list that added it. */
  open_replies: {
    id: string;
    event: string;
    names: JsonText;
    answers: JsonText;
    message: string;
    email: string;
    edit_hash: string;
    state: OpenState;
    household: string | null;
    taken_by: number | null;
    at: IsoText;
    version: number;
  };
  /** Who leads an event with its host. `owner`: who opened the link, which opens once. */
  event_hosts: {
    id: string;
    event: string;
    owner: OwnerId | null;
    name: string;
    can_edit: number;
    hash: string;
    made_at: IsoText;
    joined_at: IsoText | null;
  };
  /**
   * What mails of an event follow. `site`: brand, country and language of their links. `reminds`, `tells`: whether guests are reminded and the host
   * is told of answers; `keeps`: the list stays when the event ends.
   */
  event_mailings: { event: string; site: JsonText; reminds: number; tells: number; keeps: number; told_at: IsoText | null };
  /**
   * One of a household, or of an answer by the code for all; several households of a mailbox have one mail. `address` is the HMAC of the mailbox, `mail` the mail that was written,
   * `stop_hash` finds it by the link that ends such mails. `tries`: how often it came back for a reason that may pass.
   */
  event_mails: {
    id: string;
    event: string;
    household: string;
    kind: EventMailKind;
    state: EventMailState;
    address: string;
    dedupe: string;
    note: string;
    due_at: IsoText;
    posted_at: IsoText | null;
    mail: string | null;
    stop_hash: string | null;
    tries: number;
    at: IsoText;
  };
  /** What the host was told of the end of an event: `days` before `expires_on`. */
  event_notices: { event: string; days: number; expires_on: string; at: IsoText };
  /** Hashes of links of events that are gone: until then their page says so. */
  ended_keys: { hash: string; until: string };
  /** What a host changed of the plan of an event: PlanPieces (core/people/event/plan-settings.ts), and whether mails remind of it. */
  event_plans: { event: string; pieces: JsonText; notices: number };
  /** Notices on a plan that were sent. `word`: piece, days before, last day of the order. */
  event_plan_notices: { event: string; word: string; sent_at: IsoText };
  /** `position` has gaps. `household` null: of somebody who is not in the list. `text` is '' for thanks to a household that gave nothing. */
  gifts: { id: string; event: string; position: number; household: string | null; text: string; thanked_at: IsoText | null };
  /** Designs whose texts follow the facts of an event. `shown` is a SuiteDetails: those that the design had last. */
  event_designs: { design: string; event: string; shown: JsonText };
  /** A request for addresses. `secret` makes the keys of its links, and is sealed; `key_hash` finds the link for the group. */
  address_requests: {
    id: string;
    list: string;
    /** Who asks, as guests read it. */
    title: string;
    note: string;
    deadline: string | null;
    /** The last day on which its links open something. */
    ends_on: string;
    /** What is asked beside the address, and whether guests are reminded. */
    asks: JsonText;
    /** Where it was made: brand, country and language of its links and mails. */
    site: JsonText;
    secret: string;
    key_hash: string;
    /** A link of another version opens nothing. */
    key_version: number;
    state: RequestState;
    made_at: IsoText;
    /** When its owner was last told of answers. */
    told_at: IsoText | null;
  };
  /** Links of households, and the mails that had one. */
  address_keys: { request: string; household: string; hash: string; key_version: number; mails: number; mailed_at: IsoText | null };
  /** What a guest answered. `household` null: by the link for the group. */
  address_answers: {
    id: string;
    request: string;
    household: string | null;
    names: string;
    company: string;
    street: string;
    extra: string;
    postcode: string;
    city: string;
    region: string;
    country: string;
    email: string;
    phone: string;
    /** Of the key that opens the answer for who wrote it. */
    edit_hash: string;
    state: AnswerState;
    /** The version of the list that took it over. Kept when that was undone, so that it is known again when the undoing is. */
    taken_by: number | null;
    /** The household that has it. */
    target: string | null;
    at: IsoText;
    version: number;
  };
  /** Mailboxes, as HMACs, that get no mails of one request, or of none ('*'). */
  mail_blocks: { hash: string; scope: string; at: IsoText };
};
