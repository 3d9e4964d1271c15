/** A table of guests as a workbook. Every cell is text: a postcode keeps its zero, and nothing is a formula. */
import writeWorkbook from 'write-excel-file/node';

export async function guestWorkbook(rows: readonly (readonly string[])[], sheet: string): Promise<Uint8Array<ArrayBuffer>> {
  const data = rows.map((row, at) =>
    row.map((value) => (value === '' ? null : { value, type: String, ...(at === 0 && ({ fontWeight: 'bold' } as const)) })),
  );
  const file = writeWorkbook(data, { sheet, stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}
