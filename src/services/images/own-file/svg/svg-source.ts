/** The text of an SVG file from its bytes: its encoding is found and its entities are resolved. */

export type SourceProblem = 'encoding' | 'entity';

const maxEntities = 200;
const maxEntityLength = 2_000;
/** What may stand before the root: declaration, comments, instructions and a document type. */
const maxHead = 65_536;

/** Whether the bytes are those of an SVG drawing, also in an encoding that is not known. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, maxHead);
  const text = decoded(head, false) ?? Buffer.from(head).toString('latin1');
  return /^\s*</.test(text) && /<(?:[A-Za-z_][\w.-]*:)?svg[\s>]/.test(text);
}

/** The text of the file, its document type taken out; at most `longest` letters. */
export function svgSource(bytes: Uint8Array, longest: number): { text: string } | { problem: SourceProblem } {
  const text = decoded(bytes, true);
  if (text === null) return { problem: 'encoding' };
  const type = documentType(text);
  if (type === null) return { problem: 'entity' };
  const entities = entitiesOf(type.subset);
  if (!entities) return { problem: 'entity' };
  const resolved = resolve(text.slice(0, type.start) + text.slice(type.end), entities, longest);
  return resolved === null ? { problem: 'entity' } : { text: resolved };
}

/** By byte order mark, by the zeros of two-byte letters, or by the declaration. Null for an encoding that is not known, or other bytes. */
function decoded(bytes: Uint8Array, isWhole: boolean): string | null {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: isWhole }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]{0,150}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
  // A declaration of sixteen bits in bytes of eight is an error of a program that saved a text anew.
  return /^(?:utf-16|ucs-2|iso-10646)/i.test(declared) ? 'utf-8' : declared;
}

/** Where the document type stands, and its internal subset. Null for one that does not end. */
function documentType(text: string): { start: number; end: number; subset: string } | null {
  const start = text.indexOf('<!DOCTYPE');
  if (start < 0) return { start: 0, end: 0, subset: '' };
  const close = text.indexOf('>', start);
  const open = text.indexOf('[', start);
  if (open < 0 || (close >= 0 && close < open)) return close < 0 ? null : { start, end: close + 1, subset: '' };
  const shut = text.indexOf(']', open);
  const end = shut < 0 ? -1 : text.indexOf('>', shut);
  return end < 0 ? null : { start, end: end + 1, subset: text.slice(open + 1, shut) };
}

/** Entities that stand for plain letters, such as the namespaces that Illustrator writes. Null where one holds markup, others, or a file. */
function entitiesOf(subset: string): Map<string, string> | null {
  const entities = new Map<string, string>();
  for (const declaration of subset.split('<!ENTITY').slice(1)) {
    const [, name = '', double, single] = /^\s+([A-Za-z_][\w.-]{0,80})\s+(?:"([^"]*)"|'([^']*)')\s*>/.exec(declaration) ?? [];
    const value = double ?? single;
    if (value === undefined || value.length > maxEntityLength || /[<&%]/.test(value) || entities.size >= maxEntities) return null;
    if (!entities.has(name)) entities.set(name, value);
  }
  return entities;
}

/** Entities hold no others, so that one pass is enough. Quotes stay letters of the value that they stand in. */
function resolve(text: string, entities: ReadonlyMap<string, string>, longest: number): string | null {
  if (entities.size === 0) return text;
  let length = text.length;
  const resolved = text.replace(/&([A-Za-z_][\w.-]{0,80});/g, (whole, name: string) => {
    const value = entities.get(name)?.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
    length += (value ?? whole).length - whole.length;
    return length > longest ? '' : (value ?? whole);
  });
  return length > longest ? null : resolved;
}
