/** Names of the drawings and emoji of the library: the first of the words that it is searched by. */
import { drawingTexts } from './de/drawings.ts';
import { ownDrawingTexts } from './de/editor/own-drawings.ts';
import { elementsTexts } from './de/elements.ts';

function firstWords(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, words]) =>
      /^(?:clip|emoji)\./.test(key) ? [[`library.${key}`, words.split(',', 1)[0] ?? words]] : [],
    ),
  );
}

export const libraryNames = firstWords({ ...drawingTexts, ...ownDrawingTexts, ...elementsTexts });
