/** Workbooks of a layout by writers that share no code with the reader. */
import type { Cell, Layout } from './layouts.ts';
import { shownCell } from './text-files.ts';

type SheetJsCell = { t: string; v: string | number; z?: string; f?: string };
type SheetJs = {
  utils: {
    book_new(): object;
    book_append_sheet(book: object, sheet: object, name: string): void;
    encode_cell(at: { r: number; c: number }): string;
    encode_range(range: { s: { r: number; c: number }; e: { r: number; c: number } }): string;
  };
  write(book: object, options: object): Buffer;
};
type ExcelSheet = {
  getCell(row: number, column: number): { value: unknown; numFmt: string };
  getColumn(column: number): { hidden: boolean };
  mergeCells(top: number, left: number, bottom: number, right: number): void;
};
type ExcelJs = {
  Workbook: new () => { addWorksheet(name: string, options?: object): ExcelSheet; xlsx: { writeBuffer(): Promise<ArrayBuffer> } };
};

export type Writers = {
  names: { name: string; write(layout: Layout): Promise<Uint8Array> | Uint8Array }[];
  sheetJs(layout: Layout, type: 'xlsx' | 'biff8' | 'xlml'): Uint8Array;
};

function serial(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

function sheetJsCell(cell: Cell): SheetJsCell | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { t: 's', v: cell };
  if (typeof cell === 'number') return { t: 'n', v: cell };
  if ('number' in cell) return { t: 'n', v: cell.number, z: cell.format };
  if ('day' in cell) return { t: 'n', v: serial(cell.day), z: 'd-mmm' };
  return { t: typeof cell.value === 'number' ? 'n' : 's', v: cell.value, f: cell.formula };
}

function sheetJsWriter({ utils, write }: SheetJs): Writers['sheetJs'] {
  return ({ rows, merges = [], hiddenColumn }, type) => {
    const sheet: Record<string, unknown> = {};
    for (const [r, row] of rows.entries())
      for (const [c, cell] of row.entries()) {
        const written = sheetJsCell(cell);
        if (written) sheet[utils.encode_cell({ r, c })] = written;
      }
    const width = Math.max(...rows.map((row) => row.length));
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: width - 1 } });
    sheet['!merges'] = merges.map(([top, left, bottom, right]) => ({ s: { r: top, c: left }, e: { r: bottom, c: right } }));
    if (hiddenColumn !== undefined) sheet['!cols'] = Array.from({ length: width }, (_, at) => ({ hidden: at === hiddenColumn, wch: 12 }));
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Liste');
    return write(book, { type: 'buffer', bookType: type, compression: true });
  };
}

async function excelJsWriter({ Workbook }: ExcelJs, { rows, merges = [], hiddenColumn }: Layout): Promise<Uint8Array> {
  const book = new Workbook();
  const sheet = book.addWorksheet('Liste');
  // A hidden sheet with other people.
  book.addWorksheet('Alt', { state: 'hidden' }).getCell(1, 1).value = 'Vorname';
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries()) {
      if (cell === null || cell === '') continue;
      const written = sheet.getCell(r + 1, c + 1);
      if (typeof cell === 'string' && c === 0)
        written.value = { richText: [{ text: cell.slice(0, 2), font: { bold: true } }, { text: cell.slice(2) }] };
      else if (typeof cell === 'object' && 'formula' in cell) written.value = { formula: cell.formula, result: cell.value };
      else if (typeof cell === 'object' && 'day' in cell) written.value = new Date(`${cell.day}T00:00:00Z`);
      else written.value = typeof cell === 'object' ? cell.number : cell;
      if (typeof cell === 'object' && 'number' in cell) written.numFmt = cell.format;
      if (typeof cell === 'object' && 'day' in cell) written.numFmt = 'd-mmm';
    }
  for (const [top, left, bottom, right] of merges) sheet.mergeCells(top + 1, left + 1, bottom + 1, right + 1);
  if (hiddenColumn !== undefined) sheet.getColumn(hiddenColumn + 1).hidden = true;
  return new Uint8Array(await book.xlsx.writeBuffer());
}

type WriteExcelFile = (data: unknown[][], options?: object) => { toBuffer(): Promise<Uint8Array> };

async function writeExcelFileWriter(write: WriteExcelFile, { rows }: Layout): Promise<Uint8Array> {
  const data = rows.map((row) =>
    row.map((cell) => {
      if (cell === null || cell === '') return null;
      if (typeof cell === 'object' && 'number' in cell) return { type: Number, value: cell.number, format: cell.format };
      if (typeof cell === 'number') return { type: Number, value: cell };
      return { type: String, value: shownCell(cell) };
    }),
  );
  return new Uint8Array(await write(data).toBuffer());
}

/** `load` gives a package of another folder. */
export function openWriters(load: (name: string) => unknown): Writers {
  const sheetJs = sheetJsWriter(load('xlsx') as SheetJs);
  const excelJs = load('exceljs') as ExcelJs;
  const small = load('write-excel-file/node') as { default?: WriteExcelFile };
  const writeSmall = (small.default ?? small) as WriteExcelFile;
  const needsMore = ({ merges, numbers }: Layout) => (merges?.length ?? 0) > 0 || numbers === true;
  return {
    sheetJs,
    names: [
      { name: 'sheetjs', write: (layout) => sheetJs(layout, 'xlsx') },
      { name: 'exceljs', write: (layout) => excelJsWriter(excelJs, layout) },
      { name: 'small', write: (layout) => (needsMore(layout) ? sheetJs(layout, 'xlsx') : writeExcelFileWriter(writeSmall, layout)) },
    ],
  };
}
