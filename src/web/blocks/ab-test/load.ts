/** Two versions of a part of a page (F110): `treatment` for visitors for whom the flag is on, `control` for all others. */
import * as z from 'zod/mini';
import { type LoadedBranches, loadBranches } from '#web/blocks/parts/load-branches.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { blocks, line } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ feature: line, control: blocks, treatment: blocks });

export async function load({ feature, control, treatment }: z.infer<typeof schema>, context: BlockContext): Promise<LoadedBranches | null> {
  return loadBranches(
    feature,
    [
      { treatment: 'control', blocks: control },
      { treatment: 'on', blocks: treatment },
    ],
    context,
  );
}
