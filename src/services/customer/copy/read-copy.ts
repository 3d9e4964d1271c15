/** Reads the ZIP with a customer's data as a file from outside: every entry within its bounds, none of its names used as a path. */
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { copyLimits } from '#core/customer/limits.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { copyFormat } from '#services/copy-format.ts';

/** An opened copy. Its entries are unpacked one at a time. */
export type Copy = {
  /** Paths of all entries, in their order. */
  paths: readonly string[];
  /** The JSON of an entry. Throws Fault 'bad-input' for one that is missing, damaged, too large or no JSON. */
  json(path: string): Promise<unknown>;
  /** Writes an entry of `maxBytes` at most into a new file. Throws Fault 'bad-input' as `json` does. */
  extract(path: string, target: string, maxBytes: number): Promise<void>;
  close(): void;
};

type CopyProblem = 'no-zip' | 'damaged' | 'foreign' | 'other-format' | 'too-large';

/** What people read of a file that cannot be read in. */
function refused(problem: CopyProblem, reason: unknown): Fault {
  return new Fault('bad-input', `copy: ${problem}, ${String(reason).slice(0, 200)}`, { text: message(`fault.copy.${problem}`) });
}

const manifestSchema = z.object({ format: z.number(), customer: z.string() });

/** Opens the file. Throws Fault 'bad-input' with its sentence for one that is no ZIP, no copy, of another form or beyond the limits. */
export async function openCopy(file: string): Promise<Copy> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch((error: unknown) => {
    throw refused(/end of central directory/i.test(String(error)) ? 'no-zip' : 'damaged', error);
  });
  // Errors also end what is being read.
  zip.on('error', () => {});
  try {
    const entries = await entriesOf(zip);
    const copy = copyOf(zip, entries);
    if (!entries.has('manifest.json')) throw refused('foreign', 'no manifest');
    const manifest = manifestSchema.safeParse(await copy.json('manifest.json'));
    if (!manifest.success) throw refused('foreign', 'another manifest');
    if (manifest.data.format !== copyFormat) throw refused('other-format', manifest.data.format);
    return copy;
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** yauzl refuses names that are absolute, lead upwards or have backslashes. */
async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > copyLimits.entries) throw refused('too-large', `${zip.entryCount} entries`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName) || entry.isEncrypted() || !entry.canDecodeFileData()) throw new Error(`entry ${entry.fileName}`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw refused('damaged', error);
  }
  return entries;
}

function copyOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Copy {
  let unpacked = 0;
  /** The bytes of an entry, which end with an error beyond its own size or with another checksum. */
  async function open(path: string, maxBytes: number): Promise<{ packed: Readable; checked: Transform }> {
    const entry = entries.get(path);
    if (!entry) throw refused('damaged', `no ${path}`);
    const { uncompressedSize: bytes, compressedSize } = entry;
    unpacked += bytes;
    if (bytes > maxBytes || unpacked > copyLimits.unpackedBytes || bytes > copyLimits.packing * (compressedSize + 1000))
      throw refused('too-large', `${path} with ${bytes} of ${compressedSize} bytes`);
    let sum = 0;
    const checked = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sum = crc32(chunk, sum);
        done(null, chunk);
      },
      flush: (done) => done(sum === entry.crc32 ? null : new Error(`checksum of ${path}`)),
    });
    return { packed: await zip.openReadStreamPromise(entry), checked };
  }
  async function read(path: string, maxBytes: number, take: (chunks: AsyncIterable<Buffer>) => Promise<void>): Promise<void> {
    try {
      const { packed, checked } = await open(path, maxBytes);
      await pipeline(packed, checked, take);
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      // Of the shop's own disk.
      if (error instanceof Fault || (syscall !== undefined && code !== undefined)) throw error;
      throw refused('damaged', error);
    }
  }
  return {
    paths: [...entries.keys()],
    async json(path) {
      const chunks: Buffer[] = [];
      await read(path, copyLimits.textBytes, async (source) => {
        for await (const chunk of source) chunks.push(chunk);
      });
      try {
        return JSON.parse(Buffer.concat(chunks).toString('utf8'));
      } catch (error) {
        throw refused('damaged', error);
      }
    },
    extract: (path, target, maxBytes) =>
      read(path, maxBytes, (source) => pipeline(source, createWriteStream(target, { flags: 'wx', mode: 0o600 }))),
    close: () => zip.close(),
  };
}
