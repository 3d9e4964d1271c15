/** What a visit begins with: the address read and completed, as data for the page. Server side of the route. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { blankMerch } from '#core/products/merch/blank.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { isMerchSku, merchSkus } from '#core/products/merch/goods.ts';
import { merchQuantities } from '#core/products/merch/price.ts';
import { nearestText } from '#core/products/nearest-text.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { CopiesEntry } from '#web/configurators/copies/copies-editor.ts';
import { quantityOfQuery } from '#web/configurators/copies/quantity-of-query.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type MerchDocument, type MerchDto, merchContent } from './merch-content.ts';

export type MerchEntry = CopiesEntry<MerchDocument, MerchDto> & { pricing: Output<Calls['GET /web-api/merch-pricing']> };

/**
 * A saved design by `designId`, or an empty gift of this sku (the first one where there is none) in what the other keys name. Throws the
 * calls' faults, and 'not-found' with the nearest sku for an unknown one.
 */
export async function merchEntry(
  page: Pick<PageRequest, 'call' | 'site'>,
  sku: string | undefined,
  query: URLSearchParams,
): Promise<MerchEntry> {
  const { call } = page;
  const pricing = await call('GET /web-api/merch-pricing', {});
  const id = query.get('designId');
  if (id !== null) {
    const stored = await call('GET /web-api/designs/:id', { id });
    const { revision, savedAt, pictures } = stored;
    return { ...merchContent(stored), saved: { id, revision, savedAt }, pricing, pictures, notice: null };
  }
  if (sku !== undefined && !isMerchSku(sku)) {
    const text = message('merch.unknown', { value: sku.slice(0, 40), nearest: nearestText(sku.slice(0, 40), merchSkus) });
    throw new Fault('not-found', 'no gift of this name', { text });
  }
  const t = requestTexts(page);
  const product = completeMerch({ sku, sides: query.get('sides'), size: query.get('size') });
  const { quantity, refused } = quantityOfQuery(query, merchQuantities);
  const content = merchContent({ design: blankMerch(product), choice: { quantity } });
  return { ...content, saved: null, pricing, pictures: [], notice: refused && t(refused) };
}
