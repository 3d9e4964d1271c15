/** Answers to requests for addresses: what guests wrote, and what became of it. */
import type { TypedAddress } from '#core/people/request/request-schema.ts';
import type { AnswerState } from '#core/people/request/terms.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { inBatches } from '#store/people/household-rows.ts';

export type AddressAnswer = TypedAddress & {
  id: string;
  request: string;
  /** Of its link; null for the link for the group. */
  household: string | null;
  state: AnswerState;
  takenBy: number | null;
  target: string | null;
  at: string;
  version: number;
};

type Reader = Pick<Store, 'db'> | { db: StoreTransaction };

function answerOf({ edit_hash: _, taken_by, ...row }: Tables['address_answers']): AddressAnswer {
  return { ...row, takenBy: taken_by };
}

export async function findAnswer({ db }: Reader, id: string): Promise<AddressAnswer | null> {
  const row = await db.selectFrom('address_answers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? answerOf(row) : null;
}

/** The newest of a request among those that `hashes` of keys open. */
export async function answerOfKeys({ db }: Reader, request: string, hashes: readonly string[]): Promise<AddressAnswer | null> {
  if (hashes.length === 0) return null;
  const row = await db
    .selectFrom('address_answers')
    .selectAll()
    .where('request', '=', request)
    .where('edit_hash', 'in', hashes)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row ? answerOf(row) : null;
}

/** That of a household; null where it has not answered. */
export async function answerOfHousehold({ db }: Reader, request: string, household: string): Promise<AddressAnswer | null> {
  const row = await db
    .selectFrom('address_answers')
    .selectAll()
    .where('request', '=', request)
    .where('household', '=', household)
    .executeTakeFirst();
  return row ? answerOf(row) : null;
}

export async function answerCount({ db }: Reader, request: string): Promise<number> {
  const { count } = await db
    .selectFrom('address_answers')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('request', '=', request)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes an answer as it is now; `editHash` of a new key, where it gets one. */
export async function putAnswer(trx: StoreTransaction, answer: AddressAnswer, editHash: string | null): Promise<void> {
  const { takenBy, ...rest } = answer;
  const row = { ...rest, taken_by: takenBy };
  if (editHash === null) {
    await trx.updateTable('address_answers').set(row).where('id', '=', answer.id).execute();
    return;
  }
  const { id: _, request: __, ...changed } = { ...row, edit_hash: editHash };
  await trx
    .insertInto('address_answers')
    .values({ ...row, edit_hash: editHash })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

export async function deleteAnswer(trx: StoreTransaction, id: string): Promise<void> {
  await trx.deleteFrom('address_answers').where('id', '=', id).execute();
}

function ofList({ db }: Reader, list: string) {
  return db
    .selectFrom('address_answers')
    .innerJoin('address_requests', 'address_requests.id', 'address_answers.request')
    .selectAll('address_answers')
    .where('address_requests.list', '=', list);
}

/** Those of a list in these states, oldest first, up to `limit`. */
export async function answersOfList(reader: Reader, list: string, states: readonly AnswerState[], limit: number): Promise<AddressAnswer[]> {
  const rows = await ofList(reader, list).where('address_answers.state', 'in', states).orderBy('at').orderBy('id').limit(limit).execute();
  return rows.map(answerOf);
}

/** Those of a list that `ids` name. */
export async function answersById(reader: Reader, list: string, ids: readonly string[]): Promise<AddressAnswer[]> {
  const found: AddressAnswer[] = [];
  for (const some of inBatches(ids))
    found.push(...(await ofList(reader, list).where('address_answers.id', 'in', some).execute()).map(answerOf));
  return found;
}

/** How many answers of a list are in which state. */
export async function answerCounts({ db }: Reader, list: string): Promise<Record<AnswerState, number>> {
  const rows = await db
    .selectFrom('address_answers')
    .innerJoin('address_requests', 'address_requests.id', 'address_answers.request')
    .select((query) => ['address_answers.state', query.fn.countAll<number>().as('count')])
    .where('list', '=', list)
    .groupBy('address_answers.state')
    .execute();
  const none = { new: 0, same: 0, taken: 0, joined: 0, refused: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) };
}

/** Of these households: what each answered to the request, and the mails that it got. */
export async function linksOfHouseholds({ db }: Reader, request: string, households: readonly string[]) {
  if (households.length === 0) return { answers: new Map<string, AnswerState>(), mails: new Map<string, string>() };
  const answers = await db
    .selectFrom('address_answers')
    .select(['household', 'state'])
    .where('request', '=', request)
    .where('household', 'in', households)
    .execute();
  const keys = await db
    .selectFrom('address_keys')
    .select(['household', 'mailed_at'])
    .where('request', '=', request)
    .where('household', 'in', households)
    .execute();
  return {
    answers: new Map(answers.map(({ household, state }): [string, AnswerState] => [household ?? '', state])),
    mails: new Map(keys.flatMap(({ household, mailed_at }): [string, string][] => (mailed_at === null ? [] : [[household, mailed_at]]))),
  };
}
