/** XML of workbooks, parsed in steps. Document types are refused, and with them all entities of a file's own. */
import { SaxesParser } from 'saxes';
import { type GridLimits, GridRefusal } from '#core/people/import/grid.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Names come without their prefix. */
export type XmlHandler = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
};

/** Bytes of one text, comment or tag. */
const maxUnbroken = 1_000_000;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** 'xlink:href' as 'href', 'ss:Index' as 'Index'; an attribute without a prefix comes first. */
function localAttributes(attributes: Attributes): Attributes {
  let local: Record<string, string> | null = null;
  for (const name in attributes)
    if (name.includes(':')) {
      local ??= Object.assign(Object.create(null), attributes) as Record<string, string>;
      local[localName(name)] ??= attributes[name] ?? '';
    }
  return local ?? attributes;
}

function parserFor(handler: XmlHandler, limits: GridLimits): SaxesParser {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new GridRefusal('damaged', 'document type');
  });
  parser.on('error', (error) => {
    throw new GridRefusal('damaged', error.message.slice(0, 200));
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > limits.depth) throw new GridRefusal('damaged', 'depth of XML');
    handler.open(localName(name), localAttributes(attributes as Attributes));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close(localName(name));
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  return parser;
}

/** Parses the chunks in UTF-8. Throws GridRefusal 'damaged' for what is no XML. */
export async function parseXml(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, handler: XmlHandler, limits: GridLimits) {
  let events = 0;
  const counted: XmlHandler = {
    open: (name, attributes) => {
      events += 1;
      handler.open(name, attributes);
    },
    close: (name) => {
      events += 1;
      handler.close(name);
    },
    text: (text) => {
      events += 1;
      handler.text(text);
    },
  };
  const parser = parserFor(counted, limits);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [seen, unbroken] = [0, 0];
  for await (const chunk of chunks) {
    parser.write(decoded(decoder, chunk));
    unbroken = events === seen ? unbroken + chunk.length : 0;
    seen = events;
    if (unbroken > maxUnbroken) throw new GridRefusal('damaged', 'a text or tag without end');
  }
  parser.close();
}

function decoded(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new GridRefusal('damaged', 'no UTF-8');
  }
}
