/** Where a gesture takes elements before the document has them: they are drawn as they were laid out, with a transform. */
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import { middleOf, type PagePoint, type PlacedElement } from './boxes.ts';

export type GesturePlace = Pick<Element, 'xUm' | 'yUm' | 'rotation'>;

/** Keyed as a selection is. */
export type Moving = ReadonlyMap<string, GesturePlace>;

export const nothingMoving: Moving = new Map();

/** Where the edits take elements; null where one of them does more than move or turn, so that the element must be laid out. */
export function gesturePlaces(design: Pick<DesignDocument, 'pages'>, edits: readonly Edit[]): Moving | null {
  const places = new Map<string, GesturePlace>();
  for (const edit of edits) {
    const change = changeOf(edit);
    if (!change) return null;
    const key = refKey(change.ref);
    const before = places.get(key) ?? findElement(design, change.ref)?.element;
    if (!before) return null;
    const { xUm, yUm, rotation } = { ...before, ...change.place };
    places.set(key, { xUm, yUm, rotation });
  }
  return places;
}

function changeOf(edit: Edit): { ref: ElementRef; place: Partial<GesturePlace> } | null {
  if (edit.kind === 'moveElement') return { ref: edit, place: { xUm: edit.xUm, yUm: edit.yUm } };
  if (edit.kind !== 'setProperties') return null;
  const { rotation, ...others } = edit.properties;
  return rotation === undefined || Object.keys(others).length > 0 ? null : { ref: edit, place: { rotation } };
}

/** How far all of these elements are moved alike; null where they are not, or one is turned. */
export function commonShift(placed: readonly PlacedElement[], moving: Moving): PagePoint | null {
  let common: PagePoint = { xUm: 0, yUm: 0 };
  for (const [index, { ref, element }] of placed.entries()) {
    const place = moving.get(refKey(ref)) ?? element;
    const shift = { xUm: place.xUm - element.xUm, yUm: place.yUm - element.yUm };
    if (place.rotation !== element.rotation) return null;
    if (index > 0 && (shift.xUm !== common.xUm || shift.yUm !== common.yUm)) return null;
    common = shift;
  }
  return common;
}

/**
 * The CSS transform that takes what was laid out for an element to a place, in a picture that shows this part of its page. In shares of the
 * picture, so that it holds at any zoom; its origin is the upper left corner.
 */
export function transformTo(element: Element, { xUm, yUm, rotation }: GesturePlace, view: Box): string {
  const share = (x: number, y: number) => `translate(${(x / view.widthUm) * 100}%, ${(y / view.heightUm) * 100}%)`;
  const move = share(xUm - element.xUm, yUm - element.yUm);
  if (rotation === element.rotation) return move;
  const middle = middleOf(element);
  const [x, y] = [middle.xUm - view.xUm, middle.yUm - view.yUm];
  return `${move} ${share(x, y)} rotate(${rotation - element.rotation}deg) ${share(-x, -y)}`;
}
