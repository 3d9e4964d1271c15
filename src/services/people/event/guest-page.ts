/** Handlers of guests of an event. The key of their household's link is the credential; the page shows nobody else of the list. */
import { openAsBlob } from 'node:fs';
import type { guestPageCalls } from '#api/people/event-page-calls.ts';
import { calendarFile } from '#core/people/event/calendar-file.ts';
import type { EventPart } from '#core/people/event/event.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { checkPassword } from '#services/password-hash.ts';
import { confirmAnswer } from '#services/people/event/mails/confirm-answer.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { type FoundAccess, type FoundPage, findAccess, findPage } from '#store/people/event/access-keys.ts';
import { deleteAnswers } from '#store/people/event/deleted-answers.ts';
import { replyVersion } from '#store/people/event/event-mails.ts';
import { programmeOf } from '#store/people/event/events.ts';
import { openPartsOf } from '#store/people/event/open-replies.ts';
import { findGalleryPicture } from '#store/people/event/page-content.ts';
import { type GuestList, lockGuestList } from '#store/people/guest-lists.ts';
import { guestView, invitedParts } from './guest-view.ts';
import { mayAnswer, readAnswers, saveAnswers } from './household-answers.ts';
import { pageForAll } from './open-answers.ts';
import { isUnlocked, missingPage, stampFor, unlock } from './page-access.ts';

async function householdPage(context: Context, key: string, { event, household }: Omit<FoundAccess, 'formality'>) {
  const answers = await readAnswers(context.shop.store, event.id, household);
  return guestView(context, { event, household, answers, pathOf: (picture) => `/web-api/event-pages/${key}/pictures/${picture}` });
}

/** The parts that a key shows. */
async function shownParts(store: Store, { event, household }: FoundPage): Promise<EventPart[]> {
  if (!household) return openPartsOf(store, event.id);
  const { replies } = await readAnswers(store, event.id, household);
  return invitedParts(await programmeOf(store, event.id), replies);
}

/** The calendar entries of the parts that a key shows. Throws Fault 'not-found' for wrong keys, and where the password is missing. */
export async function guestCalendar(context: Context, key: string): Promise<Response> {
  const { store, clock } = context.shop;
  const found = await findPage(store, key, clock());
  if (!found || !isUnlocked(context, found.event)) throw await missingPage(store, key, clock());
  const { event } = found;
  const parts = await shownParts(store, found);
  const host = new URL(context.site.origin).hostname;
  const body = calendarFile({ title: event.title, zone: event.zone, version: event.version, changedAt: clock(), host, parts });
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="feier.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

const tooMany = { 'event-answer': 'fault.too-many-answers', 'event-delete': 'fault.too-many-deletions' } as const;
type Counted = keyof typeof tooMany;

async function countChange(trx: StoreTransaction, { shop, ipAddress }: Context, name: Counted, { event, household }: FoundAccess) {
  const client = { owner: null, address: ipAddress, account: `${event.id} ${household.id}` };
  await consumeStoredLimit(trx, shop.store.engine, name, client, shop.clock(), { text: message(tooMany[name]) });
}

/** By the link of a household, which strangers do not have; by that for all, by the address of the client. */
async function countPassword(trx: StoreTransaction, { shop, ipAddress }: Context, { event, household }: FoundPage) {
  const name = household ? 'event-password' : 'event-page-password';
  const client = { owner: null, address: ipAddress, account: `${event.id} ${household?.id ?? ''}` };
  await consumeStoredLimit(trx, shop.store.engine, name, client, shop.clock(), { text: message('fault.too-many-event-passwords') });
}

type Found = FoundAccess & { list: GuestList };

/** Changes what a household answered, counted and with the owner of the event locked. */
async function asHousehold(
  context: Context,
  { key, limit }: { key: string; limit: Counted },
  change: (trx: StoreTransaction, found: Found, now: Date) => Promise<void>,
): Promise<void> {
  const { store, clock } = context.shop;
  await store.write(async (trx) => {
    const now = clock();
    const first = await findAccess({ db: trx }, key, now);
    if (!first) throw await missingPage({ db: trx }, key, now);
    const list = await lockGuestList(trx, store.engine, first.event.owner, first.event.list);
    // Another transaction may have changed the event or the household before this one had the lock.
    const found = await findAccess({ db: trx }, key, now);
    if (!list || !found || !isUnlocked(context, found.event)) throw await missingPage({ db: trx }, key, now);
    await countChange(trx, context, limit, found);
    await change(trx, { ...found, list }, now);
  });
}

/** A picture of the host on the page of an event. Throws Fault 'not-found' alike for wrong keys, and for pictures that are not on the page. */
export async function guestPicture(context: Context, key: string, id: string): Promise<Response> {
  const { store, files, clock } = context.shop;
  const found = await findPage(store, key, clock());
  const picture = found && isUnlocked(context, found.event) ? await findGalleryPicture(store, found.event.id, id) : null;
  if (!picture) throw await missingPage(store, key, clock());
  return new Response(await openAsBlob(await files.path(picture.mediumKey), { type: 'image/webp' }), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}

type PageCalls = Pick<
  typeof guestPageCalls,
  | 'GET /web-api/event-pages/:key'
  | 'POST /web-api/event-pages/:key/password'
  | 'POST /web-api/event-pages/:key/answer'
  | 'POST /web-api/event-pages/:key/delete'
>;

export const guestPageHandlers: Handlers<PageCalls> = {
  async 'GET /web-api/event-pages/:key'({ key, edit }, context) {
    const { store, clock } = context.shop;
    const found = await findPage(store, key, clock());
    if (!found) throw await missingPage(store, key, clock());
    const { event, household, formality } = found;
    const isOpen = isUnlocked(context, event);
    return {
      formality,
      page: isOpen && household ? await householdPage(context, key, { event, household }) : null,
      open: isOpen && !household ? await pageForAll(context, event, edit) : null,
      stamp: stampFor(context, key),
    };
  },

  async 'POST /web-api/event-pages/:key/password'({ key, password }, context) {
    const { store, clock, hashCost } = context.shop;
    const { event } = await store.write(async (trx) => {
      const found = await findPage({ db: trx }, key, clock());
      if (!found) throw await missingPage({ db: trx }, key, clock());
      await countPassword(trx, context, found);
      return found;
    });
    const { isRight } = await checkPassword(password, event.password, hashCost);
    if (event.password !== null && !isRight)
      throw new Fault('bad-form', 'wrong password of an event', {
        errors: [{ field: 'password', code: 'wrong', message: message('event.wrong.password') }],
      });
    unlock(context, event);
    return {};
  },

  async 'POST /web-api/event-pages/:key/answer'({ key, ...sent }, context) {
    await asHousehold(context, { key, limit: 'event-answer' }, async (trx, found, now) => {
      const { reply } = await readAnswers({ db: trx }, found.event.id, found.household);
      if (!mayAnswer(found.event, reply, now))
        throw new Fault('forbidden', 'answers are closed', { text: message('fault.answers-closed') });
      const before = await replyVersion({ db: trx }, found.event.id, found.household.id);
      await saveAnswers(trx, sent, { ...found, via: 'household', actor: 'guest', now });
      await confirmAnswer(trx, context, found, before);
    });
    return {};
  },

  async 'POST /web-api/event-pages/:key/delete'({ key }, context) {
    await asHousehold(context, { key, limit: 'event-delete' }, (trx, { event, household }, now) =>
      deleteAnswers(trx, { event, household, now }),
    );
    return {};
  },
};
