/** Emoji in the browser: the drawings a design's texts need, one by one, the very shapes the press gets. */

import type { EmojiDrawing } from '#core/design/artwork.ts';
import { emojiKey, emojiPath } from '#core/design/emoji/key.ts';

const loading = new Map<string, Promise<void>>();
/** Null for what looks like an emoji and has no drawing. */
const loaded = new Map<string, EmojiDrawing | null>();

/** The drawing of a written emoji, once it is loaded. */
export function emojiInBrowser(cluster: string): EmojiDrawing | null {
  return loaded.get(emojiKey(cluster)) ?? null;
}

export function isEmojiLoaded(cluster: string): boolean {
  return loaded.has(emojiKey(cluster));
}

async function fetchDrawing(key: string): Promise<void> {
  const response = await fetch(emojiPath(key));
  if (!response.ok && response.status !== 404) throw new Error(`emoji ${key}: ${response.status}`);
  loaded.set(key, response.ok ? ((await response.json()) as EmojiDrawing) : null);
}

/** Resolves when it is known how the emoji is drawn; a failed fetch may be tried again. */
export function loadEmoji(cluster: string): Promise<void> {
  const key = emojiKey(cluster);
  const known = loading.get(key);
  if (known) return known;
  const drawing = fetchDrawing(key);
  loading.set(key, drawing);
  drawing.catch(() => loading.delete(key));
  return drawing;
}
