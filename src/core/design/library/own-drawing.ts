/** Own drawings of the shop: what they have beyond other clip art. Files of them are made by tools/own-drawings.ts, one a theme. */
import type { ClipArt } from './parts.ts';

export type OwnClipArt = ClipArt & {
  /** The longer side from which the press holds all of it, in millimetres. */
  leastMm: number;
  /** Screen colours that the drawing was made in, by the number of its inks. */
  inks: readonly string[];
  /** All of it in one ink, for a plate: parts are kept apart by gaps. */
  cut: string;
};
