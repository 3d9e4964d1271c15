/** What the design engine weighs in a browser: layout, SVG painter and the shaper's script, bundled by themselves. The shaper's wasm is data and not counted. */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const entry = 'virtual:engine';
const source = `
export { layout } from '#core/layout/layout.ts';
export { harfbuzzFace } from '#core/layout/text/harfbuzz.ts';
export { paintSheet } from '#paint/svg/sheet.ts';
export { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
`;

/** Bytes after minifying and gzip, with everything the engine imports statically. */
export async function engineBytes(): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/../src/${entry.replace(':', '-')}.js` : null),
        load: (id) => (id.endsWith('virtual-engine.js') ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!first) throw new Error('the engine has no entry');
  const loaded = new Set<string>();
  const visit = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  visit(first.fileName);
  return [...loaded].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length, 0);
}
