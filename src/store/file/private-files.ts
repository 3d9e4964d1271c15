/** Files with customers' data outside of the data folder: only the user who runs the command can read them. */
import { mkdir, open } from 'node:fs/promises';

export const privateMode = { file: 0o600, folder: 0o700 } as const;

/** Makes a folder and those above it that are missing. One that is there keeps its mode: it may hold other things. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateMode.folder });
}

/** Writes a whole file. One that is there loses what others may read before it is written. `flush`: it is on the disk afterwards. */
export async function writePrivateFile(file: string, content: Uint8Array | string, { flush = false } = {}): Promise<void> {
  const handle = await open(file, 'w', privateMode.file);
  try {
    await handle.chmod(privateMode.file);
    await handle.writeFile(content);
    if (flush) await handle.sync();
  } finally {
    await handle.close();
  }
}
