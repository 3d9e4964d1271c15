/**
 * The Sheets of a line's first production as a file of the order: compressed JSON under a key of its content. Written before the transaction that
 * notes it; a file that no row notes goes with the folder of its order. A line with records has a file for each print file's records, and the
 * noted one names them.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { withFrozenColours } from '#core/layout/colours/frozen-filter.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { type PackedSheets, unpackSheets } from '#core/merge/packed-sheets.ts';
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
/** Of Sheets with colours of photos: a program that does not know these must not print without them. */
const colouredVersion = 3;

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
const fileSchema = z.object({ version: z.literal([version, colouredVersion]), sheets: sheetsSchema });

/** Of files of lines with records, without and with colours of photos. */
const recordsVersion = 2;
const colouredRecordsVersion = 4;
const recordsVersions = z.literal([recordsVersion, colouredRecordsVersion]);
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const partSchema = z.object({ key: z.string(), sha256: hash, first: z.int(), hashes: z.array(hash) });
/** `sheets`: of the first record. */
const recordsSchema = z.object({ version: recordsVersions, sheets: sheetsSchema, parts: z.array(partSchema) });
const packedSchema = z.object({
  version: recordsVersions,
  pages: sheetsSchema,
  records: z.custom<PackedSheets['records']>(Array.isArray),
});

/** Records that follow each other, with the file of their Sheets and the SHA-256 of the Sheets of each. `first` is a number. */
export type RecordPart = SheetsFile & { first: number; hashes: readonly string[] };
/** `sheets`: of the first record of a line with records. `parts`: null for a line without. */
export type FrozenSheets = { sheets: Sheet[]; parts: readonly RecordPart[] | null };

type Place = { order: Pick<Order, 'number'>; line: Pick<OrderLine, 'position'> };

/** Writes the file of Sheets that are given as JSON. The same Sheets of a line give the same file. */
export async function storeSheets(files: Files, place: Place, sheets: string): Promise<SheetsFile> {
  return storeJson(files, place, `{"version":${hasColours(sheets) ? colouredVersion : version},"sheets":${sheets}}`);
}

/** Writes the Sheets of records that follow each other. */
export async function storePackedSheets(files: Files, place: Place, { pages, records }: PackedSheets): Promise<SheetsFile> {
  return storeRecords(files, place, JSON.stringify({ pages, records }));
}

/** Writes the file that names those of a line's records. */
export async function storeRecordParts(files: Files, place: Place, { sheets, parts }: FrozenSheets): Promise<SheetsFile> {
  return storeRecords(files, place, JSON.stringify({ sheets, parts }));
}

async function storeRecords(files: Files, place: Place, json: string): Promise<SheetsFile> {
  return storeJson(files, place, `{"version":${hasColours(json) ? colouredRecordsVersion : recordsVersion},${json.slice(1)}`);
}

/** Within a value of JSON the quotes would have backslashes. */
function hasColours(json: string): boolean {
  return json.includes('"colours":{');
}

async function storeJson(files: Files, { order, line }: Place, json: string): Promise<SheetsFile> {
  const bytes = await compress(json);
  const hashed = sha256(bytes);
  const key = `${orderFolder(order.number)}/sheets-${line.position}-${hashed.slice(0, 16)}.json.gz`;
  await files.put(key, bytes);
  return { key, sha256: hashed };
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
  return { position, ...frozen, bytes: await bytesOf(files, position, frozen.key) };
}

async function bytesOf(files: Files, position: number, key: string): Promise<Uint8Array> {
  return files.get(key).catch((error: unknown) => {
    if (!isFault(error) || error.code !== 'not-found') throw error;
    throw new Error(operatorText('press.sheets-missing', { position, key }), { cause: error });
  });
}

/** The Sheets that a line is shown by: those of its first record, where it has several. Throws as `parseFrozen` does. */
export async function parseSheets(stored: StoredSheets): Promise<Sheet[]> {
  return (await parseFrozen(stored)).sheets;
}

/** Throws an Error with a German sentence for a damaged file. */
async function parseFrozen(stored: StoredSheets): Promise<FrozenSheets> {
  const { position } = stored;
  const what = `the Sheets of line ${position}`;
  if ('text' in stored) return { sheets: parseStored(what, sheetsSchema, JSON.parse(stored.text)).map(withFrozenColours), parts: null };
  const read = parseStored(what, z.union([fileSchema, recordsSchema]), await jsonOf(stored));
  return { sheets: read.sheets.map(withFrozenColours), parts: 'parts' in read ? read.parts : null };
}

async function jsonOf({ position, key, sha256: wanted, bytes }: { position: number; bytes: Uint8Array } & SheetsFile): Promise<unknown> {
  if (sha256(bytes) !== wanted) throw new Error(operatorText('press.sheets-damaged', { position, key }));
  return JSON.parse((await decompress(bytes)).toString('utf8'));
}

type FrozenLine = Pick<OrderLine, 'id' | 'position'>;

/** What is frozen of a line; see `storedSheets` and `parseFrozen`. */
export async function readFrozen(shop: Pick<Shop, 'store' | 'files'>, line: FrozenLine): Promise<FrozenSheets | null> {
  const stored = await storedSheets(shop, line);
  return stored && parseFrozen(stored);
}

/** The frozen Sheets that a line is shown by. @internal */
export async function readSheets(shop: Pick<Shop, 'store' | 'files'>, line: FrozenLine): Promise<Sheet[] | null> {
  return (await readFrozen(shop, line))?.sheets ?? null;
}

/** The Sheets of each record of a part. Throws an Error with a German sentence for a file that is missing or damaged. */
export async function readPart(
  { files }: Pick<Shop, 'files'>,
  { position }: Pick<OrderLine, 'position'>,
  { key, sha256: wanted }: RecordPart,
): Promise<Sheet[][]> {
  const json = await jsonOf({ position, key, sha256: wanted, bytes: await bytesOf(files, position, key) });
  const records = unpackSheets(parseStored(`the Sheets of records of line ${position}`, packedSchema, json));
  return records.map((sheets) => sheets.map(withFrozenColours));
}
