/** Mails with links to households: whom they may be sent for, how many there were, and who waits for one. */
import type { OwnerId } from '#core/customer/owner.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

type Reader = { db: Store['db'] | StoreTransaction };

/** The confirmed mail address of an owner with an account; null for everybody else. */
export async function hostMailbox({ db }: Reader, owner: OwnerId): Promise<string | null> {
  const row = await db
    .selectFrom('owners')
    .innerJoin('customers', 'customers.id', 'owners.customer')
    .select('customers.email')
    .where('owners.id', '=', owner)
    .where('customers.email_verified_at', 'is not', null)
    .where('customers.closed_at', 'is', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Households that were mailed for an owner within a day before `now`. */
export async function mailsOfLastDay({ db }: Reader, owner: OwnerId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('address_keys')
    .innerJoin('address_requests', 'address_requests.id', 'address_keys.request')
    .innerJoin('guest_lists', 'guest_lists.id', 'address_requests.list')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('guest_lists.owner', '=', owner)
    .where('mailed_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type MailedHousehold = { household: string; email: string; mails: number; mailedAt: string | null };

/** Households of a request that have a mail address and no answer, with the mails that they got. */
export async function unansweredHouseholds({ db }: Reader, request: { id: string; list: string }): Promise<MailedHousehold[]> {
  const answered = db
    .selectFrom('address_answers')
    .select('household')
    .where('request', '=', request.id)
    .where('household', 'is not', null)
    .$castTo<{ household: string }>();
  const rows = await db
    .selectFrom('households')
    .leftJoin('address_keys', (join) =>
      join.onRef('address_keys.household', '=', 'households.id').on('address_keys.request', '=', request.id),
    )
    .select(['households.id as household', 'households.email', 'mails', 'mailed_at'])
    .where('households.list', '=', request.list)
    .where('households.email', 'is not', null)
    .where('households.id', 'not in', answered)
    .orderBy('households.position')
    .execute();
  return rows.map(({ household, email, mails, mailed_at }) => ({ household, email: email ?? '', mails: mails ?? 0, mailedAt: mailed_at }));
}

/** Counts a mail for households whose link is stored. */
export async function noteMailed(trx: StoreTransaction, request: string, households: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('address_keys')
    .set((query) => ({ mails: query('mails', '+', 1), mailed_at: now.toISOString() }))
    .where('request', '=', request)
    .where('household', 'in', households)
    .execute();
}

/** How many mails the household of an answer got; 0 for one of the link for the group. */
export async function mailsOfHousehold({ db }: Reader, request: string, household: string | null): Promise<number> {
  if (household === null) return 0;
  const row = await db
    .selectFrom('address_keys')
    .select('mails')
    .where('request', '=', request)
    .where('household', '=', household)
    .executeTakeFirst();
  return row?.mails ?? 0;
}

/** How many answers came after an instant. */
export async function answersSince({ db }: Reader, request: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('address_answers')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('request', '=', request)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function noteTold(trx: StoreTransaction, request: string, now: Date): Promise<void> {
  await trx.updateTable('address_requests').set({ told_at: now.toISOString() }).where('id', '=', request).execute();
}
