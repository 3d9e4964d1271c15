/** Content lines of vCard (2.1, RFC 2426, RFC 6350) and iCalendar (RFC 5545): unfolded, with parameters. Values stay as they are written. */

export type ContentLine = {
  /** "item1" of "item1.X-ABDATE"; ''. */
  group: string;
  name: string;
  parameters: Readonly<Record<string, string>>;
  value: string;
  /** The line of the file that the content line begins on, from 1. */
  number: number;
};

/** Pictures, sounds and keys are not read; they make up most of an address book with photos. */
const media = /^(?:[\w-]{1,64}\.)?(?:PHOTO|LOGO|SOUND|KEY|ATTACH|X-MS-CARDPICTURE)[;:]/i;
/** Characters of a value that are read. */
const maxValueLength = 4_000;
const maxHeadLength = 1_000;

type Open = { parts: string[]; number: number; isQuoted: boolean; isMedia: boolean };

function opened(line: string, number: number): Open {
  const colon = line.indexOf(':');
  const head = colon < 0 ? '' : line.slice(0, Math.min(colon, maxHeadLength));
  return { parts: [line], number, isQuoted: /QUOTED-PRINTABLE/i.test(head), isMedia: media.test(line.slice(0, 100)) };
}

/** Lines without a colon are left out. Null where they have more than `maxLength` characters in all, pictures apart. */
export function contentLines(text: string, maxLength: number): ContentLine[] | null {
  const lines: ContentLine[] = [];
  let open: Open | null = null;
  let length = 0;
  let number = 0;
  for (const line of text.split(/\r\n|[\r\n]/)) {
    number += 1;
    const last = open?.parts.at(-1) ?? '';
    if (open?.isQuoted && last.endsWith('=')) open.parts.push(line);
    else if (open && /^[ \t]/.test(line)) open.parts.push(line.slice(1));
    else {
      if (open) lines.push(...read(open));
      open = opened(line, number);
    }
    if (open.isMedia) open.parts.length = 1;
    else if (line.includes(':') || open.parts.length > 1) length += line.length;
    if (length > maxLength) return null;
  }
  return open ? [...lines, ...read(open)] : lines;
}

/** "item1.BDAY;VALUE=date:1947-03-12" */
function read({ parts, number, isQuoted, isMedia }: Open): ContentLine[] {
  if (isMedia) return [];
  // A soft break leaves no sign.
  const line = isQuoted ? parts.map((part, at) => (at < parts.length - 1 ? part.replace(/=$/, '') : part)).join('') : parts.join('');
  const match = /^([\w.-]+)((?:;[^:";]*(?:"[^"]*"[^:";]*)*)*):(.*)$/s.exec(line.slice(0, maxHeadLength + maxValueLength));
  if (!match) return [];
  const [, written = '', given = '', value = ''] = match;
  const dot = written.lastIndexOf('.');
  const parameters = parametersOf(given.split(';').filter((part) => part !== ''));
  return [
    { group: written.slice(0, Math.max(0, dot)).toLowerCase(), name: written.slice(dot + 1).toUpperCase(), parameters, value, number },
  ];
}

/** Words without a name, as vCard 2.1 has them, are an encoding or a type. */
function parametersOf(parts: readonly string[]): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const part of parts) {
    const at = part.indexOf('=');
    const bare = at < 0 ? (/^(?:QUOTED-PRINTABLE|BASE64|8BIT|7BIT)$/i.test(part) ? 'ENCODING' : 'TYPE') : '';
    const key = bare === '' ? part.slice(0, at).toUpperCase() : bare;
    const value = part.slice(at + 1).replaceAll('"', '');
    parameters[key] = key === 'TYPE' && parameters.TYPE ? `${parameters.TYPE},${value}` : value;
  }
  return parameters;
}

/** The value as text. */
export function textOf({ value, parameters }: ContentLine): string {
  return unescaped(decoded(value, parameters));
}

/** The parts of a value between semicolons that are not escaped, each decoded after the split. */
export function componentsOf({ value, parameters }: ContentLine): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at <= value.length; at += 1) {
    if (value[at] === '\\') at += 1;
    else if (at === value.length || value[at] === ';') {
      parts.push(value.slice(start, at));
      start = at + 1;
    }
  }
  return parts.map((part) => unescaped(decoded(part, parameters)));
}

function unescaped(value: string): string {
  return value.replace(/\\([nN,;:\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? ' ' : sign));
}

function decoded(value: string, { ENCODING, CHARSET }: ContentLine['parameters']): string {
  if (ENCODING?.toUpperCase() !== 'QUOTED-PRINTABLE') return value;
  return value.replace(/(?:=[0-9A-Fa-f]{2})+/g, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('='), (pair) => Number.parseInt(pair, 16));
    return bytesAs(bytes, CHARSET ?? 'utf-8') ?? bytesAs(bytes, 'windows-1252') ?? run;
  });
}

/** Null for a character set without a decoder, and for bytes that are none of it. */
function bytesAs(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The content lines between BEGIN and END of a component; what lies in components within belongs to those. `cut` counts those without an end. */
export function components(lines: readonly ContentLine[], name: string): { found: ContentLine[][]; cut: number } {
  const found: ContentLine[][] = [];
  const open: (ContentLine[] | null)[] = [];
  for (const line of lines) {
    const isOwn = line.value.trim().toUpperCase() === name;
    if (line.name === 'BEGIN') open.push(isOwn ? [line] : null);
    else if (line.name === 'END') {
      const closed = open.pop();
      if (closed) found.push(closed);
    } else open.at(-1)?.push(line);
  }
  return { found, cut: open.filter((one) => one !== null).length };
}

export function propertyOf(lines: readonly ContentLine[], name: string): ContentLine | undefined {
  return lines.find((line) => line.name === name);
}
