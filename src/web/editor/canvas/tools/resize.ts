/** Resize: corners scale, sides change one side; of a text a corner scales the letters and a side changes where lines break. */
import type { Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { boundsOf, type PagePoint, type PlacedElement, placedElements, unionOf } from '#web/editor/arrange/boxes.ts';
import {
  anchorOf,
  corners,
  directionOf,
  isCorner,
  minSideUm,
  type ResizeHandle,
  resizeBox,
  scaleBox,
  sides,
} from '#web/editor/arrange/resize-box.ts';
import { type SnapLines, snapEdge } from '#web/editor/arrange/snap.ts';
import { linesFor, snapPx } from './drag.ts';
import {
  distanceUm,
  endGesture,
  type GripDown,
  idle,
  type Pointer,
  type ResizeTool,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
} from './tool.ts';

type Resized = ResizeTool['resized'][number];

/** The handles of one element. Artwork is drawn in fixed size; a designer may fix the size of anything else. */
export function handlesOf(element: Element): readonly ResizeHandle[] {
  const mayResize = mayEdit(element, 'size');
  switch (element.kind) {
    case 'artwork':
    case 'spine-title':
      return [];
    case 'text':
      return [...(mayEdit(element, 'style') ? corners : []), ...(mayResize ? sides : [])];
    case 'photo':
      return mayResize ? [...corners, ...sides] : [];
    case 'clip-art':
    case 'qr':
      return mayResize ? corners : [];
    case 'shape':
      if (!mayResize) return [];
      return element.outline.as === 'line' ? ['e', 'w'] : [...corners, ...sides];
    case 'frame':
    case 'calendar-grid':
      return mayResize ? [...corners, ...sides] : [];
  }
}

/** Several elements scale together, by corners, where all of them may be moved and resized. */
export function canScaleAll(placed: readonly PlacedElement[]): boolean {
  return (
    placed.length > 1 &&
    placed.every(({ element }) => mayEdit(element, 'position') && handlesOf(element).length > 0 && mayEdit(element, 'size'))
  );
}

/** Corners of these change width and height apart; Shift reverses it. */
function hasFreeRatio(element: Element): boolean {
  return (
    element.kind === 'frame' ||
    element.kind === 'calendar-grid' ||
    (element.kind === 'shape' && (element.outline.as === 'rect' || element.outline.as === 'ellipse'))
  );
}

export function beginResize({ grip, pointer, at }: Omit<GripDown, 'grip'> & { grip: ResizeHandle }, context: ToolContext): ToolOutcome {
  const placed = placedElements(context.design, context.selection.values());
  const [first] = placed;
  const bounds = unionOf(placed.map(({ element }) => boundsOf(element)));
  if (!first || !bounds) return { tool: idle };
  const isOffered = placed.length === 1 ? handlesOf(first.element).includes(grip) : isCorner(grip) && canScaleAll(placed);
  if (!isOffered) return { tool: idle };
  const resized = placed.map(({ ref, element }): Resized => {
    const textSizeUm = element.kind === 'text' ? (context.textSizeUm(ref) ?? element.sizeUm) : 0;
    return { ref, element, textSizeUm };
  });
  const lines = linesFor(context.design, first.ref, placed);
  return { tool: { name: 'resize', coalesceKey: `resize ${at}`, handle: grip, start: pointer, resized, bounds, lines, step: resize } };
}

function resize(tool: ResizeTool, event: ToolEvent, { scale }: ToolContext): ToolOutcome {
  if ((event.type !== 'pointer-move' && event.type !== 'pointer-up') || event.pointer.id !== tool.start.id) return { tool };
  if (event.type === 'pointer-up') return endGesture();
  const { resized, coalesceKey } = tool;
  const [first] = resized;
  const options = { coalesceKey, isGesture: true };
  if (!first) return { tool };
  if (resized.length > 1) return { tool, edits: scaleAll(tool, event.pointer, scale), options };
  return { tool, ...resizeOne(tool, first, event.pointer, scale), options };
}

function scaleAll({ resized, bounds, handle, start }: ResizeTool, pointer: Pointer, scale: number): Edit[] {
  const wished = resizeBox({ ...bounds, rotation: 0 }, handle, distanceUm(start, pointer, scale), { keepsRatio: true });
  const least = Math.max(...resized.map((one) => minFactor(one)));
  const factor = Math.max(Math.min(1, least), wished.widthUm / bounds.widthUm);
  const about = anchorOf(bounds, handle);
  return resized.flatMap((one) => {
    const box = scaleBox(one.element, about, factor);
    return [{ kind: 'resizeElement' as const, ...one.ref, ...box }, ...lettersOf(one, factor, box.heightUm)];
  });
}

/** How small an element may become: letters to the floor of their text, boxes to two millimetres. */
function minFactor({ element, textSizeUm }: Resized): number {
  if (element.kind === 'text') return element.minSizeUm / textSizeUm;
  return Math.min(1, minSideUm / Math.min(element.widthUm, element.heightUm));
}

function lettersOf({ ref, element, textSizeUm }: Resized, factor: number, heightUm: number): Edit[] {
  if (element.kind !== 'text') return [];
  const sizeUm = Math.max(element.minSizeUm, Math.min(Math.round(textSizeUm * factor), heightUm));
  return [{ kind: 'setTextStyle', ...ref, style: { sizeUm } }];
}

function resizeOne(
  { handle, start, lines }: ResizeTool,
  one: Resized,
  pointer: Pointer,
  scale: number,
): Pick<ToolOutcome, 'edits' | 'guides'> {
  const { ref, element } = one;
  const by = distanceUm(start, pointer, scale);
  if (element.kind === 'text' && isCorner(handle)) return { edits: scaleLetters(one, handle, by) };
  const keepsRatio = isCorner(handle) && hasFreeRatio(element) === pointer.isShift;
  const snapped =
    keepsRatio || pointer.isFree || element.rotation !== 0 ? { by, guides: [] } : snapSides(element, handle, by, lines, scale);
  const box = resizeBox(element, handle, snapped.by, { keepsRatio, within: element.slot?.within, minUm: minimumOf(element) });
  return { edits: [{ kind: 'resizeElement', ...ref, ...box }], guides: snapped.guides };
}

/** Text may be as low as its smallest letters. */
function minimumOf(element: Element): number {
  return element.kind === 'text' ? element.minSizeUm : minSideUm;
}

/** The box grows with its letters where its size is free; otherwise only the letters change. */
function scaleLetters(one: Resized, handle: ResizeHandle, by: PagePoint): Edit[] {
  const { ref, element } = one;
  const within = element.slot?.within;
  const wished = resizeBox(element, handle, by, { keepsRatio: true, within, minUm: 1 });
  const factor = Math.max(Math.min(1, minFactor(one)), wished.widthUm / element.widthUm);
  if (!mayEdit(element, 'size')) return lettersOf(one, factor, element.heightUm);
  const back = turnedBack(element, handle, factor, wished);
  return [{ kind: 'resizeElement', ...ref, ...back }, ...lettersOf(one, factor, back.heightUm)];
}

/** The box at a factor that a limit changed; the corner opposite the handle stays. */
function turnedBack(element: Element, handle: ResizeHandle, factor: number, wished: Box): Box {
  if (factor === wished.widthUm / element.widthUm) return wished;
  const direction = directionOf(handle);
  const by = { xUm: element.widthUm * (factor - 1) * direction.x, yUm: element.heightUm * (factor - 1) * direction.y };
  const angle = (element.rotation * Math.PI) / 180;
  const turned = {
    xUm: by.xUm * Math.cos(angle) - by.yUm * Math.sin(angle),
    yUm: by.xUm * Math.sin(angle) + by.yUm * Math.cos(angle),
  };
  return resizeBox(element, handle, turned, { keepsRatio: true, minUm: 1 });
}

/** The dragged sides of an upright box on the lines they are near. */
function snapSides(
  element: Element,
  handle: ResizeHandle,
  by: PagePoint,
  lines: SnapLines,
  scale: number,
): { by: PagePoint; guides: NonNullable<ToolOutcome['guides']> } {
  const toleranceUm = (snapPx / scale) * 1000;
  const { x, y } = directionOf(handle);
  const box = resizeBox(element, handle, by, { keepsRatio: false, minUm: minimumOf(element) });
  const none = { byUm: 0, guides: [] };
  const across = x === 0 ? none : snapEdge(box, 'x', x > 0, lines, toleranceUm);
  const down = y === 0 ? none : snapEdge(box, 'y', y > 0, lines, toleranceUm);
  return { by: { xUm: by.xUm + across.byUm, yUm: by.yUm + down.byUm }, guides: [...across.guides, ...down.guides] };
}
