/** Handlers of guests of an event. The key of their household's link is the credential; the page shows nobody else of the list. */
import { createHmac } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { guestPageCalls } from '#api/people/event-calls.ts';
import { calendarFile } from '#core/people/event/calendar-file.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { checkPassword } from '#services/password-hash.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { type FoundAccess, findAccess } from '#store/people/event/access-keys.ts';
import { type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { findGalleryPicture } from '#store/people/event/page-content.ts';
import { deleteAnswers } from '#store/people/event/replies.ts';
import { type GuestList, lockGuestList } from '#store/people/guest-lists.ts';
import { guestView, invitedParts } from './guest-view.ts';
import { mayAnswer, readAnswers, saveAnswers } from './household-answers.ts';

/** Events whose password one browser keeps. */
const keptProofs = 5;
const proofMs = 30 * dayMs;

/** For wrong, ended and revoked keys alike. */
function noPage(): Fault {
  return new Fault('not-found', 'no such link', { text: message('fault.no-event-page') });
}

/** What a browser keeps that has typed the password: another password makes it another one. */
function proofOf({ linkSecret }: LinkSecret, { id, password }: HostedEvent): string {
  return createHmac('sha256', keyOf(linkSecret, 'event password')).update(`${id} ${password}`).digest('base64url').slice(0, 22);
}

const proofsOf = ({ actor }: Context) => (actor.owner.secret('event') ?? '').split('.').filter((proof) => proof.length === 22);

function isUnlocked(context: Context, event: HostedEvent): boolean {
  return event.password === null || proofsOf(context).includes(proofOf(context.shop.store, event));
}

/** The calendar entries of the parts that a household is invited to. Throws Fault 'not-found' for wrong keys, and where the password is missing. */
export async function guestCalendar(context: Context, key: string): Promise<Response> {
  const { store, clock } = context.shop;
  const found = await findAccess(store, key, clock());
  if (!found || !isUnlocked(context, found.event)) throw noPage();
  const { event, household } = found;
  const { replies } = await readAnswers(store, event.id, household);
  const parts = invitedParts(await programmeOf(store, event.id), replies);
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

const tooMany = {
  'event-answer': 'fault.too-many-answers',
  'event-delete': 'fault.too-many-deletions',
  'event-password': 'fault.too-many-event-passwords',
} as const;

async function countTry(trx: StoreTransaction, { shop, ipAddress }: Context, name: keyof typeof tooMany, access: FoundAccess) {
  const account = `${access.event.id} ${access.household.id}`;
  const text = message(tooMany[name]);
  await consumeStoredLimit(trx, shop.store.engine, name, { owner: null, address: ipAddress, account }, shop.clock(), { text });
}

type Found = FoundAccess & { list: GuestList };

/** Changes what a household answered, counted and with the owner of the event locked. */
async function asHousehold(
  context: Context,
  { key, limit }: { key: string; limit: 'event-answer' | 'event-delete' },
  change: (trx: StoreTransaction, found: Found, now: Date) => Promise<void>,
): Promise<void> {
  const { store, clock } = context.shop;
  await store.write(async (trx) => {
    const now = clock();
    const first = await findAccess({ db: trx }, key, now);
    if (!first) throw noPage();
    const list = await lockGuestList(trx, store.engine, first.event.owner, first.event.list);
    // Another transaction may have changed the event or the household before this one had the lock.
    const found = await findAccess({ db: trx }, key, now);
    if (!list || !found || !isUnlocked(context, found.event)) throw noPage();
    await countTry(trx, context, limit, found);
    await change(trx, { ...found, list }, now);
  });
}

/** A picture of the host on the page of an event. Throws Fault 'not-found' alike for wrong keys, and for pictures that are not on the page. */
export async function guestPicture(context: Context, key: string, id: string): Promise<Response> {
  const { store, files, clock } = context.shop;
  const found = await findAccess(store, key, clock());
  const picture = found && isUnlocked(context, found.event) ? await findGalleryPicture(store, found.event.id, id) : null;
  if (!picture) throw noPage();
  return new Response(await openAsBlob(await files.path(picture.mediumKey), { type: 'image/webp' }), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}

export const guestPageHandlers: Handlers<typeof guestPageCalls> = {
  async 'GET /web-api/event-pages/:key'({ key }, context) {
    const found = await findAccess(context.shop.store, key, context.shop.clock());
    if (!found) throw noPage();
    const { formality, event, household } = found;
    if (!isUnlocked(context, event)) return { formality, page: null };
    const answers = await readAnswers(context.shop.store, event.id, household);
    const pathOf = (picture: string) => `/web-api/event-pages/${key}/pictures/${picture}`;
    return { formality, page: await guestView(context, { event, household, answers, pathOf }) };
  },

  async 'POST /web-api/event-pages/:key/password'({ key, password }, context) {
    const { store, clock, hashCost } = context.shop;
    const found = await store.write(async (trx) => {
      const access = await findAccess({ db: trx }, key, clock());
      if (!access) throw noPage();
      await countTry(trx, context, 'event-password', access);
      return access;
    });
    const { isRight } = await checkPassword(password, found.event.password, hashCost);
    if (found.event.password !== null && !isRight)
      throw new Fault('bad-form', 'wrong password of an event', {
        errors: [{ field: 'password', code: 'wrong', message: message('event.wrong.password') }],
      });
    const proof = proofOf(store, found.event);
    const others = proofsOf(context).filter((kept) => kept !== proof);
    context.actor.owner.keepSecret('event', [proof, ...others].slice(0, keptProofs).join('.'), { lifeMs: proofMs });
    return {};
  },

  async 'POST /web-api/event-pages/:key/answer'({ key, ...sent }, context) {
    await asHousehold(context, { key, limit: 'event-answer' }, async (trx, found, now) => {
      const { reply } = await readAnswers({ db: trx }, found.event.id, found.household);
      if (!mayAnswer(found.event, reply, now))
        throw new Fault('forbidden', 'answers are closed', { text: message('fault.answers-closed') });
      await saveAnswers(trx, sent, { ...found, via: 'household', actor: 'guest', now });
    });
    return {};
  },

  async 'POST /web-api/event-pages/:key/delete'({ key }, context) {
    await asHousehold(context, { key, limit: 'event-delete' }, (trx, { event, household }, now) =>
      deleteAnswers(trx, { event: event.id, household, now }),
    );
    return {};
  },
};
