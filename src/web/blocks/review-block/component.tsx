/** Shows one review, or several in a carousel. */
import { blocksTexts } from '#texts/de/blocks.ts';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Carousel, type CarouselConfig, type ResponsiveConfig } from '#web/ui/carousel/carousel.tsx';
import type { Review, ReviewsData } from './load.ts';

function Stars({ rating }: { rating: number }) {
  const t = useTexts(blocksTexts);
  return (
    <p className="figures mb-2 flex items-center gap-2 text-small">
      <svg aria-hidden="true" viewBox="0 0 100 20" className="h-5 w-25">
        {[0, 1, 2, 3, 4].map((at) => (
          <path
            key={at}
            transform={`translate(${at * 20})`}
            d="M10 2.2l2.3 5 5.400.6-4 3.700 1.100 5.300-4.800-2.700-4.800 2.700 1.100-5.300-4-3.700 5.400-.6z"
            className={at < rating ? 'fill-ink' : 'fill-none stroke-edge'}
          />
        ))}
      </svg>
      {t('block.review.rating', { rating })}
    </p>
  );
}

function ReviewView({ review, isAlone }: { review: Review; isAlone: boolean }) {
  const t = useTexts(blocksTexts);
  const { text, name, source, link: to, rating, about } = review;
  return (
    <figure className={`h-full pt-5 ${isAlone ? 'max-w-205' : 'border-t border-line'}`}>
      {rating > 0 ? <Stars rating={rating} /> : null}
      <blockquote
        className={`font-display font-normal text-pretty whitespace-pre-line ${isAlone ? 'text-(length:--h3-size)/[1.36]' : 'text-[20px]/[29px]'}`}
      >
        {t('shared.quoted', { text })}
      </blockquote>
      <figcaption className="mt-4 text-small">
        {name === '' ? null : <span className="block font-semibold">{name}</span>}
        {about === '' ? null : <span className="block text-ink-soft">{about}</span>}
        <span className="block text-ink-soft">
          {t('block.review.source')}{' '}
          {to ? (
            <ContentLink link={to} className="text-link">
              {source}
            </ContentLink>
          ) : (
            source
          )}
        </span>
      </figcaption>
    </figure>
  );
}

const base: CarouselConfig = { slidesPerView: 1.12, spaceBetween: 20 };

const responsive: readonly ResponsiveConfig[] = [
  { breakpoint: 'tablet', config: { slidesPerView: 2, slidesPerGroup: 2, spaceBetween: 44 } },
  { breakpoint: 'desktop', config: { slidesPerView: 3, slidesPerGroup: 3, spaceBetween: 44 } },
];

export function Component({ data }: { data: ReviewsData | null }) {
  const t = useTexts(blocksTexts);
  if (!data) return null;
  const { reviews } = data;
  const views = reviews.map((review) => (
    <ReviewView key={`${review.name} ${review.text}`} review={review} isAlone={reviews.length === 1} />
  ));
  if (reviews.length === 1) return <div className="wrap">{views}</div>;
  return (
    <div className="wrap">
      <Carousel label={t('block.review.label')} {...base} responsive={responsive} slideElements={views} className="carousel-arrows-below" />
    </div>
  );
}
