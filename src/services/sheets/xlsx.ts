/** Workbooks of Excel since 2007 (ISO/IEC 29500), transitional and strict. Formulas give the value that was stored with them. */
import { type Grid, type GridLimits, GridRefusal, type Sheet } from '#core/people/import/grid.ts';
import type { Archive } from './archive.ts';
import { builtInFormat } from './number-format.ts';
import { readWorksheet, sharedStrings, type Workbook } from './worksheet.ts';
import { type Attributes, parseXml, type XmlHandler } from './xml.ts';

type Relation = { id: string; type: string; target: string };
type SheetEntry = { name: string; relation: string; isHidden: boolean };

const ignore: XmlHandler = { open() {}, close() {}, text() {} };

export async function readXlsx(archive: Archive, limits: GridLimits): Promise<Grid> {
  const part = (name: string, handler: Partial<XmlHandler>) => parseXml(archive.chunks(name), { ...ignore, ...handler }, limits);
  const main = await mainPart(archive, limits);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = await relationsOf(archive, `${folder}_rels/${main.slice(folder.length)}.rels`, limits);
  const target = (type: string) => relations.find((one) => one.type === type)?.target;
  const { entries, is1904 } = await sheetEntries(archive, main, limits);
  if (entries.length > limits.sheets) throw new GridRefusal('too-many-sheets', `${entries.length} sheets`);

  const [stylesName, stringsName] = [target('styles'), target('sharedStrings')].map((path) => path && resolved(folder, path));
  const formats: string[] = [];
  if (stylesName && archive.names.has(stylesName.toLowerCase())) await part(stylesName, styleReader(formats));
  const budget = { text: 0 };
  const hasStrings = stringsName !== undefined && archive.names.has(stringsName.toLowerCase());
  const strings = hasStrings ? await sharedStrings(archive, stringsName, limits) : [];
  const workbook: Workbook = { strings, formats, is1904, limits, budget };

  const sheets: Sheet[] = [];
  for (const { name, relation, isHidden } of entries) {
    const found = relations.find(({ id }) => id === relation);
    if (found?.type !== 'worksheet') continue;
    if (isHidden) sheets.push({ name: name.slice(0, 100), isHidden, rows: [], marks: [], hiddenRows: 0, hiddenColumns: 0 });
    else sheets.push(await readWorksheet(archive, { name, path: resolved(folder, found.target) }, workbook));
  }
  return { kind: 'xlsx', encoding: '', sheets, notes: [] };
}

/** Paths of relations begin at the folder of their part, or with a slash at the root. */
function resolved(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path.slice(1) : folder + path).split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
}

async function relationsOf(archive: Archive, name: string, limits: GridLimits): Promise<Relation[]> {
  const relations: Relation[] = [];
  if (!archive.names.has(name.toLowerCase())) return relations;
  const open = (local: string, { Id = '', Type = '', Target = '' }: Attributes) => {
    if (local === 'Relationship') relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: Target });
    if (relations.length > limits.entries) throw new GridRefusal('damaged', 'relations');
  };
  await parseXml(archive.chunks(name), { ...ignore, open }, limits);
  return relations;
}

async function mainPart(archive: Archive, limits: GridLimits): Promise<string> {
  const found = (await relationsOf(archive, '_rels/.rels', limits)).find(({ type }) => type === 'officeDocument');
  const name = found ? resolved('', found.target) : 'xl/workbook.xml';
  if (!archive.names.has(name.toLowerCase())) throw new GridRefusal('damaged', 'no workbook');
  return name;
}

async function sheetEntries(archive: Archive, main: string, limits: GridLimits): Promise<{ entries: SheetEntry[]; is1904: boolean }> {
  const entries: SheetEntry[] = [];
  let is1904 = false;
  const open = (local: string, attributes: Attributes) => {
    if (local === 'workbookPr') is1904 = isTrue(attributes.date1904);
    if (local !== 'sheet') return;
    // The relation is r:id, which stands beside the number sheetId.
    const { name = '', state = '', id = '' } = attributes;
    entries.push({ name, relation: id, isHidden: /hidden/i.test(state) });
    if (entries.length > limits.entries) throw new GridRefusal('too-many-sheets');
  };
  await parseXml(archive.chunks(main), { ...ignore, open }, limits);
  return { entries, is1904 };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

/** Fills `formats` with the number format of each style of cells. */
function styleReader(formats: string[]): Partial<XmlHandler> {
  const own = new Map<number, string>();
  let isCells = false;
  return {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt' && own.size < 5_000) own.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells && formats.length < 70_000) formats.push(own.get(Number(numFmtId)) ?? builtInFormat(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  };
}
