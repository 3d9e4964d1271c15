/** Files that arrive in parts: a folder each, named by owner and id, with facts and the bytes so far, which survives a restart. */
import { mkdir, open, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partialUploads } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { newToken } from '#store/db/tokens.ts';

type Facts = {
  /** As the client calls the file. */
  name: string;
  /** Of the whole file. */
  bytes: number;
  /** Of the whole file as the client says, lower-case hex. */
  sha256: string | null;
  /** Whose share of the shop's day its bytes take, and from when on (milliseconds since 1970). One that a version before has begun has none. */
  counted?: { budget: string; since: number };
  /** Id of the link by which a phone sends it; absent for the owner's own. */
  link?: string | undefined;
};

export type PartialUpload = Facts & {
  id: string;
  owner: OwnerId;
  /** Where the bytes are; files beside it go with the upload. */
  file: string;
  /** Bytes that have arrived. */
  received: number;
  /** When bytes last arrived (milliseconds since 1970). */
  at: number;
};

const folderName = 'partial';
const factsName = 'facts.json';
const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

function placeOf(tempDir: string, owner: OwnerId, id: string): string {
  return join(tempDir, folderName, `${owner}.${id}`);
}

export async function createPartialUpload(tempDir: string, owner: OwnerId, facts: Facts): Promise<PartialUpload> {
  const id = newToken();
  const place = placeOf(tempDir, owner, id);
  const file = join(place, 'file');
  await mkdir(place, { recursive: true, mode: 0o700 });
  await writeFile(file, '');
  await writeFile(join(place, factsName), JSON.stringify(facts));
  return { ...facts, id, owner, file, received: 0, at: (await stat(file)).mtimeMs };
}

/** Null for a foreign and a missing id, and for an upload whose creation a crash cut off. */
export async function findPartialUpload(tempDir: string, owner: OwnerId, id: string): Promise<PartialUpload | null> {
  if (!tokenPattern.test(id)) return null;
  const place = placeOf(tempDir, owner, id);
  const file = join(place, 'file');
  try {
    const facts = JSON.parse(await readFile(join(place, factsName), 'utf8')) as Facts;
    const { size, mtimeMs } = await stat(file);
    return { ...facts, id, owner, file, received: size, at: mtimeMs };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Those of an owner, the one that rests longest first. */
export async function listPartialUploads(tempDir: string, owner: OwnerId): Promise<PartialUpload[]> {
  const ids = (await foldersIn(tempDir)).filter((name) => name.startsWith(`${owner}.`)).map((name) => name.slice(owner.length + 1));
  const found = await Promise.all(ids.map((id) => findPartialUpload(tempDir, owner, id)));
  return found.filter((upload) => upload !== null).sort((a, b) => a.at - b.at);
}

/** Writes `chunks` behind what has arrived, each before the next is read. What is written stays when one of them throws. */
export async function appendToPartialUpload({ file, received }: PartialUpload, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'r+');
  let at = received;
  try {
    for await (const chunk of chunks) {
      for (let done = 0; done < chunk.byteLength; ) {
        const { bytesWritten } = await handle.write(chunk, done, chunk.byteLength - done, at);
        done += bytesWritten;
        at += bytesWritten;
      }
    }
    return at;
  } finally {
    await handle.close();
  }
}

/** False when another call has removed it. */
export async function removePartialUpload(tempDir: string, { owner, id }: Pick<PartialUpload, 'owner' | 'id'>): Promise<boolean> {
  const place = placeOf(tempDir, owner, id);
  const isRemoved = await unlink(join(place, factsName)).then(
    () => true,
    () => false,
  );
  await rm(place, { recursive: true, force: true });
  return isRemoved;
}

/** Deletes uploads to which nothing was added for their time. */
export async function sweepPartialUploads(tempDir: string, now: Date): Promise<void> {
  for (const name of await foldersIn(tempDir)) {
    const place = join(tempDir, folderName, name);
    const facts = (await stat(join(place, 'file')).catch(() => null)) ?? (await stat(place).catch(() => null));
    if (facts && now.getTime() - facts.mtimeMs > partialUploads.expireMs) await rm(place, { recursive: true, force: true });
  }
}

/** Whether a name in the folder for temporary files is that of uploads in parts, which have a time of their own. */
export function isPartialUploadsFolder(name: string): boolean {
  return name === folderName;
}

async function foldersIn(tempDir: string): Promise<string[]> {
  return readdir(join(tempDir, folderName)).catch((error: NodeJS.ErrnoException) => {
    // The folder comes with the first upload.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
