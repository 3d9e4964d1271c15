/**
 * The Sheets of a line's first production as a file of the order: compressed JSON under a key of its content. Written before the transaction that
 * notes it; a file that no row notes goes with the folder of its order.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { Sheet } from '#core/layout/sheet.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { isFault } from '#core/values/fault.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Shop } from '#services/handler.ts';
import { sha256 } from '#services/sha256.ts';
import type { Files } from '#store/file/files.ts';
import { frozenSheets, type SheetsFile } from '#store/order/frozen-sheets.ts';
import { orderFolder } from '#store/retention/known-files.ts';
import { operatorText } from '#texts/server-texts.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Raise it when `Sheet` changes, and read the files of before as what they were. */
const version = 1;

const outlineSchema = z.object({
  id: z.string(),
  widthUm: z.number(),
  heightUm: z.number(),
  bleedUm: z.number(),
  panels: z.array(z.object({ id: z.string() })),
  items: z.array(z.object({ kind: z.enum(['fill', 'stroke', 'glyphs', 'photo', 'group']), of: z.string() })),
});

/** The outline alone: that the content is what layout wrote is proven by the hash of the file. */
const sheetsSchema = z.array(z.custom<Sheet>((value) => outlineSchema.safeParse(value).success));
const fileSchema = z.object({ version: z.literal(version), sheets: sheetsSchema });

type Place = { order: Pick<Order, 'number'>; line: Pick<OrderLine, 'position'> };

/** Writes the file of Sheets that are given as JSON. The same Sheets of a line give the same file. */
export async function storeSheets(files: Files, { order, line }: Place, sheets: string): Promise<SheetsFile> {
  const bytes = await compress(`{"version":${version},"sheets":${sheets}}`);
  const hash = sha256(bytes);
  const key = `${orderFolder(order.number)}/sheets-${line.position}-${hash.slice(0, 16)}.json.gz`;
  await files.put(key, bytes);
  return { key, sha256: hash };
}

/** The frozen Sheets of a line as they are stored, for a thread to parse. */
export type StoredSheets = { position: number } & ({ text: string } | (SheetsFile & { bytes: Uint8Array }));

/** Null before the first production. Throws an Error with a German sentence for a file that is missing, and what the file store throws. */
export async function storedSheets(
  { store, files }: Pick<Shop, 'store' | 'files'>,
  { id, position }: Pick<OrderLine, 'id' | 'position'>,
): Promise<StoredSheets | null> {
  const frozen = await frozenSheets(store, id);
  if (frozen === null) return null;
  if ('text' in frozen) return { position, ...frozen };
  const { key } = frozen;
  const bytes = await files.get(key).catch((error: unknown) => {
    if (!isFault(error) || error.code !== 'not-found') throw error;
    throw new Error(operatorText('press.sheets-missing', { position, key }), { cause: error });
  });
  return { position, ...frozen, bytes };
}

/** Throws an Error with a German sentence for a damaged file. */
export async function parseSheets(stored: StoredSheets): Promise<Sheet[]> {
  const { position } = stored;
  const what = `the Sheets of line ${position}`;
  if ('text' in stored) return parseStored(what, sheetsSchema, JSON.parse(stored.text));
  const { key, bytes } = stored;
  if (sha256(bytes) !== stored.sha256) throw new Error(operatorText('press.sheets-damaged', { position, key }));
  return parseStored(what, fileSchema, JSON.parse((await decompress(bytes)).toString('utf8'))).sheets;
}

/** The frozen Sheets of a line; see `storedSheets` and `parseSheets`. */
export async function readSheets(shop: Pick<Shop, 'store' | 'files'>, line: Pick<OrderLine, 'id' | 'position'>): Promise<Sheet[] | null> {
  const stored = await storedSheets(shop, line);
  return stored && parseSheets(stored);
}
