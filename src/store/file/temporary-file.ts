/** A file in the folder for temporary files that is written and read piece by piece, before it goes to the file store under a key of its content. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Fault } from '#core/values/fault.ts';

export type FileFacts = { sha256: string; bytes: number };
export type WriteChunk = (chunk: Uint8Array) => Promise<void>;

/** Writes what `work` gives to a new file, and counts and hashes it on the way. Throws what `work` throws, and Fault 'storage-full'. */
export async function writeTemporaryFile(path: string, work: (write: WriteChunk) => Promise<void>): Promise<FileFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const handle = await open(path, 'wx');
    try {
      await work(async (chunk) => {
        hash.update(chunk);
        bytes += chunk.byteLength;
        // Of a handle that stays open, this goes on behind what was written before.
        await handle.writeFile(chunk);
      });
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Fault('storage-full', 'no space left for a temporary file', { cause: error });
    throw error;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** Bytes of a file, read when they are asked for. As with a Uint8Array, those beyond the end are left out. */
export type FileBytes = { readonly length: number; subarray(start: number, end: number): Uint8Array; close(): void };

/** Reads synchronously, for checks that are synchronous. Throws what the file system throws. */
export function openFileBytes(path: string): FileBytes {
  const file = openSync(path, 'r');
  const length = fstatSync(file).size;
  return {
    length,
    subarray(start, end) {
      const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(end, length) - start));
      for (let done = 0; done < bytes.length; ) {
        const read = readSync(file, bytes, done, bytes.length - done, start + done);
        if (read === 0) throw new Error(`${path} became shorter while it was read`);
        done += read;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}
