import { readdirSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { styleImports } from './tools/style-imports.ts';

/**
 * The router answers a missing module with a reload of its own that nothing ends. In the browser build its reload becomes the guarded one
 * of src/web/page/reload.ts, which entry.client.tsx puts on the window.
 */
function guardedReload(): Plugin {
  const reload = 'window.location.reload();';
  return {
    name: 'guarded-reload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(reload)) this.error('The router reloads in another way now; chunk-reload.ts no longer guards it.');
        // A rejected module would leave the page empty; one whose component throws reaches the error page.
        return code.replace(reload, 'if (!window.reloadOnce()) return { default() { throw error; } };');
      },
    },
  };
}

/** In the browser build the router fetches loader data under "/x/_payload.json?build=<id>" (F418), which the server refuses for another build. */
function payloadAddress(): Plugin {
  const address = 'if (url.pathname.endsWith("/")) url.pathname =';
  const payload = [
    'if (extension === "data") {',
    '  url.pathname = url.pathname.replace(/\\/?$/, "/_payload.json");',
    '  url.searchParams.set("build", window.__reactRouterManifest.version);',
    '  return url;',
    '}',
  ].join('\n');
  return {
    name: 'payload-address',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/ssr\/single-fetch\.js$/ },
      handler(code) {
        if (!code.includes(address)) this.error('The router writes data addresses in another way now.');
        return code.replace(address, () => `${payload}\n${address}`);
      },
    },
  };
}

/**
 * Parts of the router that the browser build leaves out: listeners to its own work, which nothing adds, and finding routes one by one, where
 * all are known from the start (`routeDiscovery` in react-router.config.ts). What only the router's server and its other entries import is
 * undefined. The build fails where a newer router imports something else of them.
 */
const unusedRouterParts: Record<string, string> = {
  'router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = undefined, getManifestPath = undefined, URL_LIMIT = undefined;
    export const getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;`,
};

function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /react-router\/dist\/.*\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/ },
      handler(id) {
        const part = Object.entries(unusedRouterParts).find(([file]) => id.endsWith(`/lib/${file}`));
        return part?.[1];
      },
    },
  };
}

type Modules = { getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null };

/** Root and routes that import a module, itself or by others; without those of `import()` unless `withLater`. */
function pagesOf(id: string, modules: Modules, { withLater }: { withLater: boolean }): Set<string> {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const rest = [id];
  for (let module = rest.pop(); module !== undefined; module = rest.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    const page = /src\/web\/app\/(root|entry\.client|routes\/[\w/-]+)\.tsx/.exec(module)?.[1];
    if (page && module !== id) {
      pages.add(page);
      continue;
    }
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    rest.push(...importers, ...(withLater ? dynamicImporters : []));
  }
  return pages;
}

/** Whether the root of every page imports a module. */
function isOfRoot(id: string, modules: Modules): boolean {
  return pagesOf(id, modules, { withLater: false }).has('root');
}

const isConfigurator = (page: string) => page.startsWith('routes/configurators/');
const configuratorCount = readdirSync('src/web/app/routes/configurators').length;
/** Pages whose script is limited (tests/e2e/first-view.test.ts): they load later what they need, and nothing beside it. */
const limitedPages = ['home', 'list', 'product', 'story', 'wall-art/posters', 'wall-art/poster'].map((page) => `routes/${page}`);
/** Weight of a page in a rank; a limited page that loads a module later weighs one. */
const pageRank = 10;
const pageCount = readdirSync('src/web/app/routes', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx')).length;
/** All pages and the entry. */
const highestRank = (pageCount + 1) * pageRank + pageRank - 1;

/** `rank`: files of higher ranks are made first. */
type SharedFile = { name: string; rank: number };
const filesOfModules = new Map<string, SharedFile | null>();

/**
 * The file of a module that pages begin with. One of the configurators is 'editor', if the card's and one without a canvas begin with it;
 * 'editor-shared', if all of them do and other pages load it later; otherwise it is named after them. One that other pages begin with is in
 * the file of all that the same pages begin with. Null for other modules. What a module imports has at least its rank.
 */
function fileOf(id: string, modules: Modules): SharedFile | null {
  let file = filesOfModules.get(id);
  if (file === undefined) {
    file = findFile(id, modules);
    filesOfModules.set(id, file);
  }
  return file;
}

function findFile(id: string, modules: Modules): SharedFile | null {
  const first = [...pagesOf(id, modules, { withLater: false })].toSorted();
  const all = pagesOf(id, modules, { withLater: true });
  if (first.length === 0 || first.includes('root')) return null;
  const later = limitedPages.filter((page) => all.has(page) && !first.includes(page));
  const rank = first.length * pageRank + later.length;
  // What follows the tilde is no part of the file's name.
  const shared = { name: `shared~${[...first, ...later].join()}`, rank };
  if (!first.every(isConfigurator)) return first.length === 1 ? null : shared;
  if (![...all].every(isConfigurator))
    return first.length === configuratorCount ? { name: 'editor-shared', rank: first.length * pageRank + pageRank - 1 } : shared;
  if (first.includes('routes/configurators/card') && first.includes('routes/configurators/photo-print'))
    return { name: 'editor', rank: configuratorCount * pageRank };
  const prefix = all.size > first.length ? 'editor-later' : first.length > 1 ? 'editor' : 'configurator';
  return { name: `${prefix}-${first.map((page) => page.replace('routes/configurators/', '')).join('-')}`, rank };
}

function filesOf(rank: number) {
  return (id: string, modules: Modules) => {
    const file = fileOf(id, modules);
    return file?.rank === rank ? file.name : null;
  };
}

/**
 * Files that are preloaded with one that is imported later. The editor fetches its panels in pauses, so that a list of all their scripts in
 * its own first script would cost more than the requests it saves; style sheets stay in the list, since nothing else loads them.
 */
function preloadedFiles(_: string, files: string[], { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' }): string[] {
  const isEditor = hostType === 'js' && /assets\/(editor|configurator|shared)-/.test(hostId);
  return isEditor ? files.filter((file) => file.endsWith('.css')) : files;
}

/** One SSR build, three process roles: every module exists once in a process. */
export default defineConfig({
  plugins: [styleImports(), tailwindcss(), reactRouter(), smallRouter(), guardedReload(), payloadAddress()],
  build: { assetsInlineLimit: 0, target: 'es2022', manifest: true, modulePreload: { resolveDependencies: preloadedFiles } },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Dozens of files of a few hundred bytes cost a phone more than their bytes.
          output: {
            // Names of shared files list every entry that loads them.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              // A group takes in what its modules import unless one before it has that, so what other pages load comes before the editor.
              groups: [
                { name: (id, modules) => (isOfRoot(id, modules) ? 'frame' : null), priority: 4 },
                ...Array.from({ length: highestRank }, (_, less) => ({
                  name: filesOf(highestRank - less),
                  priority: 4 - (less + 1) / (highestRank + 1),
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Libraries of many small modules: as parts of the build they halve the time that a process needs to load its code.
      resolve: { noExternal: ['kysely', 'zod', 'hono', '@hono/node-server', 'react-router', '@react-router/node'] },
      build: {
        rollupOptions: {
          input: {
            server: './src/server.ts',
            work: './src/work.ts',
            decode: './src/decode.ts',
            'task-thread': './src/task-thread.ts',
            bare: './bench/bare-entry.ts',
          },
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
