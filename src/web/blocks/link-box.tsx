/** Boxes of links: each a picture or a design if there is one, a title, a sentence, further links below (F116). */
import * as z from 'zod/mini';
import { BoxVisual } from '#web/blocks/parts/box-visual.tsx';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { allDesigns, chosenDesigns } from '#web/blocks/parts/designs.ts';
import { boxFields, folderBoxes } from '#web/blocks/parts/link-boxes.ts';
import { type NamedLink, namedLink } from '#web/blocks/parts/named-link.ts';
import { SectionHead, type SectionLink } from '#web/blocks/parts/section-head.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, choice, items, line, link, resolveLink } from '#web/blocks/runtime/fields.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';

export const schema = z.object({
  headline: line,
  headlineType: choice(['h2', 'h1', 'h3', 'h4']),
  link,
  linkText: line,
  /** Stories of this folder as boxes, the newest first: "magazin". They follow the boxes an editor wrote. */
  folder: line,
  boxes: items(boxFields),
});

type Box = {
  title: string;
  text: string;
  link: BlockLink | null;
  picture: BlockPicture | null;
  card: TeaserCard | null;
  links: NamedLink[];
};
export type LinkBoxData = { headline: string; tag: 'h1' | 'h2' | 'h3' | 'h4'; all: SectionLink; boxes: Box[] };

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<LinkBoxData | null> {
  const wanted = [...fields.boxes, ...(await folderBoxes(fields.folder, context))].slice(0, 24);
  const designs = wanted.some(({ cards, occasion }) => cards.length > 0 || occasion !== '') ? await allDesigns(context) : [];
  const boxes = wanted.flatMap((box): Box[] => {
    const links = box.links.flatMap((one) => namedLink(one, context));
    const to = resolveLink(box.link, context);
    if (box.title === '' || (!to && links.length === 0)) return [];
    const [card] = box.picture ? [] : chosenDesigns(designs, box, 1);
    return [{ title: box.title, text: box.text, link: to, picture: box.picture, card: card ? teaserCard(card) : null, links }];
  });
  const [all = null] = namedLink({ text: fields.linkText, link: fields.link }, context);
  return boxes.length > 0 ? { headline: fields.headline, tag: fields.headlineType, all, boxes } : null;
}

export function Component({ data }: { data: LinkBoxData | null }) {
  if (!data) return null;
  const { headline, tag, all, boxes } = data;
  const isPictured = boxes.some(({ picture: image, card }) => image || card);
  const Title = headline === '' ? 'h2' : 'h3';
  return (
    <div className="wrap">
      <SectionHead title={headline} tag={tag} link={all} />
      <ul className={isPictured ? 'boxes' : 'boxes boxes-words'}>
        {boxes.map((box) => (
          <li key={box.title} className={`box ${isPictured ? '' : 'border-t border-line pt-4'}`}>
            <BoxVisual picture={box.picture} card={box.card} />
            <Title className="type-h4">
              {box.link ? (
                <ContentLink link={box.link} className={box.links.length > 0 ? 'hover:underline' : 'slide-stretch'}>
                  {box.title}
                </ContentLink>
              ) : (
                box.title
              )}
            </Title>
            {box.text === '' ? null : <p className="mt-0.5 text-small text-ink-soft">{box.text}</p>}
            {box.links.length > 0 ? (
              <ul className="mt-2">
                {box.links.map((one) => (
                  <li key={`${one.to} ${one.text}`}>
                    <ContentLink link={one} className="text-link inline-block py-1.25 text-small">
                      {one.text}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
