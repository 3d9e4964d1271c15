/** The title of a page: breadcrumbs, title left, one sentence right (F123, F223). It shows its own headline, so the frame shows none. */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { choice, flag, items, line, lines, link, resolveLink } from '#web/blocks/runtime/fields.ts';

export const hasOwnHeadline = true;

export const schema = z.object({
  headline: lines,
  headlineType: choice(['h2', 'h1', 'h3', 'h4']),
  subline: lines,
  teaser: line,
  /** 'secondary' is the smaller one, for the middle of a page. */
  variant: choice(['primary', 'secondary']),
  hideHeadlineOnDesktop: flag,
  hideHeadlineOnMobile: flag,
  preventHideHeadline: flag,
  hideBreadcrumbs: flag,
  /** Pages between the start and this one. */
  trail: items(z.object({ name: line, link })),
});

export type PageHeadlineData = {
  headline: string;
  tag: 'h1' | 'h2' | 'h3' | 'h4';
  subline: string;
  teaser: string;
  isSmall: boolean;
  hidden: { onDesktop: boolean; onMobile: boolean };
  /** Null: no breadcrumbs. */
  trail: { name: string; path: string }[] | null;
};

export function load(fields: z.infer<typeof schema>, context: BlockContext): PageHeadlineData | null {
  if (fields.headline === '') return null;
  const isSmall = fields.variant === 'secondary';
  const trail = fields.trail.flatMap(({ name, link: field }) => {
    const to = resolveLink(field, context);
    return name !== '' && to && !to.external ? [{ name, path: to.to }] : [];
  });
  const mayHide = !fields.preventHideHeadline;
  return {
    headline: fields.headline,
    tag: fields.headlineType,
    subline: fields.subline,
    teaser: fields.teaser,
    isSmall,
    hidden: { onDesktop: mayHide && fields.hideHeadlineOnDesktop, onMobile: mayHide && fields.hideHeadlineOnMobile },
    trail: isSmall || fields.hideBreadcrumbs || fields.headlineType !== 'h1' ? null : trail,
  };
}
