/**
 * Rich text of stories: every node, mark and link type of Specification 3 and nothing else. The server turns the tree into checked data
 * (addresses, pictures, blocks), the component only shows it, so nothing in a story can run script.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { isNode } from '#core/content/block.ts';
import type { RichTextMark, RichTextNode } from '#core/content/rich-text.ts';
import { t } from '#texts/t.ts';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import type { BlockContext, LoadedBlock } from '#web/blocks/runtime/block.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { type BlockLink, type BlockPicture, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';

/** A node ready to show: text with marks, or an element with children. */
type Shown =
  | { kind: 'text'; text: string; marks: ShownMark[] }
  | { kind: 'element'; tag: Tag; level?: number; start?: number; align?: Align; span?: [columns: number, rows: number]; children: Shown[] }
  | { kind: 'picture'; picture: BlockPicture }
  | { kind: 'blocks'; blocks: LoadedBlock[] };
type Tag = keyof typeof tags;
type Align = 'left' | 'center' | 'right' | 'justify';
type ShownMark =
  | { tag: 'strong' | 'em' | 's' | 'u' | 'code' | 'sup' | 'sub' | 'mark' }
  | { link: BlockLink }
  | { anchor: string }
  | { colour: string };
export type RichTextData = readonly Shown[];

/** Deeper trees are cut: rendering is a recursion. */
const maximumDepth = 24;
const maximumNodes = 20_000;

const tags = {
  paragraph: 'p',
  heading: 'h2',
  blockquote: 'blockquote',
  ordered_list: 'ol',
  bullet_list: 'ul',
  list_item: 'li',
  code_block: 'pre',
  horizontal_rule: 'hr',
  hard_break: 'br',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
} as const;

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
  const left = { nodes: maximumNodes };
  const children = (node: RichTextNode, depth: number) => Promise.all((node.content ?? []).map((child) => shown(child, depth + 1)));

  async function shown(node: RichTextNode, depth: number): Promise<Shown[]> {
    left.nodes -= 1;
    if (depth > maximumDepth || left.nodes < 0) return [];
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
    const element: Shown = { kind: 'element', tag: node.type, children: inner };
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
      // Classes of editors mean nothing here.
      case 'styled':
        return [];
      default:
        return [{ tag: markTags[mark.type] }];
    }
  });
}

function withMark(mark: ShownMark, inner: ReactNode): ReactNode {
  if ('link' in mark) return <ContentLink link={mark.link}>{inner}</ContentLink>;
  if ('anchor' in mark) return <span id={mark.anchor}>{inner}</span>;
  if ('colour' in mark) return <span style={{ color: mark.colour }}>{inner}</span>;
  const MarkTag = mark.tag;
  return <MarkTag>{inner}</MarkTag>;
}

function marked(text: string, marks: readonly ShownMark[]): ReactNode {
  let shown: ReactNode = text;
  for (const mark of marks.toReversed()) shown = withMark(mark, shown);
  return shown;
}

function shownNode(node: Shown): ReactNode {
  if (node.kind === 'text') return marked(node.text, node.marks);
  if (node.kind === 'picture') {
    const { src, alt, width, height } = node.picture;
    return <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
  }
  if (node.kind === 'blocks') return <Blocks blocks={node.blocks} />;
  const Element = node.tag === 'heading' ? (`h${Math.min(6, Math.max(2, node.level ?? 2))}` as 'h2') : tags[node.tag];
  if (Element === 'hr' || Element === 'br') return <Element />;
  const children = shownNodes(node.children);
  const style = node.align ? { textAlign: node.align } : undefined;
  if (Element === 'table')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      <section className="table-scroll" aria-label={t('shared.table')} tabIndex={0}>
        <table>
          <tbody>{children}</tbody>
        </table>
      </section>
    );
  if (Element === 'td' || Element === 'th')
    return (
      <Element colSpan={node.span?.[0]} rowSpan={node.span?.[1]} style={style}>
        {children}
      </Element>
    );
  if (Element === 'ol') return <ol start={node.start}>{children}</ol>;
  if (Element === 'pre')
    return (
      <pre>
        <code>{children}</code>
      </pre>
    );
  return <Element style={style}>{children}</Element>;
}

/** Children without keys: text never changes place while a page stands. */
function shownNodes(nodes: readonly Shown[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(shownNode));
}

export function RichTextView({ text }: { text: RichTextData }) {
  return <div className="prose">{shownNodes(text)}</div>;
}
