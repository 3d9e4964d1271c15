/** Handler of what guests of an event do not eat, for its kitchen. */
import type { eventFoodCalls } from '#api/people/event-print-calls.ts';
import { fullName } from '#core/people/name-line.ts';
import { folded } from '#core/people/words.ts';
import type { Handlers } from '#services/handler.ts';
import { headOf, hostedEvent } from '#services/people/event/host-access.ts';
import { peopleOf } from '#store/people/event/printed-answers.ts';
import { foodNotesOf } from '#store/people/event/replies.ts';

export const eventFoodHandlers: Handlers<typeof eventFoodCalls> = {
  async 'GET /web-api/events/:id/food'({ id }, context) {
    const { store } = context.shop;
    const event = await hostedEvent(context, id, 'view');
    const from = { event: id, piece: 'place-card' as const, part: null, fields: [] };
    const { households, answers } = await peopleOf(store, { list: event.list, from });
    const menus = new Map<string, string[]>();
    for (const { guest, menu } of answers?.attending ?? []) menus.set(guest, [...(menus.get(guest) ?? []), ...(menu ? [menu.name] : [])]);
    const notes = await foodNotesOf(store, id, [...menus.keys()]);
    const tables = new Map(
      (answers?.tables ?? []).flatMap(({ name, guests }, at) => guests.map((guest) => [guest, { name, at }] as const)),
    );
    const guests = households.flatMap((household) => household.guests.filter((guest) => notes.has(guest.id)));
    const sorted = guests
      .map((guest) => ({ guest, at: tables.get(guest.id)?.at ?? tables.size, name: folded(`${guest.family} ${guest.given}`) }))
      .toSorted((a, b) => a.at - b.at || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return {
      head: headOf(event),
      rows: sorted.map(({ guest }) => ({
        guest: guest.id,
        name: fullName(guest),
        text: notes.get(guest.id) ?? '',
        table: tables.get(guest.id)?.name ?? '',
        menus: menus.get(guest.id) ?? [],
      })),
    };
  },
};
