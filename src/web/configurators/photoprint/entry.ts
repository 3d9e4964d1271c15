/** What a visit begins with: the query of the address read and completed, as data for the page. Server side of the route. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Picture } from '#api/designs.ts';
import { blankPhotoprint, type PhotoprintDocument } from '#core/products/photoprint/blank.ts';
import { completePhotoprint } from '#core/products/photoprint/complete.ts';
import { photoprintIssues } from '#core/products/photoprint/issues.ts';
import { photoPrintChoiceKeys } from '#core/site/query.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type PhotoprintDto, photoprintChoiceDto, photoprintContent } from './photo-print-content.ts';

export type PhotoPrintEntry = {
  /** Null until the first change is saved. */
  saved: { id: string; revision: number; savedAt: string } | null;
  design: PhotoprintDocument;
  choice: PhotoprintDto;
  pictures: Picture[];
  pricing: Output<Calls['GET /web-api/photoprint-pricing']>;
  /** Sentences about what of the address had to be changed. */
  notice: string | null;
};

/** A saved design by `designId`, or an empty set in what the other keys name. Throws the calls' faults. */
export async function photoPrintEntry(
  { call, ...page }: Pick<PageRequest, 'call' | 'site'>,
  query: URLSearchParams,
): Promise<PhotoPrintEntry> {
  const pricing = await call('GET /web-api/photoprint-pricing', {});
  const id = query.get('designId');
  if (id !== null) {
    const stored = await call('GET /web-api/designs/:id', { id });
    const { revision, savedAt, pictures } = stored;
    return { ...photoprintContent(stored), saved: { id, revision, savedAt }, pricing, pictures, notice: null };
  }
  const t = requestTexts(page);
  const given = Object.fromEntries(photoPrintChoiceKeys.map((key) => [key, query.get(key) ?? undefined]));
  const product = completePhotoprint(given, { rows: pricing.options });
  const { format, border, paper } = given;
  // Why what the address names is not what the set begins with.
  const wanted = {
    ...product,
    ...(format === undefined ? {} : { rows: product.rows.map((row) => ({ ...row, format: format.slice(0, 20) })) }),
    ...(border !== undefined && /^\d{1,2}$/.test(border) ? { border: Number(border) } : {}),
    paper: pricing.options.papers.find((key) => key === paper) ?? product.paper,
  };
  const notes = photoprintIssues(wanted, { rows: pricing.options }).map((issue) => t(issue.message));
  const design = blankPhotoprint(product);
  return {
    saved: null,
    design,
    choice: photoprintChoiceDto(design),
    pictures: [],
    pricing,
    notice: notes.length === 0 ? null : notes.join(' '),
  };
}
