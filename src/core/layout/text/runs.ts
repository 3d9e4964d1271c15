/**
 * Third step of text: which face draws which character. The chosen face first, then whole faces where there are any, fallback faces, drawings
 * for emoji, faces for other scripts and signs, else none.
 */

import type { EmojiDrawing } from '#core/design/artwork.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import { decomposed } from '#core/values/text/text-input.ts';
import type { Directions } from './bidi.ts';
import type { FallbackKey } from './fallback-faces.ts';

/** Fallback faces for characters that the chosen face lacks, in order of preference. */
export const fallbackKeys = ['eb-garamond', 'jost'] as const;
/** After drawings of emoji: faces for Greek, Cyrillic and Vietnamese, and for signs, which few texts need. */
export const rareKeys = ['eb-garamond-more', 'dejavu-signs'] as const satisfies readonly FallbackKey[];

/** One written character with its marks; `shown` is what is shaped, null when no face has it. */
type Piece = { face: FontFace; shown: string | null; picture: EmojiDrawing | null };

/** Neighbouring characters of one face and direction. A missing character and an emoji are runs of their own. */
export type Run = {
  face: FontFace;
  picture: EmojiDrawing | null;
  missing: boolean;
  /** Embedding level; odd ones run to the left. */
  level: number;
  /** Code units of the text. */
  start: number;
  end: number;
  shown: string;
  /** For every code unit of `shown`, where its character starts in the text; null where both are the same. */
  written: number[] | null;
};

/** Characters that are typographically the same as a spelled-out form; used only where a face lacks the single glyph. */
const spelled: Record<string, string> = { '\u2010': '-', '\u2011': '-', ĳ: 'ij', Ĳ: 'IJ', ŀ: 'l·', Ŀ: 'L·', ŉ: '’n' };

/** A base character with marks, joiners, variation selectors, skin tones and what a joiner joins. */
const clusterPattern =
  /(?:\p{RI}\p{RI}|.)(?:\p{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\u200c|\u200d|(?<=\u200d)\p{Extended_Pictographic})*/gsu;
/** They guide shaping, breaking or direction and need no glyph: soft hyphen, joiners, word joiner, selectors, direction marks. */
const ignorable = /^(?:\u034f|[\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2060\u2066-\u2069]|[\ufe00-\ufe0f])$/;
/** HarfBuzz makes these from the ordinary space where a face lacks them. */
const space = /^[\u00a0\u2000-\u200a\u202f\u205f\u3000]$/;
/** What may be an emoji at all, and what asks to be one in colour. */
const pictorial = /[\p{Extended_Pictographic}\p{RI}]|\u20e3/u;
const colourful = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u;

/** Behind a joiner; and the joiner at the end of such a part. */
const parts = /(?<=\u200d)/;
const joined = /\u200d$/;

/** Shaped in place of a character that no face has; no face has a glyph for it. */
const noncharacter = '\uffff';

function hasAll(face: FontFace, text: string): boolean {
  for (const character of text) if (!face.has(character.codePointAt(0) ?? 0)) return false;
  return true;
}

/** A letter and its mark: faces place one mark over a letter, but seldom a second one over the first. */
const maxParts = 2;

function draws(face: FontFace, character: string): boolean {
  if (hasAll(face, character) || ignorable.test(character) || space.test(character)) return true;
  const letterAndMarks = decomposed(character);
  return Array.from(letterAndMarks).length <= maxParts && hasAll(face, letterAndMarks);
}

/** What this face shapes for a cluster, or null when it lacks any part of it. */
function shownBy(face: FontFace, cluster: string): string | null {
  if (Array.from(cluster).every((character) => draws(face, character))) return cluster;
  const other = spelled[cluster];
  return other !== undefined && hasAll(face, other) ? other : null;
}

/** A text selector asks for the sign of a face; everything else pictorial may be a picture. */
function isPictorial(cluster: string): boolean {
  return pictorial.test(cluster) && !cluster.includes('\ufe0e');
}

/** The first face that has the cluster. `fonts` may hold fewer faces than exist; absent ones are skipped. */
function pieceOf(cluster: string, text: string, face: FontFace, fonts: FontSet): Piece {
  const picture = isPictorial(cluster) ? fonts.emoji(cluster.replace(joined, '')) : null;
  if (picture && colourful.test(cluster)) return { face, shown: null, picture };
  function* chain() {
    yield face;
    if (!picture) yield fonts.wholeFace?.(cluster, text);
    for (const key of picture ? fallbackKeys : [...fallbackKeys, ...rareKeys]) yield fonts.face(key);
  }
  for (const candidate of chain()) {
    const shown = candidate ? shownBy(candidate, cluster) : null;
    if (candidate && shown !== null) return { face: candidate, shown, picture: null };
  }
  return { face, shown: null, picture };
}

/** The clusters of a text. An emoji joined of several that has no picture of its own is its parts, as Unicode asks (UTS 51, 2.2). */
function clustersOf(text: string, emoji: FontSet['emoji']): { cluster: string; start: number }[] {
  return Array.from(text.matchAll(clusterPattern)).flatMap(({ 0: whole, index }) => {
    let start = index;
    return (isPictorial(whole) && !emoji(whole) ? whole.split(parts) : [whole]).map((cluster) => {
      const piece = { cluster, start };
      start += cluster.length;
      return piece;
    });
  });
}

/** Latin letters, signs and spaces without marks or selectors, all of them in the face: most texts, and nothing to look up twice. */
export function isPlain(text: string, face: FontFace): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x300 && !(code >= 0x2010 && code <= 0x2026) && code !== 0x202f) return false;
    if (!face.has(code) && code !== 0xa0 && code !== 0x202f && code !== 0xad) return false;
  }
  return true;
}

/** The text in runs, in the order it is read. */
export function faceRuns(text: string, directions: Directions | null, face: FontFace, fonts: FontSet): Run[] {
  if (!directions && isPlain(text, face)) {
    return [{ face, picture: null, missing: false, level: 0, start: 0, end: text.length, shown: text, written: null }];
  }
  const runs: Run[] = [];
  const known = new Map<string, Piece>();
  for (const { cluster, start } of clustersOf(text, fonts.emoji)) {
    const piece = known.get(cluster) ?? pieceOf(cluster, text, face, fonts);
    known.set(cluster, piece);
    const level = directions?.levels[start] ?? 0;
    const end = start + cluster.length;
    const last = runs.at(-1);
    if (last && !last.missing && !last.picture && piece.shown !== null && last.face === piece.face && last.level === level) {
      extend(last, piece.shown, end);
    } else {
      const { face, picture, shown } = piece;
      const run: Run = { face, picture, missing: shown === null && !picture, level, start, end: start, shown: '', written: null };
      extend(run, shown ?? noncharacter, end);
      runs.push(run);
    }
  }
  return runs;
}

/** Characters of a run, with their marks, that a fallback face draws instead of `face`. */
export function substitutedCharacters(run: Run, text: string, face: FontFace): string[] {
  if (run.missing || run.picture || run.face === face) return [];
  return Array.from(text.slice(run.start, run.end).matchAll(clusterPattern), ([cluster]) => cluster);
}

/** Takes the next cluster into a run. */
function extend(run: Run, shown: string, end: number): void {
  if (shown.length !== end - run.end) run.written ??= Array.from(run.shown, (_, index) => run.start + index);
  run.written?.push(...Array.from({ length: shown.length }, () => run.end));
  run.shown += shown;
  run.end = end;
}

function lacking(text: string, face: FontFace): string[] {
  return Array.from(text.matchAll(clusterPattern), ([cluster]) => cluster).filter(
    (cluster) => cluster !== '\n' && (shownBy(face, cluster) === null || (isPictorial(cluster) && colourful.test(cluster))),
  );
}

/** The letters of a text that neither `face` nor a picture nor `hasOther` has, as they are written. */
export function lettersWithout(text: string, face: FontFace, emoji: FontSet['emoji'], hasOther: (letter: string) => boolean): string[] {
  const isDrawn = (cluster: string) =>
    shownBy(face, cluster) !== null || (isPictorial(cluster) && emoji(cluster.replace(joined, '')) !== null) || hasOther(cluster);
  return [...new Set(clustersOf(text, emoji).flatMap(({ cluster }) => (cluster === '\n' || isDrawn(cluster) ? [] : cluster)))];
}

/**
 * True when some character is neither in the face itself nor in one of `others` nor a picture, so that the next fallback faces must be at
 * hand.
 */
export function needsFallback(text: string, face: FontFace, fonts: Pick<FontSet, 'emoji'>, others: readonly FontFace[] = []): boolean {
  return lacking(text, face).some(
    (cluster) => [face, ...others].every((one) => shownBy(one, cluster) === null) && !(isPictorial(cluster) && fonts.emoji(cluster)),
  );
}

/** The emoji of a text whose drawings may be needed to set it in this face, as they are written, and the parts that joined ones have. */
export function emojiOf(text: string, face: FontFace): string[] {
  const whole = lacking(text, face).filter(isPictorial);
  return [...new Set(whole.flatMap((cluster) => [cluster, ...cluster.split(parts).map((part) => part.replace(joined, ''))]))];
}
