/** How pictures that arrive at an editor find their places among the photos that it arranges. */
import type { Picture } from '#api/designs.ts';
import { isArranged, isCell } from '#core/design/collage/cells.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';

/** Photos that arrive within this time are arranged together. */
const arrivalMs = 250;

/**
 * Takes uploaded pictures as photos of the arrangement. False for a picture that replaces a photo or is meant for something else, and for all
 * of them while nothing is arranged.
 */
export function pictureTaker<Choice>(): (ref: ElementRef | null, picture: Picture, store: EditorStore<Choice>) => boolean {
  const arrived: Picture[] = [];
  let isWaiting = false;

  function placeArrived(store: EditorStore<Choice>) {
    isWaiting = false;
    import('./arranging.ts').then(
      ({ addPictures }) => {
        if (isArranged(store.getState().history.content.design)) addPictures(store, arrived.splice(0));
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
    if (!isWaiting) setTimeout(() => placeArrived(store), arrivalMs);
    isWaiting = true;
    return true;
  };
}
