/** Marks of rich text as elements. Editors mark each piece of text by itself; neighbours with the same mark become one element. */
import { isNode } from '#core/content/block.ts';
import { cssColour } from '#core/content/css-colour.ts';
import type { RichTextMark } from '#core/content/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { link, resolveLink } from '#web/blocks/runtime/fields.ts';
import type { ShownMark, ShownText } from './shown-text.ts';

const tags = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const;

/** Class names of an editor's own styles: "price" or "price large". */
const classNames = /^[\w-]{1,40}(?: [\w-]{1,40}){0,4}$/;

function shownMark(mark: RichTextMark, context: BlockContext): ShownMark | null {
  const attrs = isNode(mark.attrs) ? mark.attrs : {};
  switch (mark.type) {
    case 'link': {
      const { linktype, uuid: id, href, anchor, target } = attrs;
      const to = resolveLink(link.parse({ linktype, id, url: href, email: href, anchor, target }), context);
      return to && { link: to };
    }
    case 'anchor':
      return typeof attrs.id === 'string' && /^[\w-]{1,80}$/.test(attrs.id) ? { anchor: attrs.id } : null;
    case 'highlight': {
      const background = typeof attrs.color === 'string' ? cssColour(attrs.color) : null;
      return background === null ? { tag: 'mark' } : { background };
    }
    case 'textStyle': {
      const colour = typeof attrs.color === 'string' ? cssColour(attrs.color) : null;
      return colour === null ? null : { colour };
    }
    case 'styled':
      return typeof attrs.class === 'string' && classNames.test(attrs.class) ? { className: attrs.class } : null;
    default:
      return { tag: tags[mark.type] };
  }
}

/** The marks of a node by a text that is the same for the same mark. Of each type the first counts, as in editors. */
type Marks = ReadonlyMap<string, ShownMark>;
export type MarkedNode = { node: ShownText; marks: Marks };

export function marksOf(marks: readonly RichTextMark[], context: BlockContext): Marks {
  const found = new Map<string, ShownMark>();
  const types = new Set<string>();
  for (const mark of marks) {
    if (types.has(mark.type)) continue;
    types.add(mark.type);
    const shown = shownMark(mark, context);
    if (shown) found.set(JSON.stringify(shown), shown);
  }
  return found;
}

/**
 * The nodes within elements for their marks. A link is the outermost, since parts of one would be several links; of the others the one
 * that reaches furthest. A line break has the marks that stand on both of its sides. Time grows with the nodes: a node has few marks.
 */
export function nestedMarks(nodes: readonly MarkedNode[]): ShownText[] {
  return nested(withMarkedBreaks(nodes));
}

function nested(nodes: readonly MarkedNode[]): ShownText[] {
  const shown: ShownText[] = [];
  for (let at = 0; at < nodes.length; ) {
    const first = nodes[at] as MarkedNode;
    const link = linkKey(first);
    const key = link ?? furthestMark(nodes, at) ?? '';
    const mark = first.marks.get(key);
    const run = runLength(nodes, at, key);
    const length = !mark ? 1 : link === null ? beforeLink(nodes, at, run) : run;
    if (mark) shown.push({ kind: 'marked', mark, children: nested(withoutMark(nodes.slice(at, at + length), key)) });
    else shown.push(first.node);
    at += length;
  }
  return shown;
}

/** The mark of the node at `at` that most of the next nodes have as well. */
function furthestMark(nodes: readonly MarkedNode[], at: number): string | null {
  const runs = Array.from(nodes[at]?.marks.keys() ?? [], (key) => ({ key, length: runLength(nodes, at, key) }));
  return runs.toSorted((a, b) => b.length - a.length)[0]?.key ?? null;
}

function runLength(nodes: readonly MarkedNode[], at: number, key: string): number {
  let end = at;
  while (nodes[end]?.marks.has(key)) end += 1;
  return end - at;
}

/** How many of `length` nodes from `at` on stand before a link that goes on behind them. */
function beforeLink(nodes: readonly MarkedNode[], at: number, length: number): number {
  const key = linkKey(nodes[at + length]);
  if (key === null) return length;
  let end = at + length;
  while (end > at && nodes[end - 1]?.marks.has(key)) end -= 1;
  return end - at;
}

function linkKey(node: MarkedNode | undefined): string | null {
  for (const [key, mark] of node?.marks ?? []) if ('link' in mark) return key;
  return null;
}

function withoutMark(nodes: readonly MarkedNode[], key: string): MarkedNode[] {
  return nodes.map(({ node, marks }) => ({ node, marks: new Map([...marks].filter(([other]) => other !== key)) }));
}

function withMarkedBreaks(nodes: readonly MarkedNode[]): MarkedNode[] {
  const following: Marks[] = [];
  let next: Marks = new Map();
  for (const { node, marks } of nodes.toReversed()) {
    if (!isBreak(node)) next = marks;
    following.push(next);
  }
  following.reverse();
  let before: Marks = new Map();
  return nodes.map(({ node, marks }, at) => {
    const shared = isBreak(node) ? new Map([...before].filter(([key]) => following[at]?.has(key))) : marks;
    before = shared;
    return { node, marks: shared };
  });
}

function isBreak(node: ShownText): boolean {
  return node.kind === 'element' && node.tag === 'hard_break';
}
