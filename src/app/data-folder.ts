/** The data folder: private to the user that runs the shop, with a folder for uploads in progress. */
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '#core/values/unit.ts';
import { isPartialUploadsFolder, sweepPartialUploads } from '#store/file/partial-uploads.ts';

/** Longer than any upload and its decoding take. */
const abandonedMs = 15 * minuteMs;

/**
 * Makes the data folder and its folder for uploads where they are missing, and takes access to both from other users. `isPrivate` is
 * false where the system refuses that: the folder belongs to another user.
 */
export async function openDataFolder(dataDir: string): Promise<{ tempDir: string; isPrivate: boolean }> {
  const tempDir = join(dataDir, 'temp');
  await mkdir(tempDir, { recursive: true, mode: 0o700 });
  const isPrivate = await chmod(dataDir, 0o700).then(
    () => true,
    () => false,
  );
  return { tempDir, isPrivate };
}

/** Deletes what a process that died has left in the folder for uploads, and uploads in parts whose time is over. An upload in progress stays. */
export async function sweepTemp(tempDir: string, now: Date): Promise<void> {
  await sweepPartialUploads(tempDir, now);
  for (const name of await readdir(tempDir)) {
    if (isPartialUploadsFolder(name)) continue;
    const path = join(tempDir, name);
    const facts = await stat(path).catch(() => null);
    if (facts && now.getTime() - facts.mtimeMs > abandonedMs) await rm(path, { recursive: true, force: true });
  }
}

/** Sweeps now and then every quarter of an hour, as long as the process runs. */
export async function sweepTempHourly(tempDir: string, clock: () => Date, onError: (error: unknown) => void): Promise<void> {
  const sweep = () => sweepTemp(tempDir, clock()).catch(onError);
  setInterval(sweep, abandonedMs).unref();
  await sweep();
}
