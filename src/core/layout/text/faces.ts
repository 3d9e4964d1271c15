/** The faces of the shop, made by tools/fonts.ts together with the files in `fonts/`. Edit that tool, not this table. */

/**
 * Key -> whether it is a script face (never tracked), letters of Latin names it has not got (drawn from a fallback face), first 8 digits of the
 * file's SHA-256. What people read is in face-names.ts: editors load it later.
 */
export const faces = {
  cormorant: { script: false, lacks: '', sha8: 'bf922ecd' },
  'cormorant-semibold': { script: false, lacks: '', sha8: '4a830833' },
  'cormorant-italic': { script: false, lacks: '', sha8: 'c9957bfa' },
  'eb-garamond': { script: false, lacks: '', sha8: '2afc317f' },
  'eb-garamond-italic': { script: false, lacks: '', sha8: 'de1a16a4' },
  josefin: { script: false, lacks: 'ſ', sha8: '23d0fa42' },
  jost: { script: false, lacks: 'ſ', sha8: 'aa89411c' },
  'jost-medium': { script: false, lacks: 'ſ', sha8: '3a661d06' },
  pinyon: { script: true, lacks: 'ŉ', sha8: '2cf6eaa1' },
  imperial: { script: true, lacks: 'Ĳĳŉſ', sha8: 'a6271931' },
  playfair: { script: false, lacks: '', sha8: '7669157e' },
  'playfair-italic': { script: false, lacks: '', sha8: '5226b624' },
  bodoni: { script: false, lacks: '', sha8: '91995490' },
  'bodoni-italic': { script: false, lacks: '', sha8: 'f5ebb820' },
  fraunces: { script: false, lacks: 'ŉſ', sha8: '4f2d9702' },
  'fraunces-semibold': { script: false, lacks: 'ŉſ', sha8: '4ed8973c' },
  'libre-caslon-display': { script: false, lacks: 'ſẞ', sha8: 'f786f304' },
  'dm-serif': { script: false, lacks: 'ĦħĲĳĸŉŊŋŦŧſẞ', sha8: 'a4c93bd2' },
  'instrument-italic': { script: false, lacks: 'ĸĿŀŉŦŧſ', sha8: 'c910b451' },
  'old-standard': { script: false, lacks: 'Ĳĳŉſ', sha8: 'e1d4dd58' },
  'familjen-bold': { script: false, lacks: 'Ĳĳŉſ', sha8: 'a8c2245e' },
  'great-vibes': { script: true, lacks: 'ŉſ', sha8: 'd497daec' },
  'alex-brush': { script: true, lacks: 'ŉſ', sha8: '8c2665c0' },
  montecarlo: { script: true, lacks: 'Ĳſ', sha8: '90063663' },
  corinthia: { script: true, lacks: '', sha8: '933c3f19' },
  'corinthia-bold': { script: true, lacks: '', sha8: '8fc98664' },
  italianno: { script: true, lacks: 'ĲĳĿŀŉ', sha8: '9a9d2f4a' },
  ephesis: { script: true, lacks: 'Ĳĳŉſ', sha8: 'e6a39661' },
  script: { script: true, lacks: 'ſ', sha8: 'c57f2410' },
  'script-bold': { script: true, lacks: 'ſ', sha8: '1e48a632' },
  caveat: { script: true, lacks: 'ſẞ', sha8: '6303dad7' },
  'jost-bold': { script: false, lacks: 'ſ', sha8: 'c09b1ff3' },
  caprasimo: {
    script: false,
    lacks: 'ĀāĂăĄąĊċČčĎďĐđĒēĔĕĖėĘęĚěĞğĠġĦħĪīĬĭĮįİĲĳĸĽľĿŀŁłŇňŉŊŋŌōŎŏŐőŘřŤťŦŧŪūŬŭŰűŲųŻżŽžſẞȘșȚț',
    sha8: '9d9586ee',
  },
  'dela-gothic': { script: false, lacks: 'ĲĳĸĿŀŉſ', sha8: '71498c4a' },
  'courier-prime': { script: false, lacks: 'ĸŉſẞ', sha8: '5a497ea4' },
  'reenie-beanie': { script: true, lacks: 'ĈĉĊċĔĕĜĝĞğĠġĤĥĦħĨĩĬĭİĲĳĴĵĸĿŀŉŊŋŎŏŜŝŞşŦŧŨũŬŭŴŵŶŷſẞȚț', sha8: '5ead33a6' },
  'barlow-condensed': { script: false, lacks: 'ĲĸĿŉſẞ', sha8: '1643f0e0' },
  gloock: { script: false, lacks: 'ĸĿŀŉŦŧſ', sha8: '46f7ba39' },
  'young-serif': { script: false, lacks: 'ſ', sha8: '6272f2dd' },
  'grenze-gotisch': { script: false, lacks: '', sha8: '308785ce' },
} as const satisfies Record<string, { script: boolean; lacks: string; sha8: string }>;

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
