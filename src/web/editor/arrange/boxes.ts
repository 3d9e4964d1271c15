/** Boxes of elements on a page, upright and turned. Lengths in micrometres, angles in degrees clockwise. */
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';

export type PagePoint = { xUm: number; yUm: number };
export type TurnedBox = Box & { rotation: number };
export type PlacedElement = { ref: ElementRef; element: Element };

export function middleOf({ xUm, yUm, widthUm, heightUm }: Box): PagePoint {
  return { xUm: xUm + widthUm / 2, yUm: yUm + heightUm / 2 };
}

export function turnSpot({ xUm, yUm }: PagePoint, about: PagePoint, degrees: number): PagePoint {
  if (degrees === 0) return { xUm, yUm };
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [x, y] = [xUm - about.xUm, yUm - about.yUm];
  return { xUm: about.xUm + x * cosine - y * sine, yUm: about.yUm + x * sine + y * cosine };
}

/** The upright box around a turned one. */
export function boundsOf(box: TurnedBox): Box {
  const { xUm, yUm, widthUm, heightUm, rotation } = box;
  if (rotation % 180 === 0) return { xUm, yUm, widthUm, heightUm };
  const angle = (rotation * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const width = widthUm * cosine + heightUm * sine;
  const height = widthUm * sine + heightUm * cosine;
  const middle = middleOf(box);
  return { xUm: middle.xUm - width / 2, yUm: middle.yUm - height / 2, widthUm: width, heightUm: height };
}

/** The box around several; null for none. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ xUm }) => xUm));
  const top = Math.min(...boxes.map(({ yUm }) => yUm));
  const right = Math.max(...boxes.map(({ xUm, widthUm }) => xUm + widthUm));
  const bottom = Math.max(...boxes.map(({ yUm, heightUm }) => yUm + heightUm));
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

export function doOverlap(a: Box, b: Box): boolean {
  return a.xUm < b.xUm + b.widthUm && b.xUm < a.xUm + a.widthUm && a.yUm < b.yUm + b.heightUm && b.yUm < a.yUm + a.heightUm;
}

/** The referenced elements that are there, in drawing order. */
export function placedElements(design: Pick<DesignDocument, 'pages'>, refs: Iterable<ElementRef>): PlacedElement[] {
  const found = [...refs].flatMap((ref) => {
    const at = findElement(design, ref);
    return at ? [{ ref, element: at.element, rank: at.page.elements.indexOf(at.element) }] : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ ref, element }) => ({ ref, element }));
}

/** Moves an element by a distance; a designer's area holds all of it. */
export function moveBy({ ref, element }: PlacedElement, xUm: number, yUm: number): Edit {
  const area = element.slot?.within;
  const clamp = (at: number, size: number, from: number, room: number) => Math.max(from, Math.min(from + room - size, at));
  const x = Math.round(element.xUm + xUm);
  const y = Math.round(element.yUm + yUm);
  return {
    kind: 'moveElement',
    ...ref,
    xUm: area ? clamp(x, element.widthUm, area.xUm, area.widthUm) : x,
    yUm: area ? clamp(y, element.heightUm, area.yUm, area.heightUm) : y,
  };
}
