/** Sizes of type from which the faces of the shop hold as foil. Loaded where faces are chosen and checked. */
import type { FaceKey } from './faces.ts';

/**
 * Whole points from which nine of ten letters have no stroke below 0.25 mm, what a foil holds. The larger one of the print check's measure
 * (preflight/glyph-ink.ts) and that of the strokes of all letters together.
 */
export const foilPoints: Readonly<Record<FaceKey, number>> = {
  cormorant: 48,
  'cormorant-semibold': 36,
  'cormorant-italic': 48,
  'eb-garamond': 26,
  'eb-garamond-italic': 29,
  josefin: 17,
  jost: 16,
  'jost-medium': 15,
  pinyon: 71,
  imperial: 118,
  playfair: 36,
  'playfair-italic': 36,
  bodoni: 36,
  'bodoni-italic': 36,
  fraunces: 21,
  'fraunces-semibold': 17,
  'libre-caslon-display': 51,
  'dm-serif': 36,
  'instrument-italic': 29,
  'old-standard': 29,
  'familjen-bold': 13,
  'great-vibes': 51,
  'alex-brush': 48,
  montecarlo: 53,
  corinthia: 51,
  'corinthia-bold': 51,
  italianno: 53,
  ephesis: 51,
  script: 36,
  'script-bold': 26,
  caveat: 18,
  'jost-bold': 12,
  caprasimo: 10,
  'dela-gothic': 10,
  'courier-prime': 15,
  'reenie-beanie': 26,
  'barlow-condensed': 15,
  gloock: 51,
  'young-serif': 15,
  'grenze-gotisch': 17,
};
