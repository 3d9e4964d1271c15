/** Gets the components of blocks ready before the browser shows another page. */
import { isNode } from '#core/content/block.ts';
import { reloadOnce } from '#web/page/reload.ts';
import type { LoadedBlock } from './block.ts';
import { prepareComponents } from './components.ts';

/** Components of blocks and of all blocks inside their data. */
export function componentsIn(value: unknown): string[] {
  const found = new Set<string>();
  (function visit(item: unknown): void {
    if (Array.isArray(item)) item.forEach(visit);
    else if (isNode(item)) {
      if (typeof item.component === 'string' && isNode(item.layout)) found.add(item.component);
      for (const inner of Object.values(item)) visit(inner);
    }
  })(value);
  return [...found];
}

/** For client navigation. A module that is gone reloads the page once; after that the fault is thrown and the error page shows it (F432). */
export async function prepareBlocks(blocks: readonly LoadedBlock[]): Promise<void> {
  try {
    await prepareComponents(componentsIn(blocks));
  } catch (error) {
    if (!reloadOnce()) throw error;
    await new Promise(() => undefined);
  }
}
