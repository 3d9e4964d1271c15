/** What becomes of an answer by the code for all, once its host has decided: answers of a household, or a household of its own. */
import { openCompanions } from '#core/people/event/companions.ts';
import { eventBounds } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { householdOfOpen, joinedAnswer } from '#core/people/event/open-answer.ts';
import type { Reply } from '#core/people/event/replies.ts';
import type { Household } from '#core/people/household.ts';
import { storedNames } from '#core/people/name-line.ts';
import { actorName } from '#services/actor.ts';
import type { Context } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import type { LedEvent } from '#store/people/event/event-hosts.ts';
import { type OpenReply, openPartsOf, putOpenReply } from '#store/people/event/open-replies.ts';
import { addInvites, putHouseholdReply, putReplies, repliesOf, revised } from '#store/people/event/replies.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import { addHouseholds } from '#store/people/list-changes.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { readAnswers, saveAnswers } from './household-answers.ts';

type Deciding = { event: LedEvent; list: GuestList; reply: OpenReply };

/** What was said before stays. */
const joinedMessages = (stored: string, said: string) =>
  stored.includes(said)
    ? stored
    : [stored, said]
        .filter((text) => text !== '')
        .join('\n\n')
        .slice(0, eventBounds.message);

/** Names that the household does not have are its companions, as many as it may bring; the others stay in the inbox only. */
export async function joinReply(
  trx: StoreTransaction,
  { shop, actor }: Context,
  { event, list, reply, household }: Deciding & { household: Household },
): Promise<void> {
  const now = shop.clock();
  const stored = await readAnswers({ db: trx }, event.id, household);
  const { replies, others } = joinedAnswer(reply, household, stored.replies);
  const { message } = stored.reply;
  const sent: SentAnswers = {
    replies,
    companions: others.slice(0, openCompanions(household)),
    food: [],
    questions: [],
    consents: false,
    message: { text: joinedMessages(message, reply.message), seen: message },
  };
  await saveAnswers(trx, sent, { event, list, household, via: 'open', actor: actorName(actor), now });
  await putOpenReply(trx, { ...reply, state: 'joined', household: household.id, takenBy: null, version: reply.version + 1 }, null);
}

/** Its persons come into the list, as a change that can be undone, and are invited to the parts that the page for all shows. */
export async function addReply(trx: StoreTransaction, { shop, actor, site }: Context, { event, list, reply }: Deciding): Promise<void> {
  const now = shop.clock();
  const source = serverTexts(site)('event.source', { title: event.title });
  const household = householdOfOpen(reply, { newId: newToken, country: list.country, source });
  const version = list.version + 1;
  const label = { kind: 'answers', names: storedNames(household), count: 1, answers: version } as const;
  await addHouseholds(trx, list, { changed: [], added: [household], before: [], label, actor: actorName(actor), now });
  const guests = household.guests.map(({ id }) => id);
  for (const { id } of await openPartsOf({ db: trx }, event.id)) await addInvites(trx, id, guests);
  const given = new Map(reply.answers.map(({ part, answer }) => [part, answer]));
  await revised(trx, { event: event.id, households: [household.id], actor: 'open', now }, async () => {
    const replies = (await repliesOf({ db: trx }, event.id, household.id)).flatMap((one): Reply[] => {
      const answer = given.get(one.part) ?? 'open';
      return answer === 'open' ? [] : [{ ...one, answer, version: one.version + 1 }];
    });
    await putReplies(trx, replies, 'open', now);
    if (reply.message !== '') await putHouseholdReply(trx, event.id, household.id, { message: reply.message });
  });
  await putOpenReply(trx, { ...reply, state: 'added', household: household.id, takenBy: version, version: reply.version + 1 }, null);
}
