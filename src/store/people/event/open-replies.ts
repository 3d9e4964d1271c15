/** Answers by the code for all of an event, and the parts that its page shows. */
import * as z from 'zod/mini';
import { answers as answerNames } from '#core/people/event/event.ts';
import type { OpenState, PartAnswer } from '#core/people/event/open-terms.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { type EventReader, programmeOf } from './events.ts';

export type OpenReply = {
  id: string;
  event: string;
  /** As its guest typed them. */
  names: string[];
  answers: PartAnswer[];
  message: string;
  email: string;
  state: OpenState;
  household: string | null;
  takenBy: number | null;
  at: string;
  version: number;
};

const namesSchema = z.array(z.string());
const answersSchema = z.array(z.strictObject({ part: z.string(), answer: z.enum(answerNames) }));

function replyOf({ edit_hash: _, taken_by, names, answers, ...row }: Tables['open_replies']): OpenReply {
  return {
    ...row,
    names: parseStored(`open reply ${row.id}`, namesSchema, JSON.parse(names)),
    answers: parseStored(`open reply ${row.id}`, answersSchema, JSON.parse(answers)),
    takenBy: taken_by,
  };
}

/** Parts of the programme that the page for all shows. */
export async function openPartsOf(reader: EventReader, event: string) {
  const open = await reader.db
    .selectFrom('open_parts')
    .innerJoin('event_parts', 'event_parts.id', 'open_parts.part')
    .select('part')
    .where('event_parts.event', '=', event)
    .execute();
  const ids = new Set(open.map(({ part }) => part));
  return (await programmeOf(reader, event)).filter(({ id }) => ids.has(id));
}

export async function putOpenParts(trx: StoreTransaction, event: string, parts: readonly string[]): Promise<void> {
  const own = trx.selectFrom('event_parts').select('id').where('event', '=', event);
  await trx.deleteFrom('open_parts').where('part', 'in', own).execute();
  if (parts.length === 0) return;
  await trx
    .insertInto('open_parts')
    .values(parts.map((part) => ({ part })))
    .execute();
}

export type OpenedReply = { reply: OpenReply; key: string };

/** The newest of an event among those that `keys` open, with its key. */
export async function openReplyOfKeys({ db }: EventReader, event: string, keys: readonly string[]): Promise<OpenedReply | null> {
  const byHash = new Map(keys.map((key) => [tokenHash(key), key]));
  if (byHash.size === 0) return null;
  const row = await db
    .selectFrom('open_replies')
    .selectAll()
    .where('event', '=', event)
    .where('edit_hash', 'in', [...byHash.keys()])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { reply: replyOf(row), key: byHash.get(row.edit_hash) ?? '' } : null;
}

export async function findOpenReply({ db }: EventReader, event: string, id: string): Promise<OpenReply | null> {
  const row = await db.selectFrom('open_replies').selectAll().where('event', '=', event).where('id', '=', id).executeTakeFirst();
  return row ? replyOf(row) : null;
}

/** `editHash` null: it keeps the key it has. */
export async function putOpenReply(trx: StoreTransaction, reply: OpenReply, editHash: string | null): Promise<void> {
  const { id, event, names, answers, takenBy, ...rest } = reply;
  const row = { ...rest, names: JSON.stringify(names), answers: JSON.stringify(answers), taken_by: takenBy };
  if (editHash === null) await trx.updateTable('open_replies').set(row).where('id', '=', id).execute();
  else
    await trx
      .insertInto('open_replies')
      .values({ id, event, ...row, edit_hash: editHash })
      .execute();
}

/** Its guest deleted it: what its hosts made of it before is theirs. */
export async function deleteOpenReply(trx: StoreTransaction, id: string): Promise<void> {
  await trx.deleteFrom('open_replies').where('id', '=', id).execute();
}

/** The oldest that wait, or the newest that were decided. */
export async function openRepliesOf({ db }: EventReader, event: string, which: 'waiting' | 'decided', limit: number): Promise<OpenReply[]> {
  const rows = await db
    .selectFrom('open_replies')
    .selectAll()
    .where('event', '=', event)
    .where('state', which === 'waiting' ? '=' : '!=', 'new')
    .orderBy('at', which === 'waiting' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(replyOf);
}

export async function openReplyCount({ db }: EventReader, event: string, which: 'waiting' | 'all'): Promise<number> {
  const row = await db
    .selectFrom('open_replies')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('event', '=', event)
    .$if(which === 'waiting', (query) => query.where('state', '=', 'new'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Until then nobody answers by the code for all. */
export async function pauseOpenAnswers(trx: StoreTransaction, event: string, until: Date): Promise<void> {
  await trx.updateTable('events').set({ paused_until: until.toISOString() }).where('id', '=', event).execute();
}
