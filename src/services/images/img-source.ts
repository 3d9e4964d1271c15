/** Which pictures the image service may open: open assets of the content service, catalogue pictures of cards, pictures of the build. Never an address elsewhere. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { assetByToken } from '#cms/store/assets.ts';
import { parseCardPicture, pictureWidths } from '#core/catalogue/picture.ts';
import { Fault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/weak-memoize.ts';
import type { Shop } from '#services/handler.ts';
import { cardPicture } from './card-pictures.ts';

export type ImageSource = {
  /** Changes with the picture's content. */
  mark: string;
  /** Path of a local file. */
  file(): Promise<string>;
  /** Whether the address names this content for ever. */
  isConstant: boolean;
};

export type ImageSources = {
  /** Number of the content space whose assets are served. */
  space: number;
  /** Pictures that come with the build, by the path they are served under. */
  files: ReadonlyMap<string, { file: string; isConstant: boolean }>;
};

const assetPattern = /^\/cms\/f\/(\d{1,12})\/(\d{1,5}x\d{1,5})\/([A-Za-z0-9_-]{22})\/([\w.-]{1,255})$/;

/** Sources found within the last second: pages ask for one picture in many sizes at once. */
const recentSources = weakMemoize((_sources: ImageSources) => new LRUCache<string, ImageSource>({ max: 1000, ttl: 1000 }));

/**
 * Null: no such picture, or none that everybody may see; one that was removed a second ago may still come. Throws Fault 'busy' while a
 * catalogue picture is still being drawn.
 */
export async function imageSource(shop: Shop, sources: ImageSources, path: string): Promise<ImageSource | null> {
  const recent = recentSources(sources);
  const known = recent.get(path);
  if (known) return known;
  const source = await findSource(shop, sources, path);
  if (source) recent.set(path, source);
  return source;
}

async function findSource(shop: Shop, { space, files }: ImageSources, path: string): Promise<ImageSource | null> {
  const asset = assetPattern.exec(path);
  if (asset) return assetSource(shop, space, asset);
  const card = parseCardPicture(path);
  if (card) {
    // The largest one is the source of all.
    if (card.width !== Math.max(...pictureWidths)) return null;
    const answer = await cardPicture(shop, card);
    if (answer?.kind === 'stand-in') throw new Fault('busy', `card picture ${path} is still being drawn`, { retryAfterSeconds: 3 });
    return answer ? { mark: basename(answer.path), file: async () => answer.path, isConstant: false } : null;
  }
  const known = files.get(path);
  return known ? { mark: await contentMark(known.file), file: async () => known.file, isConstant: known.isConstant } : null;
}

async function assetSource(shop: Shop, space: number, [, wanted, size, token = '', name]: RegExpExecArray): Promise<ImageSource | null> {
  const asset = Number(wanted) === space ? await assetByToken(shop.store, token) : null;
  const { fileKey } = asset ?? {};
  const isOpen = asset && asset.state !== 'signed' && !asset.isPrivate && asset.contentType === 'image/webp';
  // Every picture has one address: what stands in it besides the token must be true.
  if (!isOpen || !fileKey || asset.size !== size || asset.name !== name) return null;
  return { mark: fileKey, file: () => shop.files.path(fileKey), isConstant: true };
}

const marks = new Map<string, string>();

async function contentMark(file: string): Promise<string> {
  const known =
    marks.get(file) ??
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  marks.set(file, known);
  return known;
}
