/** The elements of an SVG file with their namespaces. It knows XML only, not what elements mean. */

export type SvgNode = {
  /** Local name of an element of SVG; null for one of another namespace, which draws nothing. */
  name: string | null;
  /** Attributes without a namespace, and `href` of XLink where there is no other. */
  attributes: Map<string, string>;
  children: SvgNode[];
  parent: SvgNode | null;
  text: string;
};

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const maxElements = 20_000;
const maxDepth = 60;

type Open = { node: SvgNode; tag: string; prefixes: ReadonlyMap<string, string> };

/** The root, or null for what is not well-formed or larger than drawings are. Time grows with the length. */
export function svgTree(text: string): SvgNode | null {
  const top: SvgNode = { name: null, attributes: new Map(), children: [], parent: null, text: '' };
  const open: Open[] = [{ node: top, tag: '', prefixes: new Map() }];
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
    const opened = openElement(tag, current);
    count += 1;
    if (!opened || count > maxElements || open.length > maxDepth || (open.length === 1 && count > 1)) return null;
    current.node.children.push(opened.node);
    if (!tag.isAlone) open.push(opened);
  }
  return open.length === 1 ? (top.children[0] ?? null) : null;
}

/** A comment, an instruction or a section of plain text at `start`; its end is -1 where it has none. */
function skippedAt(text: string, start: number): { end: number; text: string } | null {
  for (const [begin, mark] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!text.startsWith(begin, start)) continue;
    const end = text.indexOf(mark, start + begin.length);
    return { end: end < 0 ? -1 : end + mark.length, text: begin === '<![CDATA[' && end >= 0 ? text.slice(start + begin.length, end) : '' };
  }
  return null;
}

type Tag = { name: string; attributes: [name: string, value: string][]; isEnd: boolean; isAlone: boolean; end: number };

const tagStart = /<(\/?)([^\s=/>"'<]+)/y;
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

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function entityOf(name: string): string | undefined {
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

/** Null for an entity that is not one of XML. */
function unescaped(value: string): string | null {
  if (!value.includes('&')) return value;
  let isKnown = true;
  const text = value.replace(/&(?:#(x[0-9a-fA-F]{1,6}|\d{1,7})|(\w{1,20}));?/g, (_whole, code: string | undefined, name: string) => {
    const point = code === undefined ? -1 : Number(code.startsWith('x') ? `0${code}` : code);
    const letter = code === undefined ? entityOf(name) : point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
    isKnown &&= letter !== undefined;
    return letter ?? '';
  });
  return isKnown ? text : null;
}

/** Null for a root that is no SVG. A root without a namespace is taken for one: some programs leave it out. */
function openElement({ name: tag, attributes }: Tag, { node: parent, prefixes: outer }: Open): Open | null {
  const isRoot = parent.parent === null && parent.name === null && outer.size === 0;
  const declared = attributes
    .filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
    .map(([name, value]): [string, string] => [name.slice(6), value]);
  const inherited: ReadonlyMap<string, string> = isRoot ? new Map([['', svgNamespace]]) : outer;
  const prefixes = declared.length === 0 ? inherited : new Map([...inherited, ...declared]);
  const [prefix, local] = parts(tag);
  const node: SvgNode = {
    name: prefixes.get(prefix) === svgNamespace ? local : null,
    attributes: ownAttributes(attributes, prefixes),
    children: [],
    parent: isRoot ? null : parent,
    text: '',
  };
  return isRoot && node.name !== 'svg' ? null : { node, tag, prefixes };
}

function ownAttributes(attributes: Tag['attributes'], prefixes: ReadonlyMap<string, string>): Map<string, string> {
  const own = new Map<string, string>();
  for (const [name, value] of attributes) {
    const [prefix, local] = parts(name);
    if (prefix === '' && name !== 'xmlns') own.set(local, value);
    else if (local === 'href' && prefixes.get(prefix) === xlinkNamespace && !own.has('href')) own.set('href', value);
  }
  return own;
}

function parts(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}
