/** Grids: the cells of a file as text, whatever its kind was. What lies behind reading a file works on these. */
import type { Field } from '#core/people/columns.ts';

export type GridLimits = {
  /** Of the file, and of what is unpacked of it. */
  bytes: number;
  unpackedBytes: number;
  entries: number;
  rows: number;
  columns: number;
  /** Characters of a cell, and of all cells. */
  cellLength: number;
  textLength: number;
  sheets: number;
  /** Elements of XML inside each other. */
  depth: number;
};

export const gridLimits: GridLimits = {
  bytes: 10_000_000,
  unpackedBytes: 100_000_000,
  entries: 2_000,
  rows: 10_000,
  columns: 100,
  cellLength: 2_000,
  textLength: 4_000_000,
  sheets: 50,
  depth: 64,
};

/** Characters of a text that is pasted in place of a file. */
export const maxPastedLength = 200_000;

/** Why a file gives no grid. 'damaged': its kind is known, but its content contradicts it. */
export const gridRefusals = [
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
  'too-many-sheets',
  'xlsb',
  'numbers',
  'document',
  'xls-95',
  'password',
  'not-text',
  'no-list',
  'damaged',
] as const;
export type GridRefusalKind = (typeof gridRefusals)[number];

/** Ends the reading of a file. */
export class GridRefusal extends Error {
  readonly refusal: GridRefusalKind;

  constructor(refusal: GridRefusalKind, reason: string = refusal) {
    super(`${refusal}: ${reason}`);
    this.refusal = refusal;
  }
}

export const gridKinds = ['xlsx', 'ods', 'xls', 'html', 'xml-2003', 'table', 'cards', 'pasted'] as const;
export type GridKind = (typeof gridKinds)[number];

/**
 * What a reader knows of a cell beside its text. 'date': a day, written as 2026-05-03. 'error': an error of a formula, read as empty. 'cut':
 * longer than the limit. 'merged': the text of the cell above, which reaches over this one. 'number': digits without the form of a code.
 */
export const markKinds = ['date', 'error', 'cut', 'merged', 'number'] as const;
export type MarkKind = (typeof markKinds)[number];
export type GridMark = { row: number; column: number; kind: MarkKind };

/** A row that is not empty. `line`: its number in the file as people count it, from 1. */
export type GridRow = { line: number; cells: string[] };

export type Sheet = {
  name: string;
  /** Hidden sheets are named and not read. */
  isHidden: boolean;
  rows: GridRow[];
  /** `row` of a mark is an index of `rows`. */
  marks: GridMark[];
  /** Rows and columns that the program hides; they are read. */
  hiddenRows: number;
  hiddenColumns: number;
  /** Where the kind of file names its columns itself: address books and pasted addresses. */
  fields?: readonly (Field | null)[] | undefined;
};

export const gridNotes = ['unclosed', 'broken-letters', 'old-encoding', 'cut-cards', 'nameless-cards'] as const;

export type Grid = {
  kind: GridKind;
  /** Of text; '' for workbooks. */
  encoding: string;
  sheets: Sheet[];
  notes: (typeof gridNotes)[number][];
};

/** Takes the cells of one sheet in their order and counts them against the limits. */
export class SheetBuilder {
  readonly sheet: Sheet;
  private readonly limits: GridLimits;
  private readonly budget: { text: number };
  private cells: string[] = [];
  private marks: GridMark[] = [];
  private line = 0;

  /** `budget` is shared by the sheets of a file. */
  constructor(name: string, limits: GridLimits, budget: { text: number }) {
    this.sheet = { name: name.slice(0, 100).toWellFormed(), isHidden: false, rows: [], marks: [], hiddenRows: 0, hiddenColumns: 0 };
    this.limits = limits;
    this.budget = budget;
  }

  begin(line: number): void {
    this.end();
    this.line = line;
  }

  put(column: number, written: string, kind?: MarkKind): void {
    const text = written.trim();
    const mark = (one: MarkKind) => this.marks.push({ row: this.sheet.rows.length, column, kind: one });
    if (text === '' && kind !== 'error') return;
    if (column < 0 || column >= this.limits.columns) throw new GridRefusal('too-many-columns', `column ${column} in line ${this.line}`);
    if (kind) mark(kind);
    if (text.length > this.limits.cellLength) mark('cut');
    while (this.cells.length <= column) this.cells.push('');
    this.cells[column] = text.slice(0, this.limits.cellLength).toWellFormed();
    this.budget.text += Math.min(text.length, this.limits.cellLength);
    if (this.budget.text > this.limits.textLength) throw new GridRefusal('too-large', 'text of all cells');
  }

  end(): void {
    if (this.cells.length > 0) {
      if (this.sheet.rows.length >= this.limits.rows) throw new GridRefusal('too-many-rows', `line ${this.line}`);
      this.sheet.rows.push({ line: this.line, cells: this.cells });
      this.sheet.marks.push(...this.marks);
    }
    this.cells = [];
    this.marks = [];
  }

  /** Repeats the text of the first cell of regions that reach over several rows. Lines count from 1, columns from 0. */
  fillDown(regions: readonly { firstLine: number; lastLine: number; column: number }[]): void {
    const { rows, marks } = this.sheet;
    const at = new Map(rows.map(({ line }, index): [number, number] => [line, index]));
    for (const { firstLine, lastLine, column } of regions) {
      const text = rows[at.get(firstLine) ?? -1]?.cells[column] ?? '';
      if (text === '') continue;
      for (let index = (at.get(firstLine) ?? 0) + 1; (rows[index]?.line ?? Infinity) <= lastLine; index += 1) {
        const { cells } = rows[index] as GridRow;
        if ((cells[column] ?? '') !== '') continue;
        while (cells.length <= column) cells.push('');
        cells[column] = text;
        marks.push({ row: index, column, kind: 'merged' });
        this.budget.text += text.length;
        if (this.budget.text > this.limits.textLength) throw new GridRefusal('too-large', 'text of merged cells');
      }
    }
  }
}
