/** Short ways to write stories: rich text from lines with [links](/pfad/) and **bold**, and the blocks of a page. */
import type { Block } from '#core/content/block.ts';
import type { RichTextMark, RichTextNode } from '#core/content/rich-text.ts';
import type { StorySeed } from '#core/content/story-seed.ts';

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

function words(line: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  const add = (text: string, ...marks: RichTextMark[]) => {
    if (text !== '') nodes.push({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) });
  };
  let at = 0;
  for (const match of line.matchAll(mark)) {
    add(line.slice(at, match.index));
    const [all, label = '', href = '', bold] = match;
    const isMail = href.startsWith('mailto:');
    if (bold) add(bold, { type: 'bold' });
    else
      add(label, { type: 'link', attrs: isMail ? { linktype: 'email', href: href.slice('mailto:'.length) } : { linktype: 'url', href } });
    at = match.index + all.length;
  }
  add(line.slice(at));
  return nodes;
}

function paragraph(line: string): RichTextNode {
  return { type: 'paragraph', content: words(line) };
}

/** A line is a paragraph, "## " a heading, "### " a smaller one, a list of lines a bullet list; `numbered` makes a numbered one. */
export type Line = string | readonly string[] | { numbered: readonly string[] } | { table: readonly (readonly string[])[] };

/** Rich text of these lines. The first row of a table is its head. */
export function rich(...lines: readonly Line[]): RichTextNode {
  return { type: 'doc', content: lines.map(node) };
}

function node(line: Line): RichTextNode {
  if (typeof line === 'string') {
    const heading = /^(#{2,4}) (.*)$/.exec(line);
    if (heading) return { type: 'heading', attrs: { level: heading[1]?.length ?? 2 }, content: words(heading[2] ?? '') };
    return paragraph(line);
  }
  if ('table' in line) {
    return {
      type: 'table',
      content: line.table.map((row, at) => ({
        type: 'tableRow',
        content: row.map((cell) => ({ type: at === 0 ? 'tableHeader' : 'tableCell', content: [paragraph(cell)] })),
      })),
    };
  }
  const items = 'numbered' in line ? line.numbered : line;
  return {
    type: 'numbered' in line ? 'ordered_list' : 'bullet_list',
    content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })),
  };
}

/** A link field to a page of the shop or elsewhere. */
export function to(url: string) {
  return { fieldtype: 'multilink', linktype: 'url', url, cached_url: url };
}

/** Every block has space below and a variant (F225). */
function withLayout(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ mb: 'section', layout: 'plain', ...block }));
}

/** A story that is a page. `slug` is the whole address. Search engines index it unless `robots` says otherwise. */
export function page(
  slug: string,
  words: {
    name: string;
    title?: string;
    description: string;
    body: Block[];
    below?: Block[];
    tags?: string[];
    robots?: 'index' | 'noindex';
  },
): StorySeed {
  const { name, title = name, description, body, below = [], tags, robots = 'index' } = words;
  return {
    slug,
    name,
    content: { component: 'page', title, description, robots, body: withLayout(body), below: withLayout(below) },
    ...(tags ? { tags } : {}),
  };
}

/** The page of a folder that holds others: its story lies inside, under "start". */
export function startPage(folder: string, words: Parameters<typeof page>[1]): StorySeed {
  return { ...page(`${folder}/start`, words), isStartpage: true };
}
