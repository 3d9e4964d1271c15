/** Boxes of links: each a picture or a design if there is one, a title, a sentence, further links below (F116). */
import * as z from 'zod/mini';
import { allDesigns, chosenDesigns } from '#web/blocks/parts/designs.ts';
import { boxFields, folderBoxes } from '#web/blocks/parts/link-boxes.ts';
import { type NamedLink, namedLink } from '#web/blocks/parts/named-link.ts';
import type { SectionLink } from '#web/blocks/parts/section-head.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, choice, items, line, link, resolveLink } from '#web/blocks/runtime/fields.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';

export const hasOwnHeadline = true;

export const schema = z.object({
  headline: line,
  headlineType: choice(['h2', 'h1', 'h3', 'h4']),
  link,
  linkText: line,
  /** Stories of this folder as boxes, the newest first: "magazin". They follow the boxes an editor wrote. */
  folder: line,
  boxes: items(boxFields),
});

export type LinkBoxContent = {
  title: string;
  text: string;
  link: BlockLink | null;
  picture: BlockPicture | null;
  card: TeaserCard | null;
  links: NamedLink[];
};

export type LinkBoxData = { headline: string; tag: 'h1' | 'h2' | 'h3' | 'h4'; all: SectionLink; boxes: LinkBoxContent[] };

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<LinkBoxData | null> {
  const wanted = [...fields.boxes, ...(await folderBoxes(fields.folder, context))].slice(0, 24);
  const designs = wanted.some(({ cards, occasion }) => cards.length > 0 || occasion !== '') ? await allDesigns(context) : [];
  const boxes = wanted.flatMap((box): LinkBoxContent[] => {
    const links = box.links.flatMap((one) => namedLink(one, context));
    const to = resolveLink(box.link, context);
    if (box.title === '' || (!to && links.length === 0)) return [];
    const [card] = box.picture ? [] : chosenDesigns(designs, box, 1);
    return [{ title: box.title, text: box.text, link: to, picture: box.picture, card: card ? teaserCard(card) : null, links }];
  });
  const [all = null] = namedLink({ text: fields.linkText, link: fields.link }, context);
  return boxes.length > 0 ? { headline: fields.headline, tag: fields.headlineType, all, boxes } : null;
}
