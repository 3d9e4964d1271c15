/** The cells of a file as they are kept until it was taken over: packed, below `imports/ID/`. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Grid, gridLimits } from '#core/people/import/grid.ts';
import { gridSchema } from '#core/people/import/grid-schema.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Files } from '#store/file/files.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const maxBytes = 2_000_000;
/** Characters of all cells, and what JSON adds to them. */
const maxUnpackedBytes = 8 * gridLimits.textLength;

export function gridKeyOf(id: string): string {
  return `imports/${id}/grid.json.gz`;
}

/** Throws Fault 'bad-input' for cells that are more than is kept. */
export async function storeGrid(files: Files, key: string, grid: Grid): Promise<void> {
  const bytes = await pack(JSON.stringify(grid));
  if (bytes.length > maxBytes)
    throw new Fault('bad-input', `${bytes.length} bytes of cells`, { text: message('people-import.refused.too-large') });
  await files.put(key, bytes);
}

/** The grid of cells that were stored. */
export async function unpackedGrid(cells: Uint8Array): Promise<Grid> {
  const bytes = await unpack(cells, { maxOutputLength: maxUnpackedBytes });
  return parseStored('cells of a list', gridSchema, JSON.parse(bytes.toString('utf8')));
}
