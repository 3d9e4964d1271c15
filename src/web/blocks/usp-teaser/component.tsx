/** Shows selling points with pictures. */
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { sized, teaserRatios } from '#web/blocks/parts/teaser-ratios.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import type { TeaserCard } from '#web/product/card-scene.tsx';
import { Lying } from '#web/product/scene.tsx';
import { Image } from '#web/ui/image.tsx';
import type { UspTeaserData } from './load.ts';

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
