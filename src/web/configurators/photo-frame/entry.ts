/** What a visit begins with: the query of the address read and completed, as data for the page. Server side of the route. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Picture } from '#api/designs.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { deliveryIssue } from '#core/products/photoframe/delivery-issue.ts';
import { photoframeQuantities } from '#core/products/photoframe/price.ts';
import { formatIssue } from '#core/products/photoframe/size-limits.ts';
import { roundUpQuantity } from '#core/products/quantities.ts';
import { type Message, message } from '#core/values/message.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { choiceDto, type PhotoframeDocument, type PhotoframeDto, photoframeContent } from './photo-frame-content.ts';

export type PhotoFrameEntry = {
  /** Null until the first change is saved. */
  saved: { id: string; revision: number; savedAt: string } | null;
  design: PhotoframeDocument;
  choice: PhotoframeDto;
  pictures: Picture[];
  pricing: Output<Calls['GET /web-api/photoframe-pricing']>;
  /** What bulky goods and freight cost besides. */
  surcharges: Output<Calls['GET /web-api/shipping-information']>['surcharges'];
  /** Whether the address names a format: then the first photo does not choose one. */
  hasFormat: boolean;
  /** Sentences about what of the address had to be changed. */
  notice: string | null;
};

/** Keys of addresses that a choice reads. */
const choiceKeys = ['format', 'material', 'stretcher', 'edge', 'edgeColour', 'frameType', 'frameColour', 'matSize', 'hanging'] as const;

/** A saved design by `designId`, or an empty frame of what the other keys name. Throws the calls' faults. */
export async function photoFrameEntry(page: Pick<PageRequest, 'call' | 'site'>, query: URLSearchParams): Promise<PhotoFrameEntry> {
  const { call } = page;
  const [pricing, { surcharges }] = await Promise.all([
    call('GET /web-api/photoframe-pricing', {}),
    call('GET /web-api/shipping-information', {}),
  ]);
  const around = { pricing, surcharges };
  const id = query.get('designId');
  if (id !== null) {
    const stored = await call('GET /web-api/designs/:id', { id });
    const { revision, savedAt, pictures } = stored;
    return { ...photoframeContent(stored), saved: { id, revision, savedAt }, ...around, pictures, hasFormat: true, notice: null };
  }
  const t = requestTexts(page);
  const given = Object.fromEntries(choiceKeys.map((key) => [key, query.get(key) ?? undefined]));
  const notes: Message[] = [];
  const named = completePhotoframe(given, { rows: pricing.options });
  const issue = given.format === undefined ? null : formatIssue(given.format, named);
  if (issue) notes.push(issue.why, message('photoframe.format.taken', { format: named.format }));
  const undelivered = deliveryIssue(named);
  if (undelivered) notes.push(undelivered);
  const product = undelivered ? completePhotoframe({ ...given, format: undefined }, { rows: pricing.options }) : named;
  const amount = query.get('amount');
  const rounded = amount === null ? null : roundUpQuantity(photoframeQuantities, /^\d{1,6}$/.test(amount) ? Number(amount) : Number.NaN);
  if (rounded && 'refused' in rounded) notes.push(rounded.refused);
  const design = blankPhotoframe(product, t(message('photoframe.photo')));
  return {
    saved: null,
    ...around,
    design,
    choice: choiceDto(design, rounded && 'quantity' in rounded ? rounded.quantity : 1),
    pictures: [],
    hasFormat: given.format !== undefined,
    notice: notes.length === 0 ? null : notes.map((note) => t(note)).join(' '),
  };
}
