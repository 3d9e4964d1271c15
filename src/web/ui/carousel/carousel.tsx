/** A carousel. The style sheet has its layout, with scroll snapping where no script runs; Embla moves the slides once they are in view. */

import pauseIcon from '@phosphor-icons/core/light/pause-light.svg?raw';
import playIcon from '@phosphor-icons/core/light/play-light.svg?raw';
import { Children, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { carouselTexts } from '#texts/de/frame/carousel.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { caretIcon } from '#web/ui/icons.ts';
import { type CarouselConfig, carouselStyle, type ResponsiveConfig } from './config.ts';
import { type CarouselState, useCarousel } from './use-carousel.ts';

export type { CarouselConfig, ResponsiveConfig } from './config.ts';
export { mainTeaserMs } from './config.ts';

export type CarouselProps = CarouselConfig & {
  /** Accessible name: "Passende Umschläge". */
  label: string;
  /** The slides; children by default. */
  slideElements?: readonly ReactNode[];
  children?: ReactNode;
  initialSlide?: number;
  /** Settings from a breakpoint on. They override those of narrower windows. */
  responsive?: readonly ResponsiveConfig[];
  /** Labels of index-card tabs, one for each slide. */
  tabs?: readonly ReactNode[];
  /** Called with the number of the current snap, from 0. */
  onSlide?: (snap: number) => void;
  className?: string;
};

export function Carousel({
  label,
  slideElements,
  children,
  initialSlide = 0,
  responsive = [],
  tabs = [],
  onSlide,
  className = '',
  ...base
}: CarouselProps) {
  const t = useTexts(carouselTexts);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const slides = slideElements ?? Children.toArray(children);
  const state = useCarousel({ root, viewport, base, responsive, slides: slides.length, initialSlide, onSlide });
  const { snap, snaps, scrollBy, isRunning } = state;
  const { infinite } = state.config;
  const plays = [base, ...responsive.map(({ config }) => config)].some(({ autoplay, timing }) => autoplay || timing !== undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // Inside a slide, arrow keys belong to its content.
    if (steps === 0 || (event.target !== viewport.current && viewport.current?.contains(event.target as Node))) return;
    event.preventDefault();
    scrollBy(steps);
  };
  if (slides.length === 0) return null;
  return (
    <section
      ref={root}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={`carousel ${responsive.length > 0 ? 'carousel-responsive' : ''} ${infinite ? 'carousel-infinite' : ''} ${tabs.length > 0 ? 'carousel-tabbed' : ''} ${className}`}
      style={carouselStyle(base, responsive)}
      data-start={infinite || snap > 0 ? undefined : ''}
      data-end={infinite || snap < snaps - 1 ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      {plays ? <PauseButton {...state} /> : null}
      <div ref={viewport} id={id} className="carousel-viewport" tabIndex={state.isReady ? -1 : 0}>
        <div className="carousel-track">
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of the carousel pattern, not one of form fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={at}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.of', { number: at + 1, count: slides.length })}
              className="carousel-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <Arrow id={id} steps={-1} isOff={!infinite && snap === 0} state={state} />
      <div className="carousel-foot">
        {tabs.length > 0 ? <Tabs id={id} tabs={tabs} state={state} /> : <Snaps id={id} state={state} />}
        <p className="unseen" aria-live={isRunning ? 'off' : 'polite'}>
          {t('carousel.now', { number: snap + 1, count: snaps })}
        </p>
      </div>
      <Arrow id={id} steps={1} isOff={!infinite && snap === snaps - 1} state={state} />
    </section>
  );
}

function Arrow({ id, steps, isOff, state: { scrollBy, snaps } }: { id: string; steps: 1 | -1; isOff: boolean; state: CarouselState }) {
  const t = useTexts(carouselTexts);
  if (snaps < 2) return null;
  return (
    <button
      type="button"
      className={`carousel-arrow carousel-arrow-${steps < 0 ? 'back' : 'on'}`}
      aria-controls={id}
      aria-label={t(steps < 0 ? 'carousel.back' : 'carousel.on')}
      // Not `disabled`, so that it keeps the focus at the end.
      aria-disabled={isOff || undefined}
      onClick={() => (isOff ? undefined : scrollBy(steps))}
    >
      <Icon svg={caretIcon} small />
    </button>
  );
}

function PauseButton({ isPaused, setPaused }: CarouselState) {
  const t = useTexts(carouselTexts);
  return (
    <button
      type="button"
      className="carousel-pause"
      aria-label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
      onClick={() => setPaused(!isPaused)}
    >
      <Icon svg={isPaused ? playIcon : pauseIcon} small />
    </button>
  );
}

function Tabs({ id, tabs, state: { snap, scrollToSlide, snapOf } }: { id: string; tabs: readonly ReactNode[]; state: CarouselState }) {
  const t = useTexts(carouselTexts);
  return (
    <fieldset aria-label={t('carousel.choose')} className="carousel-tabs">
      {tabs.map((tab, at) => {
        const isOpen = snapOf(at) === snap;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its slide's place
            key={at}
            type="button"
            aria-controls={id}
            aria-current={isOpen || undefined}
            className={`tab ${isOpen ? 'tab-open' : ''}`}
            onClick={() => scrollToSlide(at)}
          >
            {tab}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Dots and count. The style sheet shows one of them. */
function Snaps({ id, state: { snap, snaps, scrollToSnap } }: { id: string; state: CarouselState }) {
  const t = useTexts(carouselTexts);
  if (snaps < 2) return null;
  return (
    <>
      <fieldset aria-label={t('carousel.choose')} className="carousel-dots">
        {Array.from({ length: snaps }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is a place
            key={at}
            type="button"
            className="carousel-dot"
            aria-controls={id}
            aria-label={t('carousel.now', { number: at + 1, count: snaps })}
            aria-current={at === snap || undefined}
            onClick={() => scrollToSnap(at)}
          />
        ))}
      </fieldset>
      <p aria-hidden="true" className="carousel-count figures">
        {t('carousel.of', { number: snap + 1, count: snaps })}
      </p>
    </>
  );
}
