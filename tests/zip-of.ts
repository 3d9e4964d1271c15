/** ZIP archives of tests: entries by name. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A text, bytes, or a text that is repeated: large entries take no memory. */
export type ZipEntry = string | Uint8Array | { before: string; repeat: string; times: number; after: string };

function* parts({ before, repeat, times, after }: Extract<ZipEntry, { repeat: string }>): Generator<string> {
  yield before;
  const many = Math.max(1, Math.floor(65_536 / repeat.length));
  const block = repeat.repeat(many);
  for (let left = times; left > 0; left -= many) yield left >= many ? block : repeat.repeat(left);
  yield after;
}

export async function zipOf(entries: Readonly<Record<string, ZipEntry>>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, entry] of Object.entries(entries)) {
    // Folders.
    if (name.endsWith('/')) continue;
    if (typeof entry === 'string' || entry instanceof Uint8Array) zip.addBuffer(Buffer.from(entry), name);
    else zip.addReadStream(Readable.from(parts(entry)), name);
  }
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook of Excel with one sheet. `more`: shared strings, styles and whatever else there is. */
export function workbookOf(sheet: ZipEntry, more: Readonly<Record<string, ZipEntry>> = {}, state = ''): Promise<Uint8Array> {
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`;
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${types}"><workbookPr${state}/><sheets><sheet name="Liste" sheetId="7" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', 'sharedStrings.xml')}${relation('r3', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
}

/** The XML of a sheet: rows of cells as XML. */
export function sheetXml(rows: string): string {
  return `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
}

/** A spreadsheet of OpenDocument. */
export function openDocumentOf(content: ZipEntry, manifest = ''): Promise<Uint8Array> {
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="m">${manifest}</manifest:manifest>`,
    'content.xml': content,
  });
}
