/** Tables of guests as a workbook. Every cell is text: a postcode keeps its zero, and nothing is a formula. */
import writeWorkbook from 'write-excel-file/node';

export type WorkbookSheet = { name: string; rows: readonly (readonly string[])[] };

export async function guestWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const file = writeWorkbook(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      data: rows.map((row, at) =>
        row.map((value) => (value === '' ? null : { value, type: String, ...(at === 0 && ({ fontWeight: 'bold' } as const)) })),
      ),
    })),
  );
  return new Uint8Array(await file.toBuffer());
}
