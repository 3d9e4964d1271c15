/** Files of the build, design fonts and public files: read once, compressed once, served with the right lifetime. Names come from folder listings, never from the request. */
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chooseEncoding } from '#http/pages/page-cache.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const compressible = new Set(['.js', '.css', '.svg', '.ttf', '.wasm', '.json', '.txt']);

type Asset = { file: string; type: string; immutable: boolean; body: Buffer | null; br: Buffer | null };
export type Assets = { serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> };

/** `folders` map an address prefix to a folder; everything below 'assets' and 'fonts' never changes under its name. */
export async function openAssets(
  folders: { prefix: string; folder: string; immutable: boolean; name?: (file: string) => string | null }[],
): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for (const { prefix, folder, immutable, name } of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const file = join(entry.parentPath, entry.name);
      const relative = file.slice(folder.length + 1);
      if (relative.startsWith('.')) continue;
      const shown = name ? name(relative) : relative;
      const type = types[extname(file)];
      if (shown && type) assets.set(`${prefix}/${shown}`, { file, type, immutable, body: null, br: null });
    }
  }
  return {
    async serve(path, request, response) {
      const asset = assets.get(path);
      if (!asset) return false;
      asset.body ??= await readFile(asset.file);
      let body = asset.body;
      const headers: Record<string, string> = {
        'content-type': asset.type,
        'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      };
      if (compressible.has(extname(asset.file))) {
        headers.vary = 'accept-encoding';
        if (chooseEncoding(request.headers['accept-encoding']) === 'br') {
          asset.br ??= brotliCompressSync(asset.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
          body = asset.br;
          headers['content-encoding'] = 'br';
        }
      }
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
