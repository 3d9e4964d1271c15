/**
 * Rich text of stories: every node, mark and link type of Specification 3 and nothing else. The server turns the tree into checked data
 * (addresses, pictures, blocks), the component only shows it, so nothing in a story can run script.
 */
import type { RichTextNode } from '#core/content/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { picture } from '#web/blocks/runtime/fields.ts';
import { type MarkedNode, marksOf, nestedMarks } from './rich-text-marks.ts';
import type { ShownText } from './shown-text.ts';

export type RichTextData = readonly ShownText[];

/** Deeper trees are cut, because rendering recurses. */
const maxDepth = 24;

const maxNodes = 20_000;

/** The tree as data for the component; blocks inside are loaded. Takes text that passed `knownRichText`. */
export async function loadRichText(text: RichTextNode, context: BlockContext): Promise<RichTextData> {
  const left = { nodes: maxNodes };

  async function childrenOf(node: RichTextNode, depth: number): Promise<ShownText[]> {
    const children = await Promise.all(
      (node.content ?? []).map(async (child): Promise<MarkedNode[]> => {
        const marks = marksOf(child.marks ?? [], context);
        return (await shown(child, depth + 1)).map((one) => ({ node: one, marks }));
      }),
    );
    return nestedMarks(children.flat());
  }

  async function shown(node: RichTextNode, depth: number): Promise<ShownText[]> {
    left.nodes -= 1;
    if (depth > maxDepth || left.nodes < 0) return [];
    const attrs = node.attrs ?? {};
    if (node.type === 'text') return node.text ? [{ kind: 'text', text: node.text }] : [];
    if (node.type === 'emoji') return typeof attrs.emoji === 'string' ? [{ kind: 'text', text: attrs.emoji.slice(0, 16) }] : [];
    if (node.type === 'image') {
      const shownPicture = picture.parse({ filename: attrs.src, alt: attrs.alt });
      return shownPicture ? [{ kind: 'picture', picture: shownPicture }] : [];
    }
    if (node.type === 'blok') {
      const blocks = await context.blocks(attrs.body);
      return blocks.length > 0 ? [{ kind: 'blocks', blocks }] : [];
    }
    const inner = await childrenOf(node, depth);
    if (node.type === 'doc') return inner;
    const element: ShownText = { kind: 'element', tag: node.type, children: inner };
    if (node.type === 'heading') element.level = wholeNumber(attrs.level, 1, 6, 2);
    if (node.type === 'ordered_list' && attrs.order !== undefined) element.start = wholeNumber(attrs.order, 0, 9999, 1);
    if (node.type === 'tableCell' || node.type === 'tableHeader')
      element.span = [wholeNumber(attrs.colspan, 1, 20, 1), wholeNumber(attrs.rowspan, 1, 200, 1)];
    const align = attrs.textAlign;
    if (align === 'center' || align === 'right' || align === 'justify') element.align = align;
    return [element];
  }
  return shown(text, 0);
}

function wholeNumber(value: unknown, minimum: number, maximum: number, fallback: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : fallback;
}
