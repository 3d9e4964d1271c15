/** The emoji on the server: pictures of an installed package, read once a process when the first one is wanted, drawn on demand. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { EmojiDrawing } from '#core/design/artwork.ts';
import { emojiDrawing } from '#core/design/emoji/drawing.ts';
import { flagDrawing } from '#core/design/emoji/flags.ts';
import { emojiKey } from '#core/design/emoji/key.ts';
import { emojiInks, picturesLeftOut } from '#core/design/emoji/pictures.ts';

type Pictures = {
  names: Record<string, string>;
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string; hFlip?: boolean }>;
};

const require = createRequire(import.meta.url);
const inks = new Map(emojiInks.map(([from, c, m, y, k, hex]) => [from, { c, m, y, k, hex }]));
const leftOut = new Set(picturesLeftOut);
/** Drawings used last; all of them would take ten times the memory of the pictures. `null`: there is no such emoji. */
const drawings = new LRUCache<string, { drawing: EmojiDrawing | null }>({ max: 500 });
let pictures: Pictures | null = null;

function readPictures(): Pictures {
  const read = (name: string) => JSON.parse(readFileSync(require.resolve(`@iconify-json/fluent-emoji-flat/${name}.json`), 'utf8'));
  pictures ??= { ...(read('icons') as Omit<Pictures, 'names'>), names: read('chars') as Record<string, string> };
  return pictures;
}

function draw(key: string): EmojiDrawing | null {
  const { names, icons, aliases } = readPictures();
  const name = Object.hasOwn(names, key) ? names[key] : undefined;
  if (name === undefined) return null;
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  const picture = alias?.parent ?? name;
  const body = icons[picture]?.body;
  if (body === undefined || leftOut.has(picture)) return null;
  return emojiDrawing(body, alias?.hFlip ?? false, (hex) => inks.get(hex) ?? null);
}

/** The drawing of an emoji by its key (core/emoji), or null where there is none. */
export function emojiByKey(key: string): EmojiDrawing | null {
  const known = drawings.get(key);
  if (known) return known.drawing;
  const drawing = draw(key) ?? flagDrawing(key);
  drawings.set(key, { drawing });
  return drawing;
}

/** The drawing of an emoji as it is written in a text. */
export function emojiOnServer(cluster: string): EmojiDrawing | null {
  return emojiByKey(emojiKey(cluster));
}
