/** The saved designs of this browser, twelve at a time (F140). It asks for their tiles after load: pages are the same for everybody. */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line, lines, link, resolveLink } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ emptyTitle: line, emptyText: lines, link, linkText: line });

/** What stands there as long as nothing is saved. */
export type WishGridData = { title: string; text: string; to: string; button: string; words: Words };

export type Words = { one: string; many: string; gone: string; drop: string; more: string; again: string; script: string };

const words: Words = {
  one: 'Ein Design gemerkt, nur in diesem Browser.',
  many: '{count} Designs gemerkt, nur in diesem Browser.',
  gone: 'Ein gemerktes Design gibt es gerade nicht.',
  drop: 'Vom Merkzettel nehmen',
  more: 'Mehr Designs laden',
  again: 'Noch einmal versuchen',
  script: 'Der Merkzettel liegt in deinem Browser. Um ihn zu zeigen, braucht diese Seite JavaScript.',
};

/** Nothing on the poster channel: there are no cards to save. */
export function load(fields: z.infer<typeof schema>, context: BlockContext): WishGridData | null {
  if (context.page.site.channel !== 'federleicht') return null;
  const to = resolveLink(fields.link, context);
  return {
    title: fields.emptyTitle || 'Noch nichts gemerkt.',
    text: fields.emptyText || 'Ein Herz an einem Design legt es hierher. Zum Vergleichen, Zeigen, Darüberschlafen.',
    to: to && !to.external ? to.to : '/karten-designen/',
    button: fields.linkText || 'Designs ansehen',
    words,
  };
}
