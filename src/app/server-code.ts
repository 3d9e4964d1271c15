/** Which code a shop runs, as one word: what was computed by the same code need not be computed again. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** SHA-256 of the names and contents of all files below the folder of the built server, lower-case hex. */
export async function serverCodeHash(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file.slice(folder.length)}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
