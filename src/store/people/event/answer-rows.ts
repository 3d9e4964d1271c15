/** What all guests of an event answered, for tables of its host. */
import type { Reply } from '#core/people/event/replies.ts';
import type { EventReader } from './events.ts';

export type EventAnswers = {
  /** Of every invited guest of the list, by part. */
  replies: Omit<Reply, 'version'>[];
  /** By household. */
  messages: Map<string, string>;
  /** By guest. */
  food: Map<string, string>;
};

export async function allAnswers({ db }: EventReader, event: string): Promise<EventAnswers> {
  const replies = await db
    .selectFrom('part_invites')
    .innerJoin('event_parts', 'event_parts.id', 'part_invites.part')
    .leftJoin('replies', (join) => join.onRef('replies.part', '=', 'part_invites.part').onRef('replies.guest', '=', 'part_invites.guest'))
    .select(['part_invites.part', 'part_invites.guest', 'answer', 'menu'])
    .where('event_parts.event', '=', event)
    .execute();
  const messages = await db.selectFrom('household_replies').select(['household', 'message']).where('event', '=', event).execute();
  const food = await db.selectFrom('food_notes').select(['guest', 'text']).where('event', '=', event).execute();
  return {
    replies: replies.map(({ answer, ...reply }) => ({ ...reply, answer: answer ?? 'open' })),
    messages: new Map(messages.map(({ household, message }) => [household, message])),
    food: new Map(food.map(({ guest, text }) => [guest, text])),
  };
}
