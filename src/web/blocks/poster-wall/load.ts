/** The top of the poster channel's start page: its posters on a wall and in a salon, sizes with prices, the way to an own photo. */
import * as z from 'zod/mini';
import type { PosterTile } from '#api/posters.ts';
import { readFormat } from '#core/products/photoframe/formats.ts';
import { sizeText } from '#core/products/photoframe/names.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export const schema = z.object({});

/** From the sofa's list: what a print on poster paper costs. */
const listedFormats = ['300x400', '500x700', '700x1000', '1000x1400'];

/** Hung on one line, and in the salon below. */
const hungCount = 4;
const salonCount = 8;

export type PosterWallData = {
  hung: PosterTile[];
  salon: PosterTile[];
  total: number;
  sizes: { size: string; price: string }[];
  /** A lying poster, as the sample of a photo. */
  sample: PosterTile | null;
};

export async function load(_fields: z.infer<typeof schema>, { page }: BlockContext): Promise<PosterWallData> {
  const [{ items, total }, { formats }] = await Promise.all([
    page.call('GET /web-api/posters', {}),
    page.call('GET /web-api/product-selection-photo-frame/prices-formats', { material: 'poster', formats: listedFormats }),
  ]);
  const t = requestTexts(page);
  const sizes = formats.flatMap(({ format, price }) => {
    const size = readFormat(format);
    return size && price ? [{ size: t(sizeText(size)), price: price.text }] : [];
  });
  const sample = items.find(({ shape }) => shape === 'landscape') ?? items[0] ?? null;
  return { hung: items.slice(0, hungCount), salon: items.slice(0, salonCount), total, sizes, sample };
}
