/** Secrets of a shop without SHOP_SECRET, in files that never enter the database. */
import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const namePattern = /^[a-z][a-z-]{0,40}$/;

/** A random secret: 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function secretsFolder(dataDir: string): string {
  return join(dataDir, 'secrets');
}

/**
 * A secret that is made once and kept in `dataDir`/secrets/NAME, readable for the shop's user only. Processes that ask at the same time get the same one. `name`: a to z and hyphens.
 */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  if (!namePattern.test(name)) throw new RangeError(`not a name of a secret: ${name}`);
  const folder = secretsFolder(dataDir);
  const file = join(folder, name);
  const known = await readSecret(file);
  if (known) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(newSecret());
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

/** Every secret of the folder, by name. */
export async function secretFiles(dataDir: string): Promise<Map<string, string>> {
  const folder = secretsFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = new Map<string, string>();
  for (const name of names.filter((entry) => namePattern.test(entry)).sort()) {
    const secret = await readSecret(join(folder, name));
    if (secret) found.set(name, secret);
  }
  return found;
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
