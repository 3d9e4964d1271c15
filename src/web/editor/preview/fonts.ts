/** What texts and codes are set with in the browser: only what a design needs, the same files and libraries as on the server. */

import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import { qrSettings } from '#core/layout/qr.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import { hasRtl } from '#core/layout/text/bidi.ts';
import { type FaceKey, faces, fontPath, isFaceKey } from '#core/layout/text/faces.ts';
import type { FallbackKey } from '#core/layout/text/fallback-faces.ts';
import { type HarfBuzzModule, harfbuzzFace } from '#core/layout/text/harfbuzz.ts';
import { createHyphenation } from '#core/layout/text/hyphenation.ts';
import { emojiOf, fallbackKeys, needsFallback, rareKeys } from '#core/layout/text/runs.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import type { Fields } from '#web/editor/fields/field-texts.ts';
import { emojiInBrowser, isEmojiLoaded, loadEmoji } from './emoji.ts';

type LoadedKey = FaceKey | FallbackKey;

const loading = new Map<LoadedKey, Promise<FontFace>>();
const loaded = new Map<string, FontFace>();

/** `fields` is there for designs with fields alone. */
export type EditorFonts = FontSet & { fields?: Fields };

/** What is loaded so far in this window. */
const browserFonts: EditorFonts = {
  face: (key) => loaded.get(key) ?? null,
  emoji: emojiInBrowser,
  boundWords: germanBoundWords,
};

/** HarfBuzz starts its wasm while it is imported, so it is imported only when a design is shown. */
let harfbuzz: Promise<HarfBuzzModule> | null = null;

async function pathOf(key: LoadedKey): Promise<string> {
  if (isFaceKey(key)) return fontPath(key);
  const { fallbackPath } = await import('#core/layout/text/fallback-faces.ts');
  return fallbackPath(key);
}

async function fetchFace(key: LoadedKey): Promise<FontFace> {
  // Named one by one, so that the rest of the library stays out of the build.
  harfbuzz ??= import('harfbuzzjs').then(({ Blob, Buffer, DrawFuncs, Face, Feature, Font, shape }) => ({
    Blob,
    Buffer,
    DrawFuncs,
    Face,
    Feature,
    Font,
    shape,
  }));
  const [hb, response] = await Promise.all([harfbuzz, fetch(await pathOf(key))]);
  if (!response.ok) throw new Error(`font ${key}: ${response.status}`);
  const face = harfbuzzFace(hb, key, new Uint8Array(await response.arrayBuffer()), isFaceKey(key) && faces[key].script);
  loaded.set(key, face);
  return face;
}

/** The face, fetched once; a failed fetch may be tried again. */
export function loadFace(key: LoadedKey): Promise<FontFace> {
  const known = loading.get(key);
  if (known) return known;
  const face = fetchFace(key);
  loading.set(key, face);
  face.catch(() => loading.delete(key));
  return face;
}

/**
 * Designs and elements whose texts what is loaded sets; nothing is unloaded again. Both are immutable, so an edit looks at the edited
 * element only.
 */
const readyDesigns = new WeakSet<DesignDocument>();
const readyElements = new WeakSet<Element>();

function elementsOf(design: DesignDocument): Element[] {
  return design.pages.flatMap((page) => page.elements);
}

/** What is written with which face; names of months and weekdays are in every face. */
function textsOf(elements: readonly Element[]): { element: Element; text: string; font: string }[] {
  return elements.flatMap((element): { element: Element; text: string; font: string }[] => {
    if (element.kind === 'text' || element.kind === 'spine-title') return [{ element, text: element.text, font: element.font }];
    if (element.kind !== 'calendar-grid') return [];
    const { marks, columns = [], font, titleFont } = element;
    const words = [...marks.map(({ text }) => text), ...columns].join('\n');
    return [
      { element, text: words, font },
      { element, text: '', font: titleFont },
    ];
  });
}

type Extra = { isWanted: (elements: readonly Element[], pages: readonly Page[]) => boolean; load: () => Promise<Partial<EditorFonts>> };

/** Each library is made once, however many designs ask for it while it comes. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
}

/** Libraries that few designs need: each comes with the first design that does. */
const extras: Readonly<Record<'hyphenate' | 'embed' | 'encodeQr' | 'calendar' | 'drawings' | 'clipToShape' | 'fields', Extra>> = {
  hyphenate: {
    isWanted: (elements) => elements.some((element) => element.kind === 'calendar-grid' || (element.kind === 'text' && element.hyphens)),
    load: once(async () => {
      const [library, patterns] = await Promise.all([import('hyphen/hyphen.js'), import('hyphen/patterns/de-1996.js')]);
      return { hyphenate: createHyphenation(library.default, patterns.default) };
    }),
  },
  embed: {
    isWanted: (elements) => textsOf(elements).some(({ text }) => hasRtl(text)),
    load: once(async () => {
      const { default: bidiFactory } = await import('bidi-js');
      return { embed: bidiFactory().getEmbeddingLevels };
    }),
  },
  encodeQr: {
    isWanted: (elements) => elements.some(({ kind }) => kind === 'qr'),
    load: once(async () => {
      const { encode } = await import('uqr');
      return { encodeQr: (content, ecc) => encode(content, qrSettings(ecc)).data };
    }),
  },
  calendar: {
    isWanted: (elements) => elements.some(({ kind }) => kind === 'calendar-grid'),
    load: once(async () => {
      const [{ calendarNames }, { layoutCalendarGrid }] = await Promise.all([
        import('#texts/calendar-names.ts'),
        import('#core/layout/calendar/calendar-grid.ts'),
      ]);
      return { calendar: { names: calendarNames, layoutGrid: layoutCalendarGrid } };
    }),
  },
  drawings: {
    isWanted: (elements, pages) =>
      elements.some(({ kind }) => kind === 'clip-art') || pages.some(({ ground }) => ground?.kind === 'library-pattern'),
    load: once(async () => {
      const { drawings } = await import('./drawings.ts');
      return { drawings };
    }),
  },
  clipToShape: {
    isWanted: (elements, pages) => pages.some(({ collage }) => collage?.shape) || elements.some((element) => 'maskId' in element),
    load: once(() => import('#core/layout/photo-frame/clips.ts')),
  },
  fields: {
    isWanted: (elements) => elements.some((element) => element.kind === 'text' && element.text.includes('{{')),
    load: once(() => import('#web/editor/fields/field-texts.ts')),
  },
};
const extraKeys = ['hyphenate', 'embed', 'encodeQr', 'calendar', 'drawings', 'clipToShape', 'fields'] as const;

function missingExtras(elements: readonly Element[], pages: readonly Page[]): Extra[] {
  return extraKeys
    .filter((key) => !browserFonts[key])
    .map((key) => extras[key])
    .filter(({ isWanted }) => isWanted(elements, pages));
}

/** True when everything that setting the design's texts takes is loaded, so that layout gives what the server gives. */
export function areFontsReady(design: DesignDocument): boolean {
  if (readyDesigns.has(design)) return true;
  const unknown = elementsOf(design).filter((element) => !readyElements.has(element));
  if (missingExtras(unknown, design.pages).length > 0 || browserFonts.drawings?.fetchFor?.(unknown)) return false;
  const others = fallbackKeys.flatMap((key) => browserFonts.face(key) ?? []);
  const hasRare = rareKeys.every((key) => loaded.has(key));
  const texts = textsOf(unknown);
  const isReady = texts.every(({ text, font }) => {
    if (!isFaceKey(font)) return true;
    const face = browserFonts.face(font);
    if (!face) return false;
    if (!emojiOf(text, face).every(isEmojiLoaded)) return false;
    return hasRare || !needsFallback(text, face, browserFonts, others.length < fallbackKeys.length ? [] : others);
  });
  if (isReady) {
    readyDesigns.add(design);
    for (const { element } of texts) readyElements.add(element);
  }
  return isReady;
}

/**
 * Resolves when everything is there that laying out this design takes: the faces it names, the drawings of its emoji, the libraries for
 * what few designs hold, and the fallback faces as soon as one text holds a character its own face lacks. Cheap once they are loaded;
 * call it before each layout. Rejects when a file does not come.
 */
export async function loadFonts(design: DesignDocument): Promise<EditorFonts> {
  const elements = elementsOf(design);
  const texts = textsOf(elements);
  const keys = new Set(texts.map((text) => text.font).filter(isFaceKey));
  const libraries = Promise.all(missingExtras(elements, design.pages).map(({ load }) => load()));
  const [loadedExtras] = await Promise.all([libraries, ...Array.from(keys, loadFace)]);
  const set = texts.flatMap(({ text, font }) => {
    const face = browserFonts.face(font);
    return face ? [{ text, face }] : [];
  });
  const emoji = new Set(set.flatMap(({ text, face }) => emojiOf(text, face)));
  await Promise.all(Array.from(emoji, loadEmoji));
  Object.assign(browserFonts, ...loadedExtras);
  await browserFonts.drawings?.fetchFor?.(elements);
  if (!set.some(({ text, face }) => needsFallback(text, face, browserFonts))) return browserFonts;
  const others = await Promise.all(fallbackKeys.map(loadFace));
  if (set.some(({ text, face }) => needsFallback(text, face, browserFonts, others))) await Promise.all(rareKeys.map(loadFace));
  return browserFonts;
}
