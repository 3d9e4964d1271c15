/** Writes a Brotli copy beside each text file of the browser's build, at the highest quality: the shop sends it, and compresses nothing itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const texts = ['.js', '.css', '.svg', '.wasm', '.json', '.txt'];

const folder = 'build/client';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => texts.includes(extname(file)));
await Promise.all(
  files.map(async (file) => {
    const path = join(folder, file);
    const body = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${path}.br`, await compress(body, { params }));
  }),
);
