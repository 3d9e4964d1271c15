/** Settings of a carousel: defaults, breakpoints, and the custom properties that carousel.site.css reads. */
import type { CSSProperties } from 'react';
import { type LayoutBreakpoint, layoutBreakpoints } from '#core/values/breakpoints.ts';

/** What may differ between breakpoints. Lengths in CSS pixels, times in milliseconds. */
export type CarouselConfig = {
  /** Buttons for the snaps below. Without them and without tabs the count is shown. */
  dots?: boolean;
  /** Fades the edges where more slides are hidden. */
  fadeEdges?: boolean;
  fadeEdgesWidth?: number;
  /** Loops. */
  infinite?: boolean;
  /** CSS width of a slide until the carousel is initialised, '80%': for slides whose own width is not known before. */
  initialSlideWidth?: string;
  /** Colours of the arrows and of their discs. */
  navigationButtonsColor?: string;
  navigationButtonsFillColor?: string;
  navigationButtonsShow?: boolean;
  /** Slides per snap. */
  slidesPerGroup?: number;
  /** Slides seen at once, 1.25 shows a piece of the next one; 'auto': as many as fit in their own width. */
  slidesPerView?: number | 'auto';
  /** Slides that one step moves. */
  slidesToScroll?: number;
  spaceBetween?: number;
  /** Starts autoplay, as `timing` does. */
  autoplay?: boolean;
  /** Interval of autoplay, 4000 by default. */
  timing?: number;
  transitionSpeed?: number;
  verticalAlignment?: 'top' | 'center' | 'bottom' | 'stretch';
};

export type ResponsiveConfig = { breakpoint: LayoutBreakpoint; config: CarouselConfig };

/** Specification 9: transition 300 ms, autoplay 4000 ms. */
export const autoplayMs = 4000;
export const mainTeaserMs = 6000;

type Open = 'initialSlideWidth' | 'navigationButtonsColor' | 'navigationButtonsFillColor';
/** `timing` is null without autoplay. */
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
export const carouselSteps: readonly (LayoutBreakpoint | null)[] = [null, ...(Object.keys(layoutBreakpoints) as LayoutBreakpoint[])];

/** Settings at a breakpoint: wider breakpoints override narrower ones. */
export function configAt(base: CarouselConfig, responsive: readonly ResponsiveConfig[], step: LayoutBreakpoint | null): FullConfig {
  const reached = carouselSteps.slice(1, carouselSteps.indexOf(step) + 1);
  const layers = reached.flatMap((one) => responsive.filter(({ breakpoint }) => breakpoint === one).map(({ config }) => config));
  const { autoplay, timing, ...rest } = Object.assign({}, defaults, ...[base, ...layers].map(given));
  return { ...rest, timing: timing ?? (autoplay ? autoplayMs : null) };
}

function given(config: CarouselConfig): CarouselConfig {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}

const alignments = { top: 'flex-start', center: 'center', bottom: 'flex-end', stretch: 'stretch' } as const;

/** Custom properties of carousel.site.css for one configuration; `suffix` names the breakpoint. */
function cssVariables(config: FullConfig, suffix: string): CSSProperties {
  const { slidesPerView, spaceBetween, fadeEdges, fadeEdgesWidth, navigationButtonsShow, dots, verticalAlignment, initialSlideWidth } =
    config;
  const gaps = typeof slidesPerView === 'number' ? Math.max(0, Math.ceil(slidesPerView) - 1) * spaceBetween : 0;
  const width = slidesPerView === 'auto' ? 'auto' : `calc((100% - ${gaps}px) / ${slidesPerView})`;
  return {
    [`--slide${suffix}`]: width,
    [`--slide-first${suffix}`]: initialSlideWidth ?? width,
    [`--gap${suffix}`]: `${spaceBetween}px`,
    [`--fade${suffix}`]: `${fadeEdges ? fadeEdgesWidth : 0}px`,
    [`--align${suffix}`]: alignments[verticalAlignment],
    [`--arrows${suffix}`]: navigationButtonsShow ? 'inline-grid' : 'none',
    [`--dots${suffix}`]: dots ? 'flex' : 'none',
    [`--count${suffix}`]: dots ? 'none' : 'block',
    [`--arrow-ink${suffix}`]: config.navigationButtonsColor ?? 'var(--ink)',
    [`--arrow-disc${suffix}`]: config.navigationButtonsFillColor ?? 'var(--white)',
  };
}

/** The layout before and after hydration, so that nothing shifts when the carousel is initialised. */
export function carouselStyle(base: CarouselConfig, responsive: readonly ResponsiveConfig[]): CSSProperties {
  if (responsive.length === 0) return cssVariables(configAt(base, [], null), '');
  return Object.assign(
    {},
    ...carouselSteps.map((step) => cssVariables(configAt(base, responsive, step), `-${step ? layoutBreakpoints[step] : 0}`)),
  );
}

/** The first slide of each snap, as known without measuring. */
export function snapsOf(slides: number, { slidesPerGroup, slidesPerView, infinite }: FullConfig): number[] {
  const seen = slidesPerView === 'auto' ? 1 : Math.max(1, Math.floor(slidesPerView));
  const group = Math.max(1, slidesPerGroup);
  const last = infinite && slides > seen ? slides - 1 : Math.max(0, slides - seen);
  const snaps = Array.from({ length: Math.floor(last / group) + 1 }, (_, index) => index * group);
  const end = snaps.at(-1) ?? 0;
  return !infinite && end < last ? [...snaps, last] : snaps;
}

/** Snaps per step. */
export function carouselStepOf({ slidesToScroll, slidesPerGroup }: Pick<FullConfig, 'slidesToScroll' | 'slidesPerGroup'>): number {
  return Math.max(1, Math.ceil(slidesToScroll / Math.max(1, slidesPerGroup)));
}

/** The snap `step` further. Wraps around when `infinite`, otherwise clamps. */
export function snapAfter(snap: number, step: number, snaps: number, infinite: boolean): number {
  if (snaps <= 0) return 0;
  if (!infinite) return Math.min(snaps - 1, Math.max(0, snap + step));
  return (((snap + step) % snaps) + snaps) % snaps;
}

/** The snap that shows a slide; `snaps` as `snapsOf` gives them. */
export function snapOfSlide(snaps: readonly number[], slide: number): number {
  return Math.max(
    0,
    snaps.findLastIndex((first) => first <= slide),
  );
}
