/** Trimmed sizes of everything that is printed like a card, with the names people know them by. */
import type { ProductFormat } from './formats.ts';

/** Trimmed size of the closed product in micrometres. */
export const cardFormats = {
  // ISO 216 A and its thirds and squares as stationers cut them; B6 is the card for the envelope B6 (125 × 176).
  a6: { name: 'A6', widthUm: 105_000, heightUm: 148_000 },
  'din-long': { name: 'DIN lang', widthUm: 99_000, heightUm: 210_000 },
  square: { name: 'Quadrat', widthUm: 148_000, heightUm: 148_000 },
  b6: { name: 'B6', widthUm: 120_000, heightUm: 169_000 },
  a5: { name: 'A5', widthUm: 148_000, heightUm: 210_000 },
  a7: { name: 'A7', widthUm: 74_000, heightUm: 105_000 },
  'square-small': { name: 'Quadrat klein', widthUm: 105_000, heightUm: 105_000 },
  'a6-landscape': { name: 'A6 quer', widthUm: 148_000, heightUm: 105_000 },
  'a7-landscape': { name: 'A7 quer', widthUm: 105_000, heightUm: 74_000 },
  'din-long-landscape': { name: 'DIN lang quer', widthUm: 210_000, heightUm: 99_000 },
  'square-large': { name: 'Quadrat groß', widthUm: 210_000, heightUm: 210_000 },
  // A strip of a photo booth (2 × 6 inches, cut to whole millimetres) and the instant picture of the 600 series.
  'strip-50': { name: '50 × 150', widthUm: 50_000, heightUm: 150_000 },
  polaroid: { name: '88 × 107', widthUm: 88_000, heightUm: 107_000 },
  // Stickers; 70 × 37 and 99,1 × 38,1 are the 24 and 14 labels of an A4 sheet.
  'round-40': { name: 'rund 40', widthUm: 40_000, heightUm: 40_000 },
  'round-50': { name: 'rund 50', widthUm: 50_000, heightUm: 50_000 },
  'heart-50': { name: 'Herz 50', widthUm: 50_000, heightUm: 46_000 },
  'label-70': { name: '70 × 37', widthUm: 70_000, heightUm: 37_000 },
  'label-99': { name: '99 × 38', widthUm: 99_100, heightUm: 38_100 },
  bottle: { name: '90 × 120', widthUm: 90_000, heightUm: 120_000 },
  sparkler: { name: '60 × 140', widthUm: 60_000, heightUm: 140_000 },
  tag: { name: '50 × 90', widthUm: 50_000, heightUm: 90_000 },
  'tag-narrow': { name: '30 × 100', widthUm: 30_000, heightUm: 100_000 },
  'tag-round': { name: 'rund 60', widthUm: 60_000, heightUm: 60_000 },
  'tag-heart': { name: 'Herz 60', widthUm: 60_000, heightUm: 56_000 },
  'tag-seal': { name: 'Siegel 55', widthUm: 55_000, heightUm: 55_000 },
  place: { name: '85 × 55', widthUm: 85_000, heightUm: 55_000 },
  'fan-blade': { name: '55 × 160', widthUm: 55_000, heightUm: 160_000 },
  // Sheets laid into a closed card are 6 mm smaller on both sides.
  'insert-a6': { name: '99 × 142', widthUm: 99_000, heightUm: 142_000 },
  'insert-b6': { name: '114 × 163', widthUm: 114_000, heightUm: 163_000 },
  'insert-din-long': { name: '93 × 204', widthUm: 93_000, heightUm: 204_000 },
  'insert-square': { name: '142 × 142', widthUm: 142_000, heightUm: 142_000 },
  'band-40': { name: '40 mm hoch', widthUm: 320_000, heightUm: 40_000 },
  'confetti-25': { name: 'rund 25', widthUm: 25_000, heightUm: 25_000 },
  'wind-light-80': { name: '80 × 110', widthUm: 80_000, heightUm: 110_000 },
  // Outer sizes after DIN 678-1; the square one is the stationers' 155.
  'envelope-c6': { name: 'C6', widthUm: 162_000, heightUm: 114_000 },
  'envelope-b6': { name: 'B6', widthUm: 176_000, heightUm: 125_000 },
  'envelope-din-long': { name: 'DIN lang', widthUm: 220_000, heightUm: 110_000 },
  'envelope-c5': { name: 'C5', widthUm: 229_000, heightUm: 162_000 },
  'envelope-square': { name: 'Quadrat', widthUm: 155_000, heightUm: 155_000 },
} as const satisfies Record<ProductFormat, { name: string; widthUm: number; heightUm: number }>;
