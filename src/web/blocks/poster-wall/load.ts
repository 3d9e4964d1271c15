/** The wall at the top of the poster channel's start page. Its words and pictures are the brand's. */
import * as z from 'zod/mini';
import { originOf } from '#core/site/market.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';

export const schema = z.object({});

/** `cardShop` is the origin of the card channel in this country. */
export type PosterWallData = { cardShop: string | null };

export function load(_fields: z.infer<typeof schema>, { page }: BlockContext): PosterWallData {
  const { country, origin } = page.site;
  return { cardShop: originOf({ channel: 'federleicht', country }, [], origin) };
}
