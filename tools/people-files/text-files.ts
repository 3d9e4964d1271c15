/** Lists as text: delimited, vCards, pasted addresses, and markup under the name of a workbook. */
import { spawnSync } from 'node:child_process';
import type { Cell, Layout } from './layouts.ts';
import type { Constructed } from './people.ts';

/** As a workbook shows the cell. */
export function shownCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if ('number' in cell)
    return cell.format.startsWith('"') ? `D-${String(cell.number).padStart(5, '0')}` : String(cell.number).padStart(5, '0');
  if ('formula' in cell) return String(cell.value);
  const [year, month, day] = cell.day.split('-');
  return `${day}.${month}.${year}`;
}

export function delimited({ rows }: Layout, delimiter: string, lineEnd = '\r\n'): string {
  const written = (text: string) =>
    text.includes(delimiter) || text.includes('"') || text.includes('\n') ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map((cell) => written(shownCell(cell))).join(delimiter)).join(lineEnd) + lineEnd;
}

/** glibc writes the encodings, independent of the tables of the reader. */
export function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'UTF-8') return Buffer.from(text);
  if (encoding === 'UTF-8 with mark') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'UTF-16LE with mark') return Buffer.from(`\ufeff${text}`, 'utf16le');
  const { stdout, status, stderr } = spawnSync('iconv', ['-f', 'UTF-8', '-t', encoding], { input: text, maxBuffer: 50_000_000 });
  if (status !== 0) throw new Error(`iconv ${encoding}: ${stderr}`);
  return stdout;
}

export function htmlTable({ rows }: Layout): string {
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/[\u00a0-\u00ff]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const line = (row: readonly Cell[], at: number) => {
    const tag = at === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${tag} class=x style='mso-number-format:"\\@"'>${escaped(shownCell(cell))}</${tag}>`).join('')}</tr>`;
  };
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>td { color: red }</style></head><body><table border=1>${rows.map(line).join('\n')}</table></body></html>`;
}

function quoted(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) =>
      byte < 0x80 && byte !== 0x3d && byte !== 0x3b ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
}

/** RFC 6350 folds at 75 octets. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

const escapedText = (text: string) => text.replace(/[\\,;]/g, '\\$&');

export function vcards(people: readonly Constructed[], version: '2.1' | '3.0' | '4.0'): string {
  const card = (one: Constructed, at: number): string[] => {
    const street = one.country === 'FR' || one.country === 'GB' ? `${one.house} ${one.street}` : `${one.street} ${one.house}`;
    const parameters = version === '2.1' ? ';CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE' : '';
    const text = version === '2.1' ? quoted : escapedText;
    const name = [one.family, one.given, '', one.title, ''].map(text).join(';');
    const home = ['', '', street, one.city, '', one.code, one.country].map(text).join(';');
    const work = ['', '', 'Arbeit 1', 'Berlin', '', '10115', 'DE'].map(text).join(';');
    const type = version === '2.1' ? 'HOME' : 'TYPE=HOME';
    return [
      'BEGIN:VCARD',
      `VERSION:${version}`,
      `N${parameters}:${name}`,
      `FN${parameters}:${text(`${one.given} ${one.family}`)}`,
      `ADR;${version === '2.1' ? 'WORK' : 'TYPE=WORK'}${parameters}:${work}`,
      `${at % 2 === 0 ? 'item1.' : ''}ADR;${type}${parameters}:${home}`,
      `EMAIL;TYPE=INTERNET:${one.email}`,
      `TEL;${type}:${one.phone}`,
      ...(at === 0 && version !== '2.1'
        ? ['PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRof']
        : []),
      'END:VCARD',
    ];
  };
  return `${people
    .flatMap(card)
    .map((line) => (version === '2.1' ? line : folded(line)))
    .join('\r\n')}\r\n`;
}

export type PastedForm = 'blocks' | 'lines' | 'bullets' | 'unspaced';

export function pasted(people: readonly Constructed[], form: PastedForm): string {
  const parts = (one: Constructed) => {
    const street = one.country === 'FR' || one.country === 'GB' ? `${one.house} ${one.street}` : `${one.street} ${one.house}`;
    return [`${one.given} ${one.family}`, street, `${one.code} ${one.city}`];
  };
  if (form === 'lines') return people.map((one) => parts(one).join(', ')).join('\n');
  if (form === 'bullets') return people.map((one, at) => `${at % 2 === 0 ? '-' : `${at + 1}.`} ${parts(one).join('; ')}`).join('\n');
  if (form === 'unspaced') return people.map((one) => [...parts(one), `Tel. ${one.phone}`].join('\n')).join('\n');
  return people.map((one) => [...parts(one), one.email].join('\r\n')).join('\r\n\r\n');
}
