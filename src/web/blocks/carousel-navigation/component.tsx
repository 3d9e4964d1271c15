/** Shows occasions as a shelf of cards, pictures as a carousel, or names as a row of links. */
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { OccasionShelf } from '#web/blocks/parts/occasion-shelf.tsx';
import { SectionHead } from '#web/blocks/parts/section-head.tsx';
import { sized, teaserRatios } from '#web/blocks/parts/teaser-ratios.ts';
import { Carousel, type CarouselConfig, type ResponsiveConfig } from '#web/ui/carousel/carousel.tsx';
import { Image } from '#web/ui/image.tsx';
import type { CarouselNavigationData, CarouselNavigationEntry } from './load.ts';

function EntryView({ entry }: { entry: CarouselNavigationEntry }) {
  return (
    <ContentLink link={entry.link} className="block decoration-1 underline-offset-4 hover:underline">
      {entry.picture ? (
        <Image
          src={entry.picture.src}
          alt={entry.picture.alt}
          {...sized(508, teaserRatios.tile)}
          sizes="(min-width: 1024px) 254px, (min-width: 576px) 30vw, 45vw"
          className="w-full"
        />
      ) : null}
      <span className={`type-h4 ${entry.picture ? 'mt-3 block' : 'flex min-h-15 items-center whitespace-nowrap'}`}>{entry.name}</span>
    </ContentLink>
  );
}

const base: CarouselConfig = { slidesPerView: 2.2, spaceBetween: 12, slidesPerGroup: 2 };

const responsive: readonly ResponsiveConfig[] = [
  { breakpoint: 'tablet', config: { slidesPerView: 3.3, spaceBetween: 20, slidesPerGroup: 3 } },
  { breakpoint: 'desktop', config: { slidesPerView: 4, slidesPerGroup: 4 } },
];

export function Component({ data }: { data: CarouselNavigationData | null }) {
  if (!data) return null;
  const { headline, tag, all, shelves, entries } = data;
  const isPictured = entries.some((entry) => entry.picture);
  return (
    <div className="wrap">
      <SectionHead title={headline} tag={tag} link={all} />
      {shelves.length > 0 ? <OccasionShelf shelves={shelves} /> : null}
      {isPictured ? (
        <Carousel label={headline} {...base} responsive={responsive}>
          {entries.map((entry) => (
            <EntryView key={entry.name} entry={entry} />
          ))}
        </Carousel>
      ) : entries.length > 0 ? (
        <ul className="relative flex gap-x-7 gap-y-2 overflow-x-auto border-y border-line [scrollbar-width:none] md:flex-wrap md:justify-between">
          {entries.map((entry) => (
            <li key={entry.name}>
              <EntryView entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
