/** Background work of the image service: AVIF for what was asked for, AVIF ahead for new pictures, and room in the store. */

import { type ImageParams, imageDefaults } from '#core/site/image-address.ts';
import { imageBreakpoints } from '#core/values/breakpoints.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { enqueue } from '#store/job/jobs.ts';
import { imageKey } from './img.ts';
import { drawImage } from './img-draw.ts';
import { type CatalogueImageSources, imageSource } from './img-source.ts';

/** What the store keeps of made sizes; beyond it those written first go first. */
const storeBytes = 2 * 1024 ** 3;

export function imageJobs(sources: CatalogueImageSources) {
  return {
    'image-avif': async (payload, shop) => {
      const { path, wish } = payload as { path: string; wish: ImageParams };
      // The picture may be gone by now; then there is nothing to make.
      const source = await imageSource(shop, sources, path);
      const key = source ? imageKey(source, wish, 'avif') : null;
      if (!source || !key || (await shop.files.has(key))) return null;
      await shop.files.put(key, await drawImage(await source.file(), wish, 'avif'));
      return null;
    },
    'image-ahead': async (payload, shop) => {
      const { path, width } = payload as { path: string; width: number };
      const now = shop.clock();
      return async (trx) => {
        for (const [index, wish] of wishesAhead(width).entries()) {
          const runAt = new Date(now.getTime() + index * stepMs);
          await enqueue(trx, { kind: 'image-avif', payload: { path, wish }, dedupe: `ahead ${path} ${wish.width}`, runAt }, now);
        }
      };
    },
    'trim-images': async (_payload, shop) => {
      await trimImages(shop, storeBytes);
      return null;
    },
  } satisfies Record<string, JobHandler>;
}

/** Widths of uncropped pictures that are encoded as AVIF ahead of the first request; other sizes are encoded after it. */
const widthsAhead = [imageBreakpoints.md, imageBreakpoints.xl, imageBreakpoints['2xl'], imageBreakpoints.xxxl];
/** One after the other, so that a folder of uploads does not keep a machine busy. */
const stepMs = 3000;

/** `width`: pixels of the picture. */
function wishesAhead(width: number): ImageParams[] {
  const end = widthsAhead.findIndex((one) => one >= width);
  return widthsAhead.slice(0, end < 0 ? widthsAhead.length : end + 1).map((one) => ({
    width: one,
    height: 0,
    format: 'auto',
    quality: imageDefaults.quality,
    fit: imageDefaults.fit,
    background: null,
    blur: 0,
  }));
}

/** Removes made sizes, oldest first, until at most `bytes` of them are left. */
export async function trimImages(shop: Pick<Shop, 'files'>, bytes: number): Promise<void> {
  const entries = (await shop.files.entries('img/')).sort((a, b) => a.at - b.at);
  let sum = entries.reduce((total, entry) => total + entry.bytes, 0);
  for (const entry of entries) {
    if (sum <= bytes) return;
    await shop.files.remove(entry.key);
    sum -= entry.bytes;
  }
}
