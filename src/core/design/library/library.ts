/** Drawings that documents name and every shop has: clip art and patterns. Browsers fetch this code only where it is used. */

import type { Element } from '#core/design/document.ts';
import { clipArts } from './clip-art.ts';
import type { ClipArt } from './parts.ts';
import { type Pattern, patterns } from './patterns.ts';

export type DrawingLibrary = {
  clipArt(id: string): ClipArt | null;
  pattern(id: string): Pattern | null;
  /** Fetches what the elements name and is not there yet; null where nothing is missing. Absent: everything is there. */
  fetchFor?(elements: readonly Element[]): Promise<unknown> | null;
};

export const drawingLibrary: DrawingLibrary = {
  clipArt: (id) => clipArts.get(id) ?? null,
  pattern: (id) => patterns.get(id) ?? null,
};
