/** Drag: moves the selected elements together; the box around them snaps to lines of the panel and of other elements. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { boundsOf, type PagePoint, type PlacedElement, placedElements, unionOf } from '#web/editor/arrange/boxes.ts';
import { type SnapLines, snapBox, snapLinesOf } from '#web/editor/arrange/snap.ts';
import { type ElementRef, faceOf, findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import { type DragTool, distanceUm, endGesture, idle, type Pointer, type ToolContext, type ToolEvent, type ToolOutcome } from './tool.ts';

/** Elements this near to a line snap to it. */
export const snapPx = 6;
const noLines: SnapLines = { x: { edges: [], middles: [] }, y: { edges: [], middles: [] }, others: [] };

/** `ref` is the pressed element, whose panel gives the lines. */
export function beginDrag(
  refs: readonly ElementRef[],
  ref: ElementRef,
  { start, at }: { start: Pointer; at: number },
  pointer: Pointer,
  context: ToolContext,
): ToolOutcome {
  const moved = movable(context.design, refs);
  const bounds = unionOf(moved.map(({ element }) => boundsOf(element)));
  if (!bounds) return { tool: idle };
  const lines = linesFor(context.design, ref, moved);
  return dragTo({ name: 'drag', coalesceKey: `drag ${at}`, start, moved, bounds, lines }, pointer, context);
}

/** Lines of the panel an element lies on, without those of what moves. */
export function linesFor(design: DesignDocument, ref: ElementRef, moving: readonly PlacedElement[]): SnapLines {
  const found = findElement(design, ref);
  const panel = found && faceOf(found.page, found.element);
  if (!found || !panel) return noLines;
  return snapLinesOf(found.page, panel, new Set(moving.map(({ element }) => element.id)));
}

export function drag(tool: DragTool, event: ToolEvent, context: ToolContext): ToolOutcome {
  if (event.type === 'pointer-move' && event.pointer.id === tool.start.id) return dragTo(tool, event.pointer, context);
  if (event.type === 'pointer-up' && event.pointer.id === tool.start.id) return endGesture();
  return { tool };
}

function dragTo(tool: DragTool, pointer: Pointer, { design, scale }: ToolContext): ToolOutcome {
  const { bounds, lines, moved, start, coalesceKey } = tool;
  const by = along(distanceUm(start, pointer, scale), pointer.isShift);
  const toleranceUm = pointer.isFree ? 0 : (snapPx / scale) * 1000;
  const snapped = snapBox({ ...bounds, xUm: bounds.xUm + by.xUm, yUm: bounds.yUm + by.yUm }, lines, toleranceUm);
  const edits = moved.flatMap((one) => {
    const area = areaOf(design, one, pointer.isMouse);
    return area ? [moveTo(one, area, by.xUm + snapped.xUm, by.yUm + snapped.yUm)] : [];
  });
  return { tool, edits, options: { coalesceKey, isGesture: true }, guides: snapped.guides };
}

/** With Shift only the longer way of the two. */
function along({ xUm, yUm }: PagePoint, isShift: boolean): PagePoint {
  if (!isShift) return { xUm, yUm };
  return Math.abs(xUm) > Math.abs(yUm) ? { xUm, yUm: 0 } : { xUm: 0, yUm };
}

/** Moves what may be moved by a distance, as one step with the moves before it. */
export function moveSelection(
  design: DesignDocument,
  refs: readonly ElementRef[],
  xUm: number,
  yUm: number,
): Pick<ToolOutcome, 'edits' | 'options'> {
  const edits = movable(design, refs).flatMap((one) => {
    const area = areaOf(design, one, false);
    return area ? [moveTo(one, area, xUm, yUm)] : [];
  });
  return edits.length === 0 ? {} : { edits, options: { coalesceKey: `move ${refs.map(refKey).join(' ')}` } };
}

function movable(design: DesignDocument, refs: readonly ElementRef[]): PlacedElement[] {
  return placedElements(design, refs).filter(({ element }) => mayEdit(element, 'position'));
}

/** Where an element may lie: a mouse takes it to other panels of the page, a finger sees only its own. */
function areaOf(design: DesignDocument, { ref, element }: PlacedElement, isMouse: boolean): Box | null {
  const page = design.pages.find(({ id }) => id === ref.page);
  if (!page) return null;
  return isMouse ? { xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm } : (faceOf(page, element) ?? null);
}

/** Half of an element may leave the area: more would lose it. A designer's area holds all of it. */
function moveTo({ ref, element }: PlacedElement, area: Box, byXUm: number, byYUm: number): Edit {
  const within = element.slot?.within;
  const clamp = (value: number, own: number, from: number, length: number) =>
    Math.round(
      within ? Math.max(from, Math.min(from + length - own, value)) : Math.min(from + length - own / 2, Math.max(from - own / 2, value)),
    );
  const { xUm, yUm, widthUm, heightUm } = within ?? area;
  return {
    kind: 'moveElement',
    ...ref,
    xUm: clamp(element.xUm + byXUm, element.widthUm, xUm, widthUm),
    yUm: clamp(element.yUm + byYUm, element.heightUm, yUm, heightUm),
  };
}
