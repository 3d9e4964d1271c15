/** Where the layers of product scenes are: a folder a scene, with a folder a width. `npm run scenes` makes them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PackedWidth, packedWidths } from '#core/catalogue/scenes/layers/layer-files.ts';
import { sceneWidthsOf } from '#core/catalogue/scenes/scene-picture.ts';
import { fontFolder } from './font-folder.ts';

/** The folder `scenes/` beside `fonts/`. Servers read it; browsers fetch layers by addresses of core/catalogue/scenes/layers/layer-files.ts. */
export const sceneFolder = join(dirname(fontFolder), 'scenes');

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The scenes of a folder that are packed in every width of theirs, each with a mark that is another one for other layers. Read once a process. A torn
 * layer is found when it is read.
 */
export function sceneMarks(root: string = sceneFolder): ReadonlyMap<string, string> {
  const marks = known.get(root) ?? readMarks(root);
  known.set(root, marks);
  return marks;
}

function readMarks(root: string): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(root).flatMap((name): [string, string][] => {
      const mark = markOf(join(root, name), packedWidthsOf(name));
      return mark === null ? [] : [[name, mark]];
    }),
  );
}

function packedWidthsOf(name: string): PackedWidth[] {
  const most = Math.max(...sceneWidthsOf(name));
  return packedWidths.filter((width) => width <= most);
}

/** Names in a folder, sorted; none where it is no folder. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Of where the prints lie and of how large each layer is; null where a width is missing. */
function markOf(folder: string, widths: readonly PackedWidth[]): string | null {
  const hash = createHash('sha256');
  for (const width of widths) {
    const layers = join(folder, String(width));
    const files = entriesOf(layers);
    if (!files.includes('scene.json')) return null;
    hash.update(readFileSync(join(layers, 'scene.json')));
    hash.update(files.map((file) => `${file} ${statSync(join(layers, file)).size}`).join());
  }
  return hash.digest('hex').slice(0, 12);
}
