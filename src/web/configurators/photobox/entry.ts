/** What a visit begins with: the query of the address read and completed, as data for the page. Server side of the route. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Picture } from '#api/designs.ts';
import { blankPhotobox, type PhotoboxDocument } from '#core/products/photobox/blank.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxQuantities } from '#core/products/photobox/price.ts';
import { photoBoxChoiceKeys } from '#core/site/query.ts';
import { message } from '#core/values/message.ts';
import { quantityOfQuery } from '#web/configurators/copies/quantity-of-query.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type PhotoboxDto, photoboxChoiceDto, photoboxContent } from './photo-box-content.ts';

export type PhotoBoxEntry = {
  /** Null until the first change is saved. */
  saved: { id: string; revision: number; savedAt: string } | null;
  design: PhotoboxDocument;
  choice: PhotoboxDto;
  pictures: Picture[];
  pricing: Output<Calls['GET /web-api/photobox-pricing']>;
  /** Sentences about what of the address had to be changed. */
  notice: string | null;
};

/**
 * A saved design by `designId`, or an empty box as the other keys say, with as many prints as it is sold with at least: photos decide the
 * number. Throws the calls' faults.
 */
export async function photoBoxEntry({ call, ...page }: Pick<PageRequest, 'call' | 'site'>, query: URLSearchParams): Promise<PhotoBoxEntry> {
  const pricing = await call('GET /web-api/photobox-pricing', {});
  const id = query.get('designId');
  if (id !== null) {
    const stored = await call('GET /web-api/designs/:id', { id });
    const { revision, savedAt, pictures } = stored;
    return { ...photoboxContent(stored), saved: { id, revision, savedAt }, pricing, pictures, notice: null };
  }
  const t = requestTexts(page);
  const given = Object.fromEntries(photoBoxChoiceKeys.map((key) => [key, query.get(key) || undefined]));
  const product = completePhotobox(given, { rows: pricing.options });
  const notes = photoBoxChoiceKeys.flatMap((key) => {
    const value = given[key]?.slice(0, 40);
    return value === undefined || value === String(product[key]) ? [] : [message('photobox.unknown', { value, nearest: product[key] })];
  });
  const { quantity, refused } = quantityOfQuery(query, photoboxQuantities);
  if (refused) notes.push(refused);
  const design = blankPhotobox(product);
  return {
    saved: null,
    design,
    choice: photoboxChoiceDto(design, quantity),
    pictures: [],
    pricing,
    notice: notes.length === 0 ? null : notes.map((note) => t(note)).join(' '),
  };
}
