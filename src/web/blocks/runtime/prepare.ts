/** Gets the components of blocks ready before the browser shows another page. */
import { isNode } from '#core/content/block.ts';
import { reloadOnce } from '#web/page/reload.ts';
import type { LoadedBlock } from './block.ts';
import { prepareComponents } from './components.ts';

/** Types of blocks and of all blocks inside their data. */
export function typesIn(value: unknown): string[] {
  const types = new Set<string>();
  (function visit(item: unknown): void {
    if (Array.isArray(item)) item.forEach(visit);
    else if (isNode(item)) {
      if (typeof item.type === 'string' && isNode(item.frame)) types.add(item.type);
      for (const inner of Object.values(item)) visit(inner);
    }
  })(value);
  return [...types];
}

/** For client navigation. A module that is gone reloads the page once; after that the fault is thrown and the error page shows it (F432). */
export async function prepareBlocks(blocks: readonly LoadedBlock[]): Promise<void> {
  try {
    await prepareComponents(typesIn(blocks));
  } catch (error) {
    if (!reloadOnce()) throw error;
    await new Promise(() => undefined);
  }
}
