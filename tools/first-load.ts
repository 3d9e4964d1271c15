/**
 * Prints what a first visit of each page loads (gzip bytes of its JavaScript, read from the client manifest) and what the design engine
 * weighs. Fails above the limits, and when one of them loads the engine.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { engineBytes } from './engine-size.ts';

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** E070: core pages at most 150 kB of script (gzip) before interaction. */
const limitBytes = 150_000;
/** Engine and editor, which pages where the visitor designs load beside what every page loads. */
const editorLimitBytes = 110_000;
/** Layout, SVG painter and shaper, which every design needs before its first picture. */
const engineLimitBytes = 40_000;
const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
const sizes = new Map<string, number>();

function gzipBytes(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = gzipSync(readFileSync(`build/client/${file}`), { level: 9 }).length;
    sizes.set(file, size);
  }
  return size;
}

/** Files of chunks with everything they import statically. */
function files(keys: string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  for (const key of keys) visit(key);
  return found;
}

function bytesOf(keys: string[]): number {
  return [...files(keys)].reduce((sum, file) => sum + gzipBytes(file), 0);
}

function hasShaper(file: string): boolean {
  return /harfbuzz[\w-]*\.wasm/.test(readFileSync(`build/client/${file}`, 'utf8'));
}

const entry = Object.keys(manifest).filter((key) => /entry\.client|src\/web\/app\/root\.tsx/.test(key));
const shellBytes = bytesOf(entry);
let isTooLarge = false;
for (const key of Object.keys(manifest).filter((name) => /src\/web\/app\/routes\//.test(name))) {
  const bytes = bytesOf([...entry, key]);
  const name = key.replace(/^src\/web\/app\/routes\//, '').replace(/\.tsx.*$/, '');
  const isConfigurator = name.startsWith('configurators/');
  if (['home', 'list', 'card', 'product'].includes(name) || isConfigurator)
    console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB JavaScript (gzip) beim ersten Besuch`);
  // The script of HarfBuzz names its wasm, so a page that loads the script loads the engine.
  if (!isConfigurator && [...files([...entry, key])].some(hasShaper)) {
    console.error(`${name} lädt die Gestaltungsmaschine, die nur zur Gestaltung gehört.`);
    isTooLarge = true;
  }
  const limit = isConfigurator ? shellBytes + editorLimitBytes : limitBytes;
  if (bytes > limit) {
    console.error(`${name} lädt ${(bytes / 1000).toFixed(1)} kB, erlaubt sind ${(limit / 1000).toFixed(1)} kB.`);
    isTooLarge = true;
  }
}
const engine = await engineBytes();
console.log(`Gestaltungsmaschine: ${(engine / 1000).toFixed(1)} kB JavaScript (gzip), ohne das Wasm der Schriften`);
if (engine > engineLimitBytes) {
  console.error(`Die Gestaltungsmaschine ist zu schwer, erlaubt sind ${engineLimitBytes / 1000} kB.`);
  isTooLarge = true;
}
process.exit(isTooLarge ? 1 : 0);
