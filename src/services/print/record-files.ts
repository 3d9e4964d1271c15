/** Makes the print files of a line that is printed once for each record of a list: a file holds the pages of up to 500 records in their order. */
import type { Sheet } from '#core/layout/sheet.ts';
import { fittingOf, type OrderedMerge } from '#core/merge/merge-settings.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { documentCheck } from '#services/checks/check-document.ts';
import { type RecordStop, recordPool } from '#services/checks/record-sheets.ts';
import type { Shop } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SheetsFile } from '#store/order/frozen-sheets.ts';
import { type LineRecord, lineRecords } from '#store/order/line-records.ts';
import type { ProductionFile } from '#store/order/production.ts';
import { operatorText } from '#texts/server-texts.ts';
import { type FrozenSheets, type RecordPart, readPart, storePackedSheets, storeRecordParts } from './frozen-sheets.ts';
import { lineFiles, type PressLineFile, type PrintedLine } from './line-files.ts';
import type { RecordPages } from './printed-pages.ts';
import { type LineWork, storeLineFile } from './store-line-file.ts';
import { checkDeadlineMs, overBudget, UnprintableLine } from './unprintable-line.ts';

/** Records of a file, and of a task of a thread. */
const fileRecords = 500;
/** Files whose records are laid out at once. */
const batchesAtOnce = 2;
/** Records that a refusal names. */
const namedStops = 10;

type MergedLine = { design: ProductDocument; merge: OrderedMerge; frozen: FrozenSheets | null };
type Batch = { first: number; records: LineRecord[] };
type LaidOut = { part: RecordPart; sheets: Sheet[]; stops: RecordStop[] };

function batchesOf(records: readonly LineRecord[]): Batch[] {
  return Array.from({ length: Math.ceil(records.length / fileRecords) }, (_, at) => ({
    first: at * fileRecords + 1,
    records: records.slice(at * fileRecords, (at + 1) * fileRecords),
  }));
}

/** Lays out and checks the records of a file, and stores their Sheets. */
async function layOut(shop: Shop, { order, line, pictures }: LineWork, { design, merge }: MergedLine, batch: Batch): Promise<LaidOut> {
  const check = documentCheck(await catalogueOf(shop.store), design, pictures);
  const records = batch.records.map(({ record }) => record);
  const task = { ...check, records, first: batch.first, settings: fittingOf(merge), confirmed: line.confirmed };
  try {
    const { sheets, hashes, stops } = await recordPool().run({ kind: 'record-sheets', ...task }, checkDeadlineMs);
    const file = await storePackedSheets(shop.files, { order, line }, sheets);
    return { part: { ...file, first: batch.first, hashes }, sheets: batch.first === 1 ? sheets.pages : [], stops };
  } catch (error) {
    throw overBudget(error, line);
  }
}

/** All records are laid out and checked before the first file is painted. */
async function frozenRecords(shop: Shop, work: LineWork, line: MergedLine, records: readonly LineRecord[]): Promise<FrozenSheets> {
  const batches = batchesOf(records);
  const made: LaidOut[] = [];
  for (let at = 0; at < batches.length; at += batchesAtOnce)
    made.push(...(await Promise.all(batches.slice(at, at + batchesAtOnce).map((batch) => layOut(shop, work, line, batch)))));
  const stops = made.flatMap((one) => one.stops);
  if (stops.length > 0) throw refusalOf(work, stops);
  return { sheets: made[0]?.sheets ?? [], parts: made.map(({ part }) => part) };
}

/** Names records by their numbers: what they say is for nobody who reads a log. */
function refusalOf({ line: { position } }: LineWork, stops: readonly RecordStop[]): NonRetryableError {
  const byRecord = [...Map.groupBy(stops, ({ record }) => record)];
  const named = byRecord.slice(0, namedStops).map(([record, own]) => {
    const rules = own.map(({ rule, page, element }) => [rule, page, element].filter((word) => word !== '').join(' '));
    return `${record} (${rules.join(', ')})`;
  });
  const text = operatorText('press.records', { position, count: byRecord.length, records: named });
  // What is wrong with every record is wrong with the design, and its customer can change that.
  return stops.some(({ isOfDesign }) => isOfDesign) ? new UnprintableLine(text, []) : new NonRetryableError(text);
}

/** The pages of a file with what their slugs say. */
function pagesOf({ order, line }: LineWork, file: PressLineFile, sheets: readonly Sheet[][], records: readonly LineRecord[]): RecordPages {
  const ids = new Set(file.sheets.map(({ id }) => id));
  const { first = 1, of = records.length } = file.records ?? {};
  const pages = sheets.flatMap((own, at) => {
    const hash = records[first - 1 + at]?.hash ?? '';
    const printed = own.filter(({ id }) => ids.has(id));
    return printed.map((sheet, page) => ({
      sheet,
      slug: { order: order.number, position: line.position, record: first + at, records: of, page: page + 1, hash },
    }));
  });
  return { sheets: pages.map(({ sheet }) => sheet), slugs: pages.map(({ slug }) => slug) };
}

/** `frozen`: the file that names those of the records; 'before' where an earlier production wrote it. */
export type ProducedRecords = PrintedLine & { files: ProductionFile[]; frozen: SheetsFile | 'before' };

/** Writes, checks and stores the print files of a line with records, one after the other. */
export async function produceRecords(shop: Shop, work: LineWork, merged: MergedLine): Promise<ProducedRecords> {
  const { order, line } = work;
  const { design, frozen } = merged;
  const records = await lineRecords(shop.store, line);
  if (records.length === 0) throw new NonRetryableError(`line ${line.position} is printed with a list and has no records`);
  const { sheets, parts } = frozen?.parts ? frozen : await frozenRecords(shop, work, merged, records);
  const files: ProductionFile[] = [];
  for (const file of lineFiles({ order, line, design, parts }, sheets)) {
    const part = parts?.find(({ first }) => file.kind === 'press' && first === file.records?.first);
    if (file.kind !== 'press' || !part) throw new NonRetryableError(`no press prints the records of line ${line.position}`);
    files.push(await storeLineFile(shop, work, file, pagesOf(work, file, await readPart(shop, line, part), records)));
  }
  const stored = frozen?.parts ? 'before' : await storeRecordParts(shop.files, work, { sheets, parts });
  return { files, design, sheets, parts, frozen: stored };
}
