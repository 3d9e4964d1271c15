/** Handlers of guest lists: the lists themselves, their pages, and taking changes back. */
import type { guestListCalls } from '#api/people/calls.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Context, Handlers } from '#services/handler.ts';
import {
  createGuestList,
  deleteGuestList,
  findGuestList,
  type GuestList,
  householdPage,
  listCounts,
  listGuestLists,
} from '#store/people/guest-lists.ts';
import { changeSettings, type ListChange, listChanges, undoChange } from '#store/people/list-changes.ts';
import { textLanguage } from '#texts/server-texts.ts';
import { countryOptions, rowDto, settingsDto } from './list-dto.ts';

/** Changes that a page offers to take back. */
const shownChanges = 10;

export function noList(): Fault {
  return new Fault('not-found', 'no such guest list', { text: message('fault.no-guest-list') });
}

/** Throws Fault 'not-found' for a requester without a session, who owns nothing. */
export function listOwner({ actor: { owner } }: Context): OwnerId {
  if (owner.current) return owner.current;
  throw noList();
}

/** The requester's own list. Throws Fault 'not-found' alike for foreign and missing ones. */
export async function ownList(context: Context, id: string): Promise<GuestList> {
  const list = await findGuestList(context.shop.store, listOwner(context), id);
  if (!list) throw noList();
  return list;
}

/** Who changes a list, for the store. */
export function changing(context: Context, list: string) {
  const { store, clock } = context.shop;
  return { store, owner: listOwner(context), list, actor: actorName(context.actor), now: clock() };
}

function changeText({ kind, names, count }: ListChange): Message {
  return message(`guests.change.${kind}`, { names, count });
}

export const listHandlers: Handlers<
  Pick<
    typeof guestListCalls,
    | 'GET /web-api/guest-lists'
    | 'POST /web-api/guest-lists'
    | 'GET /web-api/guest-lists/:id'
    | 'PUT /web-api/guest-lists/:id'
    | 'DELETE /web-api/guest-lists/:id'
    | 'POST /web-api/guest-lists/:id/undo'
  >
> = {
  async 'GET /web-api/guest-lists'(_input, { shop, actor }) {
    const owner = actor.owner.current;
    const lists = owner ? await listGuestLists(shop.store, owner) : [];
    return { lists: lists.map(({ id, name, households, guests, changedAt }) => ({ id, name, households, guests, changedAt })) };
  },

  async 'POST /web-api/guest-lists'({ id: wanted, name }, { shop, actor, site }) {
    const owner = await actor.owner.ensure();
    const settings = { name, country: deliveryCountryOf(site.country), tone: 'friend', order: 'listed' } as const;
    const id = await createGuestList(shop.store, owner, { ...settings, language: textLanguage(site.locale), id: wanted }, shop.clock());
    return { id };
  },

  async 'GET /web-api/guest-lists/:id'({ id, ...query }, context) {
    const { store } = context.shop;
    const list = await ownList(context, id);
    const { households, found, page, pages } = await householdPage(store, list, query);
    const { locale } = context.site;
    return {
      list: settingsDto(list),
      counts: await listCounts(store, list),
      rows: households.map((household) => rowDto(household, { list, locale })),
      found,
      page,
      pages,
      changes: (await listChanges(store, id, shownChanges)).map((change) => ({
        version: change.version,
        kind: change.kind,
        at: change.at,
        text: changeText(change),
        isUndone: change.isUndone,
      })),
      countries: countryOptions(locale),
    };
  },

  async 'PUT /web-api/guest-lists/:id'({ id, version, ...settings }, context) {
    const list = await changeSettings(changing(context, id), settings, version);
    if (!list) throw noList();
    if (list === 'changed')
      throw new Fault('list-changed', 'settings of another version', { text: message('fault.list-settings-changed') });
    return settingsDto(list);
  },

  async 'DELETE /web-api/guest-lists/:id'({ id }, context) {
    if (!(await deleteGuestList(context.shop.store, listOwner(context), id))) throw noList();
    return {};
  },

  async 'POST /web-api/guest-lists/:id/undo'({ id, change }, context) {
    const undone = await undoChange(changing(context, id), change);
    if (!undone) throw noList();
    return { restored: undone.restored, kept: undone.kept };
  },
};
