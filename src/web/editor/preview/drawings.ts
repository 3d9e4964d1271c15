/** Drawings of the library in the browser. Own drawings come theme by theme, when a design or the panel of elements needs one. */
import { type DrawingLibrary, drawingLibrary } from '#core/design/library/library.ts';
import { ownThemeFiles } from '#core/design/library/own/themes.ts';
import { type OwnClipArt, ownTheme } from '#core/design/library/own-drawing.ts';

const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, ReadonlyMap<string, OwnClipArt>>();

/** The drawing once its theme is there. */
export function ownDrawing(id: string): OwnClipArt | null {
  return loaded.get(ownTheme(id) ?? '')?.get(id) ?? null;
}

async function fetchTheme(theme: string): Promise<void> {
  const file = ownThemeFiles[theme];
  // A theme that this release does not know has no drawings; the layout says which one is missing.
  if (!file) return void loaded.set(theme, new Map());
  const response = await fetch((await file()).default);
  if (!response.ok) throw new Error(`drawings ${theme}: ${response.status}`);
  const drawings = (await response.json()) as OwnClipArt[];
  loaded.set(theme, new Map(drawings.map((drawing) => [drawing.id, drawing])));
}

/** Resolves when the theme of an own drawing is there; a failed fetch may be tried again. */
export function loadOwnTheme(theme: string): Promise<void> {
  const known = loading.get(theme);
  if (known) return known;
  const file = fetchTheme(theme);
  loading.set(theme, file);
  file.catch(() => loading.delete(theme));
  return file;
}

export const drawings: DrawingLibrary = {
  ...drawingLibrary,
  clipArt: (id) => ownDrawing(id) ?? drawingLibrary.clipArt(id),
  fetchFor(elements) {
    const themes = elements.flatMap((element) => (element.kind === 'clip-art' ? (ownTheme(element.clipArtId) ?? []) : []));
    const missing = [...new Set(themes)].filter((theme) => !loaded.has(theme));
    return missing.length === 0 ? null : Promise.all(missing.map(loadOwnTheme));
  },
};
