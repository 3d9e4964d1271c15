import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedFonts } from '#core/layout/text/served-fonts.ts';
import { serveEmoji } from '#http/files/emoji.ts';
import { openFonts } from '#resources/fonts.ts';
import { launch } from '#tests/browser.ts';
import { layoutCases } from './layout-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'layout-browser-'));
const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.ttf': 'font/ttf' };

const server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  if (path === '/') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Layout</title><script type="module" src="/entry.js"></script>');
    return;
  }
  if (path.startsWith('/emoji/')) return serveEmoji(request, response, path);
  const font = path.startsWith('/fonts/') ? servedFonts.get(path.slice('/fonts/'.length)) : undefined;
  const file = font ? join('fonts', font) : join(folder, path);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
});

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    // The browser lays out the same cases as this process.
    define: { 'process.env.TESTS': JSON.stringify(process.env.TESTS ?? '') },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rollupOptions: {
        input: 'tests/render/layout-browser.entry.ts',
        output: { entryFileNames: 'entry.js' },
        preserveEntrySignatures: false,
      },
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function digest(json: string): string {
  return createHash('sha256').update(json).digest('hex');
}

test('the browser lays out cards, books and texts to the very bytes of the server [E015]', async () => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.waitForFunction('typeof layOutAll === "function"');
    const there = (await page.evaluate('layOutAll()')) as [string, string][];
    const fonts = await openFonts();
    const here = layoutCases().map((one): [string, string] => [one.name, digest(one.layOut(fonts))]);
    expect(errors).toEqual([]);
    expect(there).toEqual(here);
    expect(here.length).toBeGreaterThan(80);
  } finally {
    await browser.close();
  }
});
