/** Checked rich text, ready to show. */
import type { RichTextNodeType } from '#core/content/rich-text.ts';
import type { LoadedBlock } from '#web/blocks/runtime/block.ts';
import type { BlockLink, BlockPicture } from '#web/blocks/runtime/fields.ts';

/** A node ready to show: text, what is marked alike, or an element with children. */
export type ShownText =
  | { kind: 'text'; text: string }
  | { kind: 'marked'; mark: ShownMark; children: ShownText[] }
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
  | { background: string }
  | { className: string };
