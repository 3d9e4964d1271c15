/** Photographs of empty photo slots on the server: gray files of the repository, each read once a process. CREDITS.md names their authors. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fontFolder } from './font-folder.ts';

const folder = join(dirname(fontFolder), 'src/resources/sample-photos');
const read = new Map<string, string>();

export type SamplePhotoKey = 'mountains' | 'meadow' | 'sunset' | 'dogs' | 'fig' | 'brushes';

/** As a data address. */
export function samplePhoto(key: SamplePhotoKey): string {
  const known = read.get(key);
  if (known) return known;
  const href = `data:image/jpeg;base64,${readFileSync(join(folder, `${key}.jpg`)).toString('base64')}`;
  read.set(key, href);
  return href;
}
