/** Rich text: the tree editors write, its nodes, marks and link types (specification 4). It is stored and delivered untouched; who shows it keeps to these lists. */
import { isNode } from './block.ts';

export const richTextNodes = [
  'doc',
  'heading',
  'paragraph',
  'blockquote',
  'ordered_list',
  'bullet_list',
  'list_item',
  'code_block',
  'horizontal_rule',
  'hard_break',
  'image',
  'emoji',
  'blok',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'text',
] as const;
export type RichTextNodeType = (typeof richTextNodes)[number];

export const richTextMarks = [
  'bold',
  'strong',
  'strike',
  'underline',
  'italic',
  'code',
  'link',
  'anchor',
  'styled',
  'superscript',
  'subscript',
  'textStyle',
  'highlight',
] as const;
export type RichTextMarkType = (typeof richTextMarks)[number];

export const linkTypes = ['url', 'story', 'asset', 'email'] as const;

export type RichTextMark = { type: RichTextMarkType; attrs?: Record<string, unknown> };
export type RichTextNode = {
  type: RichTextNodeType;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: RichTextMark[];
  text?: string;
};

/** True for a field that holds rich text; says nothing about what is inside. */
export function isRichText(value: unknown): value is { type: 'doc'; content: unknown[] } {
  return isNode(value) && value.type === 'doc' && Array.isArray(value.content);
}

/**
 * A copy with only the nodes, marks and link types of the lists. An unknown node is replaced by what it holds, an unknown mark is
 * dropped and its text stays. Attributes are kept as they are: the renderer checks addresses and colours.
 */
export function knownRichText(value: unknown): RichTextNode {
  const content = isRichText(value) ? value.content.flatMap(knownNodes) : [];
  return { type: 'doc', content };
}

const nodeTypes = new Set<unknown>(richTextNodes);
const markTypes = new Set<unknown>(richTextMarks);
const knownLinkTypes = new Set<unknown>(linkTypes);

function knownNodes(value: unknown): RichTextNode[] {
  if (!isNode(value)) return [];
  const content = Array.isArray(value.content) ? value.content.flatMap(knownNodes) : undefined;
  if (!nodeTypes.has(value.type)) return content ?? [];
  const marks = Array.isArray(value.marks) ? value.marks.filter(isKnownMark) : undefined;
  return [
    {
      type: value.type as RichTextNodeType,
      ...(isNode(value.attrs) ? { attrs: value.attrs } : {}),
      ...(content ? { content } : {}),
      ...(marks ? { marks } : {}),
      ...(typeof value.text === 'string' ? { text: value.text } : {}),
    },
  ];
}

function isKnownMark(value: unknown): value is RichTextMark {
  if (!isNode(value) || !markTypes.has(value.type)) return false;
  if (value.type !== 'link') return true;
  const type = isNode(value.attrs) ? value.attrs.linktype : undefined;
  return type === undefined || type === null || knownLinkTypes.has(type);
}
