/** Shows the control version of an A/B test. */
import type { LoadedBlock } from '#web/blocks/runtime/block.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';

export function Component({ data }: { data: { blocks: readonly LoadedBlock[] } | null }) {
  return data ? <Blocks blocks={data.blocks} /> : null;
}
