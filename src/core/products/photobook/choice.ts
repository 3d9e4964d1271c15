/** What a customer chooses of a photo book. The document carries all of it: type, cover, paper and number of pages shape its cover. */
import * as z from 'zod/mini';
import { queryNumber } from '#core/products/address-number.ts';
import type { Channel } from '#core/values/channel.ts';
import { bookBindings, bookCovers, bookPapers, bookSizes, bookTypes, type Lamination, laminations } from './books.ts';

/** Keys are those of addresses and calls, where `photobookType` is `type`. */
export const photobookChoiceSchema = z.strictObject({
  type: z.literal('photobook'),
  photobookType: z.enum(bookTypes),
  /** Of a page. */
  size: z.enum(bookSizes),
  cover: z.enum(bookCovers),
  binding: z.enum(bookBindings),
  paper: z.enum(bookPapers),
  coverLamination: z.enum(laminations),
  /** Without the cover. Any number that can be laid out: `issues` says which are bound. */
  pageCount: z.pipe(queryNumber(/^\d{1,3}$/), z.int().check(z.minimum(1), z.maximum(400))),
  /** The style it began with (core/catalogue/photobook-sets.ts). */
  designGroupSetId: z.optional(z.pipe(queryNumber(/^\d{1,3}$/), z.int().check(z.minimum(1), z.maximum(999)))),
});
export type PhotobookChoice = z.infer<typeof photobookChoiceSchema>;

/** Whether a shop's books are laminated matt or glossy where nothing is said (F468). */
export function usualLamination(channel: Channel): Lamination {
  return channel === 'myposter' ? 'glossy' : 'matt';
}
