/** When a mail that a stranger can cause for a mailbox goes out: at once, or when fewer of its kind went in the 24 hours before. */
import { sql } from 'kysely';
import { emailKey } from '#core/customer/email.ts';
import { type CountedMailKind, countedMailsPerDay, type MailBudget, mailBudgets } from '#core/customer/mail-budgets.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { tokenHash } from '#store/db/tokens.ts';

/** `about`: waiting mails of a kind with the same one say the same. `id` is the mail's, or the link's that it will bring. */
export type MailToCount = { kind: CountedMailKind; to: string; about: string; id: string };

/** `replaces`: id of a waiting mail or link, in whose place the new one goes out; it must not be sent any more. */
export type MailTurn = { dueAt: Date; replaces: string | null };

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240119;

/** What turns are found by; rows hold no address. */
export function mailboxKey(email: string): string {
  return tokenHash(emailKey(email));
}

/** Counts a mail in the transaction of what it is about. Null: it says what another one said a moment ago. */
export async function claimMailTurn(
  trx: StoreTransaction,
  engine: Store['engine'],
  { kind, to, about, id }: MailToCount,
  now: Date,
): Promise<MailTurn | null> {
  const mailbox = mailboxKey(to);
  const budget: MailBudget = mailBudgets[kind];
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${mailbox}))`.execute(trx);
  const turns = await trx
    .selectFrom('mail_turns')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .where('kind', '=', kind)
    .where('due_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .orderBy('due_at', 'desc')
    .limit(countedMailsPerDay + budget.waiting)
    .execute();
  const paused = new Date(now.getTime() - budget.pauseMs).toISOString();
  if (turns.some((turn) => turn.about === about && turn.due_at > paused && turn.due_at <= now.toISOString())) return null;
  const waiting = turns.filter(({ due_at }) => due_at > now.toISOString());
  const taken = waiting.find((turn) => turn.about === about) ?? (waiting.length >= budget.waiting ? waiting[0] : undefined);
  if (taken) {
    await trx.updateTable('mail_turns').set({ id, about }).where('id', '=', taken.id).execute();
    return { dueAt: new Date(taken.due_at), replaces: taken.id };
  }
  const third = turns[countedMailsPerDay - 1];
  const dueAt = third ? new Date(Date.parse(third.due_at) + dayMs) : now;
  await trx.insertInto('mail_turns').values({ id, mailbox, kind, about, due_at: dueAt.toISOString() }).execute();
  return { dueAt, replaces: null };
}
