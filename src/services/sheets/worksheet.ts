/** Sheets and shared strings of a workbook of Excel. */
import { type GridLimits, GridRefusal, type Sheet, SheetBuilder } from '#core/people/import/grid.ts';
import type { Archive } from './archive.ts';
import { shownNumber } from './number-format.ts';
import { type Attributes, parseXml, type XmlHandler } from './xml.ts';

export type Workbook = {
  strings: readonly string[];
  /** Number format of each style. */
  formats: readonly string[];
  is1904: boolean;
  limits: GridLimits;
  budget: { text: number };
};

/** Rows and columns of a sheet as Excel counts them. */
const maxLine = 1_048_576;
const maxColumn = 16_384;
const maxRegions = 20_000;

/** Takes the runs of a string, without its phonetic reading. */
class StringReader {
  private parts = '';
  private isText = false;
  private phonetic = 0;

  open(name: string): void {
    if (name === 'rPh') this.phonetic += 1;
    this.isText = name === 't' && this.phonetic === 0;
  }

  close(name: string): void {
    if (name === 'rPh') this.phonetic -= 1;
    if (name === 't') this.isText = false;
  }

  text(text: string, limit: number): void {
    if (this.isText && this.parts.length <= limit) this.parts += text.slice(0, limit + 1);
  }

  take(): string {
    const text = this.parts;
    this.parts = '';
    // "_x000D_" stands for a character that XML has none for.
    return text.includes('_x')
      ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : text;
  }
}

export async function sharedStrings(archive: Archive, name: string, limits: GridLimits): Promise<string[]> {
  const strings: string[] = [];
  const reader = new StringReader();
  let length = 0;
  const handler: XmlHandler = {
    open: (local) => reader.open(local),
    text: (text) => reader.text(text, limits.cellLength),
    close(local) {
      reader.close(local);
      if (local !== 'si') return;
      const text = reader.take();
      strings.push(text);
      length += text.length + 1;
      if (length > 2 * limits.textLength) throw new GridRefusal('too-large', 'shared strings');
    },
  };
  await parseXml(archive.chunks(name), handler, limits);
  return strings;
}

/** "AB12": column 27, line 12; null for anything else. */
function addressOf(text: string): { column: number; line: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(text);
  if (!match) return null;
  let column = 0;
  for (const letter of match[1] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  const line = Number(match[2]);
  return column <= maxColumn && line <= maxLine ? { column: column - 1, line } : null;
}

class SheetReader implements XmlHandler {
  readonly regions: { firstLine: number; lastLine: number; column: number }[] = [];
  private readonly builder: SheetBuilder;
  private readonly workbook: Workbook;
  private readonly strings = new StringReader();
  private line = 0;
  private column = -1;
  private type = '';
  private format = 'General';
  private value = '';
  private isValue = false;
  private isCell = false;

  constructor(builder: SheetBuilder, workbook: Workbook) {
    this.builder = builder;
    this.workbook = workbook;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'v') this.isValue = true;
    else if (name === 'col' && attributes.hidden === '1') {
      const [first, last] = [Number(attributes.min), Math.min(Number(attributes.max), this.workbook.limits.columns)];
      this.builder.sheet.hiddenColumns += Math.max(0, last - first + 1) || 0;
    } else if (name === 'mergeCell') this.merge(attributes.ref ?? '');
    if (this.isCell) this.strings.open(name);
  }

  private openRow({ r, hidden }: Attributes): void {
    const line = r === undefined ? this.line + 1 : Number(r);
    if (!(Number.isInteger(line) && line >= 1 && line <= maxLine)) throw new GridRefusal('damaged', `row ${r}`);
    this.line = line;
    this.column = -1;
    this.builder.begin(line);
    if (hidden === '1' || hidden === 'true') this.builder.sheet.hiddenRows += 1;
  }

  private openCell({ r, t = 'n', s = '0' }: Attributes): void {
    const address = r === undefined ? { column: this.column + 1, line: this.line } : addressOf(r);
    if (!address || address.line !== this.line) throw new GridRefusal('damaged', `cell ${r}`);
    this.column = address.column;
    this.type = t;
    this.format = this.workbook.formats[Number(s)] ?? 'General';
    this.value = '';
    this.isCell = true;
  }

  private merge(ref: string): void {
    const [from, to] = ref.split(':').map(addressOf);
    if (from && to && to.line > from.line && this.regions.length < maxRegions)
      this.regions.push({ firstLine: from.line, lastLine: to.line, column: from.column });
  }

  text(text: string): void {
    if (this.isValue && this.value.length < 100_000) this.value += text;
    if (this.isCell) this.strings.text(text, this.workbook.limits.cellLength);
  }

  close(name: string): void {
    if (this.isCell) this.strings.close(name);
    if (name === 'v') this.isValue = false;
    if (name === 'c') {
      this.isCell = false;
      this.put(this.value, this.strings.take());
    }
  }

  private put(value: string, inline: string): void {
    const { builder, column, type } = this;
    const { strings, is1904 } = this.workbook;
    if (type === 's') {
      const text = strings[Number(value)];
      if (text === undefined && value !== '') throw new GridRefusal('damaged', `string ${value}`);
      builder.put(column, text ?? '');
    } else if (type === 'inlineStr') builder.put(column, inline);
    else if (type === 'str') builder.put(column, value);
    else if (type === 'e') builder.put(column, '', 'error');
    else if (type === 'b') builder.put(column, value === '1' ? 'TRUE' : 'FALSE');
    else if (type === 'd') builder.put(column, value.slice(0, 10), 'date');
    else if (value !== '') {
      const { text, isDate, hasForm } = shownNumber(Number(value), this.format, is1904);
      builder.put(column, text, isDate ? 'date' : hasForm ? undefined : 'number');
    }
  }
}

export async function readWorksheet(archive: Archive, { name, path }: { name: string; path: string }, workbook: Workbook): Promise<Sheet> {
  const builder = new SheetBuilder(name, workbook.limits, workbook.budget);
  const reader = new SheetReader(builder, workbook);
  await parseXml(archive.chunks(path), reader, workbook.limits);
  builder.end();
  builder.fillDown(reader.regions);
  return builder.sheet;
}
