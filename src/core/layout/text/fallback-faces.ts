/** The faces that draw what a design's own faces lack, made by tools/fallback-fonts.ts. Edit that tool, not this table. */

/** Key -> name of the family, first 8 digits of the file's SHA-256. No text of a design names one. */
export const fallbackFaces = {
  'eb-garamond-more': { name: 'EB Garamond', sha8: '51d0bd6b' },
  'dejavu-signs': { name: 'DejaVu Sans', sha8: '66f5e1be' },
} as const;

export type FallbackKey = keyof typeof fallbackFaces;

export function isFallbackKey(key: string): key is FallbackKey {
  return Object.hasOwn(fallbackFaces, key);
}

/** The immutable address the shop serves a face's file at. */
export function fallbackPath(key: FallbackKey): string {
  return `/fonts/${fallbackFaces[key].sha8}-${key}.ttf`;
}
