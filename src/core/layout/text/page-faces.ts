/** Faces of which pages of guests load the Latin letters alone, made by tools/page-faces.ts together with the files in `fonts/pages/`. */
import type { FaceKey } from './faces.ts';

/** The letters that they have, as style sheets name them. */
export const pageRange = 'U+20-7E, U+A0-17F, U+218-21B, U+2010-2014, U+2018-201E, U+2020-2022, U+2026, U+2039-203A, U+20AC, U+1E9E';

/** Key -> first 8 digits of the file's SHA-256. */
export const pageFaces: Partial<Record<FaceKey, string>> = {
  cormorant: 'c607b996',
  'cormorant-semibold': '78efd5d7',
  'cormorant-italic': '69aeb400',
  'eb-garamond': 'beb5e690',
  'eb-garamond-italic': '3f67f706',
  playfair: 'fdf76bd6',
  'playfair-italic': 'd7ea33a9',
  'great-vibes': 'fcc85876',
  montecarlo: '567ac0a0',
  corinthia: 'f254cb5f',
  'corinthia-bold': 'f63c7b70',
  italianno: '4add3c23',
  caveat: '9a1c63ac',
};

/** The immutable address of a face for pages; null for one that is loaded whole. */
export function pageFontPath(key: FaceKey): string | null {
  const sha8 = pageFaces[key];
  return sha8 === undefined ? null : `/fonts/${sha8}-${key}-page.ttf`;
}
