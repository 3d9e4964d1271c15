/** Widths at which layouts change and pictures are offered (Specification 9, Checklist D28). Numbers only; style sheets name them again. */

/** Minimum widths in CSS pixels, smallest first: 768 px is already the tablet layout. */
export const layoutBreakpoints = {
  mobile: 480,
  largeMobile: 576,
  tablet: 768,
  smallDesktop: 900,
  desktop: 1024,
  largeDesktop: 1300,
} as const;
export type LayoutBreakpoint = keyof typeof layoutBreakpoints;

/** A phone on its side, in CSS pixels: lower than it is in any other layout, and wider than a phone that is held upright. */
export const lowWindow = { maxHeight: 499, minWidth: 568 } as const;

/** Maximum widths in CSS pixels, smallest first: `md` ends at 767. */
export const imageBreakpoints = {
  xxs: 319,
  xs: 479,
  sm: 575,
  md: 767,
  lg: 899,
  xl: 1023,
  xxl: 1299,
  '2xl': 1536,
  xxxl: 1900,
} as const;

/** Device pixels per CSS pixel that pictures are made for. */
export const imageDensities = [1, 2] as const;
export type ImageDensity = (typeof imageDensities)[number];
