/** What is wrong with a choice; nothing where it can be made. */
import type { Offer } from '#core/products/product.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { MerchChoice } from './choice.ts';
import { optionsOf } from './complete.ts';
import { tshirtSizes } from './goods.ts';
import { merchTitle } from './names.ts';
import type { MerchOptions } from './rows.ts';

export function merchIssues({ sku, sides, size }: MerchChoice, { rows }: Pick<Offer<MerchOptions>, 'rows'>): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, key: string, values: Record<string, string> = {}) => {
    errors.push({ field, code, message: message(key, { name: merchTitle(sku), ...values }) });
  };
  if (!rows.skus.includes(sku)) refuse('sku', 'not-offered', 'merch.not-sold');
  const { hasSides, hasSize } = optionsOf(sku);
  if (sides !== undefined && !hasSides) refuse('sides', 'not-offered', 'merch.no-sides');
  if (sides === undefined && hasSides) refuse('sides', 'missing', 'merch.sides-missing');
  if (size !== undefined && !hasSize) refuse('size', 'not-offered', 'merch.no-size');
  if (size === undefined && hasSize) refuse('size', 'missing', 'merch.size-missing', { sizes: tshirtSizes.join(', ') });
  return errors;
}
