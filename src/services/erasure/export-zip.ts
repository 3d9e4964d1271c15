/** Writes a copy of everything that is stored of a customer as one ZIP, an entry after the other, so that memory stays small. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { OwnerId } from '#core/customer/owner.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { type Channel, channels } from '#core/values/channel.ts';
import { isFault } from '#core/values/fault.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { copyFormat } from '#services/copy-format.ts';
import type { Shop } from '#services/handler.ts';
import type { Tables } from '#store/db/tables.ts';
import { personalRows, personalTables, type Scope } from '#store/erasure/personal-tables.ts';

/** APP1 with one tag of type SHORT, 0x0112 (orientation), in the first directory; big-endian. */
function orientationSegment(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0xff, 0xe1, 0x00, 0x22, ...Buffer.from('Exif\0\0'), ...Buffer.from('MM'), 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
  );
}

/**
 * Gives a stored JPEG, whose EXIF was removed, its orientation back: other programs show it upright, and reading it in finds it again. The
 * bytes of a JPEG with the segment after its first marker. `orientation` is 1 to 8.
 */
async function* withOrientation(jpeg: AsyncIterable<Uint8Array>, orientation: number): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of jpeg) {
    if (!isFirst) {
      yield chunk;
      continue;
    }
    isFirst = false;
    yield Buffer.concat([chunk.subarray(0, 2), orientationSegment(orientation), chunk.subarray(2)]);
  }
}

/** Of a page to look at. Throws a Fault for a design that cannot be drawn. */
export type DrawProof = (
  shop: Shop,
  proof: { owner: OwnerId; design: ProductDocument; key: string; channel: Channel },
) => Promise<Uint8Array>;

/** One file of the copy; the list of them is its last one, `manifest.json`. */
export type ExportedFile = { path: string; bytes: number; sha256: string };

type Entries = { add(path: string, content: Readable, isPacked?: boolean): Promise<void>; files: ExportedFile[] };

/** The bytes of the file. `channel` is the brand on the designs' PDFs. */
export async function writeExport(
  shop: Shop,
  { scope, channel, number }: { scope: Scope; channel: string; number: string },
  file: string,
  drawProof: DrawProof,
): Promise<number> {
  const at = shop.clock();
  const zip = new ZipFile();
  const target = createWriteStream(file, { mode: 0o600 });
  const written = pipeline(zip.outputStream, target);
  // Awaited below, and before that with every entry.
  written.catch(() => {});
  // Typed as plain; a file that cannot be read ends the whole.
  (zip as unknown as NodeJS.EventEmitter).on('error', (error) => target.destroy(error as Error));
  const entries: Entries = {
    files: [],
    async add(path, content, isPacked = false) {
      const hash = createHash('sha256');
      let bytes = 0;
      const measured = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          bytes += chunk.length;
          done(null, chunk);
        },
      });
      zip.addReadStream(measured, path, { mtime: at, compress: !isPacked });
      await Promise.race([pipeline(content, measured), written]);
      if (!measured.readableEnded) await Promise.race([once(measured, 'end'), written]);
      entries.files.push({ path, bytes, sha256: hash.digest('hex') });
    },
  };
  for (const [table, columns] of Object.entries(personalTables) as [keyof Tables, (typeof personalTables)[keyof Tables]][])
    if (typeof columns !== 'string') await entries.add(`tables/${table}.json`, jsonOf(personalRows(shop.store, table, columns, scope)));
  await addDesigns(shop, entries, scope.owner, channels.find((one) => one === channel) ?? channels[0], drawProof);
  await addPictures(shop, entries, scope.owner);
  await addOrderFiles(shop, entries, scope.owner);
  const manifest = { format: copyFormat, customer: number, at: at.toISOString(), files: entries.files };
  await entries.add('manifest.json', Readable.from([JSON.stringify(manifest, null, 2)]));
  zip.end();
  await written;
  return (await stat(file)).size;
}

function jsonOf(rows: AsyncIterable<unknown>): Readable {
  async function* text() {
    let separator = '[\n';
    for await (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
  return Readable.from(text());
}

async function addDesigns(shop: Shop, entries: Entries, owner: OwnerId, channel: Channel, drawProof: DrawProof): Promise<void> {
  const { db } = shop.store;
  for (const { id } of await db.selectFrom('designs').select('id').where('owner', '=', owner).orderBy('id').execute()) {
    const row = await db
      .selectFrom('designs')
      .select(['id', 'product', 'name', 'revision', 'quantity', 'choice', 'document', 'created_at', 'updated_at', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) continue;
    const document: unknown = JSON.parse(row.document);
    const text = JSON.stringify({ ...row, choice: JSON.parse(row.choice), document }, null, 2);
    await entries.add(`designs/${id}.json`, Readable.from([text]));
    const key = `${id} ${row.revision} proof ${channel}`;
    const proof = await proofOf(shop, () => drawProof(shop, { owner, design: storedDocument({ document }), key, channel }));
    if (proof) await entries.add(`designs/${id}.pdf`, Readable.from([proof]), true);
  }
}

/** Null for a design that cannot be drawn any more: its document is in the copy. */
async function proofOf(shop: Shop, draw: () => Promise<Uint8Array>): Promise<Buffer | null> {
  try {
    return Buffer.from(await draw());
  } catch (error) {
    if (isFault(error) && error.code === 'busy') throw error;
    shop.log('warn', 'export-design-not-drawn', { error: String(error) });
    return null;
  }
}

async function addPictures({ store, files }: Shop, entries: Entries, owner: OwnerId): Promise<void> {
  const pictures = await store.db
    .selectFrom('pictures')
    .select(['id', 'print_key', 'orientation'])
    .where('owner', '=', owner)
    .orderBy('id')
    .execute();
  for (const { id, print_key, orientation } of pictures) {
    const stored = createReadStream(await files.path(print_key));
    const shown = orientation === 1 ? stored : Readable.from(withOrientation(stored, orientation));
    await entries.add(`pictures/${id}${print_key.slice(print_key.lastIndexOf('.'))}`, shown, true);
  }
}

/** Print files and documents that are there. The shop's own names of files hold no folders. */
async function addOrderFiles({ store, files }: Shop, entries: Entries, owner: OwnerId): Promise<void> {
  const found = await store.db
    .selectFrom('production_files')
    .innerJoin('order_lines', 'order_lines.id', 'production_files.order_line')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select(['orders.number', 'production_files.name', 'production_files.key'])
    .where('orders.owner', '=', owner)
    .orderBy('production_files.key')
    .execute();
  for (const { number, name, key } of found) await entries.add(`orders/${number}/${name}`, createReadStream(await files.path(key)), true);
  const invoices = await store.db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order')
    .select(['orders.number', 'invoices.number as document', 'invoices.pdf_key'])
    .where('orders.owner', '=', owner)
    .orderBy('invoices.number')
    .execute();
  for (const { number, document, pdf_key } of invoices)
    if (pdf_key !== null) await entries.add(`orders/${number}/${document}.pdf`, createReadStream(await files.path(pdf_key)), true);
}
