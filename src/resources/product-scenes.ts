/** Where the layers of product scenes are: a folder a scene, with a folder a width. `npm run scenes` makes them. */
import { dirname, join } from 'node:path';
import { fontFolder } from './font-folder.ts';

/** The folder `scenes/` beside `fonts/`. Servers read it; no address leads to it. */
export const sceneFolder = join(dirname(fontFolder), 'scenes');
