/** Folders in memory for the databases of tests: on a disk, each commit of SQLite and each copy of a PostgreSQL database takes much longer. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Containers often have 64 MB there, which a few databases fill. */
const minFreeBytes = 2 ** 30;
const prefix = 'federleicht-memory-';

/** Where the folders are: on the disk where the system has no room in memory. */
export function memoryParent(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= minFreeBytes ? memory : tmpdir();
}

let parent: string | null = null;

/** A new folder, which the caller removes. */
export function createMemoryFolder(): string {
  parent ??= clearedParent();
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
}

/** A test run that is killed leaves its folders, and with them occupied memory. */
function clearedParent(): string {
  const chosen = memoryParent();
  for (const folder of abandonedFolders(chosen, prefix)) rmSync(folder, { recursive: true, force: true });
  return chosen;
}

/** Folders named `prefix` and a process id whose process has ended. */
export function abandonedFolders(within: string, named: string): string[] {
  const ownerOf = (name: string) => (name.startsWith(named) ? Number.parseInt(name.slice(named.length), 10) : 0);
  return readdirSync(within).flatMap((name) => (ownerOf(name) > 0 && !isRunning(ownerOf(name)) ? [join(within, name)] : []));
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
