/** Tables of HTML, as web programs write them under the name of a workbook. Takes time linear in the text. */
import { type Grid, type GridLimits, GridRefusal, SheetBuilder } from '#core/people/import/grid.ts';

/** Names of entities by the characters from 160 to 255, which ISO 8859-1 has. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const entities = new Map<string, string>([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '\u2013'],
  ['mdash', '\u2014'],
  ['rsquo', '\u2019'],
  ['lsquo', '\u2018'],
  ['OElig', '\u0152'],
  ['oelig', '\u0153'],
  ['Scaron', '\u0160'],
  ['scaron', '\u0161'],
  ['euro', '\u20ac'],
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
]);

export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}\d{0,2}));?/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

type Token = { kind: 'open' | 'close'; name: string; attributes: string } | { kind: 'text'; text: string };

/** Elements whose content is no text of the page. */
const skipped = new Set(['script', 'style', 'head', 'xml']);

/** Tags and the text between them. Comments are left out, with all that stands in them. */
function* tokens(text: string): Generator<Token> {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0) break;
    if (open > at) yield { kind: 'text', text: text.slice(at, open) };
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open + 4);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    const end = text.indexOf('>', open);
    if (end < 0) return;
    const match = /^<(\/?)([a-z][a-z0-9:]{0,30})/i.exec(text.slice(open, open + 40));
    at = end + 1;
    if (!match) continue;
    const name = (match[2] ?? '').toLowerCase();
    yield { kind: match[1] === '/' ? 'close' : 'open', name, attributes: text.slice(open, Math.min(end, open + 2_000)) };
  }
  if (at < text.length) yield { kind: 'text', text: text.slice(at) };
}

function attribute(attributes: string, name: 'colspan' | 'rowspan'): number {
  const value = new RegExp(`\\b${name}\\s?=\\s?["']?(\\d{1,5})`, 'i').exec(attributes)?.[1];
  return Math.max(1, Number(value ?? 1));
}

type Cell = { column: number; parts: string[]; length: number; colspan: number; rowspan: number };

class TableReader {
  private readonly builder: SheetBuilder;
  private readonly limits: GridLimits;
  private readonly regions: { firstLine: number; lastLine: number; column: number }[] = [];
  /** By column: the line that a cell of a row above reaches down to. */
  private readonly taken = new Map<number, number>();
  private line = 0;
  private column = 0;
  private cell: Cell | null = null;
  private skipping = '';
  tables = 0;

  constructor(builder: SheetBuilder, limits: GridLimits) {
    this.builder = builder;
    this.limits = limits;
  }

  take(token: Token): void {
    if (this.skipping !== '') {
      if (token.kind === 'close' && token.name === this.skipping) this.skipping = '';
    } else if (token.kind === 'text') this.add(token.text);
    else if (token.kind === 'open') this.open(token.name, token.attributes);
    else if (token.name === 'td' || token.name === 'th' || token.name === 'tr' || token.name === 'table') this.closeCell();
  }

  private open(name: string, attributes: string): void {
    if (skipped.has(name)) this.skipping = name;
    else if (name === 'table') this.tables += 1;
    else if (name === 'tr') this.openRow();
    else if (name === 'td' || name === 'th') this.openCell(attributes);
    else if (name === 'br' || name === 'p' || name === 'div') this.add(' ', true);
  }

  private openRow(): void {
    this.closeCell();
    this.line += 1;
    this.column = 0;
    this.builder.begin(this.line);
  }

  private openCell(attributes: string): void {
    this.closeCell();
    // Cells may stand before the first row.
    if (this.line === 0) this.openRow();
    while ((this.taken.get(this.column) ?? 0) >= this.line) this.column += 1;
    const [colspan, rowspan] = [attribute(attributes, 'colspan'), attribute(attributes, 'rowspan')];
    this.cell = { column: this.column, parts: [], length: 0, colspan: Math.min(colspan, this.limits.columns), rowspan };
  }

  private add(text: string, isBreak = false): void {
    if (!this.cell || this.cell.length > this.limits.cellLength) return;
    const part = isBreak ? '\n' : withoutEntities(text.slice(0, 10 * this.limits.cellLength).replace(/[\r\n\t]+/g, ' '));
    this.cell.parts.push(part);
    this.cell.length += part.trim().length;
  }

  closeCell(): void {
    if (!this.cell) return;
    const { column, parts, colspan, rowspan } = this.cell;
    this.cell = null;
    this.builder.put(column, parts.join(''));
    if (rowspan > 1) {
      this.regions.push({ firstLine: this.line, lastLine: this.line + rowspan - 1, column });
      for (let at = column; at < column + colspan; at += 1) this.taken.set(at, this.line + rowspan - 1);
    }
    this.column = column + colspan;
  }

  end(): void {
    this.closeCell();
    this.builder.end();
    this.builder.fillDown(this.regions);
  }
}

/** All tables of the page below each other. */
export function readHtml(text: string, limits: GridLimits): Grid {
  const builder = new SheetBuilder('', limits, { text: 0 });
  const reader = new TableReader(builder, limits);
  for (const token of tokens(text)) reader.take(token);
  reader.end();
  if (reader.tables === 0) throw new GridRefusal('no-list', 'no table');
  return { kind: 'html', encoding: '', sheets: [builder.sheet], notes: [] };
}
