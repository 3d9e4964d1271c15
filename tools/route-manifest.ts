/**
 * Shortens the list of routes that every page loads. What every page has loaded by then is left out of it, and what a page of a guest list, an
 * event or an account imports: a click that leads there fetches the page's own script first and then those. HTML names all, for every page.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { entry: { imports: string[] }; routes: Record<string, { imports?: string[] }> };

const folder = 'build/client/assets';
const start = 'window.__reactRouterManifest=';
const isRare = (route: string) =>
  /^routes\/(?:account|dev-kit|email|events\/|guests\/|newsletter-|order|password|share|wish-list-shared)/.test(route);

for (const file of readdirSync(folder).filter((name) => /^manifest-.*\.js$/.test(name))) {
  const path = join(folder, file);
  const script = readFileSync(path, 'utf8');
  if (!script.startsWith(start)) throw new Error('The router writes its list of routes in another way now.');
  const manifest = JSON.parse(script.slice(start.length).replace(/;$/, '')) as Manifest;
  const loaded = new Set(manifest.entry.imports);
  for (const [id, route] of Object.entries(manifest.routes))
    route.imports = isRare(id) ? [] : route.imports?.filter((name) => !loaded.has(name));
  writeFileSync(path, `${start}${JSON.stringify(manifest)};`);
}
