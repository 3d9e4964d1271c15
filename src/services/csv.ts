/** Tables as spreadsheets read them (RFC 4180). */

export type CsvValue = string | number | null | undefined;

/** Spreadsheets take a text that begins like a formula for one; a negative number is none. */
function csvCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-\d+(?:\.\d+)?$/.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvFile(rows: readonly (readonly CsvValue[])[]): string {
  return `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
