/** Fields of the kit's blocks, as the editor's form would write them. */
import type { RichTextNode } from '#core/content/rich-text.ts';

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

/** Rich text: a line is a paragraph, "## " begins a heading, a list of lines is one. */
export function rich(...lines: readonly (string | readonly string[])[]) {
  return {
    type: 'doc',
    content: lines.map((line): RichTextNode => {
      if (typeof line !== 'string')
        return { type: 'bullet_list', content: line.map((item) => ({ type: 'list_item', content: [paragraph(item)] })) };
      return line.startsWith('## ') ? { ...paragraph(line.slice(3)), type: 'heading', attrs: { level: 2 } } : paragraph(line);
    }),
  };
}

/** A link field. */
export function to(url: string) {
  return { linktype: 'url', url };
}

/** Pictures of the kit stand in for those of the media library; the route puts their addresses in. */
export const kitPictures = { wide: '/cms/f/0/1900x708/kit/karwendel.webp', square: '/cms/f/0/1200x1200/kit/see.webp' } as const;

export const wide = { filename: kitPictures.wide, alt: 'Karwendel im Abendlicht' };
export const square = { filename: kitPictures.square, alt: 'See am Morgen' };

export type KitBlock = { component: string } & Record<string, unknown>;
/** A part of the kit page: the name of its anchor, a title, and blocks. */
export type KitPart = { id: string; title: string; body: readonly KitBlock[] };
