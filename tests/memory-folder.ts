/** Folders in memory for the databases of tests: SQLite syncs its log at every commit, which takes milliseconds on a disk. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './postgres.ts';

const memory = '/dev/shm';
/** Containers often have 64 MB there, which a few databases fill. */
const minFreeBytes = 2 ** 30;
const prefix = 'federleicht-memory-';

let parent: string | null = null;

/** A new folder, which the caller removes. It is on the disk where the system has no room in memory. */
export function createMemoryFolder(): string {
  parent ??= chooseParent();
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
}

function chooseParent(): string {
  if (!existsSync(memory)) return tmpdir();
  removeAbandoned();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= minFreeBytes ? memory : tmpdir();
}

/** A test run that is killed leaves its folders, and with them occupied memory. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (owner > 0 && !isRunning(owner)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}
