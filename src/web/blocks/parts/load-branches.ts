/** Loads what a block shows for a feature flag. Server only. */
import type { BlockContext, LoadedBlock } from '#web/blocks/runtime/block.ts';

/** Content for one treatment of a flag. */
export type TreatmentBranch = { treatment: string; blocks: unknown };
/** One branch; in previews every one, so that editors see them all. */
export type LoadedBranches = { flag: string; branches: { treatment: string; blocks: LoadedBlock[] }[] };

/** Only the visitor's branch is loaded and sent. A branch that shows nothing counts as seen, too, unless none of them has content. */
export async function loadBranches(
  flag: string,
  branches: readonly TreatmentBranch[],
  context: BlockContext,
): Promise<LoadedBranches | null> {
  const named = branches.filter(({ treatment }, at) => branches.findIndex((other) => other.treatment === treatment) === at);
  const { page } = context;
  const load = async ({ treatment, blocks }: TreatmentBranch) => ({ treatment, blocks: await context.blocks(blocks) });
  if (page.isPreview) {
    const all = await Promise.all(named.map(load));
    return all.some(({ blocks }) => blocks.length > 0) ? { flag, branches: all } : null;
  }
  const listed = named.map(({ treatment }) => treatment);
  const shown = flag === '' ? 'control' : await page.branch(flag, listed);
  const loaded = await load(named.find(({ treatment }) => treatment === shown) ?? { treatment: shown, blocks: [] });
  return loaded.blocks.length > 0 || flag !== '' ? { flag, branches: [loaded] } : null;
}
