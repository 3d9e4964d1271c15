/** Secrets of the shop, in files that never enter the database. */
import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A random secret (43 characters of base64url) that is made once and kept in `dataDir`/secrets/NAME, readable for the shop's user
 * only. Processes that ask at the same time get the same one. `name`: a to z and hyphens.
 */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  if (!/^[a-z][a-z-]{0,40}$/.test(name)) throw new RangeError(`not a name of a secret: ${name}`);
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  const known = await readSecret(file);
  if (known) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString('base64url'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // link fails where another process was faster; then its secret counts.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  await chmod(file, 0o600);
  const secret = await readSecret(file);
  if (!secret) throw new Error(`The secret ${name} in ${folder} is empty. Delete the file; the shop makes a new one.`);
  return secret;
}

/** Opens the codes of gift vouchers: without its file, those that were sold are found no more. */
export function voucherSecretOf(dataDir: string): Promise<string> {
  return storedSecret(dataDir, 'vouchers');
}

/** Opens the tokens of links that later mails and pages name: without its file, orders are found by their links, but no new mail has them. */
export function linkSecretOf(dataDir: string): Promise<string> {
  return storedSecret(dataDir, 'links');
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
