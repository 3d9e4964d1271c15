import { expect, test } from 'vitest';
import { csvText, neutralised } from './export-csv.ts';

test.each(['=1+1', '+49 89 1', '-5', '@cmd', '  =1', '\u200b=1', '＝1', '\t=1', '\rx'])('a spreadsheet reads no formula in %j', (text) => {
  expect(neutralised(text)).toBe(`'${text}`);
});

test.each(['Anna', '01067', '3-5', 'a=b', '', "'x"])('%j stays as it is', (text) => {
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
