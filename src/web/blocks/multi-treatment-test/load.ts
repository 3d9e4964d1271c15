/** Several versions of a part of a page, each with the name of its treatment (F120); visitors of any other treatment see `control`. */
import * as z from 'zod/mini';
import { type LoadedBranches, loadBranches } from '#web/blocks/parts/load-branches.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { blocks, items, line } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ feature: line, treatments: items(z.object({ treatment: line, blocks })) });

export async function load({ feature, treatments }: z.infer<typeof schema>, context: BlockContext): Promise<LoadedBranches | null> {
  return loadBranches(feature, treatments, context);
}
