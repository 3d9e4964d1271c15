/**
 * Requests for addresses of a guest list, and the keys of their links. A key is made of the request's secret and what it opens, so that it can be
 * shown again; the database has its hash, and the secret sealed.
 */
import { randomBytes } from 'node:crypto';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Household } from '#core/people/household.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import {
  asksSchema,
  type RequestAsks,
  type RequestSettings,
  type RequestSite,
  requestSiteSchema,
} from '#core/people/request/request-schema.ts';
import { endOfRequest, type RequestState } from '#core/people/request/terms.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { linkKey } from '#store/db/link-key.ts';
import { keyOf, openText, sealText } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
import { inBatches, readHouseholds } from '#store/people/household-rows.ts';

export type AddressRequest = {
  id: string;
  list: string;
  title: string;
  note: string;
  deadline: Day | null;
  endsOn: Day;
  asks: RequestAsks;
  site: RequestSite;
  /** Sealed. */
  secret: string;
  keyVersion: number;
  state: RequestState;
  madeAt: string;
  toldAt: string | null;
};

type Reader = Pick<Store, 'db'> | { db: StoreTransaction };

const use = 'address request';

function requestOf(row: Tables['address_requests']): AddressRequest {
  const { ends_on, asks, site, key_hash: _, key_version, made_at, told_at, ...rest } = row;
  return {
    ...rest,
    endsOn: ends_on,
    asks: parseStored(`request ${row.id}`, asksSchema, JSON.parse(asks)),
    site: parseStored(`request ${row.id}`, requestSiteSchema, JSON.parse(site)),
    keyVersion: key_version,
    madeAt: made_at,
    toldAt: told_at,
  };
}

/** What a key of a request is made of: the link for the group, that of a household, or that of one answer. */
export type KeyPurpose = 'group' | `household ${string}` | `answer ${string}`;

/** Makes the keys of a request; null where its secret was sealed with another one. */
export function keyMaker({ linkSecret }: LinkSecret, { id, secret, keyVersion }: AddressRequest): ((purpose: KeyPurpose) => string) | null {
  try {
    const opened = openText(keyOf(linkSecret, use), id, secret);
    return (purpose) => linkKey(opened, purpose, keyVersion);
  } catch {
    return null;
  }
}

/** The newest of a list; null where it has none. */
export async function newestRequest({ db }: Reader, list: string): Promise<AddressRequest | null> {
  const row = await db
    .selectFrom('address_requests')
    .selectAll()
    .where('list', '=', list)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row ? requestOf(row) : null;
}

/** Whether its links open something. */
export function isOpen({ state, endsOn }: Pick<AddressRequest, 'state' | 'endsOn'>, now: Date): boolean {
  return state === 'open' && berlinTime(now.getTime()).day <= endsOn;
}

type Changing = { store: Store; owner: OwnerId; list: string; now: Date };

/** 'open': the list has one whose links still open something. Null for a foreign list. */
export async function createRequest(
  { store, owner, list, now }: Changing,
  { title, note, deadline, asks }: RequestSettings,
  site: RequestSite,
): Promise<AddressRequest | 'open' | null> {
  return store.write(async (trx) => {
    if (!(await lockGuestList(trx, store.engine, owner, list))) return null;
    const newest = await newestRequest({ db: trx }, list);
    if (newest && newest.state !== 'revoked' && berlinTime(now.getTime()).day <= newest.endsOn) return 'open';
    const id = newToken();
    const secret = randomBytes(32).toString('base64url');
    const row = {
      id,
      list,
      title,
      note,
      deadline,
      ends_on: endOfRequest(berlinTime(now.getTime()).day, deadline),
      asks: JSON.stringify(asks),
      site: JSON.stringify(site),
      secret: sealText(keyOf(store.linkSecret, use), id, secret),
      key_hash: tokenHash(linkKey(secret, 'group' satisfies KeyPurpose, 1)),
      key_version: 1,
      state: 'open' as const,
      made_at: now.toISOString(),
      told_at: null,
    };
    await trx.insertInto('address_requests').values(row).execute();
    return requestOf(row);
  });
}

/** Keys of households are of a version before, and that for the group is found no more: whatever becomes of the state, they open nothing. */
function revoked({ id, keyVersion }: AddressRequest) {
  return { key_version: keyVersion + 1, key_hash: `revoked ${id}` };
}

/** The newest request of the list with other settings or another state. Null for a foreign list, and where there is none to change. */
export async function changeRequest(
  { store, owner, list }: Omit<Changing, 'now'>,
  change: RequestSettings | { state: RequestState },
): Promise<AddressRequest | null> {
  return store.write(async (trx) => {
    if (!(await lockGuestList(trx, store.engine, owner, list))) return null;
    const request = await newestRequest({ db: trx }, list);
    if (!request || request.state === 'revoked') return null;
    const made = berlinTime(Date.parse(request.madeAt)).day;
    const columns =
      'state' in change
        ? { state: change.state, ...(change.state === 'revoked' && revoked(request)) }
        : {
            title: change.title,
            note: change.note,
            deadline: change.deadline,
            ends_on: endOfRequest(made, change.deadline),
            asks: JSON.stringify(change.asks),
          };
    await trx.updateTable('address_requests').set(columns).where('id', '=', request.id).execute();
    return newestRequest({ db: trx }, list);
  });
}

/** Stores the hashes of links that households of the list do not have yet, so that the links open. */
export async function ensureKeys(
  trx: StoreTransaction,
  request: AddressRequest,
  makeKey: (purpose: KeyPurpose) => string,
  households: readonly string[],
): Promise<void> {
  for (const some of inBatches(households)) {
    const known = await trx
      .selectFrom('address_keys')
      .select('household')
      .where('request', '=', request.id)
      .where('household', 'in', some)
      .execute();
    const missing = some.filter((id) => !known.some(({ household }) => household === id));
    if (missing.length === 0) continue;
    const rows = missing.map((household) => ({
      request: request.id,
      household,
      hash: tokenHash(makeKey(`household ${household}`)),
      key_version: request.keyVersion,
      mails: 0,
      mailed_at: null,
    }));
    // A household that was deleted and came back has its old link.
    await trx
      .insertInto('address_keys')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** What a link opens, whatever its state. `answer`: the id of the one that it belongs to. */
export type FoundKey = OwnedRequest & { household: Household | null; answer: string | null };
/** `formality`: of the list, for its guests. */
export type OwnedRequest = { request: AddressRequest; owner: OwnerId; formality: Formality };

async function requestWithOwner({ db }: Reader, id: string): Promise<OwnedRequest | null> {
  const row = await db
    .selectFrom('address_requests')
    .innerJoin('guest_lists', 'guest_lists.id', 'address_requests.list')
    .selectAll('address_requests')
    .select(['guest_lists.owner', 'guest_lists.formality'])
    .where('address_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { owner, formality, ...rest } = row;
  return { request: requestOf(rest), owner, formality };
}

/** What a key names, open or not. A household is looked up in the list of its request. */
async function namedByKey({ db }: Reader, hash: string) {
  const group = await db
    .selectFrom('address_requests')
    .select(['id as request', 'key_version'])
    .where('key_hash', '=', hash)
    .executeTakeFirst();
  const household = await db
    .selectFrom('address_keys')
    .select(['request', 'household', 'key_version'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  const answer = await db
    .selectFrom('address_answers')
    .select(['id', 'request', 'household'])
    .where('edit_hash', '=', hash)
    .executeTakeFirst();
  return { group, household, answer };
}

/**
 * What a key opens now; null alike for one that was never made, was revoked, belongs to a request that has ended, or to a household that is gone.
 * The same statements are asked for each.
 */
export async function findByKey(store: Reader, typed: string, now: Date): Promise<FoundKey | null> {
  const key = readLinkKey(typed);
  const { group, household, answer } = await namedByKey(store, tokenHash(key ?? ''));
  const named = group ?? household ?? answer;
  const found = await requestWithOwner(store, named?.request ?? '');
  const wanted = household?.household ?? answer?.household ?? null;
  const [home] = await readHouseholds(store.db, found?.request.list ?? '', [wanted ?? '']);
  if (key === null || !named || !found || !isOpen(found.request, now)) return null;
  const version = group?.key_version ?? household?.key_version;
  if (version !== undefined && version !== found.request.keyVersion) return null;
  if (household && !home) return null;
  return { ...found, household: home ?? null, answer: answer?.id ?? null };
}

/** Whom mails with a link go to, whether it still opens something or not: to end them. */
export async function mailboxOfKey(store: Reader, typed: string): Promise<{ request: string; email: string } | null> {
  const key = readLinkKey(typed);
  if (key === null) return null;
  const { household, answer } = await namedByKey(store, tokenHash(key));
  if (answer) {
    const row = await store.db.selectFrom('address_answers').select('email').where('id', '=', answer.id).executeTakeFirstOrThrow();
    return row.email === '' ? null : { request: answer.request, email: row.email };
  }
  if (!household) return null;
  const row = await store.db.selectFrom('households').select('email').where('id', '=', household.household).executeTakeFirst();
  return row?.email ? { request: household.request, email: row.email } : null;
}

/** Requests whose links open something, with their owners. */
export async function openRequests({ db }: Reader, now: Date): Promise<OwnedRequest[]> {
  const rows = await db
    .selectFrom('address_requests')
    .innerJoin('guest_lists', 'guest_lists.id', 'address_requests.list')
    .selectAll('address_requests')
    .select(['guest_lists.owner', 'guest_lists.formality'])
    .where('state', '=', 'open')
    .where('ends_on', '>=', berlinTime(now.getTime()).day)
    .execute();
  return rows.map(({ owner, formality, ...row }) => ({ request: requestOf(row), owner, formality }));
}
