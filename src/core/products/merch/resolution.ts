/** Figures of the print check: cloth shows less than paper and ceramics. */
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import type { MerchChoice } from './choice.ts';
import { goods } from './goods.ts';

const textile: Limits = { ...handHeld, ppi: { fine: 120, soft: 80, least: 50 } };

export function merchLimits({ sku }: Pick<MerchChoice, 'sku'>): Limits {
  return goods[sku].isTextile ? textile : handHeld;
}
