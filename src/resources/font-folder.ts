/** Where the files of fonts are. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'fonts/faces.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'fonts');
}

/** The folder `fonts/` above this module, wherever the build put it. */
export const fontFolder = findFolder();
