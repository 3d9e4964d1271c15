/** Shapes of teaser pictures, width by height (Specification 9), by where they stand. The image service knows the same list. */

export type Ratio = readonly [width: number, height: number];

export const teaserRatios = {
  desktop: [59, 22],
  /** Phones and tablets. */
  mobile: [150, 157],
  badge: [1, 1],
  /** One section of a slide with three. */
  section: [391, 390],
  /** Sub-teaser: beside its words on desktops, above them on phones. */
  wide: [960, 470],
  wideMobile: [20, 19],
  /** Boxes of links. */
  box: [300, 235],
  /** Upright tiles: navigation by pictures. */
  tile: [254, 275],
  /** Selling points with a picture. */
  point: [302, 220],
} as const satisfies Record<string, Ratio>;

/** Width and height in CSS pixels for pictures that are shown `width` wide at most. */
export function sized(width: number, [wide, high]: Ratio): { width: number; height: number } {
  return { width, height: Math.round((width * high) / wide) };
}
