/** Files by their content: which are read, as what, and which are refused. */
import { describe, expect, test } from 'vitest';
import { type Grid, GridRefusal, gridLimits } from '#core/people/import/grid.ts';
import { openDocumentOf, sheetXml, workbookOf, zipOf } from '#tests/zip-of.ts';
import { readGrid } from './read-grid.ts';

async function read(bytes: Uint8Array | string): Promise<Grid> {
  return readGrid(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, gridLimits);
}

async function rowsOf(bytes: Uint8Array | string): Promise<string[][]> {
  return (await read(bytes)).sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
}

async function refusal(bytes: Uint8Array | string): Promise<string> {
  const outcome = await read(bytes).catch((error: unknown) => error);
  return outcome instanceof GridRefusal ? outcome.refusal : JSON.stringify(outcome);
}

/** A compound file with one stream of this name. */
function compoundFile(stream: string): Uint8Array {
  const bytes = Buffer.alloc(512 * 3, 0xff);
  bytes.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  for (const [at, value] of Object.entries({ 48: 1, 56: 4096, 60: 0xfffffffe, 68: 0xfffffffe, 76: 0, 512: 0xfffffffd, 516: 0xfffffffe }))
    bytes.writeUInt32LE(value, Number(at));
  bytes.fill(0, 1024);
  bytes.write(stream, 1024, 'utf16le');
  bytes.writeUInt16LE((stream.length + 1) * 2, 1024 + 64);
  bytes[1024 + 66] = 2;
  return bytes;
}

const cell = (text: string, attributes = '') => `<c t="inlineStr"${attributes}><is><t>${text}</t></is></c>`;

describe('a file that is no list', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array | string, string]>([
    ['empty', () => '', 'empty'],
    ['of white space', () => ' \r\n\t', 'empty'],
    ['a workbook without cells', () => workbookOf(sheetXml('')), 'empty'],
    ['a binary workbook', () => zipOf({ 'xl/workbook.bin': 'x' }), 'xlsb'],
    ['of Numbers', () => zipOf({ 'Index/Document.iwa': 'x' }), 'numbers'],
    ['of Word', () => zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': 'x' }), 'document'],
    ['a text of OpenDocument', () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'document'],
    ['another archive', () => zipOf({ 'a.txt': 'x' }), 'document'],
    ['a PDF', () => '%PDF-1.7 \u0001', 'document'],
    ['RTF', () => '{\\rtf1 Anna}', 'document'],
    ['a page without a table', () => '<!DOCTYPE html><html><p>Anna</p></html>', 'no-list'],
    ['other XML', () => '<?xml version="1.0"?><svg/>', 'document'],
    ['a calendar', () => 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'document'],
    ['of Excel 95', () => compoundFile('Book'), 'xls-95'],
    ['of Excel 4', () => Uint8Array.from([9, 4, 6, 0, 0, 0, 16, 0]), 'xls-95'],
    ['an old Word document', () => compoundFile('WordDocument'), 'document'],
    ['a workbook with a password', () => compoundFile('EncryptedPackage'), 'password'],
    ['a spreadsheet with a password', () => openDocumentOf('x', '<manifest:encryption-data/>'), 'password'],
    ['bytes without a form', () => Uint8Array.from({ length: 3_000 }, (_, at) => (at * 7) % 5), 'not-text'],
    ['a cut workbook', async () => (await workbookOf(sheetXml(`<row>${cell('x')}</row>`))).subarray(0, 600), 'damaged'],
    ['a workbook whose cells are no XML', () => workbookOf('<worksheet><row>'), 'damaged'],
    ['above the limit', () => new Uint8Array(10_000_001), 'too-large'],
    ['of too many sheets', () => openDocumentOf(`<d xmlns:t="t">${'<t:table/>'.repeat(60)}</d>`), 'too-many-sheets'],
  ])('%s is refused', async (_, bytes, kind) => {
    expect(await refusal(await bytes())).toBe(kind);
  });
});

describe('a workbook of Excel', () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;D-&quot;00000"/><numFmt numFmtId="171" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="172" formatCode="#,##0.00"/><numFmt numFmtId="173" formatCode="00\\ 00\\ 0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="14"/><xf numFmtId="173"/></cellXfs></styleSheet>';
  const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

  test('shows numbers as its formats do: codes with zeros and prefixes, days, amounts as they are', async () => {
    const cells = [
      number('1067', 1),
      number('45000', 2),
      number('45000', 4),
      number('1234.5', 3),
      number('1067'),
      number('1067', 5),
      number('4.9151E+11'),
    ];
    const grid = await read(await workbookOf(sheetXml(`<row>${cells.join('')}</row>`), { 'xl/styles.xml': styles }));
    expect(grid.sheets[0]?.rows[0]?.cells).toEqual(['D-01067', '2023-03-15', '2023-03-15', '1234.5', '1067', '01 06 7', '491510000000']);
    expect(grid.sheets[0]?.marks.map(({ column, kind }) => `${column} ${kind}`)).toEqual([
      '1 date',
      '2 date',
      '3 number',
      '4 number',
      '6 number',
    ]);
  });

  test('that counts from 1904 has its own days, and one from 1900 the day that never was', async () => {
    const sheet = sheetXml(`<row>${number('0', 2)}${number('43538', 2)}</row>`);
    expect(await rowsOf(await workbookOf(sheet, { 'xl/styles.xml': styles }, ' date1904="1"'))).toEqual([['1904-01-01', '2023-03-15']]);
    const old = sheetXml(`<row>${number('1', 2)}${number('59', 2)}${number('61', 2)}</row>`);
    expect(await rowsOf(await workbookOf(old, { 'xl/styles.xml': styles }))).toEqual([['1900-01-01', '1900-02-28', '1900-03-01']]);
  });

  test('joins the runs of a string without its phonetic reading, and unescapes its characters', async () => {
    const strings = '<sst><si><r><t>An</t></r><r><rPr/><t>na</t></r><rPh><t>x</t></rPh></si><si><t>a_x000D_b</t></si></sst>';
    const sheet = sheetXml(
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>Anna</v></c></row>',
    );
    const grid = await read(await workbookOf(sheet, { 'xl/sharedStrings.xml': strings }));
    expect(grid.sheets[0]?.rows[0]?.cells).toEqual(['Anna', 'a\rb', 'TRUE', '', 'Anna']);
    expect(grid.sheets[0]?.marks).toEqual([{ row: 0, column: 3, kind: 'error' }]);
  });

  test('has cells where their addresses say, and refuses addresses that contradict their row', async () => {
    const addressed = (cells: string) => workbookOf(sheetXml(`<row r="3">${cells}</row>`));
    expect((await read(await addressed(cell('x', ' r="C3"')))).sheets[0]?.rows).toEqual([{ line: 3, cells: ['', '', 'x'] }]);
    expect(await refusal(await addressed(cell('x', ' r="C4"')))).toBe('damaged');
    expect(await refusal(await addressed(cell('x', ' r="ZZZZ3"')))).toBe('damaged');
    expect(await refusal(await addressed(cell('x', ' r="CW3"')))).toBe('too-many-columns');
  });

  test('cuts long cells with a mark, and fills the rows below a merged cell', async () => {
    const rows = `<row>${cell('x'.repeat(2_500))}</row><row>${cell('Weg 1')}</row><row>${cell('')}${cell('b')}</row>`;
    const sheet = sheetXml(rows).replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>');
    const [own] = (await read(await workbookOf(sheet))).sheets;
    expect(own?.rows.map(({ cells }) => cells.map((text) => text.length))).toEqual([[2_000], [5], [5, 1]]);
    expect(own?.marks).toEqual([
      { row: 0, column: 0, kind: 'cut' },
      { row: 2, column: 0, kind: 'merged' },
    ]);
  });
});

test('a spreadsheet of OpenDocument gives what its cells show: repeated cells, spaces, lines, no notes', async () => {
  const p = (text: string) => `<x:p>${text}</x:p>`;
  const c = (text: string, attributes = '') => `<t:table-cell ${attributes}>${text}</t:table-cell>`;
  const row = [
    c(`${p('a<x:s x:c="2"/>b')}${p('c')}`),
    c(p('x'), 't:number-columns-repeated="2"'),
    c('', 't:number-columns-repeated="3"'),
    c(p('01067'), 'o:value-type="float" o:value="1067"'),
    c(p('80.331'), 'o:value-type="float" o:value="80331"'),
    c(`<o:annotation>${p('note')}</o:annotation>${p('y')}`),
    c(p('3. Mai'), 'o:value-type="date" o:date-value="2026-05-03"'),
  ].join('');
  const content = `<d xmlns:t="t" xmlns:x="x" xmlns:o="o"><t:table t:name="Liste"><t:table-row t:number-rows-repeated="4"><t:table-cell/></t:table-row><t:table-row t:number-rows-repeated="2">${row}</t:table-row></t:table></d>`;
  const [sheet] = (await read(await openDocumentOf(content))).sheets;
  expect(sheet?.rows.map(({ line }) => line)).toEqual([5, 6]);
  expect(sheet?.rows[1]?.cells).toEqual(['a  b\nc', 'x', 'x', '', '', '', '01067', '80331', 'y', '2026-05-03']);
});

describe('a page under the name of a workbook', () => {
  test('gives its rows: entities decoded, spans kept, styles and scripts left out', async () => {
    const page =
      '<html><head><style>a<td></style></head><table><tr><th>Name<th>Ort</tr><tr><td rowspan=2>M&uuml;ller &amp; S&#246;hne<td colspan="2">K&#xf6;ln<td>x</td></tr><tr><td>Bonn</table>';
    expect(await rowsOf(page)).toEqual([
      ['Name', 'Ort'],
      ['Müller & Söhne', 'Köln', '', 'x'],
      ['Müller & Söhne', 'Bonn'],
    ]);
  });

  test('may begin with cells that are in no row', async () => {
    expect(await rowsOf('<table><td>Anna</td><td>x</td><tr><td>Max</table>')).toEqual([['Anna', 'x'], ['Max']]);
  });

  test('is read in the encoding that it names', async () => {
    const page = Buffer.from('<html><meta charset=windows-1252><table><tr><td>M\u00fcller<td>x</table></html>', 'latin1');
    expect(await rowsOf(page)).toEqual([['Müller', 'x']]);
  });
});

test('a workbook in the XML of 2003 keeps the places of its cells', async () => {
  const data = (type: string, text: string) => `<Data ss:Type="${type}">${text}</Data>`;
  const file = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="s1"><NumberFormat ss:Format="00000"/></Style></Styles><Worksheet ss:Name="A"><Table><Row ss:Index="3"><Cell ss:Index="2" ss:StyleID="s1">${data('Number', '1067')}</Cell><Cell ss:MergeAcross="1">${data('String', 'M&#252;ller')}</Cell><Cell>${data('DateTime', '2026-05-03T00:00:00')}<Comment>${data('String', 'note')}</Comment></Cell></Row></Table></Worksheet><Worksheet ss:Name="B"><Table><Row><Cell>${data('String', 'x')}</Cell></Row></Table><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet></Workbook>`;
  const { kind, sheets } = await read(file);
  expect(kind).toBe('xml-2003');
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['A', false],
    ['B', true],
  ]);
  expect(sheets[0]?.rows).toEqual([{ line: 3, cells: ['', '01067', 'Müller', '', '2026-05-03'] }]);
  expect(sheets[1]?.rows).toEqual([]);
});
