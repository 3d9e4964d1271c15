/** Fonts of designs and papers on the server: files in `fonts/`, read once a process. Fonts of web pages are separate files. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import * as harfbuzz from 'harfbuzzjs';
import type createHyphenator from 'hyphen/hyphen.js';
import { encode } from 'uqr';
import { drawingLibrary } from '#core/design/library/library.ts';
import { layoutCalendarGrid } from '#core/layout/calendar/calendar-grid.ts';
import { clipToShape } from '#core/layout/clip-to-shape.ts';
import { maskPath } from '#core/layout/photo-frame/mask.ts';
import { qrSettings } from '#core/layout/qr.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import { faces, isFaceKey } from '#core/layout/text/faces.ts';
import { isFallbackKey } from '#core/layout/text/fallback-faces.ts';
import { harfbuzzFace } from '#core/layout/text/harfbuzz.ts';
import { createHyphenation } from '#core/layout/text/hyphenation.ts';
import { prepareText } from '#core/layout/text/prepare.ts';
import { lettersWithout } from '#core/layout/text/runs.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { emojiOnServer } from './emoji.ts';
import { fontFolder } from './font-folder.ts';
import { ownDrawing } from './own-drawings.ts';
import { isWholeKey, wholeKeyOf } from './whole-faces.ts';

const files = new Map<string, Uint8Array>();
const loaded = new Map<string, FontFace>();

function isServed(key: string): boolean {
  return isFaceKey(key) || isFallbackKey(key);
}

/** The TrueType file of a face, exactly the bytes that browsers get and the press embeds; a whole face is read here only. */
export function fontFile(key: string): Uint8Array {
  const known = files.get(key);
  if (known) return known;
  if (!isServed(key) && !isWholeKey(key)) throw new RangeError(`no face ${key}`);
  const bytes = new Uint8Array(readFileSync(join(fontFolder, isServed(key) ? '' : 'whole', `${key}.ttf`)));
  files.set(key, bytes);
  return bytes;
}

function openFace(key: string): FontFace {
  const known = loaded.get(key);
  if (known) return known;
  const face = harfbuzzFace(harfbuzz, key, fontFile(key), isFaceKey(key) && faces[key].script);
  loaded.set(key, face);
  return face;
}

/** Patterns take a moment to read, and few texts may be hyphenated. */
const require = createRequire(import.meta.url);
let german: ((word: string) => string) | null = null;

const serverFonts: FontSet = {
  face: (key) => (isServed(key) ? openFace(key) : null),
  emoji: emojiOnServer,
  boundWords: germanBoundWords,
  hyphenate(word) {
    german ??= createHyphenation(require('hyphen/hyphen.js') as typeof createHyphenator, require('hyphen/patterns/de-1996.js'));
    return german(word);
  },
  embed: bidiFactory().getEmbeddingLevels,
  encodeQr: (content, ecc) => encode(content, qrSettings(ecc)).data,
  calendar: { names: calendarNames, layoutGrid: layoutCalendarGrid },
  drawings: { ...drawingLibrary, clipArt: (id) => ownDrawing(id) ?? drawingLibrary.clipArt(id) },
  clipToShape,
  maskPath,
};

const wholeFonts: FontSet = {
  ...serverFonts,
  wholeFace(letter, text) {
    const key = wholeKeyOf(letter, text);
    return key === null ? null : openFace(key);
  },
};

/** The letters of a text that no paper can show, as they are written. No whole face is opened. */
export function lettersWithoutFace(text: string): string[] {
  const prepared = prepareText(text);
  return lettersWithout(prepared, openFace('jost'), emojiOnServer, (letter) => wholeKeyOf(letter, prepared) !== null);
}

/** Every face of the shop, each read and parsed at its first use; one set for the whole process. */
export async function openFonts(): Promise<FontSet> {
  return serverFonts;
}

/** The same with the whole faces, for files that are laid out on the server only. */
export function openWholeFonts(): FontSet {
  return wholeFonts;
}
