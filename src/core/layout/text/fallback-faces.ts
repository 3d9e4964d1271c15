/** The faces that draw what a design's own faces lack, made by tools/fallback-fonts.ts. Edit that tool, not this table. */

/** Key -> first 8 digits of the file's SHA-256. No text of a design names one. Browsers import this table when they need a face of it. */
export const fallbackFaces = { 'eb-garamond-more': '51d0bd6b', 'dejavu-signs': '66f5e1be' } as const;

export type FallbackKey = keyof typeof fallbackFaces;

export function isFallbackKey(key: string): key is FallbackKey {
  return Object.hasOwn(fallbackFaces, key);
}

/** The immutable address the shop serves a face's file at. */
export function fallbackPath(key: FallbackKey): string {
  return `/fonts/${fallbackFaces[key]}-${key}.ttf`;
}
