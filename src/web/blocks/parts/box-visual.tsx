/** What a box of links shows above its title: an editor's picture, or a design lying on a ground of its colour. */

import type { BlockPicture } from '#web/blocks/runtime/fields.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { hueOf, type TeaserCard } from '#web/product/card-scene.tsx';
import { Image } from '#web/ui/image.tsx';
import { sized, teaserRatios } from './teaser-ratios.ts';

export function BoxVisual({ picture, card }: { picture: BlockPicture | null; card: TeaserCard | null }) {
  if (picture)
    return (
      <Image
        src={picture.src}
        alt={picture.alt}
        {...sized(600, teaserRatios.box)}
        sizes="(min-width: 1024px) 300px, (min-width: 768px) 33vw, 50vw"
        className="mb-3 w-full"
      />
    );
  if (!card) return null;
  return (
    <span className={`box-ground box-${card.format}`} style={{ '--hue': hueOf(card) }}>
      <FrontPicture of={card} alt="" sizes="(min-width: 1024px) 140px, 30vw" />
    </span>
  );
}
