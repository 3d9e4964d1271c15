/** Own drawings of the shop: what they have beyond other clip art. Files of them are made by tools/own-drawings.ts, one a theme. */
import type { ClipArt } from './parts.ts';

export type OwnClipArt = ClipArt & {
  /** The longer side from which the press holds all of it, in millimetres. */
  minMm: number;
  /** Screen colours that the drawing was made in, by the number of its inks. */
  inks: readonly string[];
  cut: string;
};

/** What is known of a drawing before the file of its theme is there. */
export type OfferedDrawing = Pick<OwnClipArt, 'id' | 'width' | 'height' | 'minMm' | 'inks'>;

/** The theme of an id `own.<theme>.<name>`, or null where it names no own drawing. */
export function ownTheme(id: string): string | null {
  const [own, theme, name] = id.split('.');
  return own === 'own' && theme && name ? theme : null;
}
