/** Catalogue pictures of cards as files: where one lies, and drawing what is asked for and not there yet, in a thread. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type CardPicture, picturePanelsOf, pictureWidths } from '#core/catalogue/picture.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { layoutEngine } from '#core/layout/layout.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { isFault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { createVersionedIndex } from '#core/values/versioned-index.ts';
import { familyOf } from '#designs/registry.ts';
import type { Shop } from '#services/handler.ts';
import { renderPool } from '#services/render-pool.ts';
import { readCatalogue } from '#store/catalogue/catalogue.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { enqueue } from '#store/job/jobs.ts';
import { shownRefinement } from './draw-card.ts';

/** Grows when pictures of the same drawing are to look different: paint, sample photos, encoding. */
const pictureEngine = 'card-picture 2';

/** How long a visitor's browser waits for a picture that is being drawn, and how many may be drawn for visitors at once. */
const timeoutMs = 2_500;
const drawnAtOnce = 24;

/** How long after the start the pictures are drawn that no visitor has requested. */
const prepareAfterMs = 600_000;

/** `file`: path of the picture. `stand-in`: bare paper for now, because the picture was not drawn in time. */
export type CardPictureAnswer = { kind: 'file'; path: string } | { kind: 'stand-in'; svg: string };

/** What lists and the home page load. */
const windowWidths = pictureWidths.filter((width) => width <= 480);

/** A rectangle in the colour of paper that stretches to its box. The page recognises the ratio of 1:20 and requests the picture again. */
const placeholder = {
  kind: 'stand-in',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="200" preserveAspectRatio="none"><path fill="#e6e2d8" d="M0 0h10v200H0z"/></svg>',
} as const;

/** Pictures being drawn, by key. */
const drawingOf = weakMemoize((_files: Shop['files']) => new Map<string, Promise<void>>());

type Drawing = {
  waitMs?: number;
  /** Whether a picture that is not there yet may be drawn. */
  mayDraw?: () => Promise<boolean>;
};

/**
 * A catalogue picture. One that is not there yet is drawn now, in a thread of this process, and waited for (`waitMs`); then, where it may
 * not be drawn, and when many are being drawn already, there is a stand-in. Null when the catalogue has no such card, form, colourway or panel.
 */
export async function cardPicture(
  shop: Shop,
  picture: CardPicture & { width: number },
  { waitMs = timeoutMs, mayDraw = async () => true }: Drawing = {},
): Promise<CardPictureAnswer | null> {
  const known = await panelKey(shop.store, picture);
  if (!known) return null;
  const key = pictureKey(known, picture.width);
  const path = await pathUnder(shop.files, key);
  if (path !== null) return { kind: 'file', path };
  const under = drawingOf(shop.files);
  if (!under.has(key) && !(await mayDraw())) return placeholder;
  if (!under.has(key) && under.size >= drawnAtOnce) return placeholder;
  const isDrawn = await Promise.race([
    drawOnce(shop, picture, known, [picture.width]).then(
      () => true,
      (error: unknown) => {
        shop.log('error', 'card-picture-failed', { key, error: String(error) });
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

/** As `cardPicture`, with the content of the file; `name` is another one for another content. */
export async function cardPictureContent(
  shop: Shop,
  picture: CardPicture & { width: number },
  drawing?: Drawing,
): Promise<Exclude<CardPictureAnswer, { kind: 'file' }> | { kind: 'content'; name: string; bytes: Buffer } | null> {
  const panel = await panelKey(shop.store, picture);
  if (!panel) return null;
  const key = pictureKey(panel, picture.width);
  const name = basename(key, '.webp');
  const sent = sentOf(shop.files);
  const known = sent.get(key);
  if (known) return { kind: 'content', name, bytes: known };
  const answer = await cardPicture(shop, picture, drawing);
  if (answer?.kind !== 'file') return answer;
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
function drawOnce(shop: Shop, picture: CardPicture, panel: string, widths: readonly number[]): Promise<void> {
  const under = drawingOf(shop.files);
  const keys = widths.map((width) => pictureKey(panel, width));
  const known = keys.length === 1 ? under.get(keys[0] ?? '') : undefined;
  if (known) return known;
  const work = drawMissing(shop, picture, widths).finally(() => {
    for (const key of keys) if (under.get(key) === work) under.delete(key);
  });
  for (const key of keys) under.set(key, work);
  return work;
}

/**
 * Draws what a fresh shop shows first: one front of every design in the sizes of lists, recommended ones first, two at a time, in
 * threads of this process. One that cannot be drawn does not hold up the others. Finding out which pictures are missing draws every
 * design once, so that the same code (`codeHash`; null when unknown) does it only once for the same catalogue and file store.
 */
export async function prewarmListPictures(shop: Shop, codeHash: string | null): Promise<void> {
  const templates = [...(await cardRows(shop.store)).values()].sort((a, b) => a.sort - b.sort);
  const marker = codeHash ? `cards/prewarmed-${hash([codeHash, templates]).slice(0, 32)}` : null;
  if (marker && (await shop.files.has(marker))) return;
  let failed = 0;
  const rows = templates.values();
  async function lane(): Promise<void> {
    for (const row of rows) {
      const [[form], [colourway]] = [row.forms, row.colourways];
      if (!form || !colourway) continue;
      const picture: CardPicture = { card: row.id, ...form, colourway: colourway.key, panel: 'front' };
      try {
        const panel = await panelKey(shop.store, picture);
        if (panel) await drawOnce(shop, picture, panel, windowWidths);
      } catch (error) {
        failed += 1;
        shop.log('warn', 'card-picture-failed', { card: row.id, error: String(error) });
      }
    }
  }
  await Promise.all([lane(), lane()]);
  if (marker && failed === 0) await shop.files.put(marker, new Uint8Array());
}

/** Draws those widths of a panel that have no file yet. A card that left the catalogue meanwhile draws nothing. */
export async function drawMissing(shop: Shop, picture: CardPicture, widths: readonly number[]): Promise<void> {
  const known = await panelKey(shop.store, picture);
  const row = (await cardRows(shop.store)).get(picture.card);
  if (!known || !row) return;
  const missing: number[] = [];
  for (const width of widths) if (!(await shop.files.has(pictureKey(known, width)))) missing.push(width);
  if (missing.length === 0) return;
  const files = await renderPool().run({ kind: 'card', row, picture, widths: missing });
  for (const { width, bytes } of files) await shop.files.put(pictureKey(known, width), bytes);
}

/**
 * Start of the keys of a panel's pictures, or null when the catalogue does not have it. It holds a hash of what the family draws,
 * so that a changed family, row or layout gets new pictures under new keys.
 */
export async function panelKey(store: Store, { card, form, format, colourway, panel }: CardPicture): Promise<string | null> {
  const row = (await cardRows(store)).get(card);
  const chosen = row?.colourways.find(({ key }) => key === colourway);
  const offered = row?.forms.some((one) => one.form === form && one.format === format);
  const isPanel = panel === 'front' || cardPages(form, format).some(({ panels }) => panels.some(({ id }) => id === panel));
  const exists = offered && picturePanelsOf(form).includes(panel) && isPanel;
  if (!row || !chosen || !exists) return null;
  return `cards/${card}/${form}-${format}-${colourway}-${panel}-${contentHash(row, form, format, chosen)}`;
}

export function pictureKey(panel: string, width: number): string {
  return `${panel}-${width}.webp`;
}

const rowsIndex = weakMemoize((store: Store) => createVersionedIndex(() => readRows(store)));

async function readRows(store: Store): Promise<Map<string, DesignTemplate>> {
  const stored = await readCatalogue(store);
  return new Map(stored.filter(({ kind }) => kind === 'design').map(({ id, row }) => [id, row as DesignTemplate]));
}

/** The templates of the catalogue by id, read again when the catalogue's version has grown. */
export async function cardRows(store: Store): Promise<Map<string, DesignTemplate>> {
  const version = (await readVersions(store)).get('catalogue') ?? 0;
  return (await rowsIndex(store).at(version)).value;
}

const hashesOf = weakMemoize((_row: DesignTemplate) => new Map<string, string>());

function rememberedHash(row: DesignTemplate, of: string, make: () => string): string {
  const known = hashesOf(row);
  const made = known.get(of) ?? make();
  known.set(of, made);
  return made;
}

/** Hash of what the family draws for a form and format. */
function drawingHash(row: DesignTemplate, form: CardPicture['form'], format: CardPicture['format']): string {
  return rememberedHash(row, `${form} ${format}`, () => hash(familyOf(row.family).draw(row, form, format)));
}

/** Mark of all that a picture shows, without its panel and size. */
function contentHash(
  row: DesignTemplate,
  form: CardPicture['form'],
  format: CardPicture['format'],
  { key, inks }: DesignTemplate['colourways'][number],
): string {
  return rememberedHash(row, `${form} ${format} ${key}`, () =>
    hash([pictureEngine, layoutEngine, shownRefinement(row), inks, drawingHash(row, form, format)]).slice(0, 16),
  );
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/**
 * Asks the work role, once for each version of the catalogue, to draw what lists show. Called when the shop starts; pictures that
 * no visitor has requested wait, so that a fresh shop has its processors for visitors.
 */
export async function prepareCardPictures(shop: Shop): Promise<void> {
  const version = (await readVersions(shop.store)).get('catalogue') ?? 0;
  const now = shop.clock();
  const runAt = new Date(now.getTime() + prepareAfterMs);
  await shop.store.write((trx) =>
    enqueue(trx, { kind: 'prepare-card-pictures', payload: {}, dedupe: `prepare-card-pictures ${version}`, runAt }, now),
  );
}
