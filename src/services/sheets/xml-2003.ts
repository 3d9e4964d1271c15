/** Workbooks in the XML of Excel 2003. */
import { type Grid, type GridLimits, GridRefusal, type Sheet, SheetBuilder } from '#core/people/import/grid.ts';
import { shownNumber } from './number-format.ts';
import { type Attributes, parseXml, type XmlHandler } from './xml.ts';

class WorkbookReader implements XmlHandler {
  readonly sheets: Sheet[] = [];
  private readonly limits: GridLimits;
  private readonly budget = { text: 0 };
  private readonly formats = new Map<string, string>();
  private style = '';
  private builder: SheetBuilder | null = null;
  private regions: { firstLine: number; lastLine: number; column: number }[] = [];
  private line = 0;
  private column = -1;
  private across = 0;
  private cellStyle = '';
  private type = '';
  private written: string[] = [];
  private element = '';
  private comments = 0;

  constructor(limits: GridLimits) {
    this.limits = limits;
  }

  open(name: string, attributes: Attributes): void {
    this.element = name;
    if (name === 'Style') this.style = attributes.ID ?? '';
    else if (name === 'NumberFormat' && this.formats.size < 5_000) this.formats.set(this.style, attributes.Format ?? 'General');
    else if (name === 'Comment') this.comments += 1;
    else if (name === 'Worksheet') this.openSheet(attributes);
    else if (name === 'Row') this.openRow(attributes);
    else if (name === 'Cell') this.openCell(attributes);
    else if (name === 'Data' && this.comments === 0) {
      this.type = attributes.Type ?? 'String';
      this.written = [];
    }
  }

  private openSheet({ Name = '' }: Attributes): void {
    if (this.sheets.length >= this.limits.sheets) throw new GridRefusal('too-many-sheets');
    this.builder = new SheetBuilder(Name, this.limits, this.budget);
    this.regions = [];
    this.line = 0;
  }

  private openRow({ Index, Hidden }: Attributes): void {
    this.line = Math.max(this.line + 1, Number(Index ?? 0) || 0);
    this.column = -1;
    this.across = 0;
    this.builder?.begin(this.line);
    if (Hidden === '1' && this.builder) this.builder.sheet.hiddenRows += 1;
  }

  private openCell({ Index, MergeAcross = '0', MergeDown = '0', StyleID = '' }: Attributes): void {
    this.column = Math.max(this.column + 1 + this.across, (Number(Index ?? 0) || 0) - 1);
    this.across = Number(MergeAcross) || 0;
    this.cellStyle = StyleID;
    const down = Number(MergeDown) || 0;
    if (down > 0 && this.regions.length < 20_000)
      this.regions.push({ firstLine: this.line, lastLine: this.line + down, column: this.column });
  }

  text(text: string): void {
    if (this.type !== '' && this.comments === 0) this.written.push(text.slice(0, 10 * this.limits.cellLength));
    else if (this.element === 'Visible' && /hidden/i.test(text) && this.builder) {
      Object.assign(this.builder.sheet, { isHidden: true, rows: [], marks: [] });
    }
  }

  close(name: string): void {
    this.element = '';
    if (name === 'Comment') this.comments -= 1;
    else if (name === 'Data' && this.comments === 0) this.put(this.written.join(''));
    else if (name === 'Worksheet') this.closeSheet();
  }

  private put(text: string): void {
    const { builder, column, type } = this;
    this.type = '';
    if (!builder) return;
    if (type === 'Number') {
      const { text: shown, isDate, hasForm } = shownNumber(Number(text), this.formats.get(this.cellStyle) ?? 'General', false);
      builder.put(column, shown, isDate ? 'date' : hasForm ? undefined : 'number');
    } else if (type === 'DateTime') builder.put(column, text.slice(0, 10), 'date');
    else if (type === 'Boolean') builder.put(column, text === '1' ? 'TRUE' : 'FALSE');
    else if (type === 'Error') builder.put(column, '', 'error');
    else builder.put(column, text);
  }

  private closeSheet(): void {
    if (!this.builder) return;
    if (!this.builder.sheet.isHidden) {
      this.builder.end();
      this.builder.fillDown(this.regions);
    }
    this.sheets.push(this.builder.sheet);
    this.builder = null;
  }
}

const stepLength = 65_536;

/** `text` is decoded already, whatever encoding it names. */
export async function readXml2003(text: string, limits: GridLimits): Promise<Grid> {
  const reader = new WorkbookReader(limits);
  const bytes = new TextEncoder().encode(text.replace(/^\s{0,100}<\?xml[^>]{0,200}\?>/, ''));
  function* steps(): Generator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += stepLength) yield bytes.subarray(at, at + stepLength);
  }
  await parseXml(steps(), reader, limits);
  return { kind: 'xml-2003', encoding: '', sheets: reader.sheets, notes: [] };
}
