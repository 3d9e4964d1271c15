/** Pictures of the catalogue as files: their keys, and drawing those that are requested and not there yet, in a thread. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { pictureWidths } from '#core/catalogue/picture.ts';
import { isFault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Steps } from '#core/values/steps/steps.ts';
import type { Shop } from '#services/handler.ts';
import { inSlices } from '#store/in-slices.ts';
import type { WebpFile } from './render-svg.ts';

/** `key` begins the keys of its files and is another one for another content; `draw` makes some of its widths. */
export type CataloguePictureSource = { key: string; draw(widths: readonly number[]): Promise<readonly WebpFile[]> };

/** Widths that lists and the home page load. */
export const listWidths = pictureWidths.filter((width) => width <= 480);

/** How long a visitor's browser waits for a picture that is being drawn, and how many may be drawn for visitors at once. */
const timeoutMs = 2_500;
const drawnAtOnce = 24;

/** `file`: path of the picture. `stand-in`: bare paper for now, because the picture was not drawn in time. */
export type PictureAnswer = { kind: 'file'; path: string } | { kind: 'stand-in'; svg: string };

/** A rectangle in the colour of paper that stretches to its box. The page recognises the ratio of 1:20 and requests the picture again. */
const placeholder = {
  kind: 'stand-in',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="200" preserveAspectRatio="none"><path fill="#e6e2d8" d="M0 0h10v200H0z"/></svg>',
} as const;

/** Pictures being drawn, by key. */
const drawingOf = weakMemoize((_files: Shop['files']) => new Map<string, Promise<void>>());

export type Drawing = {
  waitMs?: number;
  /** Whether a picture that is not there yet may be drawn. */
  mayDraw?: () => Promise<boolean>;
};

const hashesOf = weakMemoize((_template: object) => new Map<string, string>());

/** Hash of what `content` returns, made once for each `name` as long as the template is in memory. */
export function rememberedHash(template: object, name: string, content: () => unknown): string {
  const known = hashesOf(template);
  const made = known.get(name) ?? hash(content());
  known.set(name, made);
  return made;
}

/** SHA-256 of a value's JSON, in hexadecimal. */
export function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** 32 digits of the SHA-256 of the JSON of values, one a line: that of a large catalogue is longer than a string may be. */
function* hashSteps(values: readonly unknown[]): Steps<string> {
  const made = createHash('sha256');
  for (const value of values) {
    made.update(`${JSON.stringify(value)}\n`);
    yield;
  }
  return made.digest('hex').slice(0, 32);
}

export function pictureKey(panel: string, width: number): string {
  return `${panel}-${width}.webp`;
}

/**
 * A picture in a width. One that is not there yet is drawn now, in a thread of this process, and waited for (`waitMs`); then, where it may
 * not be drawn, and when many are being drawn already, there is a stand-in.
 */
export async function drawnPicture(
  shop: Shop,
  source: CataloguePictureSource,
  width: number,
  { waitMs = timeoutMs, mayDraw = async () => true }: Drawing = {},
): Promise<PictureAnswer> {
  const key = pictureKey(source.key, width);
  const path = await pathUnder(shop.files, key);
  if (path !== null) return { kind: 'file', path };
  const under = drawingOf(shop.files);
  if (!under.has(key) && !(await mayDraw())) return placeholder;
  if (!under.has(key) && under.size >= drawnAtOnce) return placeholder;
  const isDrawn = await Promise.race([
    drawOnce(shop, source, [width]).then(
      () => true,
      (error: unknown) => {
        shop.log('error', 'picture-failed', { key, error: String(error) });
        return false;
      },
    ),
    sleep(waitMs, false, { ref: false }),
  ]);
  const drawn = isDrawn ? await pathUnder(shop.files, key) : null;
  return drawn === null ? placeholder : { kind: 'file', path: drawn };
}

/** Pictures that were sent lately, by key: what lies under a key never changes. Some hundred in the sizes of lists. */
const sentOf = weakMemoize(
  (_files: Shop['files']) =>
    new LRUCache<string, Buffer>({ maxSize: 8_000_000, maxEntrySize: 200_000, sizeCalculation: (bytes) => bytes.length }),
);

/** `name` is another one for another content. */
export type PictureContent = Exclude<PictureAnswer, { kind: 'file' }> | { kind: 'content'; name: string; bytes: Buffer };

/** As `drawnPicture`, with the content of the file. */
export async function drawnContent(shop: Shop, source: CataloguePictureSource, width: number, drawing?: Drawing): Promise<PictureContent> {
  const key = pictureKey(source.key, width);
  const name = basename(key, '.webp');
  const sent = sentOf(shop.files);
  const known = sent.get(key);
  if (known) return { kind: 'content', name, bytes: known };
  const answer = await drawnPicture(shop, source, width, drawing);
  if (answer.kind !== 'file') return answer;
  const bytes = await readFile(answer.path);
  sent.set(key, bytes);
  return { kind: 'content', name, bytes };
}

/** The path of a file, or null when there is none. */
async function pathUnder(files: Shop['files'], key: string): Promise<string | null> {
  try {
    return await files.path(key);
  } catch (error) {
    if (isFault(error) && error.code === 'not-found') return null;
    throw error;
  }
}

/** As `drawMissing`, but concurrent requests for one picture share one drawing. */
export function drawOnce(shop: Shop, source: CataloguePictureSource, widths: readonly number[]): Promise<void> {
  const under = drawingOf(shop.files);
  const keys = widths.map((width) => pictureKey(source.key, width));
  const known = keys.length === 1 ? under.get(keys[0] ?? '') : undefined;
  if (known) return known;
  const work = drawMissing(shop, source, widths).finally(() => {
    for (const key of keys) if (under.get(key) === work) under.delete(key);
  });
  for (const key of keys) under.set(key, work);
  return work;
}

/** Draws those widths of a picture that have no file yet. */
export async function drawMissing(shop: Shop, source: CataloguePictureSource, widths: readonly number[]): Promise<void> {
  const missing: number[] = [];
  for (const width of widths) if (!(await shop.files.has(pictureKey(source.key, width)))) missing.push(width);
  if (missing.length === 0) return;
  const files = await source.draw(missing);
  for (const { width, bytes } of files) await shop.files.put(pictureKey(source.key, width), bytes);
}

export type Prewarming<T extends { id: string }> = {
  /** Names the folder of the pictures, `cards/` or `posters/`, and the template in the log. */
  kind: 'card' | 'poster';
  /** Of the code that draws; null when unknown. */
  codeHash: string | null;
  /** In the order in which their pictures are drawn. */
  templates: readonly T[];
  /** How many are drawn at once. */
  lanes: number;
  /** The picture of a template that lists show; null when it has none. */
  sourceOf(template: T): Promise<CataloguePictureSource | null>;
};

/**
 * Draws the pictures of lists that are missing, in threads of this process. One that cannot be drawn does not hold up the others. Finding
 * out which are missing draws every template once, so that the same code does it only once for the same templates and file store.
 */
export async function prewarmPictures<T extends { id: string }>(shop: Shop, prewarming: Prewarming<T>): Promise<void> {
  const { kind, codeHash, templates, lanes, sourceOf } = prewarming;
  const marker = codeHash ? `${kind}s/prewarmed-${await inSlices(hashSteps([codeHash, ...templates]))}` : null;
  if (marker && (await shop.files.has(marker))) return;
  let failed = 0;
  const waiting = templates.values();
  async function lane(): Promise<void> {
    for (const template of waiting) {
      try {
        const source = await sourceOf(template);
        if (source) await drawOnce(shop, source, listWidths);
      } catch (error) {
        failed += 1;
        shop.log('warn', 'picture-failed', { [kind]: template.id, error: String(error) });
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  if (marker && failed === 0) await shop.files.put(marker, new Uint8Array());
}
