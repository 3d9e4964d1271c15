/** One kind of a product range (F111). Stories name the block after the range. */
import * as z from 'zod/mini';
import { detailFields, loadRangeDetail, type RangeKey } from '#web/blocks/parts/range.ts';
import type { RangeDetailData } from '#web/blocks/parts/range-view.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';

const ranges = {
  'accessory-detail': 'accessory',
  'calendar-detail': 'calendar',
  'collage-detail': 'collage',
  'merch-detail': 'merch',
  'photobook-detail': 'photobook',
  'photobox-detail': 'photobox',
} as const satisfies Record<string, RangeKey>;

export const names = Object.keys(ranges) as (keyof typeof ranges)[];
export const schema = z.extend(detailFields, { component: z.enum(names) });

export function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<RangeDetailData | null> {
  return loadRangeDetail(ranges[fields.component], fields, context);
}
