/** Pictures that the image service may open: public assets of the content service, catalogue pictures, pictures of the build. Never a foreign address. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { parseCardPicture, pictureWidths } from '#core/catalogue/picture.ts';
import { Fault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Shop } from '#services/handler.ts';
import { cardPicture } from './card-pictures.ts';

export type ImageSource = {
  /** Changes with the picture's content. */
  contentHash: string;
  /** Path of a local file. */
  file(): Promise<string>;
  /** Whether the address names this content for ever. */
  isConstant: boolean;
};

export type CatalogueImageSources = {
  /** Number of the content space whose assets are served. */
  space: number;
  /** An asset that everyone may see, by the token of its address; null for any other. */
  asset(token: string): Promise<{ fileKey: string; name: string; size: string } | null>;
  /** Pictures that come with the build, by the path they are served under. */
  files: ReadonlyMap<string, { file: string; isConstant: boolean }>;
};

const assetPattern = /^\/cms\/f\/(\d{1,12})\/(\d{1,5}x\d{1,5})\/([A-Za-z0-9_-]{22})\/([\w.-]{1,255})$/;

/** Sources found within the last second: pages ask for one picture in many sizes at once. */
const recentSources = weakMemoize((_sources: CatalogueImageSources) => new LRUCache<string, ImageSource>({ max: 1000, ttl: 1000 }));

/**
 * Null: there is no such public picture; one that was removed within the last second may still be found. Throws Fault 'busy' while a
 * catalogue picture is still being drawn.
 */
export async function imageSource(shop: Shop, sources: CatalogueImageSources, path: string): Promise<ImageSource | null> {
  const recent = recentSources(sources);
  const known = recent.get(path);
  if (known) return known;
  const source = await findSource(shop, sources, path);
  if (source) recent.set(path, source);
  return source;
}

async function findSource(shop: Shop, sources: CatalogueImageSources, path: string): Promise<ImageSource | null> {
  const asset = assetPattern.exec(path);
  if (asset) return assetSource(shop, sources, asset);
  const card = parseCardPicture(path);
  if (card) {
    // The largest one is the source of all.
    if (card.width !== Math.max(...pictureWidths)) return null;
    const answer = await cardPicture(shop, card);
    if (answer?.kind === 'stand-in') throw new Fault('busy', `card picture ${path} is still being drawn`, { retryAfterSeconds: 3 });
    return answer ? { contentHash: basename(answer.path), file: async () => answer.path, isConstant: false } : null;
  }
  const known = sources.files.get(path);
  return known ? { contentHash: await hashOfFile(known.file), file: async () => known.file, isConstant: known.isConstant } : null;
}

async function assetSource(
  shop: Shop,
  sources: CatalogueImageSources,
  [, space, size, token = '', name]: RegExpExecArray,
): Promise<ImageSource | null> {
  const asset = Number(space) === sources.space ? await sources.asset(token) : null;
  // Every picture has one address: size and name in it must be those of the asset.
  if (asset?.size !== size || asset?.name !== name || !asset) return null;
  return { contentHash: asset.fileKey, file: () => shop.files.path(asset.fileKey), isConstant: true };
}

const contentHashes = new Map<string, string>();

async function hashOfFile(file: string): Promise<string> {
  const known =
    contentHashes.get(file) ??
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  contentHashes.set(file, known);
  return known;
}
