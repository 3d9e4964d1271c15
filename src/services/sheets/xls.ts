/** Workbooks of Excel 97 to 2003: BIFF8 records in a compound file ([MS-XLS]). */
import { type Grid, type GridLimits, GridRefusal, type Sheet, SheetBuilder } from '#core/people/import/grid.ts';
import { RecordReader, stringAt } from './biff-strings.ts';
import type { CompoundFile } from './compound-file.ts';
import { builtInFormat, shownNumber } from './number-format.ts';

const records = {
  formula: 0x06,
  endOfFile: 0x0a,
  dateMode: 0x22,
  filePassword: 0x2f,
  continued: 0x3c,
  column: 0x7d,
  sheet: 0x85,
  severalNumbers: 0xbd,
  richLabel: 0xd6,
  cellFormat: 0xe0,
  merged: 0xe5,
  sharedStrings: 0xfc,
  sharedLabel: 0xfd,
  number: 0x203,
  label: 0x204,
  boolean: 0x205,
  formulaText: 0x207,
  row: 0x208,
  shortNumber: 0x27e,
  format: 0x41e,
  begin: 0x809,
} as const;

type BiffRecord = { type: number; data: Uint8Array; view: DataView; next: number };

function recordAt(stream: Uint8Array, at: number): BiffRecord | null {
  if (at + 4 > stream.length) return null;
  const head = new DataView(stream.buffer, stream.byteOffset + at, 4);
  const [type, length] = [head.getUint16(0, true), head.getUint16(2, true)];
  const data = stream.subarray(at + 4, at + 4 + length);
  return { type, data, view: new DataView(data.buffer, data.byteOffset, data.byteLength), next: at + 4 + length };
}

function uint16(view: DataView, at: number): number {
  if (at + 2 > view.byteLength) throw new GridRefusal('damaged', 'a record that is too short');
  return view.getUint16(at, true);
}

/** Two bits of a short number tell whether it is an integer, and whether it is divided by 100. */
function shortNumber(view: DataView, at: number): number {
  if (at + 4 > view.byteLength) throw new GridRefusal('damaged', 'a record that is too short');
  const bits = view.getUint32(at, true);
  let value = bits >> 2;
  if ((bits & 2) === 0) {
    const double = new DataView(new ArrayBuffer(8));
    double.setUint32(4, bits & 0xfffffffc, true);
    value = double.getFloat64(0, true);
  }
  return bits & 1 ? value / 100 : value;
}

function float(view: DataView, at: number): number {
  if (at + 8 > view.byteLength) throw new GridRefusal('damaged', 'a record that is too short');
  return view.getFloat64(at, true);
}

type SheetEntry = { name: string; at: number; isHidden: boolean; isCells: boolean };
type Workbook = { entries: SheetEntry[]; strings: string[]; formats: Map<number, string>; cellFormats: number[]; is1904: boolean };

export function readXls(file: CompoundFile, limits: GridLimits): Grid {
  const stream = file.stream('Workbook');
  const workbook = globals(stream, limits);
  const cells = workbook.entries.filter(({ isCells }) => isCells);
  if (cells.length > limits.sheets) throw new GridRefusal('too-many-sheets', `${cells.length} sheets`);
  const budget = { text: 0 };
  const sheets = cells.map(({ name, at, isHidden }): Sheet => {
    const builder = new SheetBuilder(name, limits, budget);
    builder.sheet.isHidden = isHidden;
    if (!isHidden) new XlsSheet(builder, workbook).read(stream, at);
    return builder.sheet;
  });
  return { kind: 'xls', encoding: '', sheets, notes: [] };
}

function globals(stream: Uint8Array, limits: GridLimits): Workbook {
  const workbook: Workbook = { entries: [], strings: [], formats: new Map(), cellFormats: [], is1904: false };
  const first = recordAt(stream, 0);
  if (first?.type !== records.begin || uint16(first.view, 0) !== 0x0600) throw new GridRefusal('xls-95', 'no BIFF8');
  for (let record = recordAt(stream, first.next); record; record = recordAt(stream, record.next)) {
    const { type, data, view } = record;
    if (type === records.endOfFile) break;
    if (type === records.filePassword) throw new GridRefusal('password', 'FILEPASS');
    if (type === records.dateMode) workbook.is1904 = uint16(view, 0) === 1;
    else if (type === records.sheet) workbook.entries.push(sheetEntry(data, view));
    else if (type === records.format) workbook.formats.set(uint16(view, 0), stringAt(data, 2, 2));
    else if (type === records.cellFormat && workbook.cellFormats.length < 70_000) workbook.cellFormats.push(uint16(view, 2));
    else if (type === records.sharedStrings) workbook.strings = stringsFrom(stream, record, limits);
  }
  return workbook;
}

function sheetEntry(data: Uint8Array, view: DataView): SheetEntry {
  const at = uint16(view, 0) + uint16(view, 2) * 0x10000;
  return { name: stringAt(data, 6, 1), at, isHidden: ((data[4] ?? 0) & 3) !== 0, isCells: data[5] === 0 };
}

function stringsFrom(stream: Uint8Array, first: BiffRecord, limits: GridLimits): string[] {
  const parts = [first.data];
  for (let next = recordAt(stream, first.next); next?.type === records.continued; next = recordAt(stream, next.next)) parts.push(next.data);
  const reader = new RecordReader(parts);
  reader.skip(8);
  const strings: string[] = [];
  let length = 0;
  while (!reader.isAtEnd) {
    const text = reader.richString().slice(0, limits.cellLength + 1);
    strings.push(text);
    length += text.length + 1;
    if (length > 2 * limits.textLength) throw new GridRefusal('too-large', 'shared strings');
  }
  return strings;
}

class XlsSheet {
  private readonly builder: SheetBuilder;
  private readonly workbook: Workbook;
  private readonly regions: { firstLine: number; lastLine: number; column: number }[] = [];
  private line = 0;
  /** The cell whose text stands in the next record. */
  private awaited: number | null = null;

  constructor(builder: SheetBuilder, workbook: Workbook) {
    this.builder = builder;
    this.workbook = workbook;
  }

  read(stream: Uint8Array, start: number): void {
    let depth = 0;
    for (let record = recordAt(stream, start); record; record = recordAt(stream, record.next)) {
      if (record.type === records.begin) depth += 1;
      else if (record.type === records.endOfFile) depth -= 1;
      // Charts lie within sheets.
      else if (depth === 1) this.take(record);
      if (depth === 0 && record.type === records.endOfFile) break;
      if (depth === 0) throw new GridRefusal('damaged', 'a sheet without a beginning');
    }
    this.builder.end();
    this.builder.fillDown(this.regions);
  }

  private take({ type, data, view }: BiffRecord): void {
    const { builder } = this;
    if (type === records.row) builder.sheet.hiddenRows += uint16(view, 12) & 0x20 ? 1 : 0;
    else if (type === records.column) {
      if (uint16(view, 8) & 1) builder.sheet.hiddenColumns += Math.max(0, Math.min(uint16(view, 2), 99) - uint16(view, 0) + 1);
    } else if (type === records.merged) this.merge(view);
    else if (type === records.formulaText) {
      if (this.awaited !== null) builder.put(this.awaited, stringAt(data, 0, 2));
      this.awaited = null;
    } else this.takeCell(type, data, view);
  }

  private takeCell(type: number, data: Uint8Array, view: DataView): void {
    if (type === records.severalNumbers) {
      const first = this.column(view);
      for (let at = 4; at + 6 <= data.length - 2; at += 6) this.number(first + (at - 4) / 6, shortNumber(view, at + 2), uint16(view, at));
    } else if (type === records.sharedLabel) {
      const column = this.column(view);
      const text = this.workbook.strings[uint16(view, 6) + uint16(view, 8) * 0x10000];
      if (text === undefined) throw new GridRefusal('damaged', 'a string that is not there');
      this.builder.put(column, text);
    } else if (type === records.label || type === records.richLabel) this.builder.put(this.column(view), stringAt(data, 6, 2));
    else if (type === records.number) this.number(this.column(view), float(view, 6), uint16(view, 4));
    else if (type === records.shortNumber) this.number(this.column(view), shortNumber(view, 6), uint16(view, 4));
    else if (type === records.boolean) this.boolean(this.column(view), data[6] ?? 0, data[7] === 1);
    else if (type === records.formula) this.formula(data, view);
  }

  /** The column of a cell, whose row is begun where it is a new one. */
  private column(view: DataView): number {
    const line = uint16(view, 0) + 1;
    if (line < this.line) throw new GridRefusal('damaged', 'rows out of order');
    if (line > this.line) this.builder.begin(line);
    this.line = line;
    return uint16(view, 2);
  }

  private number(column: number, value: number, style: number): void {
    const { cellFormats, formats, is1904 } = this.workbook;
    const id = cellFormats[style] ?? 0;
    const { text, isDate, hasForm } = shownNumber(value, formats.get(id) ?? builtInFormat(id), is1904);
    this.builder.put(column, text, isDate ? 'date' : hasForm ? undefined : 'number');
  }

  private boolean(column: number, value: number, isError: boolean): void {
    if (isError) this.builder.put(column, '', 'error');
    else this.builder.put(column, value === 1 ? 'TRUE' : 'FALSE');
  }

  /** The value that was stored with the formula: a number, or what its last two bytes say. */
  private formula(data: Uint8Array, view: DataView): void {
    const column = this.column(view);
    this.awaited = null;
    if (uint16(view, 12) !== 0xffff) this.number(column, float(view, 6), uint16(view, 4));
    else if (data[6] === 0) this.awaited = column;
    else if (data[6] === 1 || data[6] === 2) this.boolean(column, data[8] ?? 0, data[6] === 2);
  }

  private merge(view: DataView): void {
    for (let at = 2; at + 8 <= view.byteLength && this.regions.length < 20_000; at += 8) {
      const [first, last, column] = [uint16(view, at), uint16(view, at + 2), uint16(view, at + 4)];
      if (last > first) this.regions.push({ firstLine: first + 1, lastLine: last + 1, column });
    }
  }
}
