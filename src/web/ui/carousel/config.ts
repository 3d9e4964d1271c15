/** The settings of a carousel: defaults, what holds at which width, and how the style sheet learns of it. Pure. */
import type { CSSProperties } from 'react';
import { type LayoutBreakpoint, layoutBreakpoints } from '#core/values/breakpoints.ts';

/** What may differ between breakpoints. Lengths in CSS pixels, times in milliseconds. */
export type CarouselConfig = {
  /** Buttons for the stops below; without them and without tabs the count stands there. */
  dots?: boolean;
  /** Slides grow pale where more of them are hidden. */
  fadeEdges?: boolean;
  fadeEdgesWidth?: number;
  /** After the last slide comes the first. */
  infinite?: boolean;
  /** CSS width of a slide until the carousel is initialised, '80%': for slides whose own width is not known before. */
  initialSlideWidth?: string;
  /** Colours of the arrows and of the discs they stand on. */
  navigationButtonsColor?: string;
  navigationButtonsFillColor?: string;
  navigationButtonsShow?: boolean;
  /** Slides that share one stop. */
  slidesPerGroup?: number;
  /** Slides seen at once, 1.25 shows a piece of the next one; 'auto': as many as fit in their own width. */
  slidesPerView?: number | 'auto';
  /** Slides that one step moves. */
  slidesToScroll?: number;
  spaceBetween?: number;
  /** The carousel plays by itself; so it does when it is given a `timing`. */
  autoplay?: boolean;
  /** Time a slide stands before autoplay goes on: 4000 without word from the page. */
  timing?: number;
  transitionSpeed?: number;
  verticalAlignment?: 'top' | 'center' | 'bottom' | 'stretch';
};

export type ResponsiveConfig = { breakpoint: LayoutBreakpoint; config: CarouselConfig };

/** Specification 9: transition 300 ms, autoplay 4000 ms. */
export const autoplayMs = 4000;
export const mainTeaserMs = 6000;

type Open = 'initialSlideWidth' | 'navigationButtonsColor' | 'navigationButtonsFillColor';
/** `timing` is null where nothing plays by itself. */
export type FullConfig = Required<Omit<CarouselConfig, Open | 'autoplay' | 'timing'>> &
  Pick<CarouselConfig, Open> & { timing: number | null };

const defaults: Omit<FullConfig, 'timing'> = {
  dots: false,
  fadeEdges: false,
  fadeEdgesWidth: 48,
  infinite: false,
  navigationButtonsShow: true,
  slidesPerGroup: 1,
  slidesPerView: 1,
  slidesToScroll: 1,
  spaceBetween: 0,
  transitionSpeed: 300,
  verticalAlignment: 'stretch',
};

/** Breakpoints from the narrowest up; null is every window. */
export const steps: readonly (LayoutBreakpoint | null)[] = [null, ...(Object.keys(layoutBreakpoints) as LayoutBreakpoint[])];

/** What holds from `step` on: the settings of it and of every narrower breakpoint, the wider over the narrower. */
export function configAt(base: CarouselConfig, responsive: readonly ResponsiveConfig[], step: LayoutBreakpoint | null): FullConfig {
  const reached = steps.slice(1, steps.indexOf(step) + 1);
  const layers = reached.flatMap((one) => responsive.filter(({ breakpoint }) => breakpoint === one).map(({ config }) => config));
  const { autoplay, timing, ...rest } = Object.assign({}, defaults, ...[base, ...layers].map(given));
  return { ...rest, timing: timing ?? (autoplay ? autoplayMs : null) };
}

function given(config: CarouselConfig): CarouselConfig {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}

const alignments = { top: 'flex-start', center: 'center', bottom: 'flex-end', stretch: 'stretch' } as const;

/** The words of carousel.css for one configuration; `end` is the breakpoint's mark behind each name. */
function words(config: FullConfig, end: string): CSSProperties {
  const { slidesPerView, spaceBetween, fadeEdges, fadeEdgesWidth, navigationButtonsShow, dots, verticalAlignment, initialSlideWidth } =
    config;
  const gaps = typeof slidesPerView === 'number' ? Math.max(0, Math.ceil(slidesPerView) - 1) * spaceBetween : 0;
  const width = slidesPerView === 'auto' ? 'auto' : `calc((100% - ${gaps}px) / ${slidesPerView})`;
  return {
    [`--slide${end}`]: width,
    [`--slide-first${end}`]: initialSlideWidth ?? width,
    [`--gap${end}`]: `${spaceBetween}px`,
    [`--fade${end}`]: `${fadeEdges ? fadeEdgesWidth : 0}px`,
    [`--align${end}`]: alignments[verticalAlignment],
    [`--arrows${end}`]: navigationButtonsShow ? 'inline-grid' : 'none',
    [`--dots${end}`]: dots ? 'flex' : 'none',
    [`--count${end}`]: dots ? 'none' : 'block',
    [`--arrow-ink${end}`]: config.navigationButtonsColor ?? 'var(--ink)',
    [`--arrow-disc${end}`]: config.navigationButtonsFillColor ?? 'var(--white)',
  };
}

/** The layout before any script has run, and after: nothing moves when the carousel wakes up. */
export function carouselStyle(base: CarouselConfig, responsive: readonly ResponsiveConfig[]): CSSProperties {
  if (responsive.length === 0) return words(configAt(base, [], null), '');
  return Object.assign({}, ...steps.map((step) => words(configAt(base, responsive, step), `-${step ? layoutBreakpoints[step] : 0}`)));
}

/** Slide numbers where the carousel can stand, before it has measured: the first slide of each. */
export function stopsOf(slides: number, { slidesPerGroup, slidesPerView, infinite }: FullConfig): number[] {
  const seen = slidesPerView === 'auto' ? 1 : Math.max(1, Math.floor(slidesPerView));
  const group = Math.max(1, slidesPerGroup);
  const last = infinite && slides > seen ? slides - 1 : Math.max(0, slides - seen);
  const stops = Array.from({ length: Math.floor(last / group) + 1 }, (_, index) => index * group);
  const end = stops.at(-1) ?? 0;
  return !infinite && end < last ? [...stops, last] : stops;
}

/** Stops that one step moves on. */
export function stepOf({ slidesToScroll, slidesPerGroup }: Pick<FullConfig, 'slidesToScroll' | 'slidesPerGroup'>): number {
  return Math.max(1, Math.ceil(slidesToScroll / Math.max(1, slidesPerGroup)));
}

/** The stop `step` further, from the last on to the first when `infinite`; otherwise the ends hold. */
export function stopAfter(stop: number, step: number, stops: number, infinite: boolean): number {
  if (stops <= 0) return 0;
  if (!infinite) return Math.min(stops - 1, Math.max(0, stop + step));
  return (((stop + step) % stops) + stops) % stops;
}

/** The stop that shows a slide; `stops` as `stopsOf` gives them. */
export function stopOfSlide(stops: readonly number[], slide: number): number {
  return Math.max(
    0,
    stops.findLastIndex((first) => first <= slide),
  );
}
