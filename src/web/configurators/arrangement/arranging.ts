/** Changes of a collage as steps of its editor: settings, photos, pictures that arrive. Loaded once the page is shown. */
import type { Picture } from '#api/designs.ts';
import type { Effort } from '#core/arrange/arrangement.ts';
import { photoCounts } from '#core/catalogue/collage-designs.ts';
import type { Collage } from '#core/design/collage/collage.ts';
import { withShapeOfMode } from '#core/design/collage/outline.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { isFault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { arrangeInWorker } from './arrange-in-worker.ts';
import { arrangedPage, arrangeInput, arrangeNow, type KnownPictures, maxPhotosOn } from './arrange-page.ts';
import { arrangedCells, collagePage, newCell, withPage } from './cells.ts';

/** What of a collage changes at once; what is left out stays. */
export type CollageChange = {
  settings?: Partial<Collage>;
  /** In the customer's order. */
  cells?: readonly PhotoElement[];
  /** Ink token of the page, null for bare paper. */
  ground?: string | null;
};

/** As many photos are arranged well at once; with more a worker improves what is shown first. */
const wellAtOnce = 12;

function effortFor(cells: readonly unknown[]): Effort {
  return cells.length > wellAtOnce ? 'first' : 'best';
}

/** The document on a sheet that has changed. Places are no longer locked: they were meant for the size of before. */
export function settled<D extends DesignDocument>(design: D, pictures: KnownPictures): D {
  const { page, collage } = collagePage(design);
  const cells = arrangedCells(page);
  try {
    return withPage(design, arrangeNow(page, { ...collage, locked: [] }, cells, pictures, effortFor(cells)));
  } catch (error) {
    if (isFault(error)) return design;
    throw error;
  }
}

function write<Choice>(store: EditorStore<Choice>, page: Page, isGesture: boolean): void {
  const { content } = store.getState().history;
  const design = withPage(content.design, page);
  store.change([{ kind: 'setContent', content: { ...content, design } }], { coalesceKey: `collage ${page.collage?.seed}`, isGesture });
}

/** Places are locked within their arrangement: with another one they are free again. */
function unlocked(settings: Partial<Collage> | undefined): Partial<Collage> {
  const isOther = settings && ['mode', 'shape', 'gapUm', 'marginUm', 'design'].some((key) => key in settings);
  return isOther ? { locked: [] } : {};
}

/** Arranges the photos anew as one step. The sentence that says why it cannot be done; null: it is done. */
export function arrangePhotos<Choice>(
  store: EditorStore<Choice>,
  { settings, cells: given, ground }: CollageChange,
  { isGesture = false } = {},
): Message | null {
  const { history, pictures } = store.getState();
  const { page, collage: before } = collagePage(history.content.design);
  const cells = given ?? arrangedCells(page);
  const collage = withShapeOfMode({ ...before, ...unlocked(settings), ...settings });
  try {
    const grounded = ground === undefined ? page : { ...page, background: ground };
    const next = arrangeNow(grounded, collage, cells, pictures, effortFor(cells));
    write(store, next, isGesture);
    if (cells.length > wellAtOnce) improve(store, next, { collage, cells, isGesture });
    return null;
  } catch (error) {
    if (isFault(error) && error.details.text) return error.details.text;
    throw error;
  }
}

type Improvement = { collage: Collage; cells: readonly PhotoElement[]; isGesture: boolean };

/** Replaces what was arranged at once, unless something has changed since. */
function improve<Choice>(store: EditorStore<Choice>, shown: Page, { collage, cells, isGesture }: Improvement): void {
  arrangeInWorker(arrangeInput(shown, collage, cells, store.getState().pictures)).then(
    (better) => {
      const { page } = collagePage(store.getState().history.content.design);
      if (better && page === shown) write(store, arrangedPage(page, collage, cells, better), isGesture);
    },
    // What is shown stays.
    () => undefined,
  );
}

/** The photos that keep their place in other arrangements, by their ids. */
export function lockPhotos<Choice>(store: EditorStore<Choice>, locked: readonly string[]): void {
  const { page, collage } = collagePage(store.getState().history.content.design);
  write(store, { ...page, collage: { ...collage, locked: [...locked] } }, false);
}

/**
 * Adds pictures as photos, in empty places first; places that are still empty go when no more is uploaded. Returns
 * the number of pictures that have no place.
 */
export function addPictures<Choice>(store: EditorStore<Choice>, pictures: readonly Pick<Picture, 'id'>[]): number {
  const { history, uploads } = store.getState();
  const { page, collage } = collagePage(history.content.design);
  const waiting = [...pictures];
  const filled = arrangedCells(page).map((cell) => {
    const picture = cell.photoId === null ? waiting.shift() : undefined;
    return picture ? { ...cell, photoId: picture.id } : cell;
  });
  const isComing = uploads.some(({ status }) => status === 'sending' || status === 'checking' || status === 'queued');
  const kept = filled.filter(({ photoId }, at) => photoId !== null || isComing || at < photoCounts.min);
  const room = Math.max(0, maxPhotosOn(page, collage) - kept.length);
  for (const { id } of waiting.slice(0, room)) kept.push(newCell(kept, kept.length + 1, id));
  arrangePhotos(store, { cells: kept });
  return Math.max(0, waiting.length - room);
}
