/** What is dragged from the panel of elements onto the canvas; the panel's code comes after the canvas's. */
import type { PagePoint } from '#web/editor/arrange/boxes.ts';

/** Adds the element to the shown panel, its middle at a spot of the page. */
type Drop = (at: PagePoint) => void;

let dragged: Drop | null = null;

export function setDragged(drop: Drop | null): void {
  dragged = drop;
}

export function draggedElement(): Drop | null {
  return dragged;
}
