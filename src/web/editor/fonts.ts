/** What texts are set with in the browser: only the faces, emoji and patterns a design needs, the same files and shaping as on the server. */

import type { Design, TextElement } from '#core/design/document.ts';
import { type FaceKey, faces, fontPath, isFaceKey } from '#core/layout/faces.ts';
import { type HarfBuzzModule, harfbuzzFace } from '#core/layout/harfbuzz.ts';
import { createHyphenation } from '#core/layout/hyphenation.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import { emojiOf, fallbackKeys, needsFallback } from '#core/layout/text-runs.ts';
import { emojiInBrowser, isEmojiLoaded, loadEmoji } from './emoji.ts';

const loading = new Map<FaceKey, Promise<FontFace>>();
const loaded = new Map<FaceKey, FontFace>();

/** What is loaded so far in this window. */
const browserFonts: FontSet = { face: (key) => (isFaceKey(key) ? (loaded.get(key) ?? null) : null), emoji: emojiInBrowser };

/** HarfBuzz starts its wasm while it is imported, so it is imported only when a design is shown. */
let harfbuzz: Promise<HarfBuzzModule> | null = null;

async function fetchFace(key: FaceKey): Promise<FontFace> {
  // Named one by one, so that the rest of the library stays out of the build.
  harfbuzz ??= import('harfbuzzjs').then(({ Blob, Buffer, Face, Feature, Font, shape }) => ({ Blob, Buffer, Face, Feature, Font, shape }));
  const [hb, response] = await Promise.all([harfbuzz, fetch(fontPath(key))]);
  if (!response.ok) throw new Error(`font ${key}: ${response.status}`);
  const face = harfbuzzFace(hb, key, new Uint8Array(await response.arrayBuffer()), faces[key].script);
  loaded.set(key, face);
  return face;
}

/** The face, fetched once; a failed fetch may be tried again. */
export function loadFace(key: FaceKey): Promise<FontFace> {
  const known = loading.get(key);
  if (known) return known;
  const face = fetchFace(key);
  loading.set(key, face);
  face.catch(() => loading.delete(key));
  return face;
}

function textsOf(design: Design): TextElement[] {
  return design.pages.flatMap((page) => page.elements).filter((element) => element.kind === 'text');
}

let hyphenating: Promise<void> | null = null;

/** The patterns are large and rarely wanted, so they come only for texts that may be hyphenated. */
function loadHyphenation(): Promise<void> {
  hyphenating ??= Promise.all([import('hyphen/hyphen.js'), import('hyphen/patterns/de-1996.js')]).then(([library, patterns]) => {
    browserFonts.hyphenate = createHyphenation(library.default, patterns.default);
  });
  hyphenating.catch(() => {
    hyphenating = null;
  });
  return hyphenating;
}

/** True when everything that setting the design's texts takes is loaded, so that layout gives what the server gives. */
export function areFontsReady(design: Design): boolean {
  const texts = textsOf(design);
  const hasFallback = fallbackKeys.every((key) => browserFonts.face(key));
  return texts.every(({ text, font, hyphens }) => {
    if (!isFaceKey(font)) return true;
    const face = browserFonts.face(font);
    if (!face || (hyphens && !browserFonts.hyphenate)) return false;
    return emojiOf(text, face).every(isEmojiLoaded) && (hasFallback || !needsFallback(text, face, browserFonts));
  });
}

/**
 * Resolves when everything is there that laying out this design takes: the faces it names, the drawings of its emoji, patterns for words
 * that may be hyphenated, and the fallback faces as soon as one text holds a character its own face lacks. Cheap once they are loaded;
 * call it before each layout. Rejects when a file does not come.
 */
export async function loadFonts(design: Design): Promise<FontSet> {
  const texts = textsOf(design);
  const keys = new Set(texts.map((text) => text.font).filter(isFaceKey));
  await Promise.all([...keys].map(loadFace));
  const set = texts.flatMap(({ text, font }) => {
    const face = browserFonts.face(font);
    return face ? [{ text, face }] : [];
  });
  const emoji = new Set(set.flatMap(({ text, face }) => emojiOf(text, face)));
  await Promise.all([...Array.from(emoji, loadEmoji), ...(texts.some(({ hyphens }) => hyphens) ? [loadHyphenation()] : [])]);
  if (set.some(({ text, face }) => needsFallback(text, face, browserFonts))) await Promise.all(fallbackKeys.map(loadFace));
  return browserFonts;
}
