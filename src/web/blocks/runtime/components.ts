/**
 * The component of every block, found by the block's folder: `../<folder>/component.tsx`. Fetched when a page first needs it, so that a
 * browser loads only what the page shows. Rendering is synchronous: server, first load and client navigation prepare components beforehand.
 */
import type { BlockComponent } from './block.ts';

const modules = import.meta.glob<BlockComponent>('../*/component.tsx', { import: 'Component' });

const ready = new Map<string, BlockComponent>();

/** Fetches the components of these folders once. Ignores unknown folders. Rejects when a module cannot be loaded. */
export async function prepareComponents(folders: readonly string[]): Promise<void> {
  await Promise.all(
    folders.map(async (folder) => {
      const fetchComponent = modules[`../${folder}/component.tsx`];
      if (fetchComponent && !ready.has(folder)) ready.set(folder, await fetchComponent());
    }),
  );
}

/** The prepared component. Throws when there is none (F449). */
export function componentOf(folder: string): BlockComponent {
  const component = ready.get(folder);
  if (!component) throw new Error(`Component could not be found for blok ${folder}! Is it configured correctly?`);
  return component;
}
