/** The faces of the shop, made by tools/fonts.ts together with the files in `fonts/`. Edit that tool, not this table. */

export type FaceStyle = 'regular' | 'medium' | 'semibold' | 'bold' | 'italic';

/**
 * Key -> name of the family, style, whether it is a script face (never tracked), letters of Latin names it has not got (drawn from a fallback
 * face), first 8 digits of the file's SHA-256.
 */
export const faces = {
  cormorant: { name: 'Cormorant Garamond', style: 'regular', script: false, lacks: '', sha8: 'bf922ecd' },
  'cormorant-semibold': { name: 'Cormorant Garamond', style: 'semibold', script: false, lacks: '', sha8: '4a830833' },
  'cormorant-italic': { name: 'Cormorant Garamond', style: 'italic', script: false, lacks: '', sha8: 'c9957bfa' },
  'eb-garamond': { name: 'EB Garamond', style: 'regular', script: false, lacks: '', sha8: '2afc317f' },
  'eb-garamond-italic': { name: 'EB Garamond', style: 'italic', script: false, lacks: '', sha8: 'de1a16a4' },
  josefin: { name: 'Federleicht Sans', style: 'regular', script: false, lacks: 'ſ', sha8: '23d0fa42' },
  jost: { name: 'Jost', style: 'regular', script: false, lacks: 'ſ', sha8: 'aa89411c' },
  'jost-medium': { name: 'Jost', style: 'medium', script: false, lacks: 'ſ', sha8: '3a661d06' },
  pinyon: { name: 'Pinyon Script', style: 'regular', script: true, lacks: 'ŉ', sha8: '2cf6eaa1' },
  imperial: { name: 'Imperial Script', style: 'regular', script: true, lacks: 'Ĳĳŉſ', sha8: 'a6271931' },
  playfair: { name: 'Federleicht Display', style: 'regular', script: false, lacks: '', sha8: '7669157e' },
  'playfair-italic': { name: 'Federleicht Display', style: 'italic', script: false, lacks: '', sha8: '5226b624' },
  bodoni: { name: 'Bodoni Moda', style: 'regular', script: false, lacks: '', sha8: '91995490' },
  'bodoni-italic': { name: 'Bodoni Moda', style: 'italic', script: false, lacks: '', sha8: 'f5ebb820' },
  fraunces: { name: 'Fraunces', style: 'regular', script: false, lacks: 'ŉſ', sha8: '4f2d9702' },
  'fraunces-semibold': { name: 'Fraunces', style: 'semibold', script: false, lacks: 'ŉſ', sha8: '4ed8973c' },
  'libre-caslon-display': { name: 'Libre Caslon Display', style: 'regular', script: false, lacks: 'ſẞ', sha8: 'f786f304' },
  'dm-serif': { name: 'DM Serif Display', style: 'regular', script: false, lacks: 'ĦħĲĳĸŉŊŋŦŧſẞ', sha8: 'a4c93bd2' },
  'instrument-italic': { name: 'Instrument Serif', style: 'italic', script: false, lacks: 'ĸĿŀŉŦŧſ', sha8: 'c910b451' },
  'old-standard': { name: 'Old Standard', style: 'regular', script: false, lacks: 'Ĳĳŉſ', sha8: 'e1d4dd58' },
  'familjen-bold': { name: 'Familjen Grotesk', style: 'bold', script: false, lacks: 'Ĳĳŉſ', sha8: 'a8c2245e' },
  'great-vibes': { name: 'Great Vibes', style: 'regular', script: true, lacks: 'ŉſ', sha8: 'd497daec' },
  'alex-brush': { name: 'Alex Brush', style: 'regular', script: true, lacks: 'ŉſ', sha8: '8c2665c0' },
  montecarlo: { name: 'MonteCarlo', style: 'regular', script: true, lacks: 'Ĳſ', sha8: '90063663' },
  corinthia: { name: 'Corinthia', style: 'regular', script: true, lacks: '', sha8: '933c3f19' },
  'corinthia-bold': { name: 'Corinthia', style: 'bold', script: true, lacks: '', sha8: '8fc98664' },
  italianno: { name: 'Italianno', style: 'regular', script: true, lacks: 'ĲĳĿŀŉ', sha8: '9a9d2f4a' },
  ephesis: { name: 'Ephesis', style: 'regular', script: true, lacks: 'Ĳĳŉſ', sha8: 'e6a39661' },
  script: { name: 'Federleicht Script', style: 'regular', script: true, lacks: 'ſ', sha8: 'c57f2410' },
  'script-bold': { name: 'Federleicht Script', style: 'bold', script: true, lacks: 'ſ', sha8: '1e48a632' },
  caveat: { name: 'Caveat', style: 'regular', script: true, lacks: 'ſẞ', sha8: '6303dad7' },
} as const satisfies Record<string, { name: string; style: FaceStyle; script: boolean; lacks: string; sha8: string }>;

export type FaceKey = keyof typeof faces;

export function isFaceKey(key: string): key is FaceKey {
  return Object.hasOwn(faces, key);
}

/** The immutable address the shop serves a face's file at. */
export function fontPath(key: FaceKey): string {
  return `/fonts/${faces[key].sha8}-${key}.ttf`;
}

/** Served file name -> name in the folder `fonts/`. */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(faces).map(([key, face]) => [`${face.sha8}-${key}.ttf`, `${key}.ttf`]),
);
