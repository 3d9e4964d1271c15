/** Messages in both databases: each once, and within their limits across processes. */

import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { listMails } from '#store/mail/mails.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { type KeptMessage, type MessageToKeep, saveMessage } from './messages.ts';

const start = new Date('2026-11-22T10:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function writer(store: Store, shared?: OwnerId) {
  const owner = shared ?? (await createOwner(store)).id;
  return (changes: Partial<MessageToKeep> = {}, now = start): Promise<KeptMessage> => {
    const email = changes.email ?? 'zoe@beispiel.de';
    const words = {
      message: 'Passt der Umschlag?',
      name: 'Zoë',
      order: null,
      channel: 'federleicht',
      country: 'DE',
      path: '/',
      code: null,
    };
    const mail = (to: string) => ({ to, subject: 'Post', html: '', text: '', order: null });
    return store.write((trx) =>
      saveMessage(
        trx,
        store.engine,
        { id: newToken(), owner, email, ...words, ...changes },
        { toShop: { ...mail('post@federleicht.example'), replyTo: email }, toVisitor: mail(email) },
        now,
      ),
    );
  };
}

const sentTo = async (store: Store, address: string) => (await listMails(store)).filter(({ to }) => to === address).length;

/** When the mails to an address go out, in milliseconds after the start. */
async function dueTo(store: Store, address: string): Promise<number[]> {
  const ids = (await listMails(store)).filter(({ to }) => to === address).map(({ id }) => id);
  const jobs = await store.db.selectFrom('jobs').select(['payload', 'run_at']).where('kind', '=', 'send-mail').execute();
  const runs = jobs.filter(({ payload }) => ids.includes(JSON.parse(payload).mail)).map(({ run_at }) => Date.parse(run_at));
  return runs.map((run) => run - start.getTime()).toSorted((a, b) => a - b);
}

onEachEngine('messages', (open, { migrated }) => {
  test('the same id twice is one message, also at the same moment, from two windows and after the answer was lost [F244]', async () => {
    const store = await open();
    const [write, elsewhere] = [await writer(store), await writer(store)];
    const id = newToken();
    const kinds = (await Promise.all([write({ id }), write({ id }), elsewhere({ id }), write({ id })])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['kept', 'known', 'known', 'known']);
    expect(await write({ id }, later(day))).toEqual({ kind: 'known' });
    expect(await write({ id, message: 'Etwas ganz anderes.' })).toEqual({ kind: 'other' });
    expect(await store.db.selectFrom('messages').select('message').execute()).toEqual([{ message: 'Passt der Umschlag?' }]);
    expect(await sentTo(store, 'post@federleicht.example')).toBe(1);
  });

  test('a guest may write five messages an hour, with any sender and any number at once', async () => {
    const store = await open();
    const write = await writer(store);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => write({ email: `zoe${at}@beispiel.de` })));
    expect(answers.filter(({ kind }) => kind === 'kept')).toHaveLength(5);
    expect(await write({}, later(hour - 1))).toEqual({ kind: 'limited', until: later(hour) });
    expect(await write({}, later(hour))).toEqual({ kind: 'kept' });
  });

  test('strangers who write with an address do not keep its owner from writing', async () => {
    const store = await open();
    for (let at = 0; at < 12; at += 1) {
      const write = await writer(store);
      expect(await write({ email: at % 2 ? 'Zoe@beispiel.de' : 'zoe@Beispiel.de' }, later(at))).toEqual({ kind: 'kept' });
    }
    expect(await sentTo(store, 'post@federleicht.example')).toBe(12);
  });

  test('an address gets one receipt an hour and three a day, from two processes at once; the next one waits', async () => {
    const settings = await migrated();
    const [first, second] = [await open(settings), await open(settings)];
    const write = [await writer(first), await writer(second), await writer(first)];
    await Promise.all(write.map((one) => one()));
    expect(await dueTo(first, 'zoe@beispiel.de')).toEqual([0]);
    const seen = [];
    for (const at of [hour - 1, hour, 2 * hour, 3 * hour, 4 * hour, day + 1]) {
      const one = await writer(first);
      await one({}, later(at));
      seen.push(await dueTo(first, 'zoe@beispiel.de'));
    }
    expect(seen.map((due) => due.length)).toEqual([1, 2, 3, 4, 4, 4]);
    expect(seen.at(-1)).toEqual([0, hour, 2 * hour, day]);
  });

  test('what a limit refused leaves nothing behind', async () => {
    const store = await open();
    const write = await writer(store);
    for (let at = 0; at < 6; at += 1) await write();
    expect(await store.db.selectFrom('messages').select('id').execute()).toHaveLength(5);
    expect(await sentTo(store, 'post@federleicht.example')).toBe(5);
  });
});
