/** Mails that a stranger can cause for a mailbox: three of a kind a day, in both databases; the others wait. */
import { expect, test } from 'vitest';
import { type CountedMailKind, mailBudgets } from '#core/customer/mail-budgets.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { onEachEngine } from '#tests/engines.ts';
import { claimMailTurn } from './mail-turns.ts';
import { findMail, listMails, postCountedMail, withSealedToken } from './mails.ts';

const start = new Date('2026-11-22T10:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const minute = 60_000;
const day = 86_400_000;

type Asked = { kind?: CountedMailKind; to?: string; about?: string };

function turns(store: Store) {
  return async ({ kind = 'reset', to = 'zoe@beispiel.de', about = '' }: Asked, at: number) => {
    const take = { kind, to, about, id: newToken() };
    const turn = await store.write((trx) => claimMailTurn(trx, store.engine, take, later(at)));
    return { due: turn && turn.dueAt.getTime() - start.getTime(), replaces: turn?.replaces ?? null, id: take.id };
  };
}

onEachEngine('turns of mails', (open, { migrated }) => {
  test('three mails of a kind go out in a day, whatever the case of the address; the fourth waits for the next day', async () => {
    const take = turns(await open());
    const due = [];
    for (const [to, at] of [
      ['zoe@beispiel.de', 0],
      ['Zoe@Beispiel.de', minute],
      ['ZOE@beispiel.de', 2 * minute],
      ['zoe@beispiel.de', 3 * minute],
      ['mia@beispiel.de', 3 * minute],
    ] as const)
      due.push((await take({ to }, at)).due);
    expect(due).toEqual([0, minute, 2 * minute, day, 3 * minute]);
    expect((await take({}, day + minute)).due).toBe(day + minute);
  });

  test('each kind has mails of its own: a stranger’s requests leave those of a known device', async () => {
    const take = turns(await open());
    for (let at = 0; at < 5; at += 1) await take({ kind: 'reset' }, at * minute);
    const due = [];
    for (const kind of ['reset-known-device', 'verify', 'newsletter'] as const) due.push((await take({ kind }, 5 * minute)).due);
    expect(due).toEqual([5, 5, 5].map((at) => at * minute));
  });

  test('one that says the same a moment later is left out, from two processes at once as well', async () => {
    const settings = await migrated();
    const both = [turns(await open(settings)), turns(await open(settings))];
    const due = (await Promise.all(Array.from({ length: 10 }, (_, at) => both[at % 2]?.({}, 0)))).map((turn) => turn?.due);
    expect(due.toSorted()).toEqual([0, ...Array(9).fill(null)]);
    const [take = turns(await open())] = both;
    expect([(await take({}, minute - 1)).due, (await take({}, minute)).due]).toEqual([null, minute]);
  });

  test('the newest of those that say the same waits, and no more than the budget’s number in all', async () => {
    const take = turns(await open());
    const kind = 'withdrawal-receipt';
    for (let at = 0; at < 3; at += 1) await take({ kind, about: `${at}` }, 0);
    const first = await take({ kind, about: 'a' }, 1);
    expect(await take({ kind, about: 'a' }, 2)).toMatchObject({ due: first.due, replaces: first.id });
    const waiting = [];
    for (let at = 0; at < mailBudgets[kind].waiting + 2; at += 1) waiting.push(await take({ kind, about: `b${at}` }, 3));
    expect(waiting.map(({ replaces }) => replaces !== null)).toEqual([...Array(9).fill(false), true, true, true]);
    expect(waiting.at(-1)?.replaces).toBe(waiting.at(-2)?.id);
  });

  test('a mail that waits keeps its content and its link, and is not in the outbox once a newer one took its place', async () => {
    const store = await open();
    const post = (text: string, token: string, at: number) => {
      const mail = { to: 'zoe@beispiel.de', subject: 'Post', html: `<a href="/x/?token=${token}">`, text: `${text} ${token}`, order: null };
      const counted = { kind: 'newsletter', about: 'federleicht' } as const;
      return store.write((trx) => postCountedMail(trx, store.engine, withSealedToken(store, mail, token), counted, later(at)));
    };
    const ids = [];
    const token = newToken();
    for (let at = 0; at < 4; at += 1) ids.push(await post('alt', newToken(), at * minute));
    ids.push(await post('neu', token, 4 * minute));
    expect((await listMails(store)).map(({ id }) => id).toSorted()).toEqual(ids.filter((_, at) => at !== 3).toSorted());
    expect(await findMail(store, ids[4] ?? '')).toMatchObject({ text: `neu ${token}`, html: `<a href="/x/?token=${token}">` });
    const jobs = await store.db.selectFrom('jobs').select('run_at').where('payload', 'like', `%${ids[4]}%`).execute();
    expect(jobs).toEqual([{ run_at: later(day).toISOString() }]);
  });
});
