import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

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

/** Whether the root of every page imports a module, itself or by others, without `import()`. */
function isImportedByRoot(id: string, getModuleInfo: (id: string) => { importers: readonly string[] } | null): boolean {
  const seen = new Set<string>();
  const rest = [id];
  for (let module = rest.pop(); module !== undefined; module = rest.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    if (module !== id && /src\/web\/app\/root\.tsx/.test(module)) return true;
    rest.push(...(getModuleInfo(module)?.importers ?? []));
  }
  return false;
}

/** One SSR build, three process roles: every module exists once in a process. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardedReload(), payloadAddress()],
  build: { assetsInlineLimit: 0, target: 'es2022', manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Dozens of files of a few hundred bytes cost a phone more than their bytes: what the root of every page imports is one file.
          output: {
            codeSplitting: {
              groups: [{ name: (id, context) => (isImportedByRoot(id, (module) => context.getModuleInfo(module)) ? 'frame' : null) }],
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
