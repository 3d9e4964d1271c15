/** What panels of an arrangement need of the editor, and how pictures that arrive find their places on the page. */
import { useContext } from 'react';
import type { Picture } from '#api/designs.ts';
import type { Collage } from '#core/design/collage.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { type Editor, EditorContext, useDesign } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { cellsOf, collagePage, isArranged, isCell } from './cells.ts';

/** Names a photo by its number. */
export type PhotoLabel = (number: number) => string;

export type ArrangedEditor = Editor<unknown> & { label: PhotoLabel };

export function useArrangedEditor(): ArrangedEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as ArrangedEditor;
}

/** The page with its settings and photos. */
export function useCollage(): { page: Page; collage: Collage; cells: readonly PhotoElement[] } {
  const { page, collage } = collagePage(useDesign());
  return { page, collage, cells: cellsOf(page) };
}

/** Photos that arrive within this time are arranged together. */
const arrivalMs = 250;

/**
 * Takes uploaded pictures as photos of the arrangement. False for a picture that replaces a photo or is meant for something else, and for all
 * of them while nothing is arranged.
 */
export function pictureTaker<Choice>(label: PhotoLabel): (ref: ElementRef | null, picture: Picture, store: EditorStore<Choice>) => boolean {
  const arrived: Picture[] = [];
  let isWaiting = false;

  function takeArrived(store: EditorStore<Choice>) {
    isWaiting = false;
    import('./arranging.ts').then(
      ({ addPictures }) => {
        if (isArranged(store.getState().history.content.design)) addPictures(store, arrived.splice(0), label);
      },
      // Without a network now: what has arrived is placed when more comes.
      () => undefined,
    );
  }

  return (ref, picture, store) => {
    const { design } = store.getState().history.content;
    if (!isArranged(design)) return false;
    if (ref) {
      const element = findElement(design, ref)?.element;
      if (!isCell(ref.element) || (element?.kind === 'photo' && element.photoId !== null)) return false;
    }
    arrived.push(picture);
    if (!isWaiting) setTimeout(() => takeArrived(store), arrivalMs);
    isWaiting = true;
    return true;
  };
}
