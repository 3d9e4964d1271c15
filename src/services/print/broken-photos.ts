/** Photos of a line whose files cannot be printed: each is read to its end before a page is painted. */
import sharp from 'sharp';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import type { StoredPicture } from '#store/picture/pictures.ts';

/** Small: what counts is that the whole file is decoded. */
const sidePx = 64;

async function isWhole(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'truncated' }).resize(sidePx, sidePx, { fit: 'inside' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Ids of the pictures that cannot be decoded, one after the other, so that never two of them lie in memory. A file that is missing may be that of a
 * store that is away: it throws as the file store does, unless `isLastTry`.
 */
export async function brokenPictures(
  { files }: Pick<Shop, 'files'>,
  pictures: readonly Pick<StoredPicture, 'id' | 'printKey'>[],
  isLastTry: boolean,
): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, printKey } of pictures) {
    const bytes = await files.get(printKey).catch((error: unknown) => {
      if (isLastTry && isFault(error) && error.code === 'not-found') return null;
      throw error;
    });
    if (bytes === null || !(await isWhole(bytes))) broken.push(id);
  }
  return broken;
}
