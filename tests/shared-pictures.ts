/** One folder of catalogue pictures for all shops of a test run: their keys hold a hash of what they show, so that a shop finds those of another. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'FEDERLEICHT_TEST_PICTURES';

/** Vitest's global setup. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-pictures-'));
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Puts the shared folder where a shop with this data folder keeps the pictures of its catalogue. Removing the data folder leaves it alone. */
export function sharePictures(dataDir: string): void {
  const shared = process.env[variable];
  const own = join(dataDir, 'files', 'cards');
  if (!shared || existsSync(own)) return;
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  symlinkSync(shared, own);
}
