/**
 * The component of every block, found by the block's folder: `../<folder>/component.tsx`. Fetched when a page first needs it, so that a
 * browser loads only what the page shows. The server and navigations prepare components before they render; a first load hydrates a block
 * when its component is there (lazy-hydration.ts).
 */
import type { BlockComponent } from './block.ts';

const ready = new Map<string, BlockComponent>();
/** Components that a hydration waits for. */
const awaited = new Map<string, { promise: Promise<BlockComponent>; resolve: (component: BlockComponent) => void }>();

/** Fetches the components of these folders once. Ignores unknown folders. Rejects when a module cannot be loaded. */
export async function prepareComponents(folders: readonly string[]): Promise<void> {
  if (folders.every((folder) => ready.has(folder))) return;
  const { componentModules } = await import('./component-modules.ts');
  await Promise.all(
    folders.map(async (folder) => {
      const fetchComponent = componentModules[`../${folder}/component.tsx`];
      if (!fetchComponent || ready.has(folder)) return;
      const component = await fetchComponent();
      ready.set(folder, component);
      awaited.get(folder)?.resolve(component);
    }),
  );
}

/**
 * The prepared component; in the browser, where the server has rendered it before, otherwise a promise of it, which is the same for every
 * call. The server throws for a folder that is unknown (F449).
 */
export function componentOf(folder: string): BlockComponent | Promise<BlockComponent> {
  const component = ready.get(folder);
  if (component) return component;
  if (import.meta.env.SSR) {
    throw new Error(`Component could not be found for blok ${folder}! Is it configured correctly?`);
  }
  const known = awaited.get(folder);
  if (known) return known.promise;
  let resolve: (component: BlockComponent) => void = () => {};
  const promise = new Promise<BlockComponent>((settle) => {
    resolve = settle;
  });
  awaited.set(folder, { promise, resolve });
  return promise;
}
