/** The editor of a collage: its photos, how they are arranged, and what happens when photos arrive. */
import { useContext } from 'react';
import type { Picture } from '#api/designs.ts';
import type { Effort } from '#core/arrange/arrangement.ts';
import { photoCounts } from '#core/catalogue/collage-designs.ts';
import type { Collage } from '#core/design/collage.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { blankCollage } from '#core/products/collage/blank.ts';
import { isFault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { PhotoFrameEntry } from '#web/configurators/photo-frame/entry.ts';
import { type PhotoframeDocument, photoframeDocument } from '#web/configurators/photo-frame/photo-frame-content.ts';
import { createWallArtEditor, type WallArtEditor } from '#web/configurators/photo-frame/photo-frame-editor.ts';
import { EditorContext, useDesign } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { arrangeInWorker } from './arrange-in-worker.ts';
import { arrangedPage, arrangeInput, arrangeNow, cellsOf, mostPhotosOn, newCell } from './arrange-page.ts';

/** What of a collage changes at once; what is left out stays. */
export type CollageChange = {
  settings?: Partial<Collage>;
  /** In the customer's order. */
  cells?: readonly PhotoElement[];
  /** Ink token of the page, null for bare paper. */
  ground?: string | null;
};

export type CollageEditor = WallArtEditor & {
  /** Arranges the photos anew as one step. The sentence that says why it cannot be done; null: it is done. */
  arrange(change: CollageChange, options?: { isGesture?: boolean }): Message | null;
  /** The photos that keep their place in other arrangements, by their ids. */
  lock(locked: readonly string[]): void;
  /** Adds pictures, in empty places first. As many as fit; the number of those that do not. */
  addPictures(pictures: readonly Pick<Picture, 'id'>[]): number;
};

/** Name of the local copies of a collage before its first save. */
export const collageDraftName = 'collage';

/** The page of a collage with its settings. */
export function collagePage(design: DesignDocument): { page: Page; collage: Collage } {
  const [page] = design.pages;
  if (!page?.collage) throw new Error('a document without a collage');
  return { page, collage: page.collage };
}

/** As many photos are arranged well at once; with more a worker improves what is shown first. */
const wellAtOnce = 12;
/** Photos that arrive within this time are arranged together. */
const arrivalMs = 250;

/** `labels` names photos by their number. */
export function createCollageEditor(
  entry: PhotoFrameEntry,
  site: SiteView,
  { labels, Overlay }: { labels: (number: number) => string; Overlay: WallArtEditor['Overlay'] },
): CollageEditor {
  let arrived: Picture[] = [];
  let arrivals: ReturnType<typeof setTimeout> | null = null;

  const base = createWallArtEditor(entry, site, {
    draftName: collageDraftName,
    sidePanel: 'photos',
    async fetchBlank(choice, current) {
      const { page, collage } = collagePage(current);
      return { design: blankCollage(choice, collage, page.background), artworks: [] };
    },
    Overlay,
    settle,
    takePicture(ref, picture) {
      if (!isForCollage(ref)) return false;
      arrived.push(picture);
      arrivals ??= setTimeout(takeArrived, arrivalMs);
      return true;
    },
  });
  const { store } = base;

  function isForCollage(ref: ElementRef | null): boolean {
    const element = findElement(store.getState().history.content.design, ref)?.element;
    return !element || (element.kind === 'photo' && element.photoId === null);
  }

  function takeArrived() {
    arrivals = null;
    const taken = arrived;
    arrived = [];
    addPictures(taken);
  }

  /** On another sheet places are no longer locked: they were meant for the size of before. */
  function settle(design: PhotoframeDocument): PhotoframeDocument {
    const { page, collage } = collagePage(design);
    try {
      const settled = arrangeNow(page, { ...collage, locked: [] }, cellsOf(page), store.getState().pictures, effortFor(cellsOf(page)));
      return { ...design, pages: [settled] };
    } catch (error) {
      if (isFault(error)) return design;
      throw error;
    }
  }

  function write(page: Page, isGesture: boolean) {
    const { content } = store.getState().history;
    const design = { ...content.design, pages: [page] };
    store.change([{ kind: 'setContent', content: { ...content, design } }], { coalesceKey: `collage ${page.collage?.seed}`, isGesture });
  }

  /** Replaces what was arranged at once, unless something has changed since. */
  function improve(before: Page, collage: Collage, cells: readonly PhotoElement[], isGesture: boolean) {
    const { pictures } = store.getState();
    arrangeInWorker(arrangeInput(before, collage, cells, pictures)).then((better) => {
      const { page } = collagePage(store.getState().history.content.design);
      if (better && page === before) write(arrangedPage(page, collage, cells, better), isGesture);
    });
  }

  function arrange({ settings, cells: given, ground }: CollageChange, { isGesture = false } = {}): Message | null {
    const { page, collage: before } = collagePage(store.getState().history.content.design);
    const cells = given ?? cellsOf(page);
    const collage = { ...before, ...unlocked(settings), ...settings };
    const grounded = ground === undefined ? page : { ...page, background: ground };
    try {
      const next = arrangeNow(grounded, collage, cells, store.getState().pictures, effortFor(cells));
      write(next, isGesture);
      if (cells.length > wellAtOnce) improve(next, collage, cells, isGesture);
      return null;
    } catch (error) {
      if (isFault(error) && error.text) return error.text;
      throw error;
    }
  }

  function addPictures(pictures: readonly Pick<Picture, 'id'>[]): number {
    const { history, uploads } = store.getState();
    const { page, collage } = collagePage(history.content.design);
    const waiting = [...pictures];
    const filled = cellsOf(page).map((cell) => {
      const picture = cell.photoId === null ? waiting.shift() : undefined;
      return picture ? { ...cell, photoId: picture.id } : cell;
    });
    const isComing = uploads.some(({ status }) => status === 'sending' || status === 'checking' || status === 'queued');
    const kept = filled.filter(({ photoId }, at) => photoId !== null || isComing || at < photoCounts.min);
    const room = Math.max(0, mostPhotosOn(page, collage) - kept.length);
    for (const { id } of waiting.slice(0, room)) kept.push(newCell(kept, labels(kept.length + 1), id));
    arrange({ cells: kept });
    return Math.max(0, waiting.length - room);
  }

  function lock(locked: readonly string[]) {
    const { page, collage } = collagePage(store.getState().history.content.design);
    write({ ...page, collage: { ...collage, locked: [...locked] } }, false);
  }

  return { ...base, arrange, lock, addPictures };
}

/** Places are locked within their arrangement: with another one they are free again. */
function unlocked(settings: Partial<Collage> | undefined): Partial<Collage> {
  const isOther = settings && ['mode', 'gapUm', 'marginUm', 'design'].some((key) => key in settings);
  return isOther ? { locked: [] } : {};
}

function effortFor(cells: readonly unknown[]): Effort {
  return cells.length > wellAtOnce ? 'first' : 'best';
}

export function useCollageEditor(): CollageEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as CollageEditor;
}

export function useCollage(): { page: Page; collage: Collage; cells: readonly PhotoElement[] } {
  const { page, collage } = collagePage(photoframeDocument(useDesign()));
  return { page, collage, cells: cellsOf(page) };
}
