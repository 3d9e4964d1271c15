/** Handlers of the owner of an event: the code for all, and who leads the event with them; and of those who open a link for hosts. */
import type { eventInboxCalls, hostLinkCalls } from '#api/people/event-inbox-calls.ts';
import { eventBounds } from '#core/people/event/event.ts';
import { shownShortCode } from '#core/people/event/short-code.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { linkCode, linkUrl } from '#services/people/link-code.ts';
import { newToken } from '#store/db/tokens.ts';
import { ensureAccess, forAll, keyOfHost } from '#store/people/event/access-keys.ts';
import {
  addHost,
  type EventHost,
  findHostLink,
  findLedEvent,
  hostsOf,
  joinAsHost,
  type LedEvent,
  removeHost,
} from '#store/people/event/event-hosts.ts';
import { programmeOf } from '#store/people/event/events.ts';
import { openPartsOf, putOpenParts } from '#store/people/event/open-replies.ts';
import { headOf, hostedEvent, lockHostedEvent, noEvent } from './host-access.ts';

/** For wrong, ended, revoked and used links alike. */
function noHostLink(): Fault {
  return new Fault('not-found', 'no such link for hosts', { text: message('fault.no-host-link') });
}

/** Link and code for all, which open from here on. */
async function linkForAll({ shop: { store }, site }: Context, event: LedEvent) {
  const access = await store.write((trx) => ensureAccess(trx, store, event, forAll));
  if (!access) return null;
  const { key, code } = access;
  return { url: linkUrl(site, 'guest-page', key), code: linkCode(site, 'guest-page', key), typed: shownShortCode(code) };
}

/** A link opens once: afterwards it is not shown any more. */
function hostDto({ shop, site }: Context, event: LedEvent, { id, name, right, owner, joinedAt }: EventHost) {
  const key = owner === null ? keyOfHost(shop.store, event, id) : null;
  return { id, name, right, joinedAt, url: key === null ? null : linkUrl(site, 'co-host', key) };
}

type AccessCalls = Pick<
  typeof eventInboxCalls,
  | 'GET /web-api/events/:id/access'
  | 'PUT /web-api/events/:id/open-parts'
  | 'POST /web-api/events/:id/hosts'
  | 'DELETE /web-api/events/:id/hosts/:host'
>;

export const eventHostHandlers: Handlers<AccessCalls> = {
  async 'GET /web-api/events/:id/access'({ id }, context) {
    const { store } = context.shop;
    const event = await hostedEvent(context, id, 'owner');
    const openParts = (await openPartsOf(store, id)).map((part) => part.id);
    return {
      head: headOf(event),
      parts: await programmeOf(store, id),
      openParts,
      link: openParts.length > 0 ? await linkForAll(context, event) : null,
      hosts: (await hostsOf(store, id)).map((host) => hostDto(context, event, host)),
    };
  },

  async 'PUT /web-api/events/:id/open-parts'({ id, parts }, context) {
    const { store } = context.shop;
    await store.write(async (trx) => {
      await lockHostedEvent(trx, context, id, 'owner');
      const own = (await programmeOf({ db: trx }, id)).map((part) => part.id);
      if (!parts.every((part) => own.includes(part)))
        throw new Fault('bad-form', 'a foreign part', { text: message('fault.event-changed') });
      await putOpenParts(trx, id, [...new Set(parts)]);
    });
    return {};
  },

  async 'POST /web-api/events/:id/hosts'({ id, name, right }, context) {
    const { store, clock } = context.shop;
    await store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id, 'owner');
      const max = eventBounds.hosts;
      if ((await hostsOf({ db: trx }, id)).length >= max)
        throw new Fault('quota-full', `${max} hosts`, { text: message('fault.hosts-full', { max }) });
      const host = newToken();
      const key = keyOfHost(store, event, host);
      if (key === null) throw noEvent();
      await addHost(trx, id, { id: host, name, right, key, now: clock() });
    });
    return {};
  },

  async 'DELETE /web-api/events/:id/hosts/:host'({ id, host }, context) {
    await context.shop.store.write(async (trx) => {
      await lockHostedEvent(trx, context, id, 'owner');
      if (!(await removeHost(trx, id, host))) throw noEvent();
    });
    return {};
  },
};

export const hostLinkHandlers: Handlers<typeof hostLinkCalls> = {
  async 'GET /web-api/event-hosts/:key'({ key }, { shop, actor }) {
    const found = await findHostLink(shop.store, key, actor.owner.current, shop.clock());
    if (!found) throw noHostLink();
    const { event, host } = found;
    return { title: event.title, firstDay: event.firstDay, name: host.name, right: host.right };
  },

  async 'POST /web-api/event-hosts/:key'({ key }, { shop, actor }) {
    const { store, clock } = shop;
    // No owner is made for a wrong link.
    if (!(await findHostLink(store, key, actor.owner.current, clock()))) throw noHostLink();
    const owner = await actor.owner.ensure();
    return store.write(async (trx) => {
      const found = await findHostLink({ db: trx }, key, owner, clock());
      if (!found) throw noHostLink();
      const { event, host } = found;
      // Who leads it already keeps the link for somebody else.
      if (host.owner === null && !(await findLedEvent({ db: trx }, owner, event.id)) && !(await joinAsHost(trx, host.id, owner, clock())))
        throw noHostLink();
      return { id: event.id };
    });
  },
};
