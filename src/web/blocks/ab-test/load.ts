/** Two versions of a part of a page (F110). Everybody sees the control version. */
import * as z from 'zod/mini';
import type { BlockContext, LoadedBlock } from '#web/blocks/runtime/block.ts';
import { blocks } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ control: blocks });

export async function load({ control }: z.infer<typeof schema>, context: BlockContext): Promise<{ blocks: LoadedBlock[] } | null> {
  const loaded = await context.blocks(control);
  return loaded.length > 0 ? { blocks: loaded } : null;
}
