/** How emoji are named: in the list of pictures and in the addresses their drawings are fetched from. */
import { emojiVersion } from './pictures.ts';

/** The code points of a written emoji in hexadecimal, without the selector that asks for colour: "1f469-200d-1f680". */
export function emojiKey(cluster: string): string {
  return Array.from(cluster, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .filter((code) => code !== 'fe0f')
    .join('-');
}

/** The address the shop serves an emoji's drawing at; it changes with the drawings. */
export function emojiPath(key: string): string {
  return `/emoji/${emojiVersion}/${key}.json`;
}

/** Longest emoji there are: families of four with joiners, and flags of regions. */
const pathPattern = /^\/emoji\/([0-9a-f]{8})\/((?:[0-9a-f]{4,5}-){0,9}[0-9a-f]{4,5})\.json$/;

/** The key in such an address and whether it asks for the drawings of this version; null for any other address. */
export function parseEmojiPath(path: string): { key: string; isCurrent: boolean } | null {
  const [, version, key] = pathPattern.exec(path) ?? [];
  return key === undefined ? null : { key, isCurrent: version === emojiVersion };
}
