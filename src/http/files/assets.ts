/**
 * Files of the build, design fonts and public files: read once, and compressed once where the build has no compressed copy. Paths come from
 * folder listings, never from the request.
 */
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
  // The table of screen colours (icc/).
  '.bin': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const compressible = new Set(['.js', '.css', '.svg', '.ttf', '.wasm', '.bin', '.json', '.txt']);

/** Files of `folder` by their path behind `prefix`. `name` gives the served path of a file, null for one that is not served. */
export type AssetFolder = { prefix: string; folder: string; immutable: boolean; name?: (file: string) => string | null };

type Asset = { file: string; type: string; immutable: boolean; body: Buffer | null; br: Buffer | null };
export type Assets = {
  has(path: string): boolean;
  /** Answers a request of a path that `has` knows. */
  serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<false | undefined>;
};

function compressed(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** `folders` map an address prefix to a folder; everything below 'assets' and 'fonts' never changes under its name. */
export async function openAssets(folders: readonly AssetFolder[]): Promise<Assets> {
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
    has: (path) => assets.has(path),
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
          asset.br ??= await readFile(`${asset.file}.br`).catch(() => compressed(body));
          body = asset.br;
          headers['content-encoding'] = 'br';
        }
      }
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
      return undefined;
    },
  };
}
