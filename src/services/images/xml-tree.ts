/**
 * A small reader of XML from outside: elements, attributes and text with their namespaces. It knows the entities of XML and no document
 * types. What is not well-formed is not read.
 */

/** `namespace`: '' for a name without one, null where its prefix is not declared. */
export type XmlName = { namespace: string | null; name: string };
export type XmlNode = XmlName & {
  /** In their order; declarations of namespaces are none. */
  attributes: (XmlName & { value: string })[];
  children: XmlNode[];
  /** As it is written, with that of sections of plain text. */
  text: string;
};

export type XmlLimits = {
  elements: number;
  depth: number;
  /** Of elements whose name has no prefix and that no declaration gives one; '' where it is left out. */
  namespace?: string;
};

/** Declared at a time. */
const maxPrefixes = 200;

type Prefixes = ReadonlyMap<string, string>;
type Open = { node: XmlNode; tag: string; prefixes: Prefixes };

/** The root, or null for what is not well-formed or beyond the limits. Time grows with the length. */
export function xmlTree(text: string, { elements, depth, namespace = '' }: XmlLimits): XmlNode | null {
  const top: XmlNode = { namespace: '', name: '', attributes: [], children: [], text: '' };
  const open: Open[] = [{ node: top, tag: '', prefixes: new Map([['', namespace]]) }];
  let count = 0;
  let at = 0;
  for (;;) {
    const current = open.at(-1) as Open;
    const start = text.indexOf('<', at);
    if (start < 0) break;
    current.node.text += text.slice(at, start);
    const skipped = skippedAt(text, start);
    if (skipped) {
      if (skipped.end < 0) return null;
      current.node.text += skipped.text;
      at = skipped.end;
      continue;
    }
    const tag = tagAt(text, start);
    if (!tag) return null;
    at = tag.end;
    if (tag.isEnd) {
      if (open.length === 1 || tag.name !== current.tag) return null;
      open.pop();
      continue;
    }
    const opened = openElement(tag, current.prefixes);
    count += 1;
    const isSecondRoot = open.length === 1 && count > 1;
    if (!opened || count > elements || open.length > depth || isSecondRoot) return null;
    current.node.children.push(opened.node);
    if (!tag.isAlone) open.push(opened);
  }
  return open.length === 1 ? (top.children[0] ?? null) : null;
}

const plainText = '<![CDATA[';

/** A comment, an instruction or a section of plain text at `start`; its end is -1 where it has none. */
function skippedAt(text: string, start: number): { end: number; text: string } | null {
  for (const [begin, mark] of [
    ['<!--', '-->'],
    [plainText, ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!text.startsWith(begin, start)) continue;
    const end = text.indexOf(mark, start + begin.length);
    if (end < 0) return { end, text: '' };
    return { end: end + mark.length, text: begin === plainText ? text.slice(start + begin.length, end) : '' };
  }
  return null;
}

type Tag = { name: string; attributes: [name: string, value: string][]; isEnd: boolean; isAlone: boolean; end: number };

const tagStart = /<(\/?)([^\s=/>"'<!?][^\s=/>"'<]*)/y;
const attribute = /\s+([^\s=/>"'<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function tagAt(text: string, start: number): Tag | null {
  const [head, slash, name = ''] = matchAt(tagStart, text, start) ?? [];
  if (head === undefined) return null;
  const attributes: [string, string][] = [];
  let at = start + head.length;
  for (let found = matchAt(attribute, text, at); found; found = matchAt(attribute, text, at)) {
    const value = unescaped(found[2] ?? found[3] ?? '');
    if (value === null) return null;
    attributes.push([found[1] ?? '', value]);
    at += found[0].length;
  }
  const [tail, alone] = matchAt(tagEnd, text, at) ?? [];
  if (tail === undefined) return null;
  return { name, attributes, isEnd: slash === '/', isAlone: alone === '/', end: at + tail.length };
}

const letters: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function letterOf(name: string): string | undefined {
  return Object.hasOwn(letters, name) ? letters[name] : undefined;
}

/** Null for an entity that is not one of XML. */
function unescaped(value: string): string | null {
  if (!value.includes('&')) return value;
  let isKnown = true;
  const text = value.replace(/&(?:#(x[0-9a-fA-F]{1,6}|\d{1,7})|(\w{1,20}));?/g, (_whole, code: string | undefined, name: string) => {
    const point = code === undefined ? -1 : Number(code.startsWith('x') ? `0${code}` : code);
    const letter = code === undefined ? letterOf(name) : point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
    isKnown &&= letter !== undefined;
    return letter ?? '';
  });
  return isKnown ? text : null;
}

/** Null where more prefixes are declared than programs use. */
function openElement({ name: tag, attributes }: Tag, outer: Prefixes): Open | null {
  const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:');
  const declared = attributes.filter(([name]) => isDeclaration(name)).map(([name, value]): [string, string] => [name.slice(6), value]);
  const prefixes: Prefixes = declared.length === 0 ? outer : new Map([...outer, ...declared]);
  if (prefixes.size > maxPrefixes) return null;
  const [prefix, name] = parts(tag);
  const node: XmlNode = {
    namespace: prefixes.get(prefix) ?? null,
    name,
    attributes: attributes
      .filter(([written]) => !isDeclaration(written))
      .map(([written, value]) => ({ ...attributeName(written, prefixes), value })),
    children: [],
    text: '',
  };
  return { node, tag, prefixes };
}

/** Attributes without a prefix have no namespace. */
function attributeName(written: string, prefixes: Prefixes): XmlName {
  const [prefix, name] = parts(written);
  return { namespace: prefix === '' ? '' : (prefixes.get(prefix) ?? null), name };
}

function parts(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}
