/** Fonts of designs on the server: files in `fonts/`, read once a process. Fonts of web pages are separate files. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import bidiFactory from 'bidi-js';
import * as harfbuzz from 'harfbuzzjs';
import type createHyphenator from 'hyphen/hyphen.js';
import { encode } from 'uqr';
import { drawingLibrary } from '#core/design/library/library.ts';
import { layoutCalendarGrid } from '#core/layout/calendar/calendar-grid.ts';
import { clipToShape } from '#core/layout/clip-to-shape.ts';
import { qrSettings } from '#core/layout/qr.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import { type FaceKey, faces, isFaceKey } from '#core/layout/text/faces.ts';
import { harfbuzzFace } from '#core/layout/text/harfbuzz.ts';
import { createHyphenation } from '#core/layout/text/hyphenation.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { emojiOnServer } from './emoji.ts';

/** The folder `fonts/` above this module, wherever the build put it. */
function fontFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'fonts/faces.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'fonts');
}

const folder = fontFolder();
const files = new Map<FaceKey, Uint8Array>();
const loaded = new Map<FaceKey, FontFace>();

/** The TrueType file of a face, exactly the bytes that browsers get and the press embeds. */
export function fontFile(key: FaceKey): Uint8Array {
  const known = files.get(key);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(join(folder, `${key}.ttf`)));
  files.set(key, bytes);
  return bytes;
}

/** Patterns take a moment to read, and few texts may be hyphenated. */
const require = createRequire(import.meta.url);
let german: ((word: string) => string) | null = null;

const serverFonts: FontSet = {
  face(key) {
    if (!isFaceKey(key)) return null;
    const known = loaded.get(key);
    if (known) return known;
    const face = harfbuzzFace(harfbuzz, key, fontFile(key), faces[key].script);
    loaded.set(key, face);
    return face;
  },
  emoji: emojiOnServer,
  boundWords: germanBoundWords,
  hyphenate(word) {
    german ??= createHyphenation(require('hyphen/hyphen.js') as typeof createHyphenator, require('hyphen/patterns/de-1996.js'));
    return german(word);
  },
  embed: bidiFactory().getEmbeddingLevels,
  encodeQr: (content) => encode(content, qrSettings).data,
  calendar: { names: calendarNames, layoutGrid: layoutCalendarGrid },
  drawings: drawingLibrary,
  clipToShape,
};

/** Every face of the shop, each read and parsed at its first use; one set for the whole process. */
export async function openFonts(): Promise<FontSet> {
  return serverFonts;
}
