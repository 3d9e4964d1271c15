/** Grapheme clusters and words of a text, as Unicode Standard Annex 29 parts it. Offsets are code units. */
import { keyedCache } from '#core/values/memoize.ts';

const cachedSegmenter = keyedCache<Intl.Segmenter>();

/** Created on first use: a browser needs tens of milliseconds to load its rules, which would delay the first view of a page. */
function segmenter(granularity: 'grapheme' | 'word'): Intl.Segmenter {
  return cachedSegmenter(granularity, () => new Intl.Segmenter('de', { granularity }));
}

/** Offsets between the grapheme clusters of a text, its start and its end included. */
export function graphemeOffsets(text: string): number[] {
  return [...Array.from(segmenter('grapheme').segment(text), ({ index }) => index), text.length];
}

/** Words of a text, and the spaces and signs between them. */
export function wordSegments(text: string): Intl.Segments {
  return segmenter('word').segment(text);
}
