/** Schema and transformer of every block, found by the block's folder: `../<folder>/load.ts`. Server only: routes import it for their loaders. */
import type { BlockLoader } from './block.ts';

const modules = import.meta.glob<BlockLoader>('../*/load.ts', { eager: true });

/** By the block's name in stories. `folder` is where its component lies. */
export const loaders: ReadonlyMap<string, BlockLoader & { folder: string }> = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const folder = path.slice('../'.length, -'/load.ts'.length);
    return (module.names ?? [folder]).map((name) => [name, { ...module, folder }] as const);
  }),
);
