/** Markers of lists: every paragraph with words is an item, and its lines hang behind the marker. */
import type { TextElement } from '#core/design/document.ts';
import type { Paragraph, Shaper, TextLine } from './shape.ts';

/** A marker for each paragraph, null for empty ones; text begins `indentEm` from the edge and `gapEm` behind its marker. */
export type ListMarkers = { markers: (TextLine | null)[]; indentEm: number };

/** Space between a marker and its text. */
export const markerGapEm = 0.4;

/** Bullets or numbers from 1; the indent makes room for the widest of them. */
export function listMarkers(list: NonNullable<TextElement['list']>, paragraphs: Paragraph[], shaper: Shaper): ListMarkers {
  let number = 0;
  const markers = paragraphs.map(({ text }) => {
    if (text.trim() === '') return null;
    number += 1;
    return shaper.word(list === 'bullet' ? '•' : `${number}.`);
  });
  const widestEm = markers.reduce((widest, marker) => Math.max(widest, marker?.widthEm ?? 0), 0);
  return { markers, indentEm: widestEm + markerGapEm };
}
