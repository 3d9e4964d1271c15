/** Answers that a household deletes: what it said is kept nowhere, also where it was said before a change of the list. */
import type { Household } from '#core/people/household.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { movedInto } from '#store/people/household-moves.ts';
import type { HostedEvent } from './events.ts';
import { revised, snapshots } from './replies.ts';

type Deleting = { event: Pick<HostedEvent, 'id' | 'list'>; household: Household; now: Date };

/**
 * Deletes what a household answered, and those whose guests went to it, from revisions too: they keep who changed something when. A reply keeps its
 * version, so that a page that shows what was before changes nothing unseen.
 */
export async function deleteAnswers(trx: StoreTransaction, { event: { id: event, list }, household, now }: Deleting): Promise<void> {
  const guests = household.guests.map(({ id }) => id);
  const households = [household.id, ...(await movedInto(trx, list, household.id))];
  const parts = trx.selectFrom('event_parts').select('id').where('event', '=', event);
  const questions = trx.selectFrom('event_questions').select('id').where('event', '=', event);
  await trx.deleteFrom('food_notes').where('event', '=', event).where('guest', 'in', guests).execute();
  await revised(trx, { event, households, actor: 'household', kind: 'deleted', now }, async () => {
    await trx
      .updateTable('replies')
      .set((query) => ({
        answer: 'open' as const,
        menu: null,
        via: 'household' as const,
        answered_at: now.toISOString(),
        version: query('version', '+', 1),
      }))
      .where('part', 'in', parts)
      .where('guest', 'in', guests)
      .execute();
    await trx.deleteFrom('question_answers').where('question', 'in', questions).where('household', 'in', households).execute();
    await trx
      .updateTable('household_replies')
      .set({ message: '' })
      .where('event', '=', event)
      .where('household', 'in', households)
      .execute();
  });
  for (const [of, state] of await snapshots(trx, event, households))
    await trx
      .updateTable('reply_revisions')
      .set({ before: state, after: state })
      .where('event', '=', event)
      .where('household', '=', of)
      .execute();
  await deleteElsewhere(trx, event, { guests, households });
}

/** Takes guests out of the revisions of households that they belonged to before. */
async function deleteElsewhere(
  trx: StoreTransaction,
  event: string,
  { guests, households }: { guests: readonly string[]; households: readonly string[] },
): Promise<void> {
  const rows = await trx
    .selectFrom('reply_revisions')
    .select(['household', 'version', 'before', 'after'])
    .where('event', '=', event)
    .where('household', 'not in', households)
    .execute();
  const names = (state: string) => guests.some((guest) => state.includes(guest));
  const without = (state: string) => {
    const { replies, ...said } = JSON.parse(state) as { replies: { guest: string }[] };
    return JSON.stringify({ ...said, replies: replies.filter(({ guest }) => !guests.includes(guest)) });
  };
  for (const { household, version, before, after } of rows.filter((row) => names(row.before) || names(row.after)))
    await trx
      .updateTable('reply_revisions')
      .set({ before: without(before), after: without(after) })
      .where('event', '=', event)
      .where('household', '=', household)
      .where('version', '=', version)
      .execute();
}
