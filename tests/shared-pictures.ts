/** Catalogue pictures and sizes of images for all shops of a test run: their keys hold a hash of the content, so that a shop finds those of another. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'FEDERLEICHT_TEST_PICTURES';

/** Vitest's global setup of every project: the first one makes the folder. */
export default function setup(): (() => void) | undefined {
  if (process.env[variable]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-pictures-'));
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Folders of the file store that hold content-hashed pictures only. */
const folders = ['cards', 'img', 'posters'];

/** Links the shared folders into the file store of a shop. Removing its data folder leaves them alone. */
export function sharePictures(dataDir: string): void {
  const shared = process.env[variable];
  if (!shared) return;
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  for (const name of folders) {
    const own = join(dataDir, 'files', name);
    if (existsSync(own)) continue;
    mkdirSync(join(shared, name), { recursive: true });
    symlinkSync(join(shared, name), own);
  }
}
