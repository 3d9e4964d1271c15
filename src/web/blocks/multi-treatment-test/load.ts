/** Several versions of a part of a page, each with the name of its treatment (F120). Everybody sees the one called control. */
import * as z from 'zod/mini';
import type { BlockContext, LoadedBlock } from '#web/blocks/runtime/block.ts';
import { blocks, items, line } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ treatments: items(z.object({ treatment: line, blocks })) });

export async function load({ treatments }: z.infer<typeof schema>, context: BlockContext): Promise<{ blocks: LoadedBlock[] } | null> {
  const control = treatments.find(({ treatment }) => treatment === 'control');
  const loaded = control ? await context.blocks(control.blocks) : [];
  return loaded.length > 0 ? { blocks: loaded } : null;
}
