/** Whom a mail of an event goes to, and writing those whose turn has come: one a mailbox, as many as the day still has. */
import { emailKey, isEmail } from '#core/customer/email.ts';
import { isAnswering } from '#core/people/event/event.ts';
import { type EventMailKind, type HouseholdMailState, mailingTerms } from '#core/people/event/mailing.ts';
import { dayIn } from '#core/people/event/zone.ts';
import type { Household } from '#core/people/household.ts';
import { namesMessage } from '#core/people/name-line.ts';
import type { Formality } from '#core/values/formality.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Shop, Site } from '#services/handler.ts';
import { linkKey } from '#store/db/link-key.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { blockedMailboxes, mailboxHasher } from '#store/mail/mail-blocks.ts';
import { postMail, withSealedTokens } from '#store/mail/mails.ts';
import { ensureKey, keyOfHousehold } from '#store/people/event/access-keys.ts';
import {
  type EventMailRow,
  type InvitedHousehold,
  invitedHouseholds,
  mailDedupe,
  mailsOfEvent,
  mailsOfLastDay,
  noteWritten,
  queueMails,
  setMailState,
  waitingMails,
} from '#store/people/event/event-mails.ts';
import type { EventReader, HostedEvent } from '#store/people/event/events.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { guestMail } from './guest-mail.ts';

/** A household with what was written to it. */
export type MailedHousehold = InvitedHousehold & {
  address: string;
  isBlocked: boolean;
  /** Mails to the mailbox came back, or were called spam. */
  isBounced: boolean;
  mails: EventMailRow[];
};

type Reading = EventReader & LinkSecret;

const cameBack: readonly EventMailRow['state'][] = ['bounced', 'complained'];

/** Every invited household of an event, in the order of its list. */
export async function mailedHouseholds(store: Reading, event: { id: string; list: string }): Promise<MailedHousehold[]> {
  const households = await invitedHouseholds(store, event);
  const hashOf = mailboxHasher(store);
  const rows = Map.groupBy(await mailsOfEvent(store, event.id), ({ household }) => household);
  const hashes = new Map(households.flatMap(({ email }) => (isEmail(email) ? [[email, hashOf(email)] as const] : [])));
  const blocked = await blockedMailboxes(store, [...new Set(hashes.values())], event.id);
  return households.map((one) => {
    const address = hashes.get(one.email) ?? '';
    const mails = rows.get(one.household) ?? [];
    const isBounced = mails.some((mail) => mail.address === address && cameBack.includes(mail.state));
    return { ...one, email: address === '' ? '' : one.email, address, isBlocked: blocked.has(address), isBounced, mails };
  });
}

/** Those that count: not what was never sent, and no confirmation. */
const counted = ({ mails }: MailedHousehold) =>
  mails.filter(({ kind, state }) => kind !== 'confirmation' && state !== 'dropped' && state !== 'blocked');

export function stateOf(one: MailedHousehold): { state: HouseholdMailState; at: string | null } {
  const last = one.mails.findLast(({ kind, state }) => kind !== 'confirmation' && state !== 'dropped');
  const at = last?.at ?? null;
  if (one.open === 0) return { state: 'answered', at: null };
  if (one.isBlocked) return { state: 'blocked', at: null };
  if (one.isBounced) return { state: 'bounced', at };
  if (last?.state === 'queued' || last?.state === 'sent') return { state: last.state, at };
  if (one.email === '') return { state: 'no-email', at: null };
  return { state: one.hasLink ? 'linked' : 'none', at: null };
}

/** Why a kind cannot be sent now; null where it can. */
export function kindObstacle(event: HostedEvent, kind: EventMailKind, now: Date): 'draft' | 'early' | 'late' | null {
  if (event.state === 'draft') return 'draft';
  if (kind === 'thanks') return dayIn(event.zone, now.getTime()) < event.firstDay ? 'early' : null;
  return kind === 'change' || isAnswering(event, now) ? null : 'late';
}

/** Whether a household is meant by a kind, whatever its mailbox. */
function isMeant({ open, yes, invited, address, mails }: MailedHousehold, kind: EventMailKind): boolean {
  if (kind === 'thanks') return yes > 0;
  if (kind === 'change') return yes > 0 || open > 0;
  if (kind === 'reminder') return open > 0;
  const hasIt = mails.some(
    (mail) => mail.kind === 'link' && mail.address === address && (mail.state === 'queued' || mail.state === 'sent'),
  );
  return invited > 0 && open > 0 && !hasIt;
}

/** Tells a mail from others of its kind and household: a change once a version of the event, a link once more for another mailbox. */
function numberOf(event: HostedEvent, kind: EventMailKind, { mails }: MailedHousehold): string {
  if (kind === 'change') return String(event.version);
  return kind === 'link' ? String(mails.filter((mail) => mail.kind === 'link').length + 1) : '1';
}

export type DryRun = {
  due: { household: string; address: string; n: string }[];
  /** Distinct mailboxes of those. */
  mailboxes: number;
  withoutEmail: number;
  blocked: number;
  bounced: number;
  full: number;
};

/** Whom a mail would go to, and whom not. `n`: of a reminder. */
export function dryRun(event: HostedEvent, kind: EventMailKind, households: readonly MailedHousehold[], n: string | null = null): DryRun {
  const sums = { withoutEmail: 0, blocked: 0, bounced: 0, full: 0 };
  const due: DryRun['due'] = [];
  for (const one of households) {
    const number = n ?? numberOf(event, kind, one);
    const key = mailDedupe(event.id, one.household, kind, number);
    if (!isMeant(one, kind) || one.mails.some(({ dedupe }) => dedupe === key)) continue;
    if (one.email === '') sums.withoutEmail += 1;
    else if (one.isBlocked) sums.blocked += 1;
    else if (one.isBounced) sums.bounced += 1;
    else if (counted(one).length >= mailingTerms.mailsOfHousehold) sums.full += 1;
    else due.push({ household: one.household, address: one.address, n: number });
  }
  return { ...sums, due, mailboxes: new Set(due.map(({ address }) => address)).size };
}

/** Mails that an owner may still send on this day: fewer on the first one of an event. */
export async function mailAllowance(
  reader: EventReader,
  { owner, madeAt }: Pick<HostedEvent, 'owner' | 'madeAt'>,
  now: Date,
): Promise<number> {
  const isFirstDay = now.getTime() - Date.parse(madeAt) < dayMs;
  const max = isFirstDay ? mailingTerms.mailsOfFirstDay : mailingTerms.mailsOfDay;
  return Math.max(0, max - (await mailsOfLastDay(reader, owner, now)));
}

export type Mailing = { shop: Pick<Shop, 'store' | 'clock'>; site: Site; event: HostedEvent; formality: Formality; replyTo: string };

/** Queues a kind for whom it is due. The owner is locked. */
export async function queueKind(
  trx: StoreTransaction,
  { shop, event }: Pick<Mailing, 'shop' | 'event'>,
  { kind, note, n = null }: { kind: EventMailKind; note: string; n?: string | null },
): Promise<number> {
  const households = await mailedHouseholds({ db: trx, linkSecret: shop.store.linkSecret }, event);
  return queueMails(trx, { event: event.id, kind, note, now: shop.clock() }, dryRun(event, kind, households, n).due);
}

/** The key of the link that ends mails to the mailbox of a mail. */
export const stopKeyOf = ({ linkSecret }: LinkSecret, mail: string) =>
  linkKey(keyOf(linkSecret, 'event mail').toString('base64url'), mail, 1);

type Row = { row: EventMailRow; household: MailedHousehold; email: string };

/** Rows whose mail is to be written, in the order of the list; those that nobody has to read any more are put aside. */
async function sorted(trx: StoreTransaction, rows: readonly EventMailRow[], { shop, event }: Mailing): Promise<Row[]> {
  const now = shop.clock();
  const households = await mailedHouseholds({ db: trx, linkSecret: shop.store.linkSecret }, event);
  const known = new Map(households.map((one) => [one.household, one]));
  const aside = { dropped: [] as string[], blocked: [] as string[] };
  const kept: Row[] = [];
  for (const row of rows) {
    const household = known.get(row.household);
    const isOver = kindObstacle(event, row.kind, now) !== null || (['link', 'reminder'].includes(row.kind) && household?.open === 0);
    if (!household || household.email === '' || household.isBounced || isOver) aside.dropped.push(row.id);
    else if (household.isBlocked) aside.blocked.push(row.id);
    else kept.push({ row, household, email: household.email });
  }
  await setMailState(trx, aside.dropped, 'dropped', now);
  await setMailState(trx, aside.blocked, 'blocked', now);
  const places = new Map(households.map(({ household }, at) => [household, at]));
  return kept.toSorted((a, b) => (places.get(a.row.household) ?? 0) - (places.get(b.row.household) ?? 0));
}

async function writeMail(
  trx: StoreTransaction,
  group: readonly Row[],
  homes: ReadonlyMap<string, Household>,
  mailing: Mailing,
): Promise<boolean> {
  const { shop, site, event, formality, replyTo } = mailing;
  const { store } = shop;
  const [first] = group;
  if (!first) return false;
  const households = group.flatMap(({ row }) => {
    const home = homes.get(row.household);
    const key = keyOfHousehold(store, event, row.household);
    return home && key !== null ? [{ id: home.id, names: namesMessage(home), key }] : [];
  });
  if (households.length === 0) return false;
  for (const { id, key } of households) await ensureKey(trx, event.id, id, key);
  const id = newToken();
  const stopKey = stopKeyOf(store, id);
  const { kind, note } = first.row;
  const mail = guestMail({ kind, event, households, note, answers: [], to: first.email, replyTo, stopKey, formality }, site);
  const sealed = withSealedTokens(store, mail, [...households.map(({ key }) => key), stopKey]);
  await postMail(trx, sealed, shop.clock(), 'send-mail', id);
  const ids = group.map(({ row }) => row.id);
  await noteWritten(trx, ids, { mail: id, stopKey, address: first.household.address, now: shop.clock() });
  return true;
}

/** Writes what waits and may be sent today. The owner is locked. Answers how many mails were written. */
export async function writeWaiting(trx: StoreTransaction, mailing: Mailing): Promise<number> {
  const { shop, event } = mailing;
  const now = shop.clock();
  const waiting = event.state === 'draft' ? [] : await waitingMails({ db: trx }, event.id, now);
  if (waiting.length === 0) return 0;
  const rows = await sorted(trx, waiting, mailing);
  const mailboxes = [...Map.groupBy(rows, ({ row, email }) => `${row.kind} ${emailKey(email)}`).values()];
  const groups = mailboxes.slice(0, await mailAllowance({ db: trx }, event, now));
  const ids = groups.flatMap((group) => group.map(({ row }) => row.household));
  const homes = new Map((await readHouseholds(trx, event.list, [...new Set(ids)])).map((home) => [home.id, home]));
  let written = 0;
  for (const group of groups) if (await writeMail(trx, group.slice(0, mailingTerms.householdsOfMail), homes, mailing)) written += 1;
  return written;
}
