/** Shows rich text that the server has checked (rich-text.ts). */
import { createElement, Fragment, type ReactNode } from 'react';
import { partTexts } from '#texts/de/frame/parts.ts';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { useTexts } from '#web/page/texts.ts';
import type { RichTextData } from './rich-text.ts';
import type { ElementType, ShownMark, ShownText } from './shown-text.ts';

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
} as const satisfies Record<ElementType, string>;

function withMark(mark: ShownMark, inner: ReactNode): ReactNode {
  if ('link' in mark) return <ContentLink link={mark.link}>{inner}</ContentLink>;
  if ('anchor' in mark) return <span id={mark.anchor}>{inner}</span>;
  if ('className' in mark) return <span className={mark.className}>{inner}</span>;
  if ('background' in mark) return <mark style={{ backgroundColor: mark.background }}>{inner}</mark>;
  if ('colour' in mark) return <span style={{ color: mark.colour }}>{inner}</span>;
  const MarkTag = mark.tag;
  return <MarkTag>{inner}</MarkTag>;
}

function shownNode(node: ShownText): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'marked') return withMark(node.mark, shownNodes(node.children));
  if (node.kind === 'picture') {
    const { src, alt, width, height } = node.picture;
    return <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
  }
  if (node.kind === 'blocks') return <Blocks blocks={node.blocks} />;
  const Element = node.tag === 'heading' ? (`h${Math.min(6, Math.max(2, node.level ?? 2))}` as 'h2') : tags[node.tag];
  if (Element === 'hr' || Element === 'br') return <Element />;
  const children = shownNodes(node.children);
  const style = node.align ? { textAlign: node.align } : undefined;
  if (Element === 'table') return <ScrollableTable>{children}</ScrollableTable>;
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

function ScrollableTable({ children }: { children: ReactNode }) {
  const t = useTexts(partTexts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1).
    <section className="table-scroll" aria-label={t('shared.table')} tabIndex={0}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Children without keys: the order of nodes never changes. */
function shownNodes(nodes: readonly ShownText[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(shownNode));
}

export function RichTextView({ text }: { text: RichTextData }) {
  return <div className="prose">{shownNodes(text)}</div>;
}
