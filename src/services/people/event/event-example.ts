/** The example of a guest page: a wedding of invented people in some months, in the look of a card of the catalogue. Nothing of it is stored. */

import type { eventExampleCalls } from '#api/people/event-example-calls.ts';
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { expiryOf } from '#core/people/event/event.ts';
import { addDays, berlinTime, type Day, daysFrom, weekday } from '#core/values/date.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Handlers } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { guestDrawing, guestTheme } from './guest-theme.ts';

const zone = 'Europe/Berlin';
const days = { ahead: 200, deadline: 35 };

/** Ids have the length of stored ones. */
const idOf = (name: string) => name.padEnd(22, '0');

const [ceremony, dinner] = [idOf('trauung'), idOf('abend')];
const [first, second] = [idOf('lina'), idOf('mats')];
const [fish, pie] = [idOf('fisch'), idOf('quiche')];

/** A Saturday. */
function exampleDay(today: Day): Day {
  const day = addDays(today, days.ahead);
  return addDays(day, 6 - weekday(day));
}

function partsOf(day: Day): Unrendered<GuestPage['parts']> {
  const place = message('example.place');
  return [
    { id: ceremony, name: message('example.part.ceremony'), startsAt: `${day}T14:00`, endsAt: `${day}T15:00`, place, options: [] },
    {
      id: dinner,
      name: message('example.part.dinner'),
      startsAt: `${day}T18:00`,
      endsAt: null,
      place: message('example.place.hall'),
      options: [
        { id: fish, name: message('example.menu.fish'), isForChildren: false },
        { id: pie, name: message('example.menu.pie'), isForChildren: false },
      ],
    },
  ];
}

function householdOf(): Unrendered<GuestPage['household']> {
  const reply = (part: string, guest: string, menu: string | null = null) =>
    ({ part, guest, answer: guest === first ? 'yes' : 'open', menu, version: 0 }) as const;
  return {
    names: message('example.names'),
    guests: [
      { id: first, name: message('example.guest.first'), kind: 'adult', food: '' },
      { id: second, name: message('example.guest.second'), kind: 'adult', food: '' },
    ],
    replies: [reply(ceremony, first), reply(dinner, first, pie), reply(ceremony, second), reply(dinner, second)],
    message: '',
    questions: [],
    openCompanions: 0,
    lastAt: null,
    lastBy: null,
    isDeleted: false,
  };
}

/** In its first colourway; the page looks like the shop where the catalogue has it no longer. */
const exampleCard = 'olivia';

export const eventExampleHandlers: Handlers<typeof eventExampleCalls> = {
  async 'GET /web-api/event-example'(_input, { shop }) {
    const { day: today } = berlinTime(shop.clock());
    const day = exampleDay(today);
    const card = (await catalogueOf(shop.store)).byId.get(exampleCard);
    const colourway = card?.colourways[0]?.key;
    const look = colourway === undefined ? null : { design: exampleCard, colourway };
    return {
      formality: 'du',
      page: {
        facts: {
          title: message('example.title'),
          occasion: 'hochzeit',
          firstDay: day,
          lastDay: day,
          zone,
          deadline: addDays(day, -days.deadline),
          details: {
            first: '',
            second: '',
            place: message('example.town'),
            address: '',
            info: message('example.info'),
            contact: message('example.contact'),
            look: null,
          },
          expiresOn: expiryOf(day),
          foodUntil: addDays(day, retentionDays.foodNote),
          daysLeft: daysFrom(today, day),
        },
        parts: partsOf(day),
        household: householdOf(),
        isAnswering: true,
        theme: await guestTheme(shop.store, look),
        drawing: await guestDrawing(shop.store, look),
        wishes: { text: '', links: [] },
        pictures: [],
      },
    };
  },
};
