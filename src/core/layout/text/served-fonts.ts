/** The files of faces that browsers load: all but the whole faces. */
import { fontFiles } from './faces.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { pageFaces } from './page-faces.ts';

/** Served file name -> name in the folder `fonts/`. */
export const servedFonts: ReadonlyMap<string, string> = new Map([
  ...fontFiles,
  ...Object.entries(fallbackFaces).map(([key, sha8]) => [`${sha8}-${key}.ttf`, `${key}.ttf`] as const),
  ...Object.entries(pageFaces).map(([key, sha8]) => [`${sha8}-${key}-page.ttf`, `pages/${key}.ttf`] as const),
]);
