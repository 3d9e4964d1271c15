/** SVG as a tree, and its serialization. `web` turns the same tree into React elements. */
import { escapeMarkup } from '#core/values/markup.ts';

export type SvgNode = { tag: string; attrs: Record<string, string>; children: SvgNode[] };

export function svgNode(tag: string, attrs: Record<string, string | number>, children: SvgNode[] = []): SvgNode {
  const written: Record<string, string> = {};
  for (const name in attrs) written[name] = String(attrs[name]);
  return { tag, attrs: written, children };
}

function write(node: SvgNode, extra: Record<string, string>): string {
  const attrs = Object.entries({ ...extra, ...node.attrs }).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  const open = `<${node.tag}${attrs.join('')}`;
  return node.children.length === 0 ? `${open}/>` : `${open}>${node.children.map((child) => write(child, {})).join('')}</${node.tag}>`;
}

/** A complete SVG document. `size` in pixels is for rasterisers; without it the document has only a view box. */
export function svgString(node: SvgNode, size?: { width: number; height: number }): string {
  const pixels: Record<string, string> = size ? { width: String(size.width), height: String(size.height) } : {};
  return write(node, { xmlns: 'http://www.w3.org/2000/svg', ...pixels });
}

/** Nodes as they stand inside an `svg` element of a page. */
export function svgMarkup(nodes: readonly SvgNode[]): string {
  return nodes.map((node) => write(node, {})).join('');
}
