/** XML as a tree. Names are local names. Of an invoice, the schema says whether their namespaces are right (xsd.ts). */
import { SaxesParser } from 'saxes';

export type Element = { name: string; space: string; attributes: Record<string, string>; children: Element[]; text: string };

/** The root of a document. Throws where it is not well-formed, or has a document type, which an invoice never needs. */
export function parseXml(xml: string): Element {
  const document: Element = { name: '', space: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('document type declaration');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const named = Object.values(attributes).map((attribute) => [attribute.local, attribute.value]);
    const element: Element = { name: local, space: uri, attributes: Object.fromEntries(named), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error('no element');
  return root;
}

/** Elements at the end of a path of names, in the order of the document. */
export function all(from: Element | null, path: string): Element[] {
  let found = from ? [from] : [];
  for (const name of path.split('/')) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

export function first(from: Element | null, path: string): Element | null {
  return all(from, path)[0] ?? null;
}

/** The trimmed text of the first element of a path; null for none, and for one that is empty. */
export function text(from: Element | null, path: string): string | null {
  return first(from, path)?.text.trim() || null;
}

/** Every element with its path, the root first. */
export function* walk(element: Element, before = ''): Generator<{ element: Element; path: string }> {
  const path = `${before}/${element.name}`;
  yield { element, path };
  for (const child of element.children) yield* walk(child, path);
}
