/** What a visit begins with: a saved book, or a blank one in what the address names. Server side of the route. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { withJoinedTwins } from '#core/products/photobook/across.ts';
import { blankPhotobook, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { usualLamination } from '#core/products/photobook/choice.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookQuantities } from '#core/products/photobook/price.ts';
import type { CopiesEntry } from '#web/configurators/copies/copies-editor.ts';
import { quantityOfQuery } from '#web/configurators/copies/quantity-of-query.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type PhotobookDto, photobookContent } from './photobook-content.ts';

export type PhotobookEntry = CopiesEntry<PhotobookDocument, PhotobookDto> & {
  pricing: Output<Calls['GET /web-api/photobook-pricing']>;
};

/** Values that do not go together, and unknown ones, give way to the nearest that is made. Throws the calls' faults. */
export async function photobookEntry(page: Pick<PageRequest, 'call' | 'site'>, query: URLSearchParams): Promise<PhotobookEntry> {
  const { call, site } = page;
  const pricing = await call('GET /web-api/photobook-pricing', {});
  const t = requestTexts(page);
  const id = query.get('designId');
  if (id !== null) {
    const stored = await call('GET /web-api/designs/:id', { id });
    const { revision, savedAt, pictures } = stored;
    const { design, choice } = photobookContent(stored);
    const joined = { ...design, pages: withJoinedTwins(design.pages) };
    return { design: joined, choice, saved: { id, revision, savedAt }, pricing, pictures, notice: null };
  }
  const given = { coverLamination: usualLamination(site.channel), ...Object.fromEntries(query) };
  const product = completePhotobook(given, { rows: pricing.options });
  const { quantity, refused } = quantityOfQuery(query, photobookQuantities);
  const content = photobookContent({ design: blankPhotobook(product, t), choice: { quantity } });
  return { ...content, saved: null, pricing, pictures: [], notice: refused && t(refused) };
}
