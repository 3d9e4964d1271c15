/** Takes the copy of a customer's data from a form: within the limits of uploads, a few at once, and reads it in. */
import * as z from 'zod/mini';
import type { CopyReport } from '#api/customer-privacy.ts';
import { copyLimits } from '#core/customer/limits.ts';
import { Fault } from '#core/values/fault.ts';
import { createLimiter } from '#core/values/limiter.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import { requireCustomer } from '#services/customer/signed-in.ts';
import type { Context, Shop } from '#services/handler.ts';
import { limitedClient, turnOf } from '#services/rate-limits.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { openCopy } from './read-copy.ts';
import { adoptDesign, adoptLoosePicture, type PictureIntake, pictureRow, type Reading } from './take-over.ts';

/** Receives the file of a form (field "file") within the limits of uploads, and deletes it after `work`. */
export type ReceiveFile = <T>(
  request: Request,
  context: Context,
  work: (file: string) => Promise<T>,
  kind: { maxBytes: number; tooLarge: () => Message },
) => Promise<T>;

const limiterOf = weakMemoize((_store: Shop['store']) =>
  createLimiter({
    name: 'copies that are read in',
    concurrency: copyLimits.running,
    queueSize: copyLimits.waiting,
    address: { running: 1, waiting: 4 },
    owner: { running: 1, waiting: 2 },
    busy: () => new Fault('busy', 'too many copies at once', { retryAfterSeconds: 60 }),
  }),
);

/**
 * Reads in the file of a multipart POST (field "file"). A design is taken as a whole or not at all; one that was read in before, or is
 * still there, is not doubled. Throws Fault 'sign-in', 'too-many', 'too-large', 'busy', or 'bad-input' for a file that is no copy.
 */
export async function importCopy(
  request: Request,
  context: Context,
  tools: PictureIntake & { receive: ReceiveFile },
): Promise<Unrendered<CopyReport>> {
  const { store, clock } = context.shop;
  const client = { ...limitedClient(context), account: requireCustomer(context).id };
  const text = message('fault.too-many-copies');
  await store.write((trx) => consumeStoredLimit(trx, store.engine, 'import', client, clock(), { text }));
  const kind = { maxBytes: copyLimits.zipBytes, tooLarge: () => message('fault.copy.too-large') };
  const { signal } = request;
  const sent = { ...context, signal };
  // A copy that arrives slowly holds up no other copy.
  const work = (file: string) => limiterOf(store).run(() => readIn(sent, tools, file, signal), { turn: turnOf(client), signal });
  return tools.receive(request, sent, work, kind);
}

async function readIn(context: Context, intake: PictureIntake, file: string, signal: AbortSignal): Promise<Unrendered<CopyReport>> {
  const owner = await context.actor.owner.ensure();
  const copy = await openCopy(file);
  try {
    const rows = z.array(pictureRow).safeParse(await copy.json('tables/pictures.json'));
    if (!rows.success) throw new Fault('bad-input', 'pictures of a copy', { text: message('fault.copy.damaged') });
    const reading: Reading = {
      context,
      owner,
      intake,
      copy,
      scratch: `${file}-picture`,
      until: context.shop.clock().getTime() + copyLimits.workMs,
      rows: new Map(rows.data.map((row) => [row.id, row])),
      pictures: new Map(),
      report: { designs: [], pictures: 0, known: 0, refused: [], isFull: false },
    };
    for (const path of copy.paths) {
      signal.throwIfAborted();
      await adoptDesign(reading, path);
    }
    for (const row of rows.data) {
      signal.throwIfAborted();
      await adoptLoosePicture(reading, row);
    }
    return reading.report;
  } finally {
    copy.close();
  }
}
