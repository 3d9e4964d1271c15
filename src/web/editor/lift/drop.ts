/** What dropping a photo does to a design, as one step. Products say how their pages take photos. */
import type { Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { DropTarget, LiftSource } from '#web/editor/canvas/tools/tool.ts';
import { type ElementRef, isSameElement } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { emptyEdits, type FindSeenPhoto, fillEdits, photoAt, swapEdits } from './moves.ts';

/** Pages of a product on which photos are laid out: a photo that comes or goes moves the others. */
export type LaidOutPages = {
  isLaidOut(page: Page): boolean;
  /** Puts the photo on a page as one step; false where the page is full. */
  toPage(source: LiftSource, page: string): boolean;
  /** Takes it out of a page as one step; false where it cannot be done. */
  remove(ref: ElementRef): boolean;
};

export type DropResult = 'swapped' | 'placed' | 'laid-out' | 'taken-out' | 'full' | 'refused' | 'same';

export function dropPhoto<Choice>(
  store: EditorStore<Choice>,
  pages: LaidOutPages | null,
  source: LiftSource,
  target: DropTarget,
): DropResult {
  switch (target.kind) {
    case 'frame':
      return toFrame(store, source, target.ref);
    case 'page':
      return pages?.toPage(source, target.page) ? 'laid-out' : 'full';
    case 'tray':
      return 'ref' in source ? removePhoto(store, pages, source.ref) : 'same';
    case 'way':
      return 'same';
  }
}

function toFrame<Choice>(store: EditorStore<Choice>, source: LiftSource, to: ElementRef): DropResult {
  const { history, pictures } = store.getState();
  const { design } = history.content;
  const find: FindSeenPhoto = (id) => pictures.find((picture) => picture.id === id) ?? null;
  if ('ref' in source && isSameElement(source.ref, to)) return 'same';
  const isFilled = photoAt(design, to)?.photoId != null;
  const edits = 'ref' in source ? swapEdits(design, source.ref, to, find) : fillEdits(design, to, source.photoId, find);
  if (edits.length === 0) return 'same';
  if (!write(store, edits)) return 'refused';
  store.dispatch({ type: 'select', ref: to, keepsPanel: true });
  return isFilled && 'ref' in source ? 'swapped' : 'placed';
}

function removePhoto<Choice>(store: EditorStore<Choice>, pages: LaidOutPages | null, ref: ElementRef): DropResult {
  const { design } = store.getState().history.content;
  const page = design.pages.find(({ id }) => id === ref.page);
  if (page && pages?.isLaidOut(page)) return pages.remove(ref) ? 'taken-out' : 'refused';
  const edits = emptyEdits(design, ref);
  return edits.length > 0 && write(store, edits) ? 'taken-out' : 'refused';
}

/** One step of its own. */
function write<Choice>(store: EditorStore<Choice>, edits: readonly Edit[]): boolean {
  const isDone = store.edit(edits);
  store.dispatch({ type: 'end-coalescing' });
  return isDone;
}
