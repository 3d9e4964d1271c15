/** Fields of the gallery's blocks, as the editor's form would write them. */
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

/** Placeholders for pictures of the media library. The route replaces them by addresses. */
export const galleryPictures = { wide: '/cms/f/0/1900x708/kit/karwendel.webp', square: '/cms/f/0/1200x1200/kit/see.webp' } as const;

export const wide = { filename: galleryPictures.wide, alt: 'Karwendel im Abendlicht' };
export const square = { filename: galleryPictures.square, alt: 'See am Morgen' };

/** `component` is the name of a block; a unit test of `src/web/blocks` checks it. */
export type GalleryBlock = { component: string } & Record<string, unknown>;
/** A part of the gallery: its anchor, its title and its blocks. */
export type GalleryPart = { id: string; title: string; body: readonly GalleryBlock[] };
