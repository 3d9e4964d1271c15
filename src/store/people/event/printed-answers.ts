/** What records of a design are taken from: the households of a list, and the answers to the event that the design is printed for. */
import type { ChosenRecords } from '#core/merge/merge-settings.ts';
import type { AnsweredEvent } from '#core/people/records/answered-records.ts';
import type { ListedPeople } from '#core/people/records/merge-records.ts';
import { allHouseholds } from '#store/people/guest-lists.ts';
import type { EventReader } from './events.ts';
import { giftsOf } from './gifts.ts';
import { seatingOf } from './seating.ts';

type Source = { list: string } & Pick<ChosenRecords, 'from'>;

export async function peopleOf({ db }: EventReader, { list, from }: Source): Promise<ListedPeople> {
  return { households: await allHouseholds({ db }, list), answers: await answersOf({ db }, { list, from }) };
}

/** Null for a design that is printed with the whole list, and for an event that is gone or has another list by now. */
export async function answersOf({ db }: EventReader, { list, from }: Source): Promise<AnsweredEvent | null> {
  if (!from) return null;
  const event = await db.selectFrom('events').select('id').where('id', '=', from.event).where('list', '=', list).executeTakeFirst();
  if (!event) return null;
  const { part } = from;
  const rows = await db
    .selectFrom('replies')
    .innerJoin('event_parts', 'event_parts.id', 'replies.part')
    .innerJoin('guests', 'guests.id', 'replies.guest')
    .innerJoin('households', 'households.id', 'guests.household')
    .leftJoin('menu_options', 'menu_options.id', 'replies.menu')
    .select(['replies.guest', 'replies.menu', 'menu_options.name'])
    .where('event_parts.event', '=', event.id)
    .where('replies.answer', '=', 'yes')
    .where('households.list', '=', list)
    .$if(part !== null, (query) => query.where('replies.part', '=', part ?? ''))
    .orderBy('event_parts.position')
    .orderBy('menu_options.position')
    .orderBy('households.position')
    .orderBy('guests.position')
    .execute();
  const tables = await seatingOf({ db }, event.id);
  const gifts = await giftsOf({ db }, event.id);
  return {
    attending: rows.map(({ guest, menu, name }) => ({ guest, menu: menu !== null && name !== null ? { id: menu, name } : null })),
    tables: tables
      .filter((table) => part === null || table.part === part)
      .map(({ id, name, guests }) => ({ id, name, guests: guests.map(({ guest }) => guest) })),
    gifts: gifts.flatMap(({ household, text }) => (household === null ? [] : [{ household, text }])),
    thanked: gifts.flatMap(({ household, thankedAt }) => (household !== null && thankedAt !== null ? [household] : [])),
  };
}

/** How many persons and households come to each part, by its id. */
export async function comingTo({ db }: EventReader, event: string): Promise<Map<string, { persons: number; households: number }>> {
  const rows = await db
    .selectFrom('replies')
    .innerJoin('event_parts', 'event_parts.id', 'replies.part')
    .innerJoin('guests', 'guests.id', 'replies.guest')
    .select(({ fn }) => [
      'replies.part',
      fn.count<number | string>('replies.guest').as('persons'),
      fn.count<number | string>('guests.household').distinct().as('households'),
    ])
    .where('event_parts.event', '=', event)
    .where('replies.answer', '=', 'yes')
    .groupBy('replies.part')
    .execute();
  return new Map(rows.map(({ part, persons, households }) => [part, { persons: Number(persons), households: Number(households) }]));
}
