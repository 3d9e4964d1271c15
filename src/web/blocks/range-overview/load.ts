/** A product range: its kinds, formats and materials (F112, F125). Stories name the block after the range. */
import * as z from 'zod/mini';
import { loadRangeOverview, overviewFields, type RangeKey } from '#web/blocks/parts/range.ts';
import type { RangeOverviewData } from '#web/blocks/parts/range-view.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';

const ranges = {
  'calendar-overview': 'calendar',
  'collage-overview': 'collage',
  'photo-print-overview': 'photoprint',
  'photobook-overview': 'photobook',
  'photobox-overview': 'photobox',
} as const satisfies Record<string, RangeKey>;

export const names = Object.keys(ranges) as (keyof typeof ranges)[];
export const schema = z.extend(overviewFields, { component: z.enum(names) });

export function load(fields: z.infer<typeof schema>, context: BlockContext): RangeOverviewData {
  return loadRangeOverview(ranges[fields.component], fields, context);
}
