/** Handlers of guests without a link of their own: the page for all, its answers, codes that are typed, and reports. Nothing here shows the list. */
import type { guestPageCalls, OpenPage, TypedOpenAnswer } from '#api/people/event-page-calls.ts';
import { isEmail } from '#core/customer/email.ts';
import { isAnswering } from '#core/people/event/event.ts';
import { personsOf } from '#core/people/event/open-answer.ts';
import { openTerms } from '#core/people/event/open-terms.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import { Fault, type FieldError, isFault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { type FoundPage, findPage, keyOfOpenReply } from '#store/people/event/access-keys.ts';
import type { EventReader, HostedEvent } from '#store/people/event/events.ts';
import {
  deleteOpenReply,
  type OpenedReply,
  type OpenReply,
  openPartsOf,
  openReplyCount,
  openReplyOfKeys,
  pauseOpenAnswers,
  putOpenReply,
} from '#store/people/event/open-replies.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
import { guestTheme } from './guest-theme.ts';
import { confirmOpenAnswer } from './mails/confirm-open-answer.ts';
import { isUnlocked, nonceOf, noPage, pageFacts } from './page-access.ts';
import { reportPage } from './page-report.ts';
import { keyOfTypedCode } from './typed-codes.ts';

/** Answers of one browser that it can change. */
const keptKeys = 5;
/** A household has no more guests. */
const maxPersons = 10;

function keysOfBrowser({ actor }: Context): string[] {
  return (actor.owner.secret('event-open') ?? '').split('.').flatMap((key) => readLinkKey(key) ?? []);
}

const isPausedAt = ({ pausedUntil }: HostedEvent, now: Date) => pausedUntil !== null && Date.parse(pausedUntil) > now.getTime();

function shownAnswer(reply: OpenReply, parts: readonly { id: string }[]): TypedOpenAnswer {
  const { names, answers, message: text, email } = reply;
  return { names, answers: answers.filter(({ part }) => parts.some(({ id }) => id === part)), message: text, email };
}

/** The answer of a key; without one, the newest that this browser sent. */
async function ownReply(reader: EventReader, context: Context, event: string, edit: string): Promise<OpenedReply | null> {
  const keys = edit === '' ? keysOfBrowser(context) : [readLinkKey(edit) ?? ''];
  return openReplyOfKeys(reader, event, keys);
}

export async function pageForAll(context: Context, event: HostedEvent, edit: string): Promise<OpenPage> {
  const { store, clock } = context.shop;
  const parts = await openPartsOf(store, event.id);
  const own = await ownReply(store, context, event.id, edit);
  return {
    facts: pageFacts(event, clock()),
    parts,
    isAnswering: isAnswering(event, clock()),
    isPaused: isPausedAt(event, clock()),
    answer: own && shownAnswer(own.reply, parts),
    edit: own?.key ?? '',
    theme: await guestTheme(store, event.details.look),
  };
}

const wrong = (
  field: string,
  key: 'event.wrong.names' | 'event.wrong.persons' | 'event.wrong.answers' | 'event.wrong.email',
): FieldError => ({
  field,
  code: 'wrong',
  message: message(key, { max: maxPersons }),
});

/** Throws Fault 'bad-form' with the fields that are missing or wrong, and for parts that the page does not show. */
function checkTyped({ names, answers, email }: TypedOpenAnswer, parts: readonly { id: string }[]): void {
  const persons = personsOf(names);
  const isKnown = ({ part }: { part: string }) => parts.some(({ id }) => id === part);
  if (!answers.every(isKnown) || new Set(answers.map(({ part }) => part)).size !== answers.length)
    throw new Fault('bad-form', 'an answer that is not asked for', { text: message('fault.event-changed') });
  const errors = [
    ...(persons.length === 0 ? [wrong('names', 'event.wrong.names')] : []),
    ...(persons.length > maxPersons ? [wrong('names', 'event.wrong.persons')] : []),
    ...(answers.every(({ answer }) => answer === 'open') ? [wrong('answers', 'event.wrong.answers')] : []),
    ...(email !== '' && !isEmail(email) ? [wrong('email', 'event.wrong.email')] : []),
  ];
  if (errors.length > 0) throw new Fault('bad-form', 'an open answer', { errors });
}

type Posted = TypedOpenAnswer & { key: string; stamp: string; trap: string; isAnother: boolean; edit: string };

async function countAnswer(trx: StoreTransaction, { shop, ipAddress }: Context, event: HostedEvent, isNew: boolean): Promise<void> {
  const tooMany = { text: message('fault.open-answers-paused') };
  if (isPausedAt(event, shop.clock())) throw new Fault('too-many', 'open answers are paused', tooMany);
  const client = { owner: null, address: ipAddress, account: event.id };
  await consumeStoredLimit(trx, shop.store.engine, 'event-open', client, shop.clock(), tooMany);
  if (isNew && (await openReplyCount({ db: trx }, event.id, 'all')) >= openTerms.answers)
    throw new Fault('quota-full', 'open answers of an event', { text: message('fault.open-answers-full') });
}

const contentOf = ({ names, answers, message: text, email }: TypedOpenAnswer) => JSON.stringify([names, answers, text, email]);

/** What a guest sends anew waits for the host again, but where the host refused it. */
function replyAfter(own: OpenReply | null, { names, answers, message: text, email }: TypedOpenAnswer, event: string, now: Date): OpenReply {
  return {
    id: own?.id ?? newToken(),
    event,
    names,
    answers,
    message: text,
    email,
    state: own?.state === 'refused' ? 'refused' : 'new',
    household: own?.household ?? null,
    takenBy: null,
    at: now.toISOString(),
    version: (own?.version ?? 0) + 1,
  };
}

/** What the key for all opens, with the owner of the event locked. */
async function lockedPage(trx: StoreTransaction, context: Context, key: string): Promise<FoundPage> {
  const { store, clock } = context.shop;
  const forAllOnly = (page: FoundPage | null) => {
    if (!page || page.household || !isUnlocked(context, page.event)) throw noPage();
    return page;
  };
  const { event } = forAllOnly(await findPage({ db: trx }, key, clock()));
  await lockGuestList(trx, store.engine, event.owner, event.list);
  // Another transaction may have changed the event before this one had the lock.
  return forAllOnly(await findPage({ db: trx }, key, clock()));
}

/** Writes an answer; gives the key that opens it, where its browser does not have it yet. */
async function writeAnswer(trx: StoreTransaction, context: Context, posted: Posted): Promise<string | null> {
  const { store, clock } = context.shop;
  const now = clock();
  const { event, formality } = await lockedPage(trx, context, posted.key);
  if (!isAnswering(event, now)) throw new Fault('forbidden', 'answers are closed', { text: message('fault.answers-closed') });
  const typed = { ...posted, names: posted.names.filter((name) => name !== '') };
  const parts = await openPartsOf({ db: trx }, event.id);
  checkTyped(typed, parts);
  const editKey = keyOfOpenReply(store, event, nonceOf(context, posted, openTerms.fillMs));
  if (editKey === null) throw noPage();
  // The same form once more is the same answer.
  const sent = await openReplyOfKeys({ db: trx }, event.id, [editKey]);
  const own = sent ?? (posted.isAnother ? null : await ownReply({ db: trx }, context, event.id, posted.edit));
  const edit = own?.key ?? editKey;
  const ownKey = keysOfBrowser(context).includes(edit) ? null : edit;
  if (own && contentOf(own.reply) === contentOf(typed)) return ownKey;
  await countAnswer(trx, context, event, own === null);
  const reply = replyAfter(own?.reply ?? null, typed, event.id, now);
  await putOpenReply(trx, reply, own ? null : tokenHash(editKey));
  await confirmOpenAnswer(trx, context, reply, { event, parts, formality, key: readLinkKey(posted.key) ?? '', edit });
  return ownKey;
}

/** Too many answers a day close the form, and its host is told. */
async function pauseAfter(error: unknown, { shop }: Context, key: string): Promise<void> {
  if (!isFault(error) || error.details.limit?.name !== 'event-open' || error.details.limit.by !== 'account') return;
  const until = new Date(shop.clock().getTime() + (error.details.retryAfterSeconds ?? 0) * 1_000);
  await shop.store.write(async (trx) => {
    const found = await findPage({ db: trx }, key, shop.clock());
    if (found) await pauseOpenAnswers(trx, found.event.id, until);
  });
}

type OpenCalls = Pick<
  typeof guestPageCalls,
  | 'POST /web-api/event-codes'
  | 'POST /web-api/event-pages/:key/open-answer'
  | 'POST /web-api/event-pages/:key/open-delete'
  | 'POST /web-api/event-pages/:key/report'
>;

export const openAnswerHandlers: Handlers<OpenCalls> = {
  async 'POST /web-api/event-codes'({ code }, context) {
    return { opens: await keyOfTypedCode(context, code) };
  },

  async 'POST /web-api/event-pages/:key/open-answer'(posted, context) {
    const { shop, actor } = context;
    try {
      const editKey = await shop.store.write((trx) => writeAnswer(trx, context, posted));
      if (editKey === null) return {};
      const others = keysOfBrowser(context).filter((key) => key !== editKey);
      actor.owner.keepSecret('event-open', [editKey, ...others].slice(0, keptKeys).join('.'), { lifeMs: openTerms.keptMs });
      return {};
    } catch (error) {
      await pauseAfter(error, context, posted.key);
      throw error;
    }
  },

  async 'POST /web-api/event-pages/:key/open-delete'({ key, edit }, context) {
    const { shop, ipAddress } = context;
    await shop.store.write(async (trx) => {
      const { event } = await lockedPage(trx, context, key);
      const own = await ownReply({ db: trx }, context, event.id, edit);
      if (!own) return;
      const client = { owner: null, address: ipAddress, account: `${event.id} ${own.reply.id}` };
      const text = message('fault.too-many-deletions');
      await consumeStoredLimit(trx, shop.store.engine, 'event-delete', client, shop.clock(), { text });
      await deleteOpenReply(trx, own.reply.id);
    });
    return {};
  },

  async 'POST /web-api/event-pages/:key/report'(posted, context) {
    await reportPage(context, posted);
    return {};
  },
};
