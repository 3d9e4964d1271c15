/** Spreadsheets of OpenDocument (ISO/IEC 26300). The text that a cell shows is its value, so that codes keep their zeros. */
import { type Grid, type GridLimits, GridRefusal, type MarkKind, type Sheet, SheetBuilder } from '#core/people/import/grid.ts';
import type { Archive } from './archive.ts';
import { plainNumber } from './number-format.ts';
import { type Attributes, parseXml, type XmlHandler } from './xml.ts';

type Cell = { text: string; kind: MarkKind | undefined; column: number; repeat: number };

const maxRegions = 20_000;

function countOf(value: string | undefined): number {
  const count = Number(value ?? 1);
  return Number.isInteger(count) && count >= 1 ? count : 1;
}

/** Digits as they are shown where they are a code; a number with separators as it is stored. */
function numberText(shown: string, value: string): string {
  const stored = Number(value);
  if (value === '' || !Number.isFinite(stored)) return shown;
  const isAmount = /^-?[\d.,'\u00a0\u202f ]+$/.test(shown) && !/^0\d/.test(shown) && /[.,'\u00a0\u202f ]/.test(shown);
  return shown === '' || isAmount || shown === '###' || /^\d[.,]\d+E/i.test(shown) ? plainNumber(stored) : shown;
}

class ContentReader implements XmlHandler {
  readonly sheets: Sheet[] = [];
  private readonly limits: GridLimits;
  private readonly budget = { text: 0 };
  private readonly hiddenStyles = new Set<string>();
  private style = '';
  private builder: SheetBuilder | null = null;
  private tables = 0;
  private line = 1;
  private rowRepeat = 1;
  private cells: Cell[] = [];
  private column = 0;
  private cell: { attributes: Attributes; paragraphs: number } | null = null;
  private written = '';
  private annotations = 0;
  private inParagraph = 0;
  private regions: { firstLine: number; lastLine: number; column: number }[] = [];

  constructor(limits: GridLimits) {
    this.limits = limits;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'style' && attributes.family === 'table') this.style = attributes.name ?? '';
    else if (name === 'table-properties' && attributes.display === 'false' && this.style !== '') this.hiddenStyles.add(this.style);
    else if (name === 'table') this.openTable(attributes);
    else if (name === 'annotation') this.annotations += 1;
    if (!this.builder || this.tables !== 1 || this.annotations > 0) return;
    if (name === 'table-row') this.openRow(attributes);
    else if (name === 'table-column' && /collapse|filter/.test(attributes.visibility ?? '')) this.builder.sheet.hiddenColumns += 1;
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.cell = { attributes, paragraphs: 0 };
      this.written = '';
    } else if (this.cell) this.openText(name, attributes);
  }

  private openTable({ name = '', 'style-name': style = '' }: Attributes): void {
    this.tables += 1;
    if (this.tables !== 1) return;
    if (this.sheets.length >= this.limits.sheets) throw new GridRefusal('too-many-sheets');
    this.builder = new SheetBuilder(name, this.limits, this.budget);
    this.builder.sheet.isHidden = this.hiddenStyles.has(style);
    this.line = 1;
    this.regions = [];
  }

  private openRow(attributes: Attributes): void {
    this.rowRepeat = countOf(attributes['number-rows-repeated']);
    this.column = 0;
    this.cells = [];
    if (/collapse|filter/.test(attributes.visibility ?? '') && this.builder) this.builder.sheet.hiddenRows += 1;
  }

  private openText(name: string, { c }: Attributes): void {
    if (name === 'p') {
      if (this.cell && this.cell.paragraphs > 0) this.add('\n');
      if (this.cell) this.cell.paragraphs += 1;
      this.inParagraph += 1;
    } else if (name === 's') this.add(' '.repeat(Math.min(countOf(c), 100)));
    else if (name === 'tab') this.add(' ');
    else if (name === 'line-break') this.add('\n');
  }

  private add(text: string): void {
    if (this.written.length <= this.limits.cellLength) this.written += text.slice(0, this.limits.cellLength + 1);
  }

  text(text: string): void {
    if (this.inParagraph > 0 && this.cell && this.annotations === 0) this.add(text.replace(/[\r\n\t]/g, ' '));
  }

  close(name: string): void {
    if (name === 'annotation') this.annotations -= 1;
    else if (name === 'style') this.style = '';
    if (this.annotations > 0) return;
    if (name === 'p' && this.inParagraph > 0) this.inParagraph -= 1;
    else if ((name === 'table-cell' || name === 'covered-table-cell') && this.tables === 1) this.closeCell();
    else if (name === 'table-row' && this.tables === 1) this.closeRow();
    else if (name === 'table') this.closeTable();
  }

  private closeCell(): void {
    if (!this.cell) return;
    const { attributes } = this.cell;
    const repeat = countOf(attributes['number-columns-repeated']);
    const { text, kind } = this.valueOf(attributes);
    this.cell = null;
    const rows = countOf(attributes['number-rows-spanned']);
    if (rows > 1 && this.regions.length < maxRegions)
      this.regions.push({ firstLine: this.line, lastLine: this.line + rows - 1, column: this.column });
    if (text.trim() !== '' || kind === 'error') this.cells.push({ text, kind, column: this.column, repeat });
    this.column += repeat;
  }

  private valueOf(attributes: Attributes): { text: string; kind?: MarkKind | undefined } {
    const { 'value-type': type = '', value = '', 'date-value': date = '' } = attributes;
    if (type === 'date') return { text: date.slice(0, 10), kind: 'date' };
    if (type === 'float' || type === 'percentage' || type === 'currency') {
      const text = numberText(this.written.trim(), value);
      return { text, kind: text === plainNumber(Number(value)) ? 'number' : undefined };
    }
    if (type === 'boolean') return { text: attributes['boolean-value'] === 'true' ? 'TRUE' : 'FALSE' };
    // LibreOffice writes errors of formulas as texts.
    if (attributes.formula !== undefined && /^(?:#[A-Z/0]{2,8}[!?]?|Err:\d{3})$/.test(this.written)) return { text: '', kind: 'error' };
    return { text: this.written };
  }

  private closeRow(): void {
    const { builder, cells, rowRepeat } = this;
    if (builder && !builder.sheet.isHidden && cells.length > 0)
      for (let copy = 0; copy < rowRepeat; copy += 1) {
        builder.begin(this.line + copy);
        for (const { text, kind, column, repeat } of cells) for (let at = 0; at < repeat; at += 1) builder.put(column + at, text, kind);
        builder.end();
      }
    this.line += rowRepeat;
    this.cells = [];
  }

  private closeTable(): void {
    this.tables -= 1;
    if (this.tables > 0 || !this.builder) return;
    this.builder.end();
    this.builder.fillDown(this.regions);
    this.sheets.push(this.builder.sheet);
    this.builder = null;
  }
}

export async function readOds(archive: Archive, limits: GridLimits): Promise<Grid> {
  if (archive.names.has('meta-inf/manifest.xml')) {
    let isEncrypted = false;
    const open = (name: string) => {
      isEncrypted ||= name === 'encryption-data';
    };
    await parseXml(archive.chunks('META-INF/manifest.xml'), { open, close() {}, text() {} }, limits);
    if (isEncrypted) throw new GridRefusal('password', 'encryption data');
  }
  const reader = new ContentReader(limits);
  await parseXml(archive.chunks('content.xml'), reader, limits);
  return { kind: 'ods', encoding: '', sheets: reader.sheets, notes: [] };
}
