/** Cap heights of the faces as a share of the em, to place baselines without loading a font. */
import type { FaceKey } from '#core/layout/text/faces.ts';

/** From each file's OS/2 table; a test compares them with the fonts. */
export const capHeights = {
  cormorant: 0.625,
  'cormorant-semibold': 0.625,
  'cormorant-italic': 0.625,
  'eb-garamond': 0.65,
  'eb-garamond-italic': 0.65,
  josefin: 0.702,
  jost: 0.7,
  'jost-medium': 0.7,
  pinyon: 0.678,
  imperial: 0.62,
  playfair: 0.708,
  'playfair-italic': 0.708,
  bodoni: 0.75,
  'bodoni-italic': 0.75,
  fraunces: 0.7,
  'fraunces-semibold': 0.7,
  'libre-caslon-display': 0.69,
  'dm-serif': 0.66,
  'instrument-italic': 0.72,
  'old-standard': 0.712,
  'familjen-bold': 0.65,
} as const satisfies Record<FaceKey, number>;
