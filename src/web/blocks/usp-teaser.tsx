/** Selling points that are worth a picture: a near look at a design or a photograph, a sentence, a link (F138). */
import * as z from 'zod/mini';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { allDesigns, chosenDesigns, designFields } from '#web/blocks/parts/designs.ts';
import { sized, teaserRatios } from '#web/blocks/parts/teaser-ratios.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, items, line, lines, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';
import { Lying } from '#web/product/scene.tsx';
import { Image } from '#web/ui/image.tsx';

export const schema = z.object({ items: items(z.object({ ...designFields, title: line, text: lines, link, picture })) });

type Point = { title: string; text: string; link: BlockLink | null; picture: BlockPicture | null; card: TeaserCard | null };
export type UspTeaserData = { points: Point[] };

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<UspTeaserData | null> {
  const told = fields.items.filter(({ title, text }) => title !== '' || text !== '').slice(0, 4);
  const all = told.some(({ cards, occasion }) => cards.length > 0 || occasion !== '') ? await allDesigns(context) : [];
  const points = told.map((item): Point => {
    const [card] = item.picture ? [] : chosenDesigns(all, item, 1);
    return {
      title: item.title,
      text: item.text,
      link: resolveLink(item.link, context),
      picture: item.picture,
      card: card ? teaserCard(card) : null,
    };
  });
  return points.length > 0 ? { points } : null;
}

/** Part of the card near by, as on the table under the window: decoration, the words say what it shows. */
function Near({ card, at }: { card: TeaserCard; at: number }) {
  return (
    <div className={`point-picture macro scene ${['scene-stone', 'scene-linen', 'scene-plaster'][at % 3]}`}>
      <Lying turn={[9, -7, 6][at % 3] ?? 9} className={`point-card point-card-${(at % 3) + 1}`}>
        <FrontPicture of={card} alt="" sizes="(min-width: 768px) 640px, 170vw" />
      </Lying>
    </div>
  );
}

const columns = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-2 xl:grid-cols-4' } as const;

export function Component({ data }: { data: UspTeaserData | null }) {
  if (!data) return null;
  const { points } = data;
  return (
    <ul className={`wrap grid gap-x-5 gap-y-9 ${columns[Math.min(4, points.length) as 1 | 2 | 3 | 4]}`}>
      {points.map(({ title, text, link: to, picture: image, card }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
        <li key={at} className={`relative ${image || card ? '' : 'border-t border-line pt-5'}`}>
          {image ? (
            <Image
              src={image.src}
              alt={image.alt}
              {...sized(604, teaserRatios.point)}
              sizes="(min-width: 1024px) 380px, (min-width: 768px) 33vw, 100vw"
              className="point-picture w-full"
            />
          ) : card ? (
            <Near card={card} at={at} />
          ) : null}
          {title === '' ? null : (
            <h3 className={`type-h4 ${image || card ? 'mt-4' : ''}`}>
              {to ? (
                <ContentLink link={to} className="slide-stretch">
                  {title}
                </ContentLink>
              ) : (
                title
              )}
            </h3>
          )}
          {text === '' ? null : <p className="mt-1 max-w-[44ch] text-ink-soft">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
