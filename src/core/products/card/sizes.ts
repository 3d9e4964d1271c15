/** Trimmed sizes of everything that is printed like a card. */
import type { CardFormat } from './formats.ts';

/** Trimmed size of the closed product in micrometres. */
export const cardFormats = {
  // ISO 216 A and its thirds and squares as stationers cut them; B6 is the card for the envelope B6 (125 × 176).
  a6: { widthUm: 105_000, heightUm: 148_000 },
  'din-long': { widthUm: 99_000, heightUm: 210_000 },
  square: { widthUm: 148_000, heightUm: 148_000 },
  b6: { widthUm: 120_000, heightUm: 169_000 },
  a5: { widthUm: 148_000, heightUm: 210_000 },
  a7: { widthUm: 74_000, heightUm: 105_000 },
  'square-small': { widthUm: 105_000, heightUm: 105_000 },
  'a6-landscape': { widthUm: 148_000, heightUm: 105_000 },
  'a7-landscape': { widthUm: 105_000, heightUm: 74_000 },
  'din-long-landscape': { widthUm: 210_000, heightUm: 99_000 },
  'square-large': { widthUm: 210_000, heightUm: 210_000 },
  a4: { widthUm: 210_000, heightUm: 297_000 },
  // A strip of a photo booth (2 × 6 inches, cut to whole millimetres) and the instant picture of the 600 series.
  'strip-50': { widthUm: 50_000, heightUm: 150_000 },
  polaroid: { widthUm: 88_000, heightUm: 107_000 },
  // Stickers; 70 × 37 and 99,1 × 38,1 are the 24 and 14 labels of an A4 sheet.
  'round-40': { widthUm: 40_000, heightUm: 40_000 },
  'round-50': { widthUm: 50_000, heightUm: 50_000 },
  'heart-50': { widthUm: 50_000, heightUm: 46_000 },
  'label-70': { widthUm: 70_000, heightUm: 37_000 },
  'label-99': { widthUm: 99_100, heightUm: 38_100 },
  bottle: { widthUm: 90_000, heightUm: 120_000 },
  sparkler: { widthUm: 60_000, heightUm: 140_000 },
  tag: { widthUm: 50_000, heightUm: 90_000 },
  'tag-narrow': { widthUm: 30_000, heightUm: 100_000 },
  'tag-round': { widthUm: 60_000, heightUm: 60_000 },
  'tag-heart': { widthUm: 60_000, heightUm: 56_000 },
  'tag-seal': { widthUm: 55_000, heightUm: 55_000 },
  place: { widthUm: 85_000, heightUm: 55_000 },
  'fan-blade': { widthUm: 55_000, heightUm: 160_000 },
  // Sheets laid into a closed card are 6 mm smaller on both sides.
  'insert-a6': { widthUm: 99_000, heightUm: 142_000 },
  'insert-b6': { widthUm: 114_000, heightUm: 163_000 },
  'insert-din-long': { widthUm: 93_000, heightUm: 204_000 },
  'insert-square': { widthUm: 142_000, heightUm: 142_000 },
  'band-40': { widthUm: 320_000, heightUm: 40_000 },
  'confetti-25': { widthUm: 25_000, heightUm: 25_000 },
  'wind-light-80': { widthUm: 80_000, heightUm: 110_000 },
  // Outer sizes after DIN 678-1; the square one is the stationers' 155.
  'envelope-c6': { widthUm: 162_000, heightUm: 114_000 },
  'envelope-b6': { widthUm: 176_000, heightUm: 125_000 },
  'envelope-din-long': { widthUm: 220_000, heightUm: 110_000 },
  'envelope-c5': { widthUm: 229_000, heightUm: 162_000 },
  'envelope-square': { widthUm: 155_000, heightUm: 155_000 },
} as const satisfies Record<CardFormat, { widthUm: number; heightUm: number }>;
