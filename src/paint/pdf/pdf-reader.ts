/** Reads the objects of a PDF with a plain cross-reference table, as our own painter writes it. It repairs nothing: what is broken throws. */
import { inflateSync } from 'node:zlib';

export type PdfName = { name: string };
export type PdfText = { text: string };
export type PdfReference = { ref: number };
export type PdfDict = { dict: Map<string, PdfValue> };
/** `part` gives some of the bytes of `raw`. */
export type PdfStream = PdfDict & { readonly raw: Uint8Array; part(start: number, end: number): Uint8Array };
export type PdfValue = null | boolean | number | PdfName | PdfText | PdfReference | PdfDict | PdfStream | PdfValue[];

/** A token of content streams besides values: an operator. */
export type PdfOperator = { operator: string };

export type PdfFile = {
  version: string;
  trailer: PdfDict;
  /** Numbers of all objects in use. */
  numbers: number[];
  /** The object behind a reference, anything else as it is. */
  resolve(value: PdfValue | undefined): PdfValue;
  /** `resolve` of an entry; null where the dictionary or the entry is not there. */
  entry(value: PdfValue | undefined, ...path: string[]): PdfValue;
  /** Decoded bytes of a stream, Flate or none. */
  content(stream: PdfStream): Uint8Array;
};

export function isDict(value: PdfValue | undefined): value is PdfDict {
  return typeof value === 'object' && value !== null && 'dict' in value;
}
export function isStream(value: PdfValue | undefined): value is PdfStream {
  return isDict(value) && 'raw' in value;
}
/** The name without its slash, or null. */
export function pdfNameOf(value: PdfValue | undefined): string | null {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
}
/** A text string in readable form, or null. */
export function pdfText(value: PdfValue | undefined): string | null {
  if (typeof value !== 'object' || value === null || !('text' in value)) return null;
  if (!value.text.startsWith('\xfe\xff')) return value.text;
  return new TextDecoder('utf-16be').decode(Uint8Array.from(value.text.slice(2), (byte) => byte.charCodeAt(0)));
}
export function numbersOf(value: PdfValue | undefined): number[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? (value as number[]) : null;
}

/** Bytes in memory, or those of a file (`openFileBytes`), which are read when they are asked for. */
export type PdfBytes = { readonly length: number; subarray(start: number, end: number): Uint8Array };

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** Where objects begin, by their numbers, and the trailer behind the table. */
function readTable(bytes: PdfBytes): { tableAt: number; offsets: Map<number, number>; trailer: PdfDict } {
  const start = latin1(bytes.subarray(Math.max(0, bytes.length - 64), bytes.length)).match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1];
  if (!start) throw new Error('no PDF end');
  const source = latin1(bytes.subarray(Number(start), bytes.length));
  const table = source.slice(0, 64).match(/^xref\s+0 (\d+)\s+/);
  if (!table) throw new Error('no cross-reference table');
  const offsets = new Map<number, number>();
  const count = Number(table[1]);
  const first = table[0].length;
  for (let index = 0; index < count; index++) {
    const line = source.slice(first + index * 20, first + index * 20 + 20);
    const entry = line.match(/^(\d{10}) \d{5} ([nf])/);
    if (!entry) throw new Error(`broken cross-reference ${index}`);
    if (entry[2] === 'n') offsets.set(index, Number(entry[1]));
  }
  const after = first + count * 20;
  if (!source.startsWith('trailer', after)) throw new Error('no trailer');
  const trailer = createReader(source, after + 7).value();
  if (!isDict(trailer)) throw new Error('no trailer dictionary');
  return { tableAt: Number(start), offsets, trailer };
}

/** Longer than most objects without their streams. */
const headBytes = 4_096;

/** The value of an object that begins at `from` and ends before `to`, and where the bytes of its stream begin. Photos are not read. */
function readObject(bytes: PdfBytes, number: number, from: number, to: number): { value: PdfValue; body: number | null } {
  for (let size = headBytes; ; size *= 16) {
    const isWhole = from + size >= to;
    try {
      const source = latin1(bytes.subarray(from, Math.min(to, from + size)));
      const head = source.slice(0, 32).match(/^(\d+) 0 obj\s/);
      if (Number(head?.[1]) !== number) throw new Error(`object ${number} is not where the table says`);
      const reader = createReader(source, head?.[0].length ?? 0);
      const value = reader.value();
      const body = reader.streamStart();
      // At the end of what was read, a number or a keyword may go on.
      if (isWhole || reader.at() + 16 < size) return { value, body: body === null ? null : from + body };
    } catch (error) {
      if (isWhole) throw error;
    }
  }
}

/** Throws an Error with a reason for the log when the bytes are not such a file. Streams are read again whenever they are asked for. */
export function readPdf(bytes: PdfBytes): PdfFile {
  const version = latin1(bytes.subarray(0, 8)).match(/^%PDF-(\d\.\d)/)?.[1];
  if (!version) throw new Error('no PDF head');
  const { tableAt, offsets, trailer } = readTable(bytes);
  const starts = [...new Set([...offsets.values(), tableAt])].sort((one, other) => one - other);
  const ends = new Map(starts.map((start, at) => [start, starts[at + 1] ?? bytes.length]));
  const objects = new Map<number, PdfValue>();

  function object(number: number): PdfValue {
    const known = objects.get(number);
    if (known !== undefined) return known;
    const offset = offsets.get(number);
    if (offset === undefined) return null;
    objects.set(number, null);
    const { value, body } = readObject(bytes, number, offset, ends.get(offset) ?? bytes.length);
    const read = body !== null && isDict(value) ? streamOf(value, number, body) : value;
    objects.set(number, read);
    return read;
  }

  function streamOf({ dict }: PdfDict, number: number, body: number): PdfStream {
    const length = resolve(dict.get('Length'));
    if (typeof length !== 'number' || !/^\s*endstream/.test(latin1(bytes.subarray(body + length, body + length + 16))))
      throw new Error(`stream ${number} has a wrong length`);
    return {
      dict,
      get raw() {
        return bytes.subarray(body, body + length);
      },
      part: (start, end) => bytes.subarray(body + Math.min(start, length), body + Math.min(end, length)),
    };
  }

  function resolve(value: PdfValue | undefined): PdfValue {
    return typeof value === 'object' && value !== null && 'ref' in value ? resolve(object(value.ref)) : (value ?? null);
  }

  function entry(value: PdfValue | undefined, ...path: string[]): PdfValue {
    return path.reduce<PdfValue>((at, key) => (isDict(at) ? resolve(at.dict.get(key)) : null), resolve(value));
  }

  function content(stream: PdfStream): Uint8Array {
    const filter = pdfNameOf(resolve(stream.dict.get('Filter')));
    return filter === 'FlateDecode' ? new Uint8Array(inflateSync(stream.raw)) : stream.raw;
  }

  return { version, trailer, numbers: [...offsets.keys()], resolve, entry, content };
}

/** Page dictionaries in order. A tree deeper than ours is cut off, so that no loop hangs the reader. */
export function pagesOfFile(file: PdfFile): PdfValue[] {
  function leaves(node: PdfValue, depth: number): PdfValue[] {
    if (pdfNameOf(file.entry(node, 'Type')) === 'Page') return [node];
    const kids = file.entry(node, 'Kids');
    return Array.isArray(kids) && depth < 8 ? kids.flatMap((kid) => leaves(file.resolve(kid), depth + 1)) : [];
  }
  return leaves(file.entry(file.trailer, 'Root', 'Pages'), 0);
}

/** Values and operators of a content stream, in order. Throws for what is no PDF syntax. */
export function* readContent(bytes: Uint8Array): Generator<PdfValue | PdfOperator> {
  const reader = createReader(latin1(bytes), 0);
  while (reader.more()) yield reader.token();
}

/** A name's bytes, `#` and two digits for the unusual ones, are UTF-8. */
function unescapedName(written: string): string {
  if (!written.includes('#')) return written;
  const bytes = written.replace(/#(..)/g, (_, pair: string) => String.fromCharCode(Number.parseInt(pair, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

type Cursor = { readonly source: string; at: number };

/** Advances over what a sticky pattern matches at the cursor. */
function readAt(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.source);
  if (match) cursor.at = pattern.lastIndex;
  return match;
}

/** The rest of a literal string, whose opening parenthesis has been read. */
function literalAt(cursor: Cursor): string {
  let text = '';
  for (let depth = 1; ; ) {
    const next = cursor.source[cursor.at];
    if (next === undefined) throw new Error('a string without end');
    cursor.at += 1;
    if (next === '\\') {
      const octal = readAt(cursor, /[0-7]{1,3}/y);
      const escaped = octal ? '' : (cursor.source[cursor.at++] ?? '');
      text += octal ? String.fromCharCode(Number.parseInt(octal[0], 8)) : (escapes[escaped] ?? escaped);
      continue;
    }
    if (next === '(') depth += 1;
    if (next === ')') depth -= 1;
    if (depth === 0) return text;
    text += next;
  }
}

function textOfHexadecimal(written: string): string {
  const pairs = written.replace(/\s/g, '').match(/..?/g) ?? [];
  return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16))).join('');
}

function createReader(source: string, start: number) {
  const cursor: Cursor = { source, at: start };
  const take = (pattern: RegExp) => readAt(cursor, pattern);

  function more(): boolean {
    take(/(?:\s|\0|%[^\r\n]*)*/y);
    return cursor.at < source.length;
  }

  function token(): PdfValue | PdfOperator {
    more();
    if (take(/<</y)) return dictionary();
    if (take(/\[/y)) return list();
    if (take(/\(/y)) return { text: literalAt(cursor) };
    const hexadecimal = take(/<([0-9A-Fa-f\s]*)>/y);
    if (hexadecimal) return { text: textOfHexadecimal(hexadecimal[1] ?? '') };
    const name = take(/\/([^\s()<>[\]{}/%]*)/y);
    if (name) return { name: unescapedName(name[1] ?? '') };
    const reference = take(/(\d+) (\d+) R(?![A-Za-z])/y);
    if (reference) return { ref: Number(reference[1]) };
    const digits = take(/[+-]?(?:\d+\.?\d*|\.\d+)/y);
    if (digits) return Number(digits[0]);
    const word = take(/[A-Za-z'"*][A-Za-z0-9'"*]*/y)?.[0];
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (word === undefined) throw new Error(`no PDF syntax at ${cursor.at}`);
    return { operator: word };
  }

  function value(): PdfValue {
    const next = token();
    if (typeof next === 'object' && next !== null && 'operator' in next) throw new Error(`operator ${next.operator} where a value belongs`);
    return next;
  }

  function dictionary(): PdfDict {
    const dict = new Map<string, PdfValue>();
    for (more(); !take(/>>/y); more()) {
      const key = pdfNameOf(value());
      if (key === null) throw new Error(`a key that is no name at ${cursor.at}`);
      dict.set(key, value());
    }
    return { dict };
  }

  function list(): PdfValue[] {
    const values: PdfValue[] = [];
    for (more(); !take(/\]/y); more()) values.push(value());
    return values;
  }

  /** Where the bytes of a stream begin, when one follows. */
  function streamStart(): number | null {
    more();
    return take(/stream\r?\n/y) ? cursor.at : null;
  }

  return { more, token, value, streamStart, at: () => cursor.at };
}
