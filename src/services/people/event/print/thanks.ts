/** Handlers of gifts, and of whom the hosts of an event thanked. */
import type { eventThanksCalls, ThanksRow } from '#api/people/event-print-calls.ts';
import { namesMessage } from '#core/people/name-line.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { headOf, hostedEvent, lockHostedEvent, noEvent } from '#services/people/event/host-access.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { addGift, giftsOf, putGift, putThanks } from '#store/people/event/gifts.ts';
import { peopleOf } from '#store/people/event/printed-answers.ts';
import { readHouseholds } from '#store/people/household-rows.ts';

/** Gifts of an event. */
const maxGifts = 2_000;

/** Who comes or gave something, in the order of the list, and then gifts of others. */
export async function thanksRows(
  { shop }: Pick<Context, 'shop'>,
  event: HostedEvent,
): Promise<{ rows: Unrendered<ThanksRow>[]; households: { id: string; names: Message }[] }> {
  const from = { event: event.id, piece: 'thank-you-card' as const, part: null, fields: [] };
  const { households, answers } = await peopleOf(shop.store, { list: event.list, from });
  const coming = new Set(answers?.attending.map(({ guest }) => guest));
  const thanked = new Set(answers?.thanked);
  const gifts = await giftsOf(shop.store, event.id);
  const byHousehold = new Map<string, ThanksRow['gifts']>();
  for (const { household, id, text } of gifts)
    if (household !== null && text !== '') byHousehold.set(household, [...(byHousehold.get(household) ?? []), { id, text }]);
  const named = households.map((household) => ({ household, names: namesMessage(household) }));
  const listed = named.flatMap(({ household: { id, guests }, names }): Unrendered<ThanksRow>[] => {
    const own = byHousehold.get(id) ?? [];
    if (own.length === 0 && !thanked.has(id) && !guests.some((guest) => coming.has(guest.id))) return [];
    return [{ household: id, names, gifts: own, isThanked: thanked.has(id) }];
  });
  const known = new Set(households.map(({ id }) => id));
  const others = gifts.flatMap(({ id, household, text, thankedAt }): Unrendered<ThanksRow>[] =>
    text === '' || (household !== null && known.has(household))
      ? []
      : [{ household: null, names: '', gifts: [{ id, text }], isThanked: thankedAt !== null }],
  );
  return { rows: [...listed, ...others], households: named.map(({ household: { id }, names }) => ({ id, names })) };
}

export const eventThanksHandlers: Handlers<typeof eventThanksCalls> = {
  async 'GET /web-api/events/:id/thanks'({ id }, context) {
    const event = await hostedEvent(context, id, 'view');
    return { head: headOf(event), ...(await thanksRows(context, event)) };
  },

  async 'POST /web-api/events/:id/gifts'({ id, household, text }, context) {
    const { store } = context.shop;
    await store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id, 'edit');
      if (household !== null && (await readHouseholds(trx, event.list, [household])).length === 0) throw noEvent();
      if ((await giftsOf({ db: trx }, id)).length >= maxGifts)
        throw new Fault('quota-full', `${maxGifts} gifts`, { text: message('fault.gifts-full', { max: maxGifts }) });
      await addGift(trx, { event: id, household, text, thankedAt: null });
    });
    return {};
  },

  async 'PUT /web-api/events/:id/gifts/:gift'({ id, gift, text }, context) {
    await context.shop.store.write(async (trx) => {
      await lockHostedEvent(trx, context, id, 'edit');
      await putGift(trx, { event: id, id: gift, text });
    });
    return {};
  },

  async 'POST /web-api/events/:id/thanks'({ id, household, gift, isThanked }, context) {
    const { store, clock } = context.shop;
    await store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id, 'edit');
      if (household !== null && (await readHouseholds(trx, event.list, [household])).length === 0) throw noEvent();
      await putThanks(trx, { event: id, household, gift, isThanked, now: clock() });
    });
    return {};
  },
};
