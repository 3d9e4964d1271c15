/** Handlers of guests who are asked for their address. The key of the link is the credential; the answer says nothing of the rest of the list. */
import type { addressAnswerCalls } from '#api/people/address-calls.ts';
import { envelopeLines } from '#core/people/envelope.ts';
import type { Household } from '#core/people/household.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import { storedNames } from '#core/people/name-line.ts';
import { checkAnswer, saysNothingNew, tidyAnswer, withAnswer } from '#core/people/request/answer.ts';
import type { TypedAddress } from '#core/people/request/request-schema.ts';
import { requestTerms } from '#core/people/request/terms.ts';
import { Fault } from '#core/values/fault.ts';
import { message, verbatim } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { countryOptions } from '#services/people/list-dto.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { blockMails, everyScope } from '#store/mail/mail-blocks.ts';
import { findGuestList, type GuestList, lockGuestList } from '#store/people/guest-lists.ts';
import { addHouseholds } from '#store/people/list-changes.ts';
import {
  type AddressAnswer,
  answerCount,
  answerOfHousehold,
  answerOfKeys,
  deleteAnswer,
  findAnswer,
  putAnswer,
} from '#store/people/requests/address-answers.ts';
import { type FoundKey, findByKey, keyMaker, mailboxOfKey } from '#store/people/requests/address-requests.ts';
import { textLanguage } from '#texts/server-texts.ts';
import { makeStamp, readStamp } from './form-stamp.ts';
import { postThanks } from './thanks-mail.ts';

/** Answers of one browser that it can change. */
const keptKeys = 5;

/** For wrong, ended and revoked keys alike. */
function noRequest(): Fault {
  return new Fault('not-found', 'no such link', { text: message('fault.no-address-request') });
}

function oldForm(reason: string): Fault {
  return new Fault('bad-form', reason, { text: message('fault.address-form-old') });
}

function keysOfBrowser({ actor }: Context): string[] {
  return (actor.owner.secret('address') ?? '').split('.').flatMap((key) => readLinkKey(key) ?? []);
}

/** The answer that the requester may see and change: that of its link, or one that its browser sent. */
async function ownAnswer(context: Context, store: { db: StoreTransaction } | Context['shop']['store'], found: FoundKey) {
  if (found.answer !== null) return findAnswer(store, found.answer);
  const answer = await answerOfKeys(store, found.request.id, keysOfBrowser(context).map(tokenHash));
  return answer && answer.household === (found.household?.id ?? null) ? answer : null;
}

function rulesOf({ tone, order, country, language }: GuestList) {
  return { tone, order, country, language };
}

/** The lines of its names. Of an address nothing is shown but what the handler says. */
function nameLines(household: Household | null, list: GuestList) {
  if (!household) return [];
  const empty = { company: '', street: '', extra: '', postcode: '', city: '', region: '' };
  return envelopeLines({ ...household, ...empty }, rulesOf(list)).map(verbatim);
}

const hasAddress = ({ state }: Household) => state !== 'unchecked';

type Posted = { key: string; stamp: string; trap: string; address: TypedAddress | null };

/** Throws Fault 'bad-form' for a form that the shop did not make for this link, that is a day old, or that was filled in within seconds. */
function nonceOf({ shop }: Context, { request, household, answer }: FoundKey, { key, stamp, trap }: Posted): string {
  const { fillMs } = requestTerms;
  const read = readStamp(shop.store, readLinkKey(key) ?? '', stamp, shop.clock());
  if (!read || read.ageMs < 0 || read.ageMs > fillMs.most) throw oldForm(`a form of ${request.id} without a stamp`);
  const isOpenLink = household === null && answer === null;
  if (trap !== '' || (isOpenLink && read.ageMs < fillMs.least)) throw oldForm('a form that no person filled in');
  return read.nonce;
}

/** What is sent, checked. Throws Fault 'bad-form' with the fields that are missing or wrong. */
function checked({ address }: Posted, { request, household }: FoundKey): TypedAddress | null {
  if (address === null) {
    if (household && hasAddress(household)) return null;
    throw new Fault('bad-form', 'no address to confirm', {
      errors: [{ field: 'street', code: 'missing', message: message('guests.missing.street') }],
    });
  }
  const { errors } = checkAnswer(address, household === null);
  if (errors.length > 0)
    throw new Fault('bad-form', 'address', { errors: errors.map(({ field, message: text }) => ({ field, code: 'wrong', message: text })) });
  const { email, phone } = request.asks;
  return tidyAnswer({ ...address, email: email ? address.email : '', phone: phone ? address.phone : '' });
}

const nothingTyped = { names: '', company: '', street: '', extra: '', postcode: '', city: '', region: '', email: '', phone: '' };

async function countAnswer(trx: StoreTransaction, context: Context, { request, household, answer }: FoundKey, own: AddressAnswer | null) {
  const { shop, ipAddress } = context;
  const isOpenLink = household === null && answer === null && own === null;
  const account = isOpenLink ? request.id : `${request.id} ${household?.id ?? own?.id ?? answer}`;
  const name = isOpenLink ? ('address-group' as const) : ('address-household' as const);
  const text = message('fault.too-many-addresses');
  await consumeStoredLimit(trx, shop.store.engine, name, { owner: null, address: ipAddress, account }, shop.clock(), { text });
}

type Evaluating = { found: FoundKey; list: GuestList; typed: TypedAddress | null; now: Date };

/** The answer with its state. A household that has no address gets it at once, as a change of the list. */
async function evaluated(trx: StoreTransaction, draft: AddressAnswer, { found, list, typed, now }: Evaluating): Promise<AddressAnswer> {
  const home = found.household;
  if (typed === null) return { ...draft, state: 'same', takenBy: null, target: home?.id ?? null };
  if (!home) return { ...draft, state: 'new', takenBy: null };
  if (hasAddress(home)) return { ...draft, state: saysNothingNew(home, typed) ? 'same' : 'new', takenBy: null, target: home.id };
  const label = { kind: 'answers', names: storedNames(home), count: 1, answers: list.version + 1 } as const;
  const changed = [withAnswer(home, typed)];
  const takenBy = await addHouseholds(trx, list, { changed, added: [], before: [home], label, actor: 'guest', now });
  return { ...draft, state: 'taken', takenBy, target: home.id };
}

/** Writes an answer; gives the key that opens it, where it got one. */
async function writeAnswer(trx: StoreTransaction, context: Context, posted: Posted): Promise<string | null> {
  const { store, clock } = context.shop;
  const now = clock();
  const first = await findByKey({ db: trx }, posted.key, now);
  if (!first) throw noRequest();
  const list = await lockGuestList(trx, store.engine, first.owner, first.request.list);
  // Another transaction may have revoked the links or changed the household before this one had the lock.
  const found = await findByKey({ db: trx }, posted.key, now);
  const makeKey = found && keyMaker(store, found.request);
  if (!list || !found || !makeKey) throw noRequest();
  // What is missing is said first: who sends a form within seconds has mostly left something out.
  const typed = checked(posted, found);
  const nonce = nonceOf(context, found, posted);
  const editKey = makeKey(`answer ${nonce}`);
  // The same form once more is the same answer.
  if (await answerOfKeys({ db: trx }, found.request.id, [tokenHash(editKey)])) return editKey;
  const own = await ownAnswer(context, { db: trx }, found);
  await countAnswer(trx, context, found, own);
  const { id: household = null } = found.household ?? {};
  const before = own ?? (household === null ? null : await answerOfHousehold({ db: trx }, found.request.id, household));
  if (!before && (await answerCount({ db: trx }, found.request.id)) >= requestTerms.answers)
    throw new Fault('quota-full', 'answers of a request', { text: message('fault.address-answers-full') });
  const draft: AddressAnswer = {
    ...(typed ?? { ...nothingTyped, country: found.household?.country ?? list.country }),
    id: before?.id ?? newToken(),
    request: found.request.id,
    household: before ? before.household : household,
    state: 'new',
    takenBy: null,
    target: before?.target ?? null,
    at: now.toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  const answer = await evaluated(trx, draft, { found, list, typed, now });
  await putAnswer(trx, answer, own ? null : tokenHash(editKey));
  if (own) return null;
  await postThanks(trx, context, { found, answer, editKey });
  return editKey;
}

/** Ends mails of the request of a link, or of every list, to the mailbox that got it. */
export async function stopMails({ store, clock }: Pick<Shop, 'store' | 'clock'>, key: string, isEvery: boolean): Promise<void> {
  const mailbox = await mailboxOfKey(store, key);
  if (!mailbox) return;
  const scope = isEvery ? everyScope : mailbox.request;
  await store.write((trx) => blockMails(trx, store, mailbox.email, scope, clock()));
}

export const addressAnswerHandlers: Handlers<typeof addressAnswerCalls> = {
  async 'GET /web-api/address-requests/:key'({ key }, context) {
    const { shop, site } = context;
    const found = await findByKey(shop.store, key, shop.clock());
    const list = found && (await findGuestList(shop.store, found.owner, found.request.list));
    if (!found || !list) throw noRequest();
    const { request, household } = found;
    const answer = await ownAnswer(context, shop.store, found);
    const { title, note, deadline, endsOn, asks } = request;
    const { names, company, street, extra, postcode, city, region, country, email, phone } = answer ?? {
      ...nothingTyped,
      country: list.country,
    };
    return {
      title,
      note,
      deadline,
      endsOn,
      asks: { email: asks.email, phone: asks.phone },
      formality: found.formality,
      list: { country: list.country, tone: list.tone, order: list.order },
      kind: household ? 'household' : 'group',
      nameLines: nameLines(household, { ...list, language: textLanguage(site.locale) }),
      known: household && hasAddress(household) ? { postcode: household.postcode, city: household.city } : null,
      answer: answer && {
        names,
        company,
        street,
        extra,
        postcode,
        city,
        region,
        country,
        email,
        phone,
        isConfirmed: answer.street === '',
        isTaken: answer.state === 'taken' || answer.state === 'joined',
      },
      isAnswered: household !== null && (await answerOfHousehold(shop.store, request.id, household.id)) !== null,
      stamp: makeStamp(shop.store, readLinkKey(key) ?? '', shop.clock()),
      countries: countryOptions(site.locale),
    };
  },

  async 'POST /web-api/address-requests/:key/answer'(posted, context) {
    const { shop, actor } = context;
    const editKey = await shop.store.write((trx) => writeAnswer(trx, context, posted));
    if (editKey === null) return {};
    const others = keysOfBrowser(context).filter((key) => key !== editKey);
    const kept = [editKey, ...others].slice(0, keptKeys).join('.');
    actor.owner.keepSecret('address', kept, { lifeMs: requestTerms.longestDays * dayMs });
    return {};
  },

  async 'DELETE /web-api/address-requests/:key/answer'({ key }, context) {
    const { store, clock } = context.shop;
    await store.write(async (trx) => {
      const found = await findByKey({ db: trx }, key, clock());
      if (!found) throw noRequest();
      await lockGuestList(trx, store.engine, found.owner, found.request.list);
      const own = await ownAnswer(context, { db: trx }, found);
      if (!own) throw noRequest();
      await countAnswer(trx, context, found, own);
      await deleteAnswer(trx, own.id);
    });
    return {};
  },

  async 'POST /web-api/address-requests/:key/stop'({ key, isEvery }, { shop }) {
    await stopMails(shop, key, isEvery);
    return {};
  },
};
