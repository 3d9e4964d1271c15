/** The photo that is dragged from the panel of a page onto another page; the panel's code comes after the strip's. */

/** `drop` puts it on the page of an index, as `useShownBookPage` counts. */
type DraggedPhoto = { drop(to: number): void };

let dragged: DraggedPhoto | null = null;

export function setDraggedPhoto(photo: DraggedPhoto | null): void {
  dragged = photo;
}

export function draggedPhoto(): DraggedPhoto | null {
  return dragged;
}
