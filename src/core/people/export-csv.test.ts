import { expect, test } from 'vitest';
import { csvText, neutralised, withoutApostrophe } from './export-csv.ts';
import { gridLimits } from './import/grid.ts';
import { gridOfText } from './import/text-grid.ts';

test.each(['=1+1', '+49 89 1', '-5', '@cmd', '  =1', '\u200b=1', '＝1', '\t=1', '\rx'])('a spreadsheet reads no formula in %j', (text) => {
  expect(neutralised(text)).toBe(`'${text}`);
});

test.each(['Anna', '01067', '3-5', 'a=b', '', "'x'"])('%j stays as it is', (text) => {
  expect(neutralised(text)).toBe(text);
});

test('cells are quoted, rows end with CRLF, and the file begins with its mark', () => {
  expect(
    csvText([
      ['Gast-Nr.', 'Name'],
      [1, 'Anna "die Große"; Weiß'],
    ]),
  ).toBe('\ufeff"Gast-Nr.";"Name"\r\n"1";"Anna ""die Große""; Weiß"\r\n');
});

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const formulas = signs.flatMap((sign) => [
  `${sign}1+1`,
  `  ${sign}SUM(A1:A9)`,
  `\u200b${sign}cmd|' /C calc'!A0`,
  `'${sign}1`,
  `''${sign}1`,
  `${sign}HYPERLINK("http://example.org";"Klick")`,
]);
const others = ['Anna', '01067', '3-5', 'a=b', '', "'x'", "O'Neill", '"', '""', ';', 'a;b', '\u202e=x'];

test('60 cells with formulas, apostrophes and quotes are read back as they were, and none of them begins as a formula', () => {
  const cells = [...formulas, ...others];
  expect(cells).toHaveLength(60);
  const text = csvText([['Gast-Nr.', 'Name', 'Straße'], ...cells.map((cell, at) => [at, cell, 'Weg 1'])]);
  const { sheets } = gridOfText(text, 'UTF-8', gridLimits);
  const read = (sheets[0]?.rows ?? []).slice(1).map((row) => row.cells[1] ?? '');
  expect(read.map(withoutApostrophe)).toEqual(cells);
  const first = (cell: string) => cell.normalize('NFKC').replace(/^[\s\p{Cf}]+/u, '');
  expect(read.filter((cell) => /^[=+\-@\t\r]/.test(first(cell)))).toEqual([]);
});
