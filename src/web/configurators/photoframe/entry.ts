/** What a visit begins with: the query of the address read and completed, as data for the page. Server side of the route. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { formatSize } from '#core/products/photoframe/names.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import type { PhotoframeOptions } from '#core/products/photoframe/rows.ts';
import { formatIssue } from '#core/products/photoframe/size-limits.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import { wallArtChoiceKeys } from '#core/site/query.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import type { CopiesEntry } from '#web/configurators/copies/copies-editor.ts';
import { quantityOfQuery } from '#web/configurators/copies/quantity-of-query.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type PhotoframeDocument, type PhotoframeDto, photoframeChoiceDto, photoframeContent } from './photo-frame-content.ts';

export type PhotoFrameEntry = CopiesEntry<PhotoframeDocument, PhotoframeDto> & {
  /** The poster that is printed; null for the customer's own photo. */
  poster: PosterTemplate | null;
  pricing: Output<Calls['GET /web-api/photoframe-pricing']>;
  /** What bulky goods and freight cost besides. */
  surcharges: Output<Calls['GET /web-api/shipping-information']>['surcharges'];
  /** Whether the address names a format: then the first photo does not choose one. */
  hasFormat: boolean;
};

/** A saved design by `designId`, or a `poster` or an empty frame in what the other keys name. Throws the calls' faults. */
export async function photoFrameEntry(page: Pick<PageRequest, 'call' | 'site'>, query: URLSearchParams): Promise<PhotoFrameEntry> {
  const { call } = page;
  const around = await aroundEntry(page);
  const id = query.get('designId');
  if (id !== null) {
    const stored = await call('GET /web-api/designs/:id', { id });
    const { revision, savedAt, pictures } = stored;
    const content = photoframeContent(stored);
    const poster = await posterOf(page, content.design.product.poster);
    const notice = poster?.isWithdrawn ? requestTexts(page)(message('fault.draft-withdrawn')) : null;
    return { ...content, saved: { id, revision, savedAt }, ...around, poster, pictures, hasFormat: true, notice };
  }
  const poster = await posterOf(page, query.get('poster') ?? undefined);
  if (poster?.isWithdrawn) throw new Fault('not-found', `poster ${poster.id} is withdrawn`, { text: message('fault.no-template') });
  const { product, notes } = photoframeChoiceOf(query, around.pricing.options, poster);
  const t = requestTexts(page);
  const blank = poster
    ? await call('GET /web-api/poster-blank', { sku: photoframeSku(product), colourway: product.colourway })
    : { design: blankPhotoframe(product) };
  const { quantity, refused } = quantityOfQuery(query, photoframeQuantities);
  const said = refused ? [...notes, refused] : notes;
  return {
    saved: null,
    ...around,
    poster,
    design: blank.design,
    choice: photoframeChoiceDto(blank.design, quantity),
    pictures: [],
    hasFormat: query.has('format'),
    notice: said.length === 0 ? null : said.map((note) => t(note)).join(' '),
  };
}

/** What of an entry does not hang on the design. */
export async function aroundEntry({ call }: Pick<PageRequest, 'call'>): Promise<Pick<PhotoFrameEntry, 'pricing' | 'surcharges'>> {
  const [pricing, { surcharges }] = await Promise.all([
    call('GET /web-api/photoframe-pricing', {}),
    call('GET /web-api/shipping-information', {}),
  ]);
  return { pricing, surcharges };
}

async function posterOf({ call }: Pick<PageRequest, 'call'>, poster: string | undefined): Promise<PosterTemplate | null> {
  return poster === undefined ? null : (await call('GET /web-api/poster-template', { poster })).template;
}

/** The choice of an address, completed; the notes say what of it cannot be made. */
export function photoframeChoiceOf(query: URLSearchParams, rows: PhotoframeOptions, template: PosterTemplate | null) {
  const given = Object.fromEntries(wallArtChoiceKeys.map((key) => [key, query.get(key) ?? undefined]));
  const notes: Message[] = [];
  const product = completePhotoframe(given, { rows, template });
  const issue = given.format === undefined ? null : formatIssue(given.format, product);
  if (issue) notes.push(issue.why, message('photoframe.format.taken', { format: formatSize(product.format) }));
  return { product, notes };
}
