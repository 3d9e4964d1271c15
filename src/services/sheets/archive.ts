/** Workbooks that are ZIP archives: entries by name, unpacked in steps and counted while they are. No name of an entry becomes a path. */
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type GridLimits, GridRefusal } from '#core/people/import/grid.ts';

export type Archive = {
  /** In lower case: programs differ in the case of the names. */
  names: ReadonlySet<string>;
  /** The bytes of an entry. Throws GridRefusal beyond the limit of all entries together, and for an entry that is missing. */
  chunks(name: string): AsyncIterable<Uint8Array>;
};

export async function openArchive(bytes: Uint8Array, limits: GridLimits): Promise<Archive> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false }).catch(damaged);
  // Errors also end what is being read.
  zip.on('error', () => {});
  const entries = await entriesOf(zip, limits);
  let unpacked = 0;
  return {
    names: new Set(entries.keys()),
    async *chunks(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw new GridRefusal('damaged', `no ${name}`);
      const stream = await zip.openReadStreamPromise(entry).catch(damaged);
      try {
        for await (const chunk of stream as AsyncIterable<Uint8Array>) {
          unpacked += chunk.length;
          if (unpacked > limits.unpackedBytes) throw new GridRefusal('too-large', `${unpacked} bytes unpacked`);
          yield chunk;
        }
      } catch (error) {
        throw error instanceof GridRefusal ? error : damaged(error);
      } finally {
        stream.destroy();
      }
    },
  };
}

function damaged(error: unknown): never {
  throw new GridRefusal('damaged', String(error).slice(0, 200));
}

async function entriesOf(zip: ZipFile, limits: GridLimits): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new GridRefusal('too-large', `${zip.entryCount} entries`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new GridRefusal('password', entry.fileName);
      if (!entry.canDecodeFileData()) throw new GridRefusal('damaged', `method of ${entry.fileName}`);
      const name = entry.fileName.replaceAll('\\', '/').toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
    }
  } catch (error) {
    throw error instanceof GridRefusal ? error : new GridRefusal('damaged', String(error).slice(0, 200));
  }
  return entries;
}
