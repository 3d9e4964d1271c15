/** Own drawings on the server: files of the repository, each read once a process when a design first names a drawing of its theme. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type OwnClipArt, ownTheme } from '#core/design/library/own-drawing.ts';
import { fontFolder } from './font-folder.ts';

const folder = join(dirname(fontFolder), 'src/core/design/library/own');
const themes = new Map<string, ReadonlyMap<string, OwnClipArt>>();
const themeName = /^[a-z0-9-]+$/;

function openTheme(theme: string): ReadonlyMap<string, OwnClipArt> | null {
  const known = themes.get(theme);
  if (known) return known;
  const file = join(folder, `${theme}.json`);
  if (!themeName.test(theme) || theme === 'index' || !existsSync(file)) return null;
  const drawings = JSON.parse(readFileSync(file, 'utf8')) as OwnClipArt[];
  const opened = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  themes.set(theme, opened);
  return opened;
}

/** The drawing `own.<theme>.<name>`, or null where there is none. */
export function ownDrawing(id: string): OwnClipArt | null {
  const theme = ownTheme(id);
  return theme === null ? null : (openTheme(theme)?.get(id) ?? null);
}
