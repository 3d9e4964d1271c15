/** XML as a tree, written with an element a line. */
import { escapeMarkup } from '#core/values/markup.ts';

export type Xml = {
  name: string;
  attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  content: readonly Xml[] | string;
};

/** An element; attributes that are undefined are left out. */
export function xml(name: string, attributes: Xml['attributes'] = {}, content: Xml['content'] = []): Xml {
  return { name, attributes, content };
}

/** The element as text, on its own lines. */
function xmlText({ name, attributes, content }: Xml, indent = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`);
  const start = `${indent}<${name}${written.join('')}`;
  if (content.length === 0) return `${start}/>\n`;
  if (typeof content === 'string') return `${start}>${escapeMarkup(content)}</${name}>\n`;
  return `${start}>\n${content.map((child) => xmlText(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** A file with one root element. */
export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(root)}`;
}
