/** Households that answers by the code for all may belong to. Only those who lead the event ever see them. */
import type { InboxSearch, JoinCandidate } from '#api/people/event-inbox-calls.ts';
import { openCompanions } from '#core/people/event/companions.ts';
import { namedGuests } from '#core/people/event/open-answer.ts';
import type { Household } from '#core/people/household.ts';
import { fullName, namesMessage } from '#core/people/name-line.ts';
import type { Unrendered } from '#core/values/message.ts';
import { importPool } from '#services/people/imports/import-tasks.ts';
import type { Store } from '#store/db/store.ts';
import type { LedEvent } from '#store/people/event/event-hosts.ts';
import type { OpenReply } from '#store/people/event/open-replies.ts';
import { openHouseholds } from '#store/people/event/reply-counts.ts';
import { allHouseholds, householdPage } from '#store/people/guest-lists.ts';

const maxCandidates = 3;
const maxFound = 10;
const noAddress = { company: '', street: '', extra: '', postcode: '', city: '', region: '', country: '', email: '', phone: '' };

function candidateOf(household: Household, { names }: OpenReply, isAnswered: boolean): Unrendered<JoinCandidate> {
  const named = namedGuests(names, household.guests);
  const more = named.flatMap(({ person, guest }) => (guest ? [] : [fullName(person)]));
  const places = openCompanions(household);
  return {
    household: household.id,
    names: namesMessage(household),
    persons: named.flatMap(({ guest }) => (guest ? [fullName(guest)] : [])),
    companions: more.slice(0, places),
    others: more.slice(places),
    isAnswered,
  };
}

type FoundCandidates = { candidates: Unrendered<JoinCandidate>[]; isClear: boolean };

/** Households of the list whose search text fits, in its order, as they would be joined to an answer. */
export async function searchedHouseholds(
  store: Store,
  event: LedEvent,
  { search, reply }: { search: string; reply: OpenReply },
): Promise<Unrendered<InboxSearch>> {
  const query = { filter: 'all', search, problemsFirst: false, page: 1 } as const;
  const { households, found } = await householdPage(store, { id: event.list, country: '' }, query);
  const open = new Set(await openHouseholds(store, event.id));
  const candidates = households.slice(0, maxFound).map((household) => candidateOf(household, reply, !open.has(household.id)));
  return { reply: reply.id, search, count: found, candidates };
}

/**
 * By the id of the answer. It is clear where exactly one guest who has not answered has the name of one whom it names, or all of them are of one
 * household; and where it was joined to a household before.
 */
export async function candidatesOf(store: Store, event: LedEvent, replies: readonly OpenReply[]): Promise<Map<string, FoundCandidates>> {
  if (replies.length === 0) return new Map();
  const households = await allHouseholds(store, event.list);
  const known = new Map(households.map((household) => [household.id, household]));
  const open = new Set(await openHouseholds(store, event.id));
  const answers = replies.map(({ id, names, email }) => ({ ...noAddress, id, names: names.join(', '), email }));
  const matches = await importPool().run({ kind: 'address-matches', answers, households });
  return new Map(
    replies.map((reply): [string, FoundCandidates] => {
      const own = known.get(reply.household ?? '');
      const ids = new Set([...(own ? [own.id] : []), ...(matches.get(reply.id)?.households ?? [])]);
      const found = [...ids]
        .flatMap((id) => known.get(id) ?? [])
        .map((household) => candidateOf(household, reply, !open.has(household.id)));
      const equal = found.filter(({ persons, isAnswered }) => persons.length > 0 && !isAnswered);
      const isClear = own !== undefined || equal.length === 1;
      // The likely one first.
      const first = own ? found[0] : isClear ? equal[0] : undefined;
      const others = found.filter((candidate) => candidate !== first);
      return [reply.id, { candidates: [...(first ? [first] : []), ...others].slice(0, maxCandidates), isClear }];
    }),
  );
}
