/** Drawings that designs and texts refer to by name: family artwork and emoji, as opaque vector shapes. */

export type ArtworkShape = {
  /** Absolute M, L, C and Z commands in micrometres, relative to the element's box, y downwards. */
  d: string;
  /** Name of an ink of the document. */
  ink: string;
  /** Present: the path is stroked at this width instead of filled. */
  strokeUm?: number;
};
/** `clip` is a path like `d`, or null for an unclipped group. */
export type ArtworkGroup = { clip: string | null; shapes: ArtworkShape[] };
export type Artwork = { id: string; groups: ArtworkGroup[] };

/** One emoji as filled and stroked paths on a board of 32,000 by 32,000 units, y downwards, every shape opaque. */
export type EmojiDrawing = {
  shapes: { d: string; ink: { c: number; m: number; y: number; k: number; hex: string }; strokeWidth?: number }[];
};
