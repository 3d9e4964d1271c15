/** The modules of all blocks, by their paths from here. A list of its own, since pages show themselves without it. */
import type { BlockComponent } from './block.ts';

export const componentModules = import.meta.glob<BlockComponent>('../*/component.tsx', { import: 'Component' });
