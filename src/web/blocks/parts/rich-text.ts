/**
 * Rich text of stories: every node, mark and link type of Specification 3 and nothing else. The server turns the tree into checked data
 * (addresses, pictures, blocks), the component only shows it, so nothing in a story can run script.
 */
import { isNode } from '#core/content/block.ts';
import type { RichTextMark, RichTextNode, RichTextNodeType } from '#core/content/rich-text.ts';
import type { BlockContext, LoadedBlock } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';

/** A node ready to show: text with marks, or an element with children. */
export type ShownText =
  | { kind: 'text'; text: string; marks: ShownMark[] }
  | {
      kind: 'element';
      tag: ElementType;
      level?: number;
      start?: number;
      align?: Align;
      span?: [columns: number, rows: number];
      children: ShownText[];
    }
  | { kind: 'picture'; picture: BlockPicture }
  | { kind: 'blocks'; blocks: LoadedBlock[] };

/** A node that becomes one element. */
export type ElementType = Exclude<RichTextNodeType, 'doc' | 'text' | 'emoji' | 'image' | 'blok'>;

export type Align = 'left' | 'center' | 'right' | 'justify';

export type ShownMark =
  | { tag: 'strong' | 'em' | 's' | 'u' | 'code' | 'sup' | 'sub' | 'mark' }
  | { link: BlockLink }
  | { anchor: string }
  | { colour: string }
  | { className: string };

export type RichTextData = readonly ShownText[];

/** Deeper trees are cut, because rendering recurses. */
const maxDepth = 24;

const maxNodes = 20_000;

const markTags = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const;

/** The tree as data for the component; blocks inside are loaded. Takes text that passed `knownRichText`. */
export async function loadRichText(text: RichTextNode, context: BlockContext): Promise<RichTextData> {
  const left = { nodes: maxNodes };
  const children = (node: RichTextNode, depth: number) => Promise.all((node.content ?? []).map((child) => shown(child, depth + 1)));

  async function shown(node: RichTextNode, depth: number): Promise<ShownText[]> {
    left.nodes -= 1;
    if (depth > maxDepth || left.nodes < 0) return [];
    const attrs = node.attrs ?? {};
    if (node.type === 'text') return node.text ? [{ kind: 'text', text: node.text, marks: marksOf(node.marks ?? [], context) }] : [];
    if (node.type === 'emoji') return typeof attrs.emoji === 'string' ? [{ kind: 'text', text: attrs.emoji.slice(0, 16), marks: [] }] : [];
    if (node.type === 'image') {
      const shownPicture = picture.parse({ filename: attrs.src, alt: attrs.alt });
      return shownPicture ? [{ kind: 'picture', picture: shownPicture }] : [];
    }
    if (node.type === 'blok') {
      const blocks = await context.blocks(attrs.body);
      return blocks.length > 0 ? [{ kind: 'blocks', blocks }] : [];
    }
    const inner = (await children(node, depth)).flat();
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

/** Class names of an editor's own styles: "price" or "price large". */
const classNames = /^[\w-]{1,40}(?: [\w-]{1,40}){0,4}$/;

function marksOf(marks: readonly RichTextMark[], context: BlockContext): ShownMark[] {
  return marks.flatMap((mark): ShownMark[] => {
    const attrs = isNode(mark.attrs) ? mark.attrs : {};
    switch (mark.type) {
      case 'link': {
        const to = resolveLink(
          link.parse({
            linktype: attrs.linktype,
            id: attrs.uuid,
            url: attrs.href,
            email: attrs.href,
            anchor: attrs.anchor,
            target: attrs.target,
          }),
          context,
        );
        return to ? [{ link: to }] : [];
      }
      case 'anchor':
        return typeof attrs.id === 'string' && /^[\w-]{1,80}$/.test(attrs.id) ? [{ anchor: attrs.id }] : [];
      case 'highlight':
        return [{ tag: 'mark' }];
      case 'textStyle':
        return typeof attrs.color === 'string' && /^#[0-9a-f]{6}$/i.test(attrs.color) ? [{ colour: attrs.color }] : [];
      case 'styled':
        return typeof attrs.class === 'string' && classNames.test(attrs.class) ? [{ className: attrs.class }] : [];
      default:
        return [{ tag: markTags[mark.type] }];
    }
  });
}
