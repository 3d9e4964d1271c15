/** Fields that every block has: layout, headline, forced render. Server only; block-layout.tsx renders them. */
import * as z from 'zod/mini';
import { visitNodes } from '#core/content/block.ts';
import type { BlockLayout, Editable, Headline } from './block.ts';

const text = z.catch(z.string().check(z.trim(), z.maxLength(2000)), '');
/** Editors' checkboxes arrive as booleans, from some imports as text. */
const flag = z.catch(
  z.pipe(
    z.union([z.boolean(), z.string()]),
    z.transform((value) => value === true || value === 'true'),
  ),
  false,
);
const spaces = ['none', 'small', 'medium', 'section'] as const;

const layoutFields = z.object({
  htmlTag: z.catch(z.enum(['section', 'article', 'aside', 'nav', 'header', 'footer']), undefined as never),
  mb: z.catch(z.enum(spaces), 'section'),
  mt: z.catch(z.enum(spaces), undefined as never),
  layout: z.catch(z.enum(['plain', 'ground', 'ink', 'narrow']), 'plain'),
  forceRender: flag,
  headline: text,
  headlineType: z.catch(z.enum(['h1', 'h2', 'h3', 'h4']), 'h2'),
  subline: text,
  teaser: text,
  variant: z.catch(z.enum(['primary', 'secondary']), 'primary'),
  hideComponentOnMobile: flag,
  hideHeadlineOnDesktop: flag,
  hideHeadlineOnMobile: flag,
  preventHideHeadline: flag,
});

const noteFields = z.object({ name: z.string(), space: z.string(), uid: z.string(), id: z.string() });

/** What an editor's note on a draft says, `<!--#storyblok#{…}-->`; null for published blocks and for what is no such note. */
function editableOf(note: unknown): Editable | null {
  const [, json = ''] = typeof note === 'string' ? (/^<!--#storyblok#(\{.*\})-->$/s.exec(note) ?? []) : [];
  if (json === '') return null;
  try {
    const { id, uid } = noteFields.parse(JSON.parse(json));
    return { note: json, uid: `${id}-${uid}` };
  } catch {
    return null;
  }
}

/** Layout, headline and forced render of a block's fields. Invalid values fall back to their default (F223, F224, F225). */
export function readLayout(block: Record<string, unknown>): { layout: BlockLayout; forceRender: boolean } {
  const { htmlTag, mb, mt, layout: variant, forceRender, ...headline } = layoutFields.parse(block);
  const layout: BlockLayout = { mb, variant };
  if (htmlTag) layout.htmlTag = htmlTag;
  if (mt) layout.mt = mt;
  if (headline.headline !== '' || headline.subline !== '' || headline.hideComponentOnMobile) layout.headline = headline satisfies Headline;
  const editable = editableOf(block._editable);
  if (editable) layout.editable = editable;
  return { layout, forceRender };
}

/** Names of blocks that lack `mb` or `layout`, which every block should have (F225). Each name once. */
export function blocksWithoutLayout(content: unknown, isBlock: (name: string) => boolean): string[] {
  const found = new Set<string>();
  visitNodes(content, ({ component, mb, layout }) => {
    if (typeof component === 'string' && isBlock(component) && (mb === undefined || layout === undefined)) found.add(component);
  });
  return [...found];
}
