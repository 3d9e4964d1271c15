/**
 * The whole faces: all letters of a script, for names on papers and gift vouchers. Their files stay on the server, and which letters they have
 * is known without opening them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decomposed } from '#core/values/text/text-input.ts';
import { fontFolder } from './font-folder.ts';

/** A row of `fonts/whole/faces.json`; `ranges` are the code points of its file, in ascending order. */
export type WholeFace = {
  key: string;
  name: string;
  licence: string;
  sha256: string;
  ranges: readonly (readonly [from: number, to: number])[];
};

let rows: readonly WholeFace[] | null = null;

/** In order of preference. */
export function wholeFaces(): readonly WholeFace[] {
  rows ??= JSON.parse(readFileSync(join(fontFolder, 'whole/faces.json'), 'utf8')) as WholeFace[];
  return rows;
}

export function isWholeKey(key: string): boolean {
  return wholeFaces().some((face) => face.key === key);
}

function has({ ranges }: WholeFace, code: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] ?? [0, 0];
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** They need no glyph. */
const ignorable = /\u034f|[\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2060\u2066-\u2069]|[\ufe00-\ufe0f]/gu;

function hasAll(face: WholeFace, letters: string): boolean {
  return Array.from(letters.replace(ignorable, '')).every((character) => has(face, character.codePointAt(0) ?? 0));
}

const kana = /[\u3040-\u30ff]/u;
const [japanese, chinese] = ['noto-sans-jp', 'noto-sans-sc'];

/** The key of the first whole face that has a letter with its marks; characters that both write are Japanese in a text with kana. */
export function wholeKeyOf(letter: string, text: string): string | null {
  const found = wholeFaces().filter((face) => hasAll(face, letter) || hasAll(face, decomposed(letter)));
  const wanted = kana.test(text) ? japanese : chinese;
  const [first] = found;
  if (first?.key !== japanese && first?.key !== chinese) return first?.key ?? null;
  return found.find(({ key }) => key === wanted)?.key ?? first.key;
}
