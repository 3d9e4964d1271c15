/** A small reader of XML for metadata: elements, attributes and text, with namespaces. It knows no entities and no document types. */

/** `name`: "namespace local". Attributes are children with a text, as RDF reads them; those without a prefix have no namespace. */
export type XmlNode = { name: string; text: string; children: XmlNode[] };

const maxNodes = 10_000;
const maxDepth = 64;

const whiteSpace = /\s+/;
const attributePattern = /([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

type Open = { node: XmlNode; tag: string; prefixes: ReadonlyMap<string, string> };

/** The root, or null for what is not well-formed or larger than metadata are. Time grows with the length. */
export function parseXml(text: string): XmlNode | null {
  const root: XmlNode = { name: '', text: '', children: [] };
  const open: Open[] = [{ node: root, tag: '', prefixes: new Map() }];
  let nodes = 0;
  let at = 0;
  for (;;) {
    const current = open.at(-1) as Open;
    const start = text.indexOf('<', at);
    if (start < 0) break;
    current.node.text += text.slice(at, start);
    const skipped = endOfSkipped(text, start);
    if (skipped === null) return null;
    if (skipped > 0) {
      at = skipped;
      continue;
    }
    const end = endOfTag(text, start);
    if (end < 0) return null;
    const tag = text.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      if (open.length === 1 || tag.slice(1).trim() !== current.tag) return null;
      open.pop();
      continue;
    }
    const isEmpty = tag.endsWith('/');
    const opened = openElement(isEmpty ? tag.slice(0, -1) : tag, current);
    nodes += 1 + opened.node.children.length;
    if (nodes > maxNodes || open.length > maxDepth) return null;
    current.node.children.push(opened.node);
    if (!isEmpty) open.push(opened);
  }
  return open.length === 1 ? (root.children[0] ?? null) : null;
}

/** Position behind a comment or an instruction that starts at `start`, 0 for a tag; null for what is not read. */
function endOfSkipped(text: string, start: number): number | null {
  const isComment = text.startsWith('<!--', start);
  if (!isComment && text.startsWith('<!', start)) return null;
  if (!isComment && !text.startsWith('<?', start)) return 0;
  const mark = isComment ? '-->' : '?>';
  const end = text.indexOf(mark, start + 2);
  return end < 0 ? null : end + mark.length;
}

/** Position of the '>' that ends a tag; one within quotes does not. -1 where none does. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

function openElement(source: string, { prefixes: outer }: Open): Open {
  const [tag = ''] = source.split(whiteSpace, 1);
  const attributes: [name: string, value: string][] = [];
  let prefixes = outer;
  for (const [, name = '', double, single] of source.slice(tag.length).matchAll(attributePattern)) {
    const value = double ?? single ?? '';
    if (name.startsWith('xmlns:')) prefixes = new Map([...prefixes, [name.slice(6), value]]);
    else if (name !== 'xmlns') attributes.push([name, value]);
  }
  const children = attributes.map(([name, value]) => ({ name: fullName(name, prefixes), text: value, children: [] }));
  return { node: { name: fullName(tag, prefixes), text: '', children }, tag, prefixes };
}

/** XMP gives every element a prefix; a default namespace is not read. */
function fullName(name: string, prefixes: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(':');
  return colon < 0 ? ` ${name}` : `${prefixes.get(name.slice(0, colon)) ?? ''} ${name.slice(colon + 1)}`;
}
