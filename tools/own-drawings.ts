/**
 * Writes src/core/design/library/own/<theme>.json, the own drawings that customers may place, and own/index.ts, what the panel offers.
 * Run it after a drawing changed: node tools/own-drawings.ts [theme …]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { OwnClipArt } from '#core/design/library/own-drawing.ts';
import { ownClipArt } from '#designs/own/clip-art.ts';
import { ownThemes } from '#designs/own/themes.ts';
import { random } from '#designs/drawing/random.ts';

const folder = new URL('../src/core/design/library/own/', import.meta.url);
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [theme, drawings] of Object.entries(ownThemes)) {
  if (wanted.length > 0 && !wanted.includes(theme)) continue;
  const list: OwnClipArt[] = [];
  for (const [i, [name, draw]] of Object.entries(drawings).entries()) {
    try { list.push(ownClipArt(`own.${theme}.${name}`, draw(random(i + 1)))); } catch (e) { console.log(String(e)); }
  }
  const json = `${JSON.stringify(list)}\n`;
  writeFileSync(new URL(`${theme}.json`, folder), json);
  console.log(theme, list.length, gzipSync(json).length, list.map((o) => `${o.leastMm}/${o.inks.length}/${o.parts.length}`).join(' '));
}
