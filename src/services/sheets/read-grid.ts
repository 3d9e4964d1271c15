/**
 * Reads a file with people into grids, by its content only. Runs in the decode role: its time and memory are bounded there, and what is
 * refused here has a reason that people can read.
 */
import { decodeText } from '#core/people/decode-text.ts';
import { type Grid, type GridLimits, GridRefusal } from '#core/people/import/grid.ts';
import { gridOfText } from '#core/people/import/text-grid.ts';
import { type Archive, openArchive } from './archive.ts';
import { openCompoundFile } from './compound-file.ts';
import { readHtml } from './html-table.ts';
import { readOds } from './ods.ts';
import { readXls } from './xls.ts';
import { readXlsx } from './xlsx.ts';
import { readXml2003 } from './xml-2003.ts';

/** Throws GridRefusal. */
export async function readGrid(bytes: Uint8Array, limits: GridLimits): Promise<Grid> {
  if (bytes.length === 0) throw new GridRefusal('empty');
  if (bytes.length > limits.bytes) throw new GridRefusal('too-large', `${bytes.length} bytes`);
  try {
    const grid = await gridOf(bytes, limits);
    if (grid.sheets.every(({ rows }) => rows.length === 0)) throw new GridRefusal('empty', 'no cells');
    return grid;
  } catch (error) {
    // Sizes and places in a damaged file contradict each other in ways that only their use shows.
    throw error instanceof GridRefusal ? error : new GridRefusal('damaged', String(error).slice(0, 200));
  }
}

function beginsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** PDF, RTF, pictures and archives. */
const documents = ['%PDF', '{\\rtf', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b', 'Rar!', '7z\xbc\xaf'];

async function gridOf(bytes: Uint8Array, limits: GridLimits): Promise<Grid> {
  if (beginsWith(bytes, 0x50, 0x4b, 3, 4) || beginsWith(bytes, 0x50, 0x4b, 5, 6)) return readArchive(bytes, limits);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return readCompoundFile(bytes, limits);
  // Excel 5 and before without a container: BOF records of BIFF2 to BIFF5.
  if (bytes[0] === 9 && [0, 2, 4, 8].includes(bytes[1] ?? -1) && (bytes[2] ?? 0) <= 16 && bytes[3] === 0)
    throw new GridRefusal('xls-95', 'a BIFF stream');
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  if (documents.some((beginning) => start.startsWith(beginning))) throw new GridRefusal('document', start.slice(0, 4));
  const { text, encoding } = decodeText(bytes);
  if (text.slice(0, 4_000).includes('\0')) throw new GridRefusal('not-text', 'zeros');
  const markup = /^[\s\ufeff]{0,200}</.test(text) ? markupOf(bytes, start, text) : null;
  if (
    markup &&
    /urn:schemas-microsoft-com:office:spreadsheet/.test(markup.slice(0, 4_000)) &&
    /<(?:\w{1,10}:)?Workbook/.test(markup.slice(0, 4_000))
  )
    return readXml2003(markup, limits);
  if (markup && /<(?:table|html|tr|meta|!doctype html)[\s>]/i.test(markup.slice(0, 20_000))) return readHtml(markup, limits);
  if (markup) throw new GridRefusal('document', 'markup');
  return gridOfText(text, encoding, limits);
}

/** Markup names its encoding; where the file contradicts it, the text is kept as it was found out. */
function markupOf(bytes: Uint8Array, start: string, text: string): string {
  const named = /(?:encoding|charset)\s{0,5}=\s{0,5}["']?([\w-]{1,40})/i.exec(start)?.[1];
  if (!named || /^utf-?8$/i.test(named) || /^utf-?16/i.test(named)) return text.replace(/^\ufeff/, '');
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

async function readArchive(bytes: Uint8Array, limits: GridLimits): Promise<Grid> {
  const archive = await openArchive(bytes, limits);
  const { names } = archive;
  if (names.has('xl/workbook.bin')) throw new GridRefusal('xlsb');
  if ([...names].some((name) => /^index\/.{1,100}\.iwa$/.test(name) || name === 'index.zip')) throw new GridRefusal('numbers');
  if (names.has('word/document.xml') || names.has('ppt/presentation.xml')) throw new GridRefusal('document', 'Office');
  if (names.has('mimetype')) {
    const type = await mimeType(archive);
    if (/opendocument\.spreadsheet/.test(type)) return readOds(archive, limits);
    throw new GridRefusal('document', type.slice(0, 100));
  }
  if (names.has('[content_types].xml') || names.has('xl/workbook.xml')) return readXlsx(archive, limits);
  throw new GridRefusal('document', 'another archive');
}

async function mimeType(archive: Archive): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of archive.chunks('mimetype')) {
    parts.push(chunk);
    if (parts.length > 1) break;
  }
  return new TextDecoder('latin1').decode(parts[0] ?? new Uint8Array()).slice(0, 200);
}

function readCompoundFile(bytes: Uint8Array, limits: GridLimits): Grid {
  const file = openCompoundFile(bytes);
  if (file.names.has('EncryptedPackage') || file.names.has('EncryptionInfo')) throw new GridRefusal('password', 'EncryptedPackage');
  if (file.names.has('Workbook')) return readXls(file, limits);
  if (file.names.has('Book')) throw new GridRefusal('xls-95', 'stream Book');
  throw new GridRefusal('document', [...file.names].join(' ').slice(0, 100));
}
