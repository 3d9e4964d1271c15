/**
 * Writes src/core/design/library/own/<theme>.json, the own drawings that customers may place, and own/index.json, what the panel of
 * elements offers before their files are fetched, and own/themes.ts, where browsers find the files. Run it after a drawing changed:
 * node tools/own-drawings.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openFonts } from '#resources/fonts.ts';
import { madeThemes, offeredOf } from './own-themes.ts';

const folder = new URL('../src/core/design/library/own/', import.meta.url);
mkdirSync(folder, { recursive: true });
const themes = madeThemes(await openFonts());
for (const [theme, drawings] of themes) writeFileSync(new URL(`${theme}.json`, folder), `${JSON.stringify(drawings)}\n`);
writeFileSync(new URL('index.json', folder), `${JSON.stringify(offeredOf(themes))}\n`);
const files = [...themes.keys()].map((theme) => `  ${theme.includes('-') ? `'${theme}'` : theme}: () => import('./${theme}.json?url'),`);
const code = `/** Addresses of the files of own drawings by theme, as the browser build names them. Made by tools/own-drawings.ts. */
export const ownThemeFiles: Readonly<Record<string, () => Promise<{ default: string }>>> = {
${files.join('\n')}
};
`;
writeFileSync(new URL('themes.ts', folder), code);
console.log(`${themes.size} themes, ${[...themes.values()].flat().length} drawings`);
